import Foundation

/// Lays cells out in rows and columns: the node of a ``Grid`` of rows.
///
/// Columns share the proposed width as the blocks of a stack share its length, and each column is
/// as wide as its widest cell. Then rows share the height in the same way. A cell that spans
/// several columns and needs more width widens all of them by the same amount. Apple publishes no
/// algorithm; this one agrees with its documentation.
package final class GridNode: ContainerNode {
  /// The cell of a child; cells are in the order of the rows.
  private struct Cell {
    let columns: Range<Int>
    let row: Int
    let traits: GridCell
  }

  private struct Row {
    let children: Range<Int>
    let alignment: AlignmentKey
  }

  private let horizontalSpacing: CGFloat
  private let verticalSpacing: CGFloat
  private let cells: [Cell]
  private let rows: [Row]
  private let alignments: [AlignmentKey]
  /// The children that alone determine the width of each column.
  private let sizing: [[Int]]
  /// The children that span several columns and determine their widths, sorted by number of
  /// columns.
  private let spanning: [Int]

  package init(
    _ children: [any LayoutNode], alignment: Alignment, horizontalSpacing: CGFloat?,
    verticalSpacing: CGFloat?, _ inputs: NodeInputs
  ) {
    let spacing = inputs.environment.stackSpacing
    self.horizontalSpacing = (horizontalSpacing ?? spacing).finiteOrZero
    self.verticalSpacing = (verticalSpacing ?? spacing).finiteOrZero
    let traits = children.map(\.traits)
    let marks = traits.map { $0[GridRowMark.self, as: GridRowMark.self] }
    var rows: [Row] = []
    var cells: [Cell] = []
    var kept: [any LayoutNode] = []
    kept.reserveCapacity(children.count)
    var isCut = false
    var count = 1
    var begin = 0
    while begin < children.count {
      let mark = marks[begin]
      var end = begin + 1
      while end < children.count, let mark, marks[end] === mark { end += 1 }
      var column = 0
      let first = kept.count
      for index in begin..<end {
        let cell = traits[index].gridCell
        let span = mark == nil ? 0 : cell.columns
        // One column is reserved for each of the later cells. A cell without any column is left
        // out, since overlapping cells would be illegible.
        let space = GridCell.maximumColumns - column
        let last = column + min(span, max(1, space - (end - index - 1)))
        isCut = isCut || last < column + span
        guard space > 0 else { break }
        cells.append(Cell(columns: column..<last, row: rows.count, traits: cell))
        kept.append(children[index])
        column = last
      }
      count = max(count, column)
      rows.append(
        Row(children: first..<kept.count, alignment: (mark?.alignment ?? alignment.vertical).key))
      begin = end
    }
    // A cell outside of a row spans all columns.
    cells = cells.map { cell in
      cell.columns.isEmpty ? Cell(columns: 0..<count, row: cell.row, traits: cell.traits) : cell
    }
    var alignments = [HorizontalAlignment?](repeating: nil, count: count)
    var sizing = [[Int]](repeating: [], count: count)
    var spanning: [Int] = []
    for (index, cell) in cells.enumerated() {
      let first = cell.columns.lowerBound
      if let own = cell.traits.columnAlignment { alignments[first] = alignments[first] ?? own }
      guard !cell.traits.unsizedAxes.contains(.horizontal) else { continue }
      if cell.columns.count == 1 { sizing[first].append(index) } else { spanning.append(index) }
    }
    spanning.sort {
      (cells[$0].columns.count, $0) < (cells[$1].columns.count, $1)
    }
    self.rows = rows
    self.cells = cells
    self.alignments = alignments.map { ($0 ?? alignment.horizontal).key }
    self.sizing = sizing
    self.spanning = spanning
    if isCut {
      inputs.note(
        .error, .limitExceeded,
        "a row of a grid has more than \(GridCell.maximumColumns) columns; "
          + "cells stretch over fewer, and those beyond are left out",
        operation: "Grid")
    }
    super.init(kept, inputs)
  }

  override func arrange(_ proposal: ProposedSize) -> Arrangement {
    guard !children.isEmpty else { return Arrangement(size: .zero, items: []) }
    let columns = Track(columnWidths(proposal.width), horizontalSpacing)
    let widths = cells.map { columns.length(of: $0.columns) }
    let heights = Track(rowHeights(proposal.height, widths), verticalSpacing)
    let insets = alignments.indices.map { columnExtent($0, columns.lengths[$0], heights) }
    var items: [Arrangement.Item] = []
    items.reserveCapacity(children.count)
    for (row, range) in rows.enumerated() {
      let height = heights.lengths[row]
      let proposals = range.children.map { ProposedSize(width: widths[$0], height: height) }
      let sizes = zip(range.children, proposals).map { children[$0].size($1) }
      let guide = rowGuide(row, proposals, sizes, height)
      for (slot, index) in range.children.enumerated() {
        let cell = cells[index]
        let (size, child) = (sizes[slot], children[index])
        let dimensions = child.dimensions(proposals[slot], size)
        var origin = CGPoint(
          x: columns.starts[cell.columns.lowerBound], y: heights.starts[row])
        if let anchor = cell.traits.anchor {
          origin.x += anchor.x * (widths[index] - size.width)
          origin.y += anchor.y * (height - size.height)
        } else {
          let key = alignments[cell.columns.lowerBound]
          let across =
            cell.columns.count == 1
            ? insets[cell.columns.lowerBound]
            : LayoutDimensions(CGSize(width: widths[index], height: height))[key]
          origin.x += across - dimensions[key]
          origin.y += guide - dimensions[range.alignment]
        }
        items.append(Arrangement.Item(proposals[slot], size, at: origin))
      }
    }
    return Arrangement(size: CGSize(width: columns.total, height: heights.total), items: items)
  }

  // MARK: Columns

  private func columnWidths(_ width: CGFloat?) -> [CGFloat] {
    let indices = Array(sizing.indices)
    guard let width else {
      var widths = indices.map { columnWidth($0, nil) }
      spread(&widths)
      return widths
    }
    let space = width - CGFloat(indices.count - 1) * horizontalSpacing
    var widths: [CGFloat]
    if indices.count == 1 {
      widths = [columnWidth(0, max(0, space))]
    } else {
      var minimum = indices.map { columnWidth($0, 0) }
      spread(&minimum, proposing: 0)
      var maximum = indices.map { columnWidth($0, .infinity) }
      spread(&maximum, proposing: .infinity)
      widths = sharedLengths(space, minimum: minimum, maximum: maximum) { column, proposed in
        max(minimum[column], columnWidth(column, proposed))
      }
    }
    // A cell that spans several columns is proposed the width that the other columns leave.
    spread(&widths, in: width)
    return widths
  }

  /// Widens columns by the same amount if a cell that spans them needs more width.
  ///
  /// - Parameters:
  ///   - widths: The widths of the columns.
  ///   - whole: The width of the grid; a cell is proposed what the other columns leave of it.
  ///   - fixed: The width proposed to every cell instead.
  private func spread(
    _ widths: inout [CGFloat], in whole: CGFloat? = nil, proposing fixed: CGFloat? = nil
  ) {
    for index in spanning {
      let columns = cells[index].columns
      let gaps = CGFloat(columns.count - 1) * horizontalSpacing
      let own = widths[columns].reduce(0, +) + gaps
      var proposed = fixed
      if let whole {
        let all = widths.reduce(0, +) + CGFloat(widths.count - 1) * horizontalSpacing
        proposed = max(own, whole - (all - own))
      }
      let needed = children[index].size(ProposedSize(width: proposed, height: nil)).width
      guard needed > own else { continue }
      let share = (needed - own) / CGFloat(columns.count)
      for column in columns { widths[column] += share }
    }
  }

  private func columnWidth(_ column: Int, _ proposed: CGFloat?) -> CGFloat {
    let proposal = ProposedSize(width: proposed, height: nil)
    var extent = Extent()
    for index in sizing[column] {
      let size = children[index].size(proposal)
      extent.add(size.width, children[index].dimensions(proposal, size)[alignments[column]])
    }
    return extent.length
  }

  /// The position of a column's guide in the column.
  private func columnExtent(_ column: Int, _ width: CGFloat, _ heights: Track) -> CGFloat {
    let key = alignments[column]
    var extent = Extent()
    for index in sizing[column] {
      let proposal = ProposedSize(width: width, height: heights.lengths[cells[index].row])
      let size = children[index].size(proposal)
      extent.add(size.width, children[index].dimensions(proposal, size)[key])
    }
    return extent.guide(key, in: width, CGSize(width: width, height: 0))
  }

  // MARK: Rows

  private func rowHeights(_ height: CGFloat?, _ widths: [CGFloat]) -> [CGFloat] {
    guard let height else { return rows.indices.map { rowHeight($0, nil, widths) } }
    let space = height - CGFloat(rows.count - 1) * verticalSpacing
    if rows.count == 1 { return [rowHeight(0, max(0, space), widths)] }
    let minimum = rows.indices.map { rowHeight($0, 0, widths) }
    let maximum = rows.indices.map { rowHeight($0, .infinity, widths) }
    return sharedLengths(space, minimum: minimum, maximum: maximum) { rowHeight($0, $1, widths) }
  }

  private func rowHeight(_ row: Int, _ proposed: CGFloat?, _ widths: [CGFloat]) -> CGFloat {
    var extent = Extent()
    for index in rows[row].children where !cells[index].traits.unsizedAxes.contains(.vertical) {
      let proposal = ProposedSize(width: widths[index], height: proposed)
      let size = children[index].size(proposal)
      extent.add(
        size.height, children[index].dimensions(proposal, size)[rows[row].alignment])
    }
    return extent.length
  }

  /// The position of a row's guide in the row.
  private func rowGuide(
    _ row: Int, _ proposals: [ProposedSize], _ sizes: [CGSize], _ height: CGFloat
  ) -> CGFloat {
    let key = rows[row].alignment
    var extent = Extent()
    for (slot, index) in rows[row].children.enumerated()
    where !cells[index].traits.unsizedAxes.contains(.vertical) {
      let dimensions = children[index].dimensions(proposals[slot], sizes[slot])
      extent.add(sizes[slot].height, dimensions[key])
    }
    return extent.guide(key, in: height, CGSize(width: 0, height: height))
  }
}

/// The extent of aligned cells before and after their guide.
private struct Extent {
  private var before = -CGFloat.infinity
  private var behind = -CGFloat.infinity
  private var longest: CGFloat = 0

  mutating func add(_ length: CGFloat, _ guide: CGFloat) {
    before = max(before, guide)
    behind = max(behind, length - guide)
    longest = max(longest, length)
  }

  private var isEmpty: Bool { before == -.infinity }

  // Because of rounding the sum may be slightly less than the length of a cell, which would cut a
  // line of its text.
  var length: CGFloat { isEmpty ? 0 : max(longest, before + behind) }

  /// The position of the guide in a length that may be greater than the extent.
  func guide(_ key: AlignmentKey, in length: CGFloat, _ size: CGSize) -> CGFloat {
    let whole = LayoutDimensions(size)[key]
    guard !isEmpty else { return whole }
    var own = size
    own[key.axis] = self.length
    return before + whole - LayoutDimensions(own)[key]
  }
}

/// The lengths and start positions of columns or rows.
private struct Track {
  let lengths: [CGFloat]
  private(set) var starts: [CGFloat] = []
  let total: CGFloat

  init(_ lengths: [CGFloat], _ spacing: CGFloat) {
    self.lengths = lengths
    var position: CGFloat = 0
    for length in lengths {
      starts.append(position)
      position += length + spacing
    }
    total = position - spacing
  }

  func length(of range: Range<Int>) -> CGFloat {
    let last = range.upperBound - 1
    // A difference of sums would lose precision.
    guard range.count > 1 else { return lengths[last] }
    return max(0, starts[last] + lengths[last] - starts[range.lowerBound])
  }
}

/// Shares a length among several columns or rows as a stack does.
///
/// The least flexible one comes first, and each is proposed an equal share of the remaining length.
private func sharedLengths(
  _ length: CGFloat, minimum: [CGFloat], maximum: [CGFloat],
  _ measure: (Int, CGFloat) -> CGFloat
) -> [CGFloat] {
  var lengths = [CGFloat](repeating: 0, count: minimum.count)
  let order = minimum.indices.sorted { a, b in
    let (first, second) = (maximum[a] - minimum[a], maximum[b] - minimum[b])
    let isEndless = min(maximum[a], maximum[b]) >= CGSize.largestLength
    if isEndless, minimum[a] != minimum[b] { return minimum[a] > minimum[b] }
    return !isEndless && first != second ? first < second : a < b
  }
  var rest = length
  for (slot, index) in order.enumerated() {
    lengths[index] = measure(index, max(0, rest / CGFloat(order.count - slot)))
    rest -= lengths[index]
  }
  return lengths
}
