import EaselBlocks
import EaselCanvas
import Foundation

/// A label and a sum beneath the rows of a table, the sum in its column.
///
/// ```swift
/// Table(items) { … }
///   .running(\.amount)
///   .pageFooter { page in TotalRow(page.isLast ? "Total" : "Carried forward", page.carried) }
/// ```
///
/// The sum is written as the cells of the column that is summed, and aligned with them. Outside of a
/// table, or where no column shows what is summed, it stands at the trailing side.
public struct TotalRow: Block {
  /// A primitive block has no body.
  public typealias Body = Never
  let label: TextContent
  let value: (EnvironmentValues) -> Text

  /// Makes a row of a sum.
  ///
  /// - Parameters:
  ///   - label: What the sum is.
  ///   - value: The sum: a number of any type.
  public init<Value>(_ label: TextContent, _ value: Value) {
    self.label = label
    self.value = { environment in
      if let text = environment.tableColumns?.totalText(value) { return Text(verbatim: text) }
      return Self.text(value, environment)
    }
  }

  /// Makes a row of a sum in a format; one that names no locale has the report's.
  public init<Format: FormatStyle>(
    _ label: TextContent, _ value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    self.label = label
    self.value = { _ in Text(value, format: format) }
  }

  private static func text<Value>(_ value: Value, _ environment: EnvironmentValues) -> Text {
    switch value {
    case let value as Decimal: Text(verbatim: NumberCells.decimal(in: environment)(value))
    case let value as any BinaryInteger:
      Text(verbatim: integer(value, environment))
    case let value as any BinaryFloatingPoint:
      Text(verbatim: NumberCells.floatingPoint(in: environment)(Double(value)))
    default: Text(verbatim: "\(value)")
    }
  }

  private static func integer(
    _ value: some BinaryInteger, _ environment: EnvironmentValues
  ) -> String {
    NumberCells.integer(in: environment)(value)
  }
}

extension TotalRow: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    var inner = inputs.entering("TotalRow")
    inner.environment = inner.environment.totalRow
    inner.environment.isInTextElement = true
    let text = value(inner.environment)
    return TotalRowNode(
      label: inner.node(of: Text(label)), value: inner.node(of: text),
      text: text.string(in: inner.environment), inner)
  }
}

extension EnvironmentValues {
  /// The values for a sum, which stands in bold type.
  var totalRow: EnvironmentValues {
    var values = self
    values.font = (font ?? .table).bold()
    return values
  }
}

/// A label and a sum in one rendering.
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
    // The label stands before the sum, or behind one that stands in the first columns.
    let (before, behind) = (max(0, x - 12), width - x - sum.size.width - 12)
    let isBefore = labelWidth <= before || behind <= before
    let words = label.place(ProposedSize(width: isBefore ? before : behind, height: nil))
    let height = max(words.size.height, sum.size.height) + 2 * padding
    func left(_ x: CGFloat, _ fragment: Fragment) -> CGFloat {
      isRightToLeft ? width - x - fragment.size.width : x
    }
    return Fragment(
      size: CGSize(width: width, height: height),
      children: [
        Fragment.Child(
          words,
          at: CGPoint(
            x: left(isBefore ? 0 : width - behind, words), y: height - padding - words.size.height)),
        Fragment.Child(
          sum, at: CGPoint(x: left(x, sum), y: height - padding - sum.size.height)),
      ], drawing: TotalRowDrawing(columns: environment.isGroupHead ? nil : columns), path: path)
  }

  /// The leading side of the sum.
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

/// Draws a sum as the row of a table.
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
