import EaselBlocks
import Foundation

/// Writes data in formats of Foundation.
package enum DatumFormat {
  /// A closure that writes a datum in a format, in the environment's locale where it names none.
  ///
  /// Its result is nil for a datum that the format does not take, such as a fraction for a format of
  /// whole numbers.
  package static func writing<Format: FormatStyle>(
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
