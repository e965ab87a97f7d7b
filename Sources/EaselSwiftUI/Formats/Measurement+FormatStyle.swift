import Foundation

extension Measurement where UnitType: Dimension {
  /// A format for measurements.
  ///
  /// Foundation has this type on Apple's systems only. The number is written for the locale. Units are
  /// written as symbols in every language; names are written in English, and elsewhere as symbols.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The form of a unit: a name or a symbol.
    public struct UnitWidth: Codable, Hashable, Sendable {
      private let name: String
      /// The name of the unit: “12 degrees Celsius”.
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      /// The symbol of the unit: “12 km”.
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      /// The symbol of the unit without a space: “12km”, “12°”.
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }

    /// The form of the unit.
    public var width: UnitWidth
    /// The locale of the number.
    public var locale: Locale
    /// The purpose of the measurement, which decides its unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// The format of the number; `nil` is that of the usage.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether the scale of a temperature is left out: “12°”.
    var hidesScaleName = false

    /// Creates a format.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale) = (width, locale)
      (self.usage, self.numberFormatStyle) = (usage, numberFormatStyle)
    }

    /// Returns the format for another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }

    /// Returns the text of a measurement.
    public func format(_ measurement: Measurement<UnitType>) -> String {
      var (value, unit): (Double, Dimension) = (measurement.value, measurement.unit)
      var number = FloatingPointFormatStyle<Double>(locale: locale).precision(
        .fractionLength(0...6))
      if usage == .general, let converted = PreferredUnits.convert(value, unit, locale) {
        (value, unit) = converted
        // CLDR rounds converted values to whole numbers, but keeps two digits.
        number = number.precision(
          value.magnitude < 10 ? .significantDigits(1...2) : .fractionLength(0))
      }
      if let numberFormatStyle { number = numberFormatStyle.locale(locale) }
      return joined(number.format(value), unit, isOne: value == 1)
    }

    private func joined(_ number: String, _ unit: Dimension, isOne: Bool) -> String {
      let isDegree = unit.symbol.hasPrefix("°")
      if hidesScaleName, isDegree { return number + "°" }
      if width == .wide, locale.language.languageCode == .english,
        let name = UnitNames.english(unit, isOne: isOne)
      {
        return "\(number) \(name)"
      }
      if width == .narrow { return number + (isDegree ? "°" : unit.symbol) }
      // English writes 12°C, most other languages 12 °C.
      let isClosed =
        isDegree
        && ["en", "ja", "zh", "he"].contains(
          locale.language.languageCode?.identifier ?? "en")
      return number + (isClosed || unit.symbol == "°" ? "" : "\u{A0}") + unit.symbol
    }
  }

  /// Returns the text of the measurement in a format.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement { style.format(self) }

  /// Returns the text of the measurement in the common unit of the current locale.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension FormatStyle {
  /// Returns a format for measurements.
  ///
  /// - Parameters:
  ///   - width: The form of the unit.
  ///   - usage: The purpose of the measurement, which decides its unit.
  ///   - numberFormatStyle: The format of the number; `nil` is that of the usage.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Returns a format for temperatures.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
