import EaselBlocks
import Foundation

extension TableColumn {
  /// Creates a column that shows a string property of each row, aligned at the leading edge.
  ///
  /// - Parameters:
  ///   - title: The title of the column.
  ///   - value: The property of a row that a cell shows.
  public init(_ title: TextContent, value: KeyPath<Row, String>) {
    self.init(title, .text { _ in value.reader }, alignment: .leading, path: value)
  }

  /// Creates a column that shows an integer property of each row, formatted in the report's locale.
  ///
  /// - Parameters:
  ///   - title: The title of the column.
  ///   - value: The property of a row that a cell shows.
  public init<Number: BinaryInteger>(_ title: TextContent, value: KeyPath<Row, Number>) {
    self.init(title, value: value, alignment: .decimal) { NumberCells.integer(in: $0) }
  }

  /// Creates a column that shows a floating-point property of each row with at most 6 decimal
  /// places.
  ///
  /// The numbers are formatted in the locale of the report.
  ///
  /// - Parameters:
  ///   - title: The title of the column.
  ///   - value: The property of a row that a cell shows.
  public init<Number: BinaryFloatingPoint>(_ title: TextContent, value: KeyPath<Row, Number>) {
    self.init(title, value: value, alignment: .decimal) { NumberCells.floatingPoint(in: $0) }
  }

  /// Creates a column that shows a `Decimal` property of each row with at most 6 decimal places.
  ///
  /// The numbers are formatted in the locale of the report.
  ///
  /// - Parameters:
  ///   - title: The title of the column.
  ///   - value: The property of a row that a cell shows.
  public init(_ title: TextContent, value: KeyPath<Row, Decimal>) {
    self.init(title, value: value, alignment: .decimal) { NumberCells.decimal(in: $0) }
  }

  /// Creates a column that shows a date property of each row in abbreviated form, without the time.
  ///
  /// The dates are formatted in the locale and the time zone of the report.
  ///
  /// - Parameters:
  ///   - title: The title of the column.
  ///   - value: The property of a row that a cell shows.
  public init(_ title: TextContent, value: KeyPath<Row, Date>) {
    self.init(title, value: value, alignment: .leading) { environment in
      let style = Date.FormatStyle(date: .abbreviated, time: .omitted).adapted(to: environment)
      return { style.format($0) }
    }
  }

  /// Creates a column that shows a property of each row in the given format.
  ///
  /// A format without a locale uses the locale of the report.
  ///
  /// - Parameters:
  ///   - title: The title of the column.
  ///   - value: The property of a row that a cell shows.
  ///   - format: The format of the value.
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

  /// Creates a column that shows an optional property of each row in a format; `nil` gives an empty
  /// cell.
  ///
  /// A format without a locale uses the locale of the report.
  ///
  /// - Parameters:
  ///   - title: The title of the column.
  ///   - value: The property of a row that a cell shows.
  ///   - format: The format of the value.
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
  /// Reads the value: a stored property of a structure directly at its offset, others through the
  /// key path, which takes as long as setting the cell.
  fileprivate var reader: (Root) -> Value {
    guard let offset = MemoryLayout<Root>.offset(of: self) else { return { $0[keyPath: self] } }
    return { root in
      withUnsafePointer(to: root) {
        (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: Value.self).pointee
      }
    }
  }
}

/// Formats the numbers of cells.
enum NumberCells {
  /// Whether the values of a format are numbers, which are aligned at their decimal separators.
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
        // Given whole numbers only; a sample with a fraction shows that the format writes none.
        format.format(($0 as NSDecimalNumber).intValue)
      }
      guard let pattern = NumberPatterns.pattern(of: format, decimal) else { return nil }
      let write: (Int) -> String = { pattern.string($0) ?? format.format($0) }
      return write as? (Format.FormatInput) -> String
    }
    return nil
  }
}
