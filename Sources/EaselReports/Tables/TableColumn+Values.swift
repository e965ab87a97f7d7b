import EaselBlocks
import Foundation

extension TableColumn {
  /// Creates a column that shows a string property of each row, aligned at the leading edge.
  ///
  /// - Parameters:
  ///   - title: The title of the column.
  ///   - value: The property of a row that a cell shows.
  public init(_ title: TextContent, value: KeyPath<Row, String>) {
    let read = value.addressReader
    self.init(title, .text { _ in { .text(read($0)) } }, alignment: .leading, path: value)
    survey = Self.survey(value) { _ in { .text($0) } }
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
      NumberCells.writer(
        Date.FormatStyle(date: .abbreviated, time: .omitted).adapted(to: environment))
    }
  }

  /// Creates a column that shows a property of each row in the given format.
  ///
  /// A format without a locale uses the locale of the report. A number has the minus sign U+2212,
  /// and no sign if it is rounded to zero. The cell of NaN or infinity is empty, with the warning
  /// `invalidData`.
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
      NumberCells.writer(format.adapted(to: environment))
    }
  }

  /// Creates a column that shows an optional property of each row in a format; `nil` gives an empty
  /// cell.
  ///
  /// A format without a locale uses the locale of the report. A number has the minus sign U+2212,
  /// and no sign if it is rounded to zero. The cell of NaN or infinity is empty, with the warning
  /// `invalidData`.
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
      let write = NumberCells.writer(format.adapted(to: environment))
      return { $0.map(write) ?? .text("") }
    }
  }

  /// Creates a column that shows the description of a property of each row: of an enumeration its
  /// string, or the name of its case.
  ///
  /// A value with a `description` shows that. An optional number or date is formatted as one that is
  /// not optional; `nil` gives an empty cell.
  ///
  /// - Parameters:
  ///   - title: The title of the column.
  ///   - value: The property of a row that a cell shows.
  @_disfavoredOverload
  public init<Value: Hashable>(_ title: TextContent, value: KeyPath<Row, Value>) {
    let type: Any.Type = (Value.self as? any OptionalValue.Type)?.wrapped ?? Value.self
    self.init(
      title, value: value, alignment: NumberCells.isNumber(type) ? .decimal : .leading
    ) { DescribedCells.writer(of: type, in: $0) }
  }

  private init<Value>(
    _ title: TextContent, value: KeyPath<Row, Value>, alignment: ColumnAlignment,
    _ makeWriter: @escaping (EnvironmentValues) -> (Value) -> TableRowValue.Cell
  ) {
    let read = value.addressReader
    self.init(
      title,
      .text { environment in
        let write = makeWriter(environment)
        return { write(read($0)) }
      }, alignment: alignment, path: value,
      total: { environment in
        let write = makeWriter(environment)
        return { ($0 as? Value).map(write) }
      })
    isNumber = alignment == .decimal
    survey = Self.survey(value, makeWriter)
  }
}
