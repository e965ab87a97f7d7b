import EaselBlocks
import EaselCanvas
import Foundation

/// A table row with a label, and a sum in the summed column, for page headers, page footers and
/// group headings.
///
/// ```swift
/// struct Item { var name: String; var amount: Decimal }
/// let table = Table([Item(name: "Paper", amount: 12)]) {
///   TableColumn("Item", value: \.name)
///   TableColumn("Amount", value: \.amount)
/// }
/// .running(\.amount)
/// .pageFooter { page in TotalRow(page.isLast ? "Total" : "Carried forward", page.carried) }
/// ```
///
/// The sum is formatted and aligned like the cells of the summed column. Outside of a table, or if
/// no column shows the summed property, it is at the trailing edge. In a page header or footer the
/// label says how many values the sum of the table does not include, as they are NaN or infinite.
public struct TotalRow: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let label: TextContent
  let value: (EnvironmentValues) -> Text
  /// The type of the sum.
  let type: Any.Type

  /// Creates a row with a label and a sum, formatted like the cells of the summed column.
  ///
  /// - Parameters:
  ///   - label: The label of the sum.
  ///   - value: The sum: a number of any type.
  public init<Value>(_ label: TextContent, _ value: Value) {
    self.label = label
    type = Value.self
    self.value = { environment in
      Self.text(environment.tableColumns?.totalText(value) ?? Self.cell(value, environment))
    }
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
    self.label = label
    type = Format.FormatInput.self
    self.value = { _ in Text(value, format: format) }
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

  /// The label, and the number of values that the sum of the table does not include.
  private func label(_ sum: TableSum?, _ phrases: Phrases) -> Text {
    let label = Text(label)
    guard let sum, sum.missing > 0 else { return label }
    let missing = phrases.text(\.reports.missingValues, count: sum.missing)
    return label + Text(verbatim: " (\(missing))")
  }
}

extension TotalRow: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    var inner = inputs.entering("TotalRow")
    inner.environment = inner.environment.totalRow
    inner.environment.isInTextElement = true
    // Another number of the page header or footer, such as that of its rows, is not the sum.
    let sum = inputs.environment.tableSum.flatMap { Swift.type(of: $0.value) == type ? $0 : nil }
    let text = sum?.isLost == true ? Text(verbatim: "") : value(inner.environment)
    return TotalRowNode(
      label: inner.node(of: label(sum, inner.environment.phrases)),
      value: inner.node(of: text),
      text: text.string(in: inner.environment), inner)
  }
}

extension EnvironmentValues {
  /// The environment of a sum, which is in bold type.
  var totalRow: EnvironmentValues {
    var values = self
    values.font = (font ?? .table).bold()
    return values
  }
}

/// The layout node of a label and a sum.
private final class TotalRowNode: LayoutNode {
  private let label: any LayoutNode
  private let value: any LayoutNode
  private let text: String
  private let columns: TableColumns?
  private let environment: EnvironmentValues
  private let isRightToLeft: Bool
  let path: BlockPath?

  init(
    label: any LayoutNode, value: any LayoutNode, text: String, _ inputs: NodeInputs
  ) {
    self.label = label
    self.value = value
    self.text = text
    columns = inputs.environment.tableColumns
    environment = inputs.environment
    isRightToLeft = environment.layoutDirection == .rightToLeft
    path = inputs.path
  }

  private var padding: CGFloat { columns?.padding.height ?? 3.5 }

  func size(_ proposal: ProposedSize) -> CGSize { place(proposal).size }

  func place(_ proposal: ProposedSize) -> Fragment {
    let sum = value.place(.unspecified)
    let labelWidth = label.size(.unspecified).width
    let width =
      columns?.width ?? proposal.sanitized.width.flatMap { $0.isFinite ? $0 : nil }
      ?? labelWidth + 12 + sum.size.width
    let x = sumX(sum.size.width, width)
    // The label is before the sum, or after a sum in the first columns.
    let (before, behind) = (max(0, x - 12), width - x - sum.size.width - 12)
    let isBefore = labelWidth <= before || behind <= before
    let labelFragment = label.place(ProposedSize(width: isBefore ? before : behind, height: nil))
    let height = max(labelFragment.size.height, sum.size.height) + 2 * padding
    func left(_ x: CGFloat, _ fragment: Fragment) -> CGFloat {
      isRightToLeft ? width - x - fragment.size.width : x
    }
    return Fragment(
      size: CGSize(width: width, height: height),
      children: [
        Fragment.Child(
          labelFragment,
          at: CGPoint(
            x: left(isBefore ? 0 : width - behind, labelFragment),
            y: height - padding - labelFragment.size.height)),
        Fragment.Child(
          sum, at: CGPoint(x: left(x, sum), y: height - padding - sum.size.height)),
      ], drawing: TotalRowDrawing(columns: environment.isGroupHead ? nil : columns), path: path)
  }

  /// The leading edge of the sum.
  private func sumX(_ width: CGFloat, _ total: CGFloat) -> CGFloat {
    guard let columns, let column = columns.totalColumn else { return total - width }
    var before: CGFloat?
    if columns.columns[column].alignment == .decimal {
      before = TableColumns.widthBefore(
        columns.separator.byte(in: text),
        of: TextLayout(text, style: environment.lineStyle.style), isRightToLeft: isRightToLeft)
    }
    return columns.x(column, width: width, before: before)
  }
}

/// Draws a sum as a row of a table.
private struct TotalRowDrawing: FragmentDrawing {
  let columns: TableColumns?

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    guard let columns, fragment.children.count == 2 else {
      return canvas.withMarkedContent(.paragraph) {
        fragment.drawChildren(on: canvas, at: origin)
      }
    }
    let count = columns.columns.count
    let column = columns.totalColumn ?? count - 1
    func draw(_ index: Int) {
      let child = fragment.children[index]
      child.fragment.draw(
        on: canvas, at: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y))
    }
    canvas.withMarkedContent(.tag(.row)) {
      guard column > 0 else {
        return canvas.withMarkedContent(.tag(.cell(columns: count))) {
          draw(0)
          draw(1)
        }
      }
      canvas.withMarkedContent(.tag(.headerCell(scope: .row, columns: column))) { draw(0) }
      canvas.withMarkedContent(.tag(.cell(columns: count - column))) { draw(1) }
    }
  }
}
