import EaselCanvas
import Foundation

/// Lays cells out in columns in reading order, by the rules of SwiftUI's `LazyVGrid`.
///
/// Each column in turn takes its share of the remaining width, within its limits. A cell is
/// proposed its column's width and chooses its height. The widths of `LazyVGrid` are described at
/// https://www.objc.io/blog/2020/11/23/grid-layout/
package final class ColumnGridNode: ContainerNode {
  private struct Column {
    var x: CGFloat
    let width: CGFloat
    let alignment: Alignment
  }

  private let items: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat
  private let defaultSpacing: CGFloat
  /// The width of the widest cell, used by columns if no width is proposed.
  private lazy var ideal = children.reduce(0) { max($0, $1.size(.unspecified).width) }

  package init(
    _ children: [any LayoutNode], _ items: [GridItem], alignment: HorizontalAlignment,
    spacing: CGFloat?, _ inputs: NodeInputs
  ) {
    self.items = items
    self.alignment = alignment
    defaultSpacing = inputs.environment.stackSpacing
    self.spacing = (spacing ?? defaultSpacing).finiteOrZero
    super.init(children, inputs)
  }

  package override func arrange(_ proposal: ProposedSize) -> Arrangement {
    guard !children.isEmpty else { return Arrangement(size: .zero, items: []) }
    let (columns, width) = columns(proposal.width)
    var items: [Arrangement.Item] = []
    items.reserveCapacity(children.count)
    var y: CGFloat = 0
    var first = 0
    while first < children.count {
      let range = first..<min(first + columns.count, children.count)
      let height = range.reduce(0) { height, index in
        let proposal = ProposedSize(width: columns[index - first].width, height: nil)
        return max(height, children[index].size(proposal).height)
      }
      for index in range {
        let column = columns[index - first]
        let space = CGSize(width: column.width, height: height)
        // A cell with a flexible height becomes as high as its row.
        let proposal = ProposedSize(space)
        let size = children[index].size(proposal)
        var origin = column.alignment.origin(
          of: children[index].dimensions(proposal, size), in: space)
        origin.x += column.x
        origin.y += y
        items.append(Arrangement.Item(proposal, size, at: origin))
      }
      y += height + spacing
      first = range.upperBound
    }
    return Arrangement(size: CGSize(width: width, height: y - spacing), items: items)
  }

  /// The columns, and the total width including the width that they do not fill.
  private func columns(_ width: CGFloat?) -> ([Column], CGFloat) {
    var rest = width
    for (index, item) in items.enumerated() {
      if case .fixed(let length) = item.size { rest = rest.map { $0 - length } }
      if index < items.count - 1 { rest = rest.map { $0 - spacing(after: item) } }
    }
    var shares = items.count { if case .fixed = $0.size { false } else { true } }
    var columns: [Column] = []
    var x: CGFloat = 0
    func append(_ width: CGFloat, _ item: GridItem) {
      guard columns.count < GridCell.maximumColumns else { return }
      columns.append(Column(x: x, width: width, alignment: item.alignment ?? .center))
      x += width + spacing(after: item)
    }
    for item in items {
      let share = rest.map { max(0, $0 / CGFloat(max(1, shares))) }
      switch item.size {
      case .fixed(let length): append(CGSize.usable(length), item)
      case .flexible(let minimum, let maximum):
        let length = CGSize.usable(max(minimum, min(maximum, share ?? ideal)))
        append(length, item)
        rest = rest.map { $0 - length }
        shares -= 1
      case .adaptive(let minimum, let maximum):
        let gap = spacing(after: item)
        let count = Self.count(share ?? minimum, minimum, gap, most: children.count)
        let space = (share ?? ideal) - CGFloat(count - 1) * gap
        let length = CGSize.usable(max(minimum, min(maximum, space / CGFloat(count))))
        for _ in 0..<count { append(length, item) }
        rest = rest.map { $0 - length * CGFloat(count) - CGFloat(count - 1) * gap }
        shares -= 1
      }
    }
    let total = x - (items.last.map(spacing(after:)) ?? 0)
    let whole = max(width ?? total, total)
    let guide = alignment.key
    let offset =
      whole.isFinite
      ? LayoutDimensions(CGSize(width: whole, height: 0))[guide]
        - LayoutDimensions(CGSize(width: total, height: 0))[guide] : 0
    for index in columns.indices { columns[index].x += offset }
    return (columns, whole)
  }

  /// The number of columns of a minimum width that fit into a width.
  ///
  /// In an infinite width it is the number of cells.
  private static func count(
    _ space: CGFloat, _ low: CGFloat, _ gap: CGFloat, most: Int
  ) -> Int {
    let limit = CGFloat(GridCell.maximumColumns)
    guard space.isFinite else { return max(1, min(most, GridCell.maximumColumns)) }
    let step = low + gap
    let count = step > 0 ? (space + gap) / step : limit
    return Int(max(1, min(limit, count.rounded(.down))))
  }

  private func spacing(after item: GridItem) -> CGFloat {
    (item.spacing ?? defaultSpacing).finiteOrZero
  }

  /// The columns without unusable numbers, each of which adds a diagnostic.
  static func checked(_ items: [GridItem], asked: Int, _ inputs: NodeInputs) -> [GridItem] {
    if !(1...GridCell.maximumColumns).contains(asked) {
      inputs.note(
        .error, .outOfRange,
        "a grid has 1 to \(GridCell.maximumColumns) columns; "
          + "it takes \(max(1, min(asked, GridCell.maximumColumns)))",
        operation: "Grid", value: "\(asked)")
    }
    let items = items.isEmpty ? [GridItem()] : Array(items.prefix(GridCell.maximumColumns))
    return items.map { item in
      var item = item
      func usable(_ length: CGFloat, _ low: CGFloat, isMaximum: Bool = false) -> CGFloat {
        if length >= low, length.isFinite || isMaximum { return length }
        inputs.note(
          .error, .invalidSize,
          "a column of a grid has the width \(length), and \(low) is used; give a finite number of at "
            + "least \(low)", operation: "GridItem", value: "\(length)")
        return low
      }
      switch item.size {
      case .fixed(let width): item.size = .fixed(usable(width, 0))
      case .flexible(let minimum, let maximum):
        let low = usable(minimum, 0)
        item.size = .flexible(
          minimum: low, maximum: usable(maximum, low, isMaximum: true))
      case .adaptive(let minimum, let maximum):
        let low = usable(minimum, 0)
        item.size = .adaptive(
          minimum: low, maximum: usable(maximum, low, isMaximum: true))
      }
      return item
    }
  }
}
