import EaselBlocks
import EaselCanvas
import Foundation

/// A table row with a label, and sums in the columns that they sum, for page headers, page footers,
/// and the headings and footers of groups.
///
/// ```swift
/// struct Item { var name: String; var department: String; var amount: Decimal }
/// let table = Table([Item(name: "Paper", department: "Office", amount: 12)]) {
///   TableColumn("Item", value: \.name)
///   TableColumn("Amount", value: \.amount)
/// }
/// .groups(by: \.department) { name in
///   Text(name).bold()
/// } footer: { group in
///   TotalRow("Sum", group.sum(\.amount))
/// }
/// .running(\.amount)
/// .pageFooter { page in TotalRow(page.isLast ? "Total" : "Carried forward", page.carried) }
/// ```
///
/// A sum is bold, except where several levels of groups have footers: the sums of the innermost level
/// have the weight of the cells, and a finer rule above them.
///
/// A sum is formatted and aligned like the cells of the summed column. Outside of a table, or if no
/// column shows the summed property, it is at the trailing edge. The label says how many values the
/// sum does not include, as they are NaN or infinite; of several sums the largest number. A sum that
/// is wider than the space before it is set smaller, with a diagnostic of code `columnsSquashed`.
public struct TotalRow: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let label: TextContent
  let values: [TotalValue]

  /// Creates a row with a label and a sum, formatted like the cells of the summed column.
  ///
  /// - Parameters:
  ///   - label: The label of the sum.
  ///   - value: The sum: a number of any type.
  @_disfavoredOverload
  public init<Value>(_ label: TextContent, _ value: Value) {
    self.init(label, [TotalValue(value)])
  }

  /// Creates a row with a label and a sum in the given format.
  ///
  /// A format without a locale uses the locale of the report.
  ///
  /// - Parameters:
  ///   - label: The label of the sum.
  ///   - value: The sum.
  ///   - format: The format of the sum.
  public init<Format: FormatStyle>(
    _ label: TextContent, _ value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    self.init(label, [TotalValue(value, format)])
  }

  /// Creates a row with a label and sums or means of a group's rows, each in the column of its
  /// property and formatted like the cells of that column.
  ///
  /// ```swift
  /// struct Item { var department: String; var net: Decimal; var gross: Decimal }
  /// let table = Table([Item(department: "Office", net: 100, gross: 119)]) {
  ///   TableColumn("Net", value: \.net)
  ///   TableColumn("Gross", value: \.gross)
  /// }
  /// .groups(by: \.department) { name in
  ///   Text(name).bold()
  /// } footer: { group in
  ///   TotalRow("Sum", group.sum(\.net), group.sum(\.gross))
  /// }
  /// ```
  ///
  /// Of two totals of one column, and of two totals whose properties no column shows, the last one is
  /// shown, with an error of code `invalidData`.
  ///
  /// - Parameters:
  ///   - label: The label of the totals.
  ///   - totals: The totals.
  public init<each Value>(_ label: TextContent, _ totals: repeat TableTotal<each Value>) {
    var values: [TotalValue] = []
    for total in repeat each totals { values.append(TotalValue(total)) }
    self.init(label, values)
  }

  /// Creates a row with a label and a total of a group's rows in the given format.
  ///
  /// - Parameters:
  ///   - label: The label of the total.
  ///   - total: The total, which is in the column of its property.
  ///   - format: The format of the total.
  public init<Format: FormatStyle>(
    _ label: TextContent, _ total: TableTotal<Format.FormatInput>, format: Format
  ) where Format.FormatOutput == String {
    self.init(label, [TotalValue(total, format)])
  }

  private init(_ label: TextContent, _ values: [TotalValue]) {
    self.label = label
    self.values = values
  }
}

/// A sum in a row of totals.
struct TotalValue {
  /// Returns the text in the format of a column's cells, or of its own.
  let text: (EnvironmentValues, Int?) -> Text
  /// The type of the sum.
  let type: Any.Type
  /// The summed property; `nil` is that which the table sums.
  var path: AnyKeyPath?
  /// The number of values that the sum does not include; `nil` is that of the table's sum.
  var missingCount: Int?
  /// Whether the sum is beyond the range of its type.
  var isLost = false

  init<Value>(_ value: Value) {
    type = Value.self
    text = { environment, column in
      let columns = environment.tableColumns
      let cell = column.flatMap { columns?.totalText($0, value) }
      return Self.text(cell ?? Self.cell(value, environment))
    }
  }

  init<Format: FormatStyle>(_ value: Format.FormatInput, _ format: Format)
  where Format.FormatOutput == String {
    type = Format.FormatInput.self
    text = { _, _ in Text(value, format: format) }
  }

  init<Value>(_ total: TableTotal<Value>) {
    self.init(total.value)
    (path, missingCount, isLost) = (total.path, total.missingCount, total.isLost)
  }

  init<Format: FormatStyle>(_ total: TableTotal<Format.FormatInput>, _ format: Format)
  where Format.FormatOutput == String {
    self.init(total.value, format)
    (path, missingCount, isLost) = (total.path, total.missingCount, total.isLost)
  }

  private static func text(_ cell: TableRowValue.Cell) -> Text {
    switch cell {
    case .text(let text): Text(verbatim: text)
    // A text that is left out with a diagnostic.
    case .invalid: Text(Double.nan, format: .number)
    case .block: Text(verbatim: "")
    }
  }

  private static func cell<Value>(
    _ value: Value, _ environment: EnvironmentValues
  ) -> TableRowValue.Cell {
    switch value {
    case let value as Decimal: NumberCells.decimal(in: environment)(value)
    case let value as any BinaryInteger: integer(value, environment)
    case let value as any BinaryFloatingPoint:
      NumberCells.floatingPoint(in: environment)(Double(value))
    default: .text("\(value)")
    }
  }

  private static func integer(
    _ value: some BinaryInteger, _ environment: EnvironmentValues
  ) -> TableRowValue.Cell {
    NumberCells.integer(in: environment)(value)
  }
}

extension TotalRow: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    var inner = inputs.entering("TotalRow")
    inner.environment = inner.environment.variant(TotalRow.self) {
      $0 = $0.totalRow
      $0.isInTextElement = true
    }
    let columns = inputs.environment.tableColumns
    var missing = 0
    var sums: [TotalRowNode.Sum] = []
    for value in values {
      // Another number of the page header or footer, such as that of its rows, is not the sum.
      let sum =
        value.path == nil
        ? inputs.environment.tableSum.flatMap {
          Swift.type(of: $0.value) == value.type ? $0 : nil
        } : nil
      missing = max(missing, value.missingCount ?? sum?.missing ?? 0)
      let column =
        value.path.map { path in columns?.column(of: path) } ?? columns?.totalColumn
      let isLost = value.isLost || sum?.isLost == true
      let text = isLost ? Text(verbatim: "") : value.text(inner.environment, column)
      // A sum of which no column shows the property is at the trailing edge, in the last column.
      let last = columns.map { $0.columns.count - 1 }
      if let last, let index = sums.firstIndex(where: { ($0.column ?? last) == (column ?? last) }) {
        let missing = [column, sums[index].column].count { $0 == nil }
        inputs.note(
          .error, .invalidData,
          missing == 0
            ? "a row of totals has two totals in the column \((column ?? last) + 1); the last one is shown. Put them "
              + "into two rows"
            : "a row of totals has two totals at the trailing edge of its table, since no column shows the "
              + "property of \(missing == 1 ? "one" : "either") of them; the last one is shown. Add a "
              + "column for the property, or put them into two rows", operation: "TotalRow")
        sums.remove(at: index)
      }
      sums.append(
        TotalRowNode.Sum(
          node: inner.node(of: text), text: text.string(in: inner.environment), column: column,
          makeSmaller: { scale in
            var smaller = inner
            let font = inner.environment.resolvedType.font
            smaller.environment.font = TypeStyle(font.with(size: font.size * scale))
            return inputs.session.withPassingNodes { smaller.node(of: text) }
          }))
    }
    let label = inner.node(of: label(missing, inner.environment))
    return TotalRowNode(label: label, sums: sums, inner)
  }

  /// The label, and the number of values that the sum does not include.
  private func label(_ missing: Int, _ environment: EnvironmentValues) -> Text {
    let label = Text(label)
    guard missing > 0 else { return label }
    let text = environment.phrases.text(\.reports.missingValues, count: missing)
    return label + Text(verbatim: " (\(text))")
  }
}

/// The emphasis of a sum, by the level of the rows that it sums.
enum SumEmphasis {
  /// A sum of the whole table, of a page, or of the outermost groups: bold.
  case strong
  /// A sum of the middle one of three levels of groups: bold, below a finer rule.
  case medium
  /// A sum of the innermost of several levels of groups: in the weight of the cells.
  case light
}

extension EnvironmentValues {
  private enum SumEmphasisKey: EnvironmentKey {
    static var defaultValue: SumEmphasis { .strong }
  }

  /// The emphasis of the sums in the footer of a group.
  var sumEmphasis: SumEmphasis {
    get { self[SumEmphasisKey.self] }
    set { self[SumEmphasisKey.self] = newValue }
  }

  /// The environment of a sum, whose weight is that of its emphasis.
  var totalRow: EnvironmentValues {
    var values = self
    let font = font ?? .table
    values.font =
      switch sumEmphasis {
      case .strong, .medium: font.bold()
      case .light: font
      }
    return values
  }
}
