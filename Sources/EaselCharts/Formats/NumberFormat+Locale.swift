import EaselBlocks
import EaselCanvas
import Foundation

extension NumberFormat {
  /// The locale that is used: the format's locale, otherwise that of the rendering; `nil` for the
  /// POSIX locale, whose numbers are those of the format.
  var effectiveLocale: Locale? {
    guard let locale = locale ?? RenderContext.currentLocale, !locale.isPOSIX else { return nil }
    return locale
  }

  /// Returns the format with the locale of an environment, unless it has one of its own.
  func localized(in environment: EnvironmentValues) -> NumberFormat {
    var format = self
    format.locale = locale ?? environment.locale.ofNumbers
    return format
  }

  /// Returns the text of a number by Foundation's format styles; `nil` if it is too large for the
  /// unit.
  func localized(_ value: Double, locale: Locale) -> String? {
    let style = FloatingPointFormatStyle<Double>(locale: locale)
    let text: String
    switch notation {
    case .plain:
      text =
        style.precision(stylePrecision).grouping(styleGrouping).sign(strategy: styleSign)
        .format(value)
    case .percent:
      text = FloatingPointFormatStyle<Double>.Percent(locale: locale)
        .precision(stylePrecision).grouping(styleGrouping).sign(strategy: styleSign)
        .format(value)
    case .scientific, .powerOfTen:
      text =
        style.notation(.scientific).precision(stylePrecision).sign(strategy: styleSign)
        .format(value)
    case .abbreviated:
      text =
        style.notation(.compactName).precision(compactPrecision).sign(strategy: styleSign)
        .format(value)
    case .unit(let unit):
      let number = value / pow(10, Double(unit.exponent))
      // Zero has no unit. A number that is too large for a unit is written by the format itself.
      guard number.isFinite, abs(number) < 1e15 else { return nil }
      text =
        style.precision(stylePrecision).grouping(styleGrouping).sign(strategy: styleSign)
        .format(number) + (value == 0 ? "" : unit.symbol)
    }
    // A number that is rounded to zero has no sign, and zero may have a negative one.
    if value.sign == .minus, isZero(text) { return localized(0, locale: locale) }
    return prefix + (value < 0 ? withMinusSign(text) : text) + suffix
  }

  /// Returns the text of a negative number with the format's minus sign instead of a hyphen.
  private func withMinusSign(_ text: String) -> String {
    guard let location = text.firstIndex(of: "-") else { return text }
    return text.replacingCharacters(in: location...location, with: minusSign)
  }

  /// Returns whether all digits of a text are zeros.
  private func isZero(_ text: String) -> Bool {
    let digits = text.unicodeScalars.filter { $0.properties.numericType == .decimal }
    return !digits.isEmpty && digits.allSatisfy { $0.properties.numericValue == 0 }
  }

  private typealias Style = NumberFormatStyleConfiguration

  private var styleGrouping: Style.Grouping { groupingSeparator.isEmpty ? .never : .automatic }

  private var compactPrecision: Style.Precision {
    precision == .automatic ? .significantDigits(1...3) : stylePrecision
  }

  private var stylePrecision: Style.Precision {
    // Foundation's styles support fewer digits than this format.
    func held(_ count: Int, minimum: Int) -> Int { max(minimum, min(20, count)) }
    return switch precision {
    case .automatic: .fractionLength(0...11)
    case .decimals(let count): .fractionLength(held(count, minimum: 0))
    case .decimalsUpTo(let count): .fractionLength(0...held(count, minimum: 0))
    case .significant(let count): .significantDigits(held(count, minimum: 1))
    case .significantUpTo(let count): .significantDigits(1...held(count, minimum: 1))
    }
  }

  private var styleSign: Style.SignDisplayStrategy {
    switch sign {
    case .negative: .automatic
    case .always: .always(includingZero: true)
    case .exceptZero: .always(includingZero: false)
    case .never: .never
    }
  }
}

extension Locale {
  /// The locale of numbers in charts; `nil` if it is the POSIX locale and the rendering has no other.
  ///
  /// The POSIX locale does not group digits, so values would differ from the labels of their axis.
  var ofNumbers: Locale? { isPOSIX && RenderContext.currentLocale == nil ? nil : self }

  fileprivate var isPOSIX: Bool { identifier == "en_US_POSIX" }
}
