import EaselBlocks
import Foundation

/// The open group of a level of a table's groups, whose type of key is not known here.
///
/// Rows are given by their addresses: a parameter of a generic type is looked up at each call.
class GroupLevel {
  /// Returns whether a row belongs to the open group.
  func contains(_ row: UnsafeRawPointer) -> Bool { false }

  /// Begins the group of a row, without adding the row.
  func begin(_ row: UnsafeRawPointer) {}

  /// Adds a row to the open group.
  func add(_ row: UnsafeRawPointer) {}

  /// Returns the footer of the open group; `nil` if the level has none.
  func footer() -> GroupFooter? { nil }
}

/// The open group of a level.
final class KeyedGroupLevel<Row, Key: Hashable>: GroupLevel {
  private let path: KeyPath<Row, Key>
  private let makeFooter: ((TableGroup<Row, Key>) -> any Block)?
  private var key: Key?
  private var count = 0
  /// The sums of the open group; `nil` without a footer.
  private var sums: GroupSums<Row>?

  init(_ path: KeyPath<Row, Key>, _ footer: ((TableGroup<Row, Key>) -> any Block)?) {
    self.path = path
    makeFooter = footer
  }

  private func key(of row: UnsafeRawPointer) -> Key {
    row.assumingMemoryBound(to: Row.self).pointee[keyPath: path]
  }

  override func contains(_ row: UnsafeRawPointer) -> Bool { key == key(of: row) }

  override func begin(_ row: UnsafeRawPointer) {
    let key = key(of: row)
    let isFirst = self.key == nil
    self.key = key
    count = 0
    if isFirst { sums = search(key) }
    sums = sums?.next()
  }

  override func add(_ row: UnsafeRawPointer) {
    count += 1
    sums?.add(row)
  }

  /// Finds the properties for which the footer asks.
  private func search(_ key: Key) -> GroupSums<Row>? {
    guard let makeFooter else { return nil }
    let sums = GroupSums<Row>()
    // Not zero, since a footer may divide by it.
    _ = makeFooter(TableGroup(key: key, count: 1, sums: sums))
    sums.endSearch()
    return sums
  }

  override func footer() -> GroupFooter? {
    guard let makeFooter, let key, let sums else { return nil }
    let group = TableGroup(key: key, count: count, sums: sums)
    let known = sums.lostType.map { GroupFooter.Fault.outOfRange($0) }
    // The blocks are made again with the page; here the footer shows for what it asks.
    _ = makeFooter(group)
    return GroupFooter(
      make: { makeFooter(group) }, fault: sums.isIncomplete ? .unknownProperty : known)
  }
}
