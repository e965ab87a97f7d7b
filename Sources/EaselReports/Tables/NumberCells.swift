import EaselBlocks
import Foundation

/// Formats the numbers of cells.
enum NumberCells {
  /// Whether the values of a format are numbers, which are aligned at their decimal separators.
  static func isNumber(_ type: Any.Type) -> Bool {
    type is any Numeric.Type || type is Decimal.Type
  }

  static func integer<Number: BinaryInteger>(
    in environment: EnvironmentValues
  ) -> (Number) -> TableRowValue.Cell {
    let locale = environment.locale
    if NumberText.isPlain(locale) { return { .text(NumberText.string($0, in: locale)) } }
    return writer(IntegerFormatStyle<Number>(locale: locale))
  }

  static func floatingPoint<Number: BinaryFloatingPoint>(
    in environment: EnvironmentValues
  ) -> (Number) -> TableRowValue.Cell {
    let write = writer(
      FloatingPointFormatStyle<Double>(locale: environment.locale)
        .precision(.fractionLength(0...6)))
    return { write(Double($0)) }
  }

  static func decimal(in environment: EnvironmentValues) -> (Decimal) -> TableRowValue.Cell {
    writer(Decimal.FormatStyle(locale: environment.locale).precision(.fractionLength(0...6)))
  }

  /// Returns a closure that writes values in a format of the environment.
  static func writer<Format: FormatStyle>(
    _ format: Format
  ) -> (Format.FormatInput) -> TableRowValue.Cell where Format.FormatOutput == String {
    let writer = ValueWriter(format)
    return fast(format)
      ?? { value in writer.string(value).map { .text($0) } ?? .invalid("\(value)") }
  }

  /// Whether a format is one of Foundation's own, which write all numbers by one pattern.
  private static func hasPattern(_ type: Any.Type) -> Bool {
    type is Decimal.FormatStyle.Type || type is Decimal.FormatStyle.Currency.Type
      || type is Decimal.FormatStyle.Percent.Type || type is IntegerFormatStyle<Int>.Type
      || type is IntegerFormatStyle<Int>.Currency.Type
      || type is IntegerFormatStyle<Int>.Percent.Type
  }

  /// Returns a closure that writes as the format does in a fraction of the time; `nil` if the
  /// format has no pattern.
  static func fast<Format: FormatStyle>(
    _ format: Format
  ) -> ((Format.FormatInput) -> TableRowValue.Cell)? where Format.FormatOutput == String {
    guard hasPattern(Format.self) else { return nil }
    if let format = format as? any FormatStyle<Decimal, String> {
      return decimal(format) as? (Format.FormatInput) -> TableRowValue.Cell
    }
    if let format = format as? any FormatStyle<Int, String> {
      return integer(format) as? (Format.FormatInput) -> TableRowValue.Cell
    }
    return nil
  }

  private static func decimal<Format: FormatStyle>(
    _ format: Format
  ) -> ((Decimal) -> TableRowValue.Cell)?
  where Format.FormatInput == Decimal, Format.FormatOutput == String {
    let writer = ValueWriter(format)
    guard let pattern = NumberPatterns.pattern(of: format, { writer.string($0) ?? "" }) else {
      return nil
    }
    return { value in
      (pattern.string(value) ?? writer.string(value)).map { .text($0) } ?? .invalid("\(value)")
    }
  }

  private static func integer<Format: FormatStyle>(
    _ format: Format
  ) -> ((Int) -> TableRowValue.Cell)?
  where Format.FormatInput == Int, Format.FormatOutput == String {
    let writer = ValueWriter(format)
    let decimal: (Decimal) -> String = {
      // Given whole numbers only; a sample with a fraction shows that the format writes none.
      writer.string(($0 as NSDecimalNumber).intValue) ?? ""
    }
    guard let pattern = NumberPatterns.pattern(of: format, decimal) else { return nil }
    return { .text(pattern.string($0) ?? writer.string($0) ?? "") }
  }
}
