import EaselBlocks
import Foundation

/// Functions that write data in the formats of Foundation.
enum DatumFormat {
  /// Returns whether a format writes percentages.
  static func isPercent<Format: FormatStyle>(_ format: Format) -> Bool {
    format is FloatingPointFormatStyle<Double>.Percent
      || format is FloatingPointFormatStyle<Float>.Percent
      || format is IntegerFormatStyle<Int>.Percent || format is Decimal.FormatStyle.Percent
  }

  /// Returns a closure that writes a datum in a format.
  ///
  /// A format without a locale of its own uses the environment's locale. The closure returns `nil`
  /// for a datum that is not of the format's input type, such as a fraction for an integer format,
  /// and for NaN and infinity. The minus sign is U+2212, and zero has none.
  static func writing<Format: FormatStyle>(
    _ format: Format
  ) -> (ChartDatum, EnvironmentValues) -> String?
  where Format.FormatInput: Plottable, Format.FormatOutput == String {
    { datum, environment in
      guard let value = Format.FormatInput(datum: datum) else { return nil }
      if case .number(let number) = datum, Format.FormatInput.self is any BinaryInteger.Type,
        number != number.rounded()
      {
        return nil
      }
      return ValueWriter(format, in: environment).string(value)
    }
  }
}
