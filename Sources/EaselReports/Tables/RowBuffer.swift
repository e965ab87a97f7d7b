import EaselBlocks
import Foundation

/// The rows of a table that are not on finished pages, starting with the first row of the open
/// page.
final class RowBuffer {
  /// A row with its laid-out cells, if it is laid out.
  struct Entry {
    let row: TableRowValue
    var layout: RowLayout?
    var nodes = CellNodes()
  }

  /// The nodes of a row's cells, made when the row was measured or laid out in another width.
  struct CellNodes {
    var cells: [(column: Int, node: any LayoutNode)] = []
    /// The number of nodes, including nested ones.
    var count = 0

    func node(_ column: Int) -> (any LayoutNode)? { cells.first { $0.column == column }?.node }
  }

  private let reader: TableReader
  private var entries: [Entry] = []
  /// The index of the first row that is kept.
  private(set) var first = 0
  /// Whether the table must wait for asynchronous rows.
  private(set) var isWaiting = false

  init(_ reader: TableReader) { self.reader = reader }

  /// The source to wait for; `nil` if the rows are synchronous.
  var supply: (any RowSupply)? { reader.supply }

  /// Whether there is a row at an index; false also if it is not loaded yet.
  func has(_ index: Int) -> Bool {
    // Reset, as rows may have been loaded in the meantime; set again below otherwise.
    isWaiting = false
    while index - first >= entries.count {
      switch reader.read() {
      case .row(let row):
        entries.append(Entry(row: row, layout: nil))
      case .end:
        return false
      case .wait:
        isWaiting = true
        return false
      }
    }
    return index >= first
  }

  /// The footers of the groups that end with a row, the innermost first.
  ///
  /// The row after it must have been asked for.
  func footers(after index: Int) -> [GroupFooter] {
    isHeld(index + 1) ? row(index + 1).footersBefore : reader.lastFooters
  }

  /// The faults of cells that span more rows than there are, after the last row was asked for.
  var lastFaults: [SpanFault] { reader.lastFaults }

  /// The number of spans that do not fit the table, in the rows that are read.
  var spanFaultCount: Int { reader.spanFaultCount }

  /// Whether a row is in the buffer.
  func isHeld(_ index: Int) -> Bool { index >= first && index - first < entries.count }

  /// A row in the buffer.
  func row(_ index: Int) -> TableRowValue { entries[index - first].row }

  /// Whether the sum is beyond its range in a row in the buffer.
  func losesSum(_ index: Int) -> Bool {
    entries[index - first].row.carried.isLost && !entries[index - first].row.brought.isLost
  }

  /// The laid-out cells of a row in the buffer; `nil` if it is not laid out.
  func layout(_ index: Int) -> RowLayout? { entries[index - first].layout }

  /// Stores the laid-out cells of a row, which own its nodes.
  func keep(_ layout: RowLayout, _ index: Int) {
    entries[index - first].layout = layout
    entries[index - first].nodes = CellNodes()
  }

  /// The nodes of a row that is not laid out.
  func nodes(_ index: Int) -> CellNodes { entries[index - first].nodes }

  /// Stores the nodes of a row that is not laid out.
  func keep(_ nodes: CellNodes, _ index: Int) {
    entries[index - first].nodes = nodes
  }

  /// Discards the layouts of the rows, but keeps the nodes of blocks, which do not depend on the
  /// width.
  ///
  /// The nodes of texts are discarded: whether a text needs one depends on the width.
  func forgetLayouts(in session: BlockSession) {
    for index in entries.indices { forgetLayout(entry: index, in: session) }
  }

  private func forgetLayout(entry index: Int, in session: BlockSession) {
    guard let layout = entries[index].layout else { return }
    entries[index].layout = nil
    var nodes = CellNodes(count: layout.nodeCount)
    for (column, cell) in layout.cells.enumerated() {
      guard case .node(let node) = cell else { continue }
      if case .text = entries[index].row.cells[column] {
        session.release(nodes: 1)
        nodes.count -= 1
      } else {
        nodes.cells.append((column, node))
      }
    }
    entries[index].nodes = nodes
  }

  /// Discards the layout of a row, but keeps the nodes of blocks.
  func forgetLayout(_ index: Int, in session: BlockSession) {
    forgetLayout(entry: index - first, in: session)
  }

  /// Removes the rows before an index.
  func release(before index: Int, in session: BlockSession) {
    // Only when there are many, since moving the remaining rows takes time proportional to their
    // number.
    let count = min(index - first, entries.count)
    let left = entries.count - count
    guard count > 0, left == 0 || count >= max(64, left / 4) else { return }
    session.release(
      nodes: entries[..<count].reduce(0) { $0 + ($1.layout?.nodeCount ?? $1.nodes.count) })
    entries.removeFirst(count)
    first += count
  }
}
