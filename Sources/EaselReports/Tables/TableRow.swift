import EaselBlocks
import EaselCanvas
import Foundation

/// A row of cells in the columns of the surrounding table, for page headers, page footers and group
/// headings.
///
/// ```swift
/// struct Item { var name: String; var count: Int; var amount: Decimal }
/// let table = Table([Item(name: "Paper", count: 2, amount: 12)]) {
///   TableColumn("Item", value: \.name)
///   TableColumn("Count", value: \.count)
///   TableColumn("Amount", value: \.amount)
/// }
/// .running(\.amount)
/// .pageFooter { page in
///   TableRow {
///     Text("Total").gridCellColumns(2)
///     Text(page.carried, format: .number)
///   }
/// }
/// ```
///
/// A cell can span several columns with `gridCellColumns(_:)`. Outside of a table the blocks are
/// placed side by side.
public struct TableRow<Content: Block>: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let content: Content

  /// Creates a row in which each block is a cell, beginning with the first column of the table.
  ///
  /// Cells beyond the columns of the table are left out, with an error of code `invalidData`.
  public init(@BlockBuilder content: () -> Content) { self.content = content() }
}

extension TableRow: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let inner = inputs.entering("TableRow")
    let nodes = inner.nodes(of: content)
    guard let columns = inputs.environment.tableColumns else {
      return StackNode(
        nodes, axis: .horizontal, alignment: VerticalAlignment.firstTextBaseline.key, spacing: nil,
        inner)
    }
    return TableRowNode(nodes, columns, inner)
  }
}

/// The layout node of a row of blocks.
private final class TableRowNode: LayoutNode {
  private let cells: [(node: any LayoutNode, columns: Range<Int>)]
  private let columns: TableColumns
  private let isGroupHead: Bool
  let path: BlockPath?

  init(_ nodes: [any LayoutNode], _ columns: TableColumns, _ inputs: NodeInputs) {
    self.columns = columns
    isGroupHead = inputs.environment.isGroupHead
    path = inputs.path
    var next = 0
    var cells: [(node: any LayoutNode, columns: Range<Int>)] = []
    for node in nodes where next < columns.columns.count {
      let end = min(next + max(node.traits.spannedColumns, 1), columns.columns.count)
      cells.append((node, next..<end))
      next = end
    }
    self.cells = cells
    if cells.count < nodes.count {
      inputs.note(
        .error, .invalidData,
        "a row has \(nodes.count) cells, and the table \(columns.columns.count) columns; what is too "
          + "much is left out", operation: "TableRow")
    }
  }

  func size(_ proposal: ProposedSize) -> CGSize { place(proposal).size }

  func place(_ proposal: ProposedSize) -> Fragment {
    var children: [Fragment.Child] = []
    var height: CGFloat = 0
    for (node, range) in cells {
      guard let last = range.last else { continue }
      let (first, end) = (columns.columns[range.lowerBound], columns.columns[last])
      let width = max(0, end.x + end.width - first.x)
      let fragment = node.place(ProposedSize(width: width, height: nil))
      let x =
        range.count == 1
        ? columns.x(
          last, width: fragment.size.width, before: columns.widthBefore(last, in: fragment))
        : first.x
      children.append(
        Fragment.Child(
          fragment,
          at: CGPoint(
            x: columns.left(x, width: fragment.size.width), y: columns.padding.height)))
      height = max(height, fragment.size.height)
    }
    return Fragment(
      size: CGSize(width: columns.width, height: height + 2 * columns.padding.height),
      children: children,
      drawing: isGroupHead ? nil : TableRowDrawing(spans: cells.map(\.columns.count)), path: path)
  }
}

/// A drawing of blocks that has the structure element of a table's row.
protocol RowDrawing: FragmentDrawing {
  /// The sums that are set smaller, since they are wider than the space for them.
  var squashedTotals: [SquashedTotal] { get }
}

extension RowDrawing {
  var squashedTotals: [SquashedTotal] { [] }
}

/// A sum that is set smaller, since it is wider than the space for it.
struct SquashedTotal {
  let text: String
  let column: Int
  /// The width of the sum and that of the space, in points.
  let needed: CGFloat
  let available: CGFloat
}

extension Fragment {
  /// The sums in rows that are set smaller.
  var squashedTotals: [SquashedTotal] {
    (drawing as? any RowDrawing)?.squashedTotals
      ?? (drawing == nil ? children.flatMap(\.fragment.squashedTotals) : [])
  }

  /// Whether the fragment consists of rows, each with its structure element.
  var hasRowElements: Bool {
    if drawing is any RowDrawing { return true }
    return drawing == nil && !children.isEmpty && children.allSatisfy(\.fragment.hasRowElements)
  }
}

/// Draws a row of blocks.
private struct TableRowDrawing: RowDrawing {
  let spans: [Int]

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    canvas.withMarkedContent(.tag(.row)) {
      for (index, child) in fragment.children.enumerated() {
        canvas.withMarkedContent(.tag(.cell(columns: spans[index]))) {
          child.fragment.draw(
            on: canvas, at: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y))
        }
      }
    }
  }
}
