import EaselBlocks
import Foundation

/// Formats the numbers of cells, and other values that have a format.
enum NumberCells {
  /// Whether the values of a format are numbers, which are aligned at their decimal separators.
  static func isNumber(_ type: Any.Type) -> Bool {
    // Asking a type for its protocols takes long the first time.
    NumberText.isNumber(type)
      || type != Date.self && type != String.self && type is any Numeric.Type
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
    environment.derived(DecimalWriter.self) {
      let format = Decimal.FormatStyle(locale: $0.locale).precision(.fractionLength(0...6))
      return DecimalWriter(write: writer(format))
    }.write
  }

  /// Writes the decimals of cells and sums in one environment.
  private struct DecimalWriter {
    let write: (Decimal) -> TableRowValue.Cell
  }

  /// Returns a closure that writes values in a format of the environment.
  static func writer<Format: FormatStyle>(
    _ format: Format
  ) -> (Format.FormatInput) -> TableRowValue.Cell where Format.FormatOutput == String {
    if let format = format as? Date.FormatStyle,
      let write = dates(format) as? (Format.FormatInput) -> TableRowValue.Cell
    {
      return write
    }
    let writer = ValueWriter(format)
    return fast(format)
      ?? { value in writer.string(value).map { .text($0) } ?? .invalid("\(value)") }
  }

  private static func dates(_ format: Date.FormatStyle) -> (Date) -> TableRowValue.Cell {
    let cells = DateCells(format)
    return { .text(cells.string($0)) }
  }

  /// Returns a closure that writes as the format does, many numbers in a fraction of the time; `nil`
  /// if the format has no pattern.
  ///
  /// - Parameter isEager: Whether the pattern is found at once, and not after some numbers.
  static func fast<Format: FormatStyle>(
    _ format: Format, isEager: Bool = false
  ) -> ((Format.FormatInput) -> TableRowValue.Cell)? where Format.FormatOutput == String {
    typealias Write = (Format.FormatInput) -> TableRowValue.Cell
    // Only Foundation's own formats write all numbers by one pattern.
    switch format {
    case let format as Decimal.FormatStyle:
      return decimal(format, format.locale, isEager) as? Write
    case let format as Decimal.FormatStyle.Currency:
      return decimal(format, format.locale, isEager) as? Write
    case let format as Decimal.FormatStyle.Percent:
      return decimal(format, format.locale, isEager) as? Write
    case let format as IntegerFormatStyle<Int>:
      return integer(format, format.locale, isEager) as? Write
    case let format as IntegerFormatStyle<Int>.Currency:
      return integer(format, format.locale, isEager) as? Write
    case let format as IntegerFormatStyle<Int>.Percent:
      return integer(format, format.locale, isEager) as? Write
    default: return nil
    }
  }

  private static func decimal<Format: FormatStyle>(
    _ format: Format, _ locale: Locale, _ isEager: Bool
  ) -> ((Decimal) -> TableRowValue.Cell)?
  where Format.FormatInput == Decimal, Format.FormatOutput == String {
    let writer = ValueWriter(format)
    let use = NumberPatterns.Use(format, locale) { writer.string($0) ?? "" }
    if isEager, use.find() == nil { return nil }
    return { value in
      (use.next()?.string(value) ?? writer.string(value)).map { .text($0) } ?? .invalid("\(value)")
    }
  }

  private static func integer<Format: FormatStyle>(
    _ format: Format, _ locale: Locale, _ isEager: Bool
  ) -> ((Int) -> TableRowValue.Cell)?
  where Format.FormatInput == Int, Format.FormatOutput == String {
    let writer = ValueWriter(format)
    let use = NumberPatterns.Use(format, locale) {
      // Given whole numbers only; a sample with a fraction shows that the format writes none.
      writer.string(($0 as NSDecimalNumber).intValue) ?? ""
    }
    if isEager, use.find() == nil { return nil }
    return { .text(use.next()?.string($0) ?? writer.string($0) ?? "") }
  }
}
