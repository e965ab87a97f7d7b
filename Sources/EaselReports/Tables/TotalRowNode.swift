import EaselBlocks
import EaselCanvas
import Foundation

/// The layout node of a label and of sums.
final class TotalRowNode: LayoutNode {
  /// A sum and its column; `nil` if no column shows the summed property.
  struct Sum {
    let node: any LayoutNode
    let text: String
    let column: Int?
    /// Makes the node in a smaller size of type, by a factor.
    let makeSmaller: (CGFloat) -> any LayoutNode
  }

  private let label: any LayoutNode
  private let sums: [Sum]
  private let columns: TableColumns?
  private let environment: EnvironmentValues
  private let isRightToLeft: Bool
  let path: BlockPath?

  /// The distance between the label and a sum, in points.
  private static let spacing: CGFloat = 12
  /// The minimum distance between two sums, in points.
  private static let minimumSpacing: CGFloat = 4

  init(label: any LayoutNode, sums: [Sum], _ inputs: NodeInputs) {
    self.label = label
    columns = inputs.environment.tableColumns
    environment = inputs.environment
    isRightToLeft = environment.layoutDirection == .rightToLeft
    path = inputs.path
    let last = (inputs.environment.tableColumns?.columns.count ?? 1) - 1
    self.sums = sums.sorted { ($0.column ?? last) < ($1.column ?? last) }
  }

  private var padding: CGFloat { columns?.padding.height ?? 3.5 }

  func size(_ proposal: ProposedSize) -> CGSize { place(proposal).size }

  func place(_ proposal: ProposedSize) -> Fragment {
    var placed = sums.map { $0.node.place(.unspecified) }
    let labelWidth = label.size(.unspecified).width
    let width =
      columns?.width ?? proposal.sanitized.width.flatMap { $0.isFinite ? $0 : nil }
      ?? placed.reduce(labelWidth) { $0 + Self.spacing + $1.size.width }
    var positions = self.positions(placed.map(\.size.width), width)
    let squashed = columns == nil ? [] : squash(&placed, &positions)
    // The label is before the sums, or after them if they are in the first columns.
    let start = positions.first ?? width
    let end = (positions.last ?? width) + (placed.last?.size.width ?? 0)
    let (before, behind) = (max(0, start - Self.spacing), max(0, width - end - Self.spacing))
    let isBefore = labelWidth <= before || behind <= before
    let labelFragment = label.place(ProposedSize(width: isBefore ? before : behind, height: nil))
    let height =
      placed.reduce(labelFragment.size.height) { max($0, $1.size.height) } + 2 * padding
    func child(_ fragment: Fragment, _ x: CGFloat) -> Fragment.Child {
      Fragment.Child(
        fragment,
        at: CGPoint(
          x: isRightToLeft ? width - x - fragment.size.width : x,
          y: height - padding - fragment.size.height))
    }
    let first = child(labelFragment, isBefore ? 0 : width - behind)
    return Fragment(
      size: CGSize(width: width, height: height),
      children: [first] + zip(placed, positions).map(child),
      drawing: TotalRowDrawing(
        columns: environment.isGroupHead ? nil : columns, sums: sums.map(\.column),
        squashedTotals: squashed), path: path)
  }

  /// Sets sums smaller that would lie on the one before them, or begin before the table.
  private func squash(_ placed: inout [Fragment], _ positions: inout [CGFloat]) -> [SquashedTotal] {
    var squashed: [SquashedTotal] = []
    var start: CGFloat = 0
    for (index, sum) in sums.enumerated() {
      let (needed, end) = (placed[index].size.width, positions[index] + placed[index].size.width)
      let available = max(end - start, 0)
      if needed > available + FlowRegion.tolerance {
        // The widths of glyphs may be rounded.
        placed[index] = sum.makeSmaller(0.98 * available / needed).place(.unspecified)
        positions[index] = end - placed[index].size.width
        squashed.append(
          SquashedTotal(
            text: sum.text, column: sum.column ?? (columns?.columns.count ?? 1) - 1, needed: needed,
            available: available))
      }
      start = end + Self.minimumSpacing
    }
    return squashed
  }

  /// The leading edges of the sums.
  private func positions(_ widths: [CGFloat], _ total: CGFloat) -> [CGFloat] {
    guard let columns else {
      // Outside of a table the sums are at the trailing edge, one beside the other.
      var x = total
      return widths.reversed().map { width in
        x -= width
        defer { x -= Self.spacing }
        return x
      }.reversed()
    }
    return zip(sums, widths).map { sum, width in
      guard let column = sum.column else { return total - width }
      var before: CGFloat?
      if columns.columns[column].alignment == .decimal {
        before = TableColumns.widthBefore(
          columns.separator.byte(in: sum.text),
          of: TextLayout(sum.text, style: environment.lineStyle.style),
          isRightToLeft: isRightToLeft)
      }
      return columns.x(column, width: width, before: before)
    }
  }
}

/// Draws sums as a row of a table.
private struct TotalRowDrawing: RowDrawing {
  let columns: TableColumns?
  let sums: [Int?]
  var squashedTotals: [SquashedTotal] = []

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    guard let columns, fragment.children.count == sums.count + 1 else {
      return canvas.withMarkedContent(.paragraph) {
        fragment.drawChildren(on: canvas, at: origin)
      }
    }
    let count = columns.columns.count
    let starts = sums.map { $0 ?? count - 1 }
    func draw(_ index: Int) {
      let child = fragment.children[index]
      child.fragment.draw(
        on: canvas, at: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y))
    }
    canvas.withMarkedContent(.tag(.row)) {
      // A sum in the first column shares its cell with the label.
      let first = starts.first ?? count
      if first > 0 {
        canvas.withMarkedContent(.tag(.headerCell(scope: .row, columns: first))) { draw(0) }
      }
      for (index, start) in starts.enumerated() {
        let end = index + 1 < starts.count ? max(starts[index + 1], start + 1) : count
        canvas.withMarkedContent(.tag(.cell(columns: end - start))) {
          if first == 0, index == 0 { draw(0) }
          draw(index + 1)
        }
      }
    }
  }
}
