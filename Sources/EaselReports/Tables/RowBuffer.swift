import EaselBlocks
import Foundation

/// The rows of a table that are not on pages yet, from the open page's first one on.
final class RowBuffer {
  /// A row, and its cells when they are laid out.
  struct Entry {
    let row: TableRowValue
    var layout: RowLayout?
    var nodes = CellNodes()
  }

  /// Nodes of the cells of a row that was measured, or laid out in another width.
  struct CellNodes {
    var cells: [(column: Int, node: any LayoutNode)] = []
    /// How many nodes there are, with those in them.
    var count = 0

    func node(_ column: Int) -> (any LayoutNode)? { cells.first { $0.column == column }?.node }
  }

  private let reader: TableReader
  private var entries: [Entry] = []
  /// The index of the first row that is kept.
  private(set) var first = 0
  /// Whether rows are to be waited for.
  private(set) var isWaiting = false

  init(_ reader: TableReader) { self.reader = reader }

  /// What rows are waited for by.
  var supply: (any RowSupply)? { reader.supply }

  /// Whether there is a row at an index; false as well where it must be waited for.
  func has(_ index: Int) -> Bool {
    // What was waited for has come, or is found missing again.
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

  /// Whether a row is kept.
  func isHeld(_ index: Int) -> Bool { index >= first && index - first < entries.count }

  /// A row that is kept.
  func row(_ index: Int) -> TableRowValue { entries[index - first].row }

  /// The cells of a row that is kept; nil where they are not laid out.
  func layout(_ index: Int) -> RowLayout? { entries[index - first].layout }

  /// Keeps the cells of a row, which have its nodes.
  func keep(_ layout: RowLayout, _ index: Int) {
    entries[index - first].layout = layout
    entries[index - first].nodes = CellNodes()
  }

  /// The nodes of a row that is not laid out.
  func nodes(_ index: Int) -> CellNodes { entries[index - first].nodes }

  /// Keeps the nodes of a row that is not laid out.
  func keep(_ nodes: CellNodes, _ index: Int) {
    entries[index - first].nodes = nodes
  }

  /// Forgets how the rows are laid out, but keeps their nodes: in another width they are the same.
  ///
  /// Texts that take several lines in one width may take one in another: theirs are made again.
  func forgetLayouts(in session: BlockSession) {
    for index in entries.indices {
      guard let layout = entries[index].layout else { continue }
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
  }

  /// Lets go of the rows before an index.
  func release(before index: Int, in session: BlockSession) {
    // Not at each page: moving what is left costs its length.
    let count = min(index - first, entries.count)
    let left = entries.count - count
    guard count > 0, left == 0 || count >= max(64, left / 4) else { return }
    session.release(
      nodes: entries[..<count].reduce(0) { $0 + ($1.layout?.nodeCount ?? $1.nodes.count) })
    entries.removeFirst(count)
    first += count
  }
}
