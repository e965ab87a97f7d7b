import EaselBlocks
import Foundation

/// Functions that write data in the formats of Foundation.
enum DatumFormat {
  /// Returns a closure that writes a datum in a format.
  ///
  /// A format without a locale of its own uses the environment's locale. The closure returns `nil`
  /// for a datum that is not of the format's input type, such as a fraction for an integer format.
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
      return format.adapted(to: environment).format(value)
    }
  }
}
