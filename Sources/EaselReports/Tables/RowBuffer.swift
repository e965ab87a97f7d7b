import EaselBlocks
import Foundation

/// The rows of a table that are not on pages yet, from the open page's first one on.
final class RowBuffer<Row, Total> {
  /// A row, with what depends on those before it.
  struct Entry {
    let row: Row
    /// The sum of the rows before it.
    let brought: Total
    /// The sum with it.
    let carried: Total
    let group: AnyHashable?
    /// Whether a group begins with it.
    let beginsGroup: Bool
    /// Its cells, when they are laid out.
    var layout: RowLayout?
  }

  private let source: RowSource<Row>
  private let model: TableModel<Row, Total>
  private var entries: [Entry] = []
  /// The index of the first row that is kept.
  private(set) var first = 0
  private var carried: Total
  private var lastGroup: AnyHashable??
  /// Whether rows are to be waited for.
  private(set) var isWaiting = false

  init(_ model: TableModel<Row, Total>) {
    self.model = model
    source = model.makeSource()
    carried = model.initial
  }

  /// What rows are waited for by.
  var supply: any RowSupply { source }

  /// Whether there is a row at an index; false as well where it must be waited for.
  func has(_ index: Int) -> Bool {
    while index - first >= entries.count {
      switch source.read() {
      case .row(let row): append(row)
      case .end:
        isWaiting = false
        return false
      case .wait:
        isWaiting = true
        return false
      }
    }
    return index >= first
  }

  private func append(_ row: Row) {
    isWaiting = false
    let brought = carried
    if let add = model.add { carried = add(carried, row) }
    let group = model.groupKey?(row)
    let begins = model.groupKey != nil && lastGroup != .some(group)
    lastGroup = .some(group)
    entries.append(
      Entry(
        row: row, brought: brought, carried: carried, group: group, beginsGroup: begins,
        layout: nil))
  }

  /// Whether a row is kept.
  func isHeld(_ index: Int) -> Bool { index >= first && index - first < entries.count }

  /// The row at an index that there is.
  subscript(index: Int) -> Entry {
    get { entries[index - first] }
    set { entries[index - first] = newValue }
  }

  /// Lets go of the rows before an index.
  func release(before index: Int, in session: BlockSession) {
    // Not at each page: moving what is left costs its length.
    let count = min(index - first, entries.count)
    guard count > 0, count >= 64 || count == entries.count else { return }
    session.release(nodes: entries[..<count].reduce(0) { $0 + ($1.layout?.nodeCount ?? 0) })
    entries.removeFirst(count)
    first += count
  }
}
