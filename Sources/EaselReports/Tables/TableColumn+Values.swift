import EaselBlocks
import Foundation

extension TableColumn {
  /// Makes a column of texts.
  ///
  /// - Parameters:
  ///   - title: What stands at its head.
  ///   - value: What a cell shows of its row.
  public init(_ title: TextContent, value: KeyPath<Row, String>) {
    self.init(title, .text { _ in value.reader }, alignment: .leading, path: value)
  }

  /// Makes a column of whole numbers in the locale of the report.
  public init<Number: BinaryInteger>(_ title: TextContent, value: KeyPath<Row, Number>) {
    self.init(title, value: value, alignment: .decimal) { NumberCells.integer(in: $0) }
  }

  /// Makes a column of numbers in the locale of the report, with six fraction digits at most.
  public init<Number: BinaryFloatingPoint>(_ title: TextContent, value: KeyPath<Row, Number>) {
    self.init(title, value: value, alignment: .decimal) { NumberCells.floatingPoint(in: $0) }
  }

  /// Makes a column of decimal numbers in the locale of the report.
  public init(_ title: TextContent, value: KeyPath<Row, Decimal>) {
    self.init(title, value: value, alignment: .decimal) { NumberCells.decimal(in: $0) }
  }

  /// Makes a column of days in the locale and the time zone of the report.
  public init(_ title: TextContent, value: KeyPath<Row, Date>) {
    self.init(title, value: value, alignment: .leading) { environment in
      let style = Date.FormatStyle(date: .abbreviated, time: .omitted).adapted(to: environment)
      return { style.format($0) }
    }
  }

  /// Makes a column of values in a format; one that names no locale has the report's.
  ///
  /// - Parameters:
  ///   - title: What stands at its head.
  ///   - value: What a cell shows of its row.
  ///   - format: How it is written.
  public init<Format: FormatStyle>(
    _ title: TextContent, value: KeyPath<Row, Format.FormatInput>, format: Format
  ) where Format.FormatOutput == String {
    self.init(
      title, value: value,
      alignment: NumberCells.isNumber(Format.FormatInput.self)
        ? .decimal : .leading
    ) { environment in
      let style = format.adapted(to: environment)
      return NumberCells.fast(style, in: environment) ?? { style.format($0) }
    }
  }

  /// Makes a column of values that may be missing, in a format; the cell of one that is shows nothing.
  public init<Format: FormatStyle>(
    _ title: TextContent, value: KeyPath<Row, Format.FormatInput?>, format: Format
  ) where Format.FormatOutput == String {
    self.init(
      title, value: value,
      alignment: NumberCells.isNumber(Format.FormatInput.self)
        ? .decimal : .leading
    ) { environment in
      let style = format.adapted(to: environment)
      let write = NumberCells.fast(style, in: environment) ?? { style.format($0) }
      return { $0.map(write) ?? "" }
    }
  }

  private init<Value>(
    _ title: TextContent, value: KeyPath<Row, Value>, alignment: ColumnAlignment,
    _ makeWriter: @escaping (EnvironmentValues) -> (Value) -> String
  ) {
    self.init(
      title,
      .text { environment in
        let (read, write) = (value.reader, makeWriter(environment))
        return { write(read($0)) }
      }, alignment: alignment, path: value,
      total: { environment in
        let write = makeWriter(environment)
        return { ($0 as? Value).map(write) }
      })
  }
}

extension KeyPath {
  /// Reads the value: a stored property of a structure where it lies, all else by the key path, which
  /// takes as long as setting the cell.
  fileprivate var reader: (Root) -> Value {
    guard let offset = MemoryLayout<Root>.offset(of: self) else { return { $0[keyPath: self] } }
    return { root in
      withUnsafePointer(to: root) {
        (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: Value.self).pointee
      }
    }
  }
}

/// Numbers of cells as text.
enum NumberCells {
  /// Whether a format's values are numbers, which are aligned at their decimal separators.
  static func isNumber(_ type: Any.Type) -> Bool {
    type is any Numeric.Type || type is Decimal.Type
  }

  static func integer<Number: BinaryInteger>(
    in environment: EnvironmentValues
  ) -> (Number) -> String {
    if environment.locale.identifier == "en_US_POSIX" { return { "\($0)" } }
    let style = IntegerFormatStyle<Number>(locale: environment.locale)
    return fast(style, in: environment) ?? { style.format($0) }
  }

  static func floatingPoint<Number: BinaryFloatingPoint>(
    in environment: EnvironmentValues
  ) -> (Number) -> String {
    let style = FloatingPointFormatStyle<Double>(locale: environment.locale)
      .precision(.fractionLength(0...6))
    return { style.format(Double($0)) }
  }

  static func decimal(in environment: EnvironmentValues) -> (Decimal) -> String {
    let style = Decimal.FormatStyle(locale: environment.locale).precision(.fractionLength(0...6))
    return fast(style, in: environment) ?? { style.format($0) }
  }

  /// Foundation's own formats, whose numbers all have one pattern.
  private static func hasPattern(_ type: Any.Type) -> Bool {
    type is Decimal.FormatStyle.Type || type is Decimal.FormatStyle.Currency.Type
      || type is Decimal.FormatStyle.Percent.Type || type is IntegerFormatStyle<Int>.Type
      || type is IntegerFormatStyle<Int>.Currency.Type
      || type is IntegerFormatStyle<Int>.Percent.Type
  }

  /// What writes the same as a format in a fraction of the time; nil where there is no such.
  static func fast<Format: FormatStyle>(
    _ format: Format, in environment: EnvironmentValues
  ) -> ((Format.FormatInput) -> String)? where Format.FormatOutput == String {
    guard hasPattern(Format.self) else { return nil }
    if let format = format as? any FormatStyle<Decimal, String> {
      guard let pattern = NumberPatterns.pattern(of: format, { format.format($0) }) else {
        return nil
      }
      let write: (Decimal) -> String = { pattern.string($0) ?? format.format($0) }
      return write as? (Format.FormatInput) -> String
    }
    if let format = format as? any FormatStyle<Int, String> {
      let decimal: (Decimal) -> String = {
        // Only whole numbers are asked for; others show that there are no fractions.
        format.format(($0 as NSDecimalNumber).intValue)
      }
      guard let pattern = NumberPatterns.pattern(of: format, decimal) else { return nil }
      let write: (Int) -> String = { pattern.string($0) ?? format.format($0) }
      return write as? (Format.FormatInput) -> String
    }
    return nil
  }
}
