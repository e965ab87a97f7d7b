import EaselBlocks
import Foundation

/// A level of a table's groups: the property by which rows are grouped, the heading and the footer.
struct TableGrouping<Row> {
  /// Returns whether a row belongs to the group of another one.
  let isSame: (Row, Row) -> Bool
  let header: ((Row) -> any Block)?
  /// Makes the footer of a group from its last row, the number of its rows and their sums.
  let footer: ((Row, Int, GroupSums<Row>) -> any Block)?

  init<Key: Hashable>(
    by key: KeyPath<Row, Key>, header: ((Key) -> any Block)?,
    footer: ((TableGroup<Row, Key>) -> any Block)?
  ) {
    isSame = { $0[keyPath: key] == $1[keyPath: key] }
    self.header = header.map { header in { header($0[keyPath: key]) } }
    self.footer = footer.map { footer in
      { row, count, sums in
        footer(TableGroup(key: row[keyPath: key], count: count, sums: sums))
      }
    }
  }

  /// The maximum number of levels of a table.
  static var maximumLevels: Int { 3 }
}

/// The numbers of the groups that contain a row, by level, from 1; 0 without a group.
struct GroupNumbers {
  private var numbers: (Int, Int, Int) = (0, 0, 0)

  subscript(level: Int) -> Int {
    get { level == 0 ? numbers.0 : level == 1 ? numbers.1 : numbers.2 }
    set {
      switch level {
      case 0: numbers.0 = newValue
      case 1: numbers.1 = newValue
      default: numbers.2 = newValue
      }
    }
  }
}

/// The footer of a group, which is below its last row.
struct GroupFooter {
  let make: () -> any Block
  /// A fault of its sums; `nil` without one.
  let fault: Fault?

  /// A reason why a sum of a footer is left out.
  enum Fault {
    /// A sum is beyond the range of a type with a name.
    case outOfRange(String)
    /// The footer asked for a property for which it did not ask in the groups before.
    case unknownProperty
  }
}

/// Reads the groups of rows while a table reads its rows.
struct GroupReader<Row> {
  private let levels: [TableGrouping<Row>]
  private var last: Row?
  private var numbers = GroupNumbers()
  private var counts: [Int]
  /// The sums of each level's open group; `nil` without a footer.
  private var sums: [GroupSums<Row>?]

  init(_ levels: [TableGrouping<Row>]) {
    self.levels = levels
    counts = levels.map { _ in 0 }
    sums = levels.map { _ in nil }
  }

  var isEmpty: Bool { levels.isEmpty }

  /// A row's position in the groups.
  struct Position {
    let numbers: GroupNumbers
    /// The outermost level of which a group begins with the row; the number of levels if none does.
    let begins: Int
    /// The footers of the groups that end before the row, the innermost first.
    let footers: [GroupFooter]
  }

  /// Adds a row, and returns its position.
  mutating func add(_ row: Row) -> Position {
    var begins = levels.count
    if let last {
      for level in levels.indices where begins == levels.count && !levels[level].isSame(last, row) {
        begins = level
      }
    } else {
      begins = 0
      for level in levels.indices { sums[level] = search(level, row) }
    }
    let footers = last == nil || begins == levels.count ? [] : end(from: begins)
    for level in levels.indices {
      if level >= begins {
        numbers[level] += 1
        counts[level] = 0
        sums[level] = sums[level]?.next()
      }
      counts[level] += 1
      sums[level]?.add(row)
    }
    last = row
    return Position(numbers: numbers, begins: begins, footers: footers)
  }

  /// Returns the footers of all groups, after the last row.
  mutating func end() -> [GroupFooter] {
    defer { last = nil }
    return last == nil ? [] : end(from: 0)
  }

  /// Finds the properties for which a footer asks.
  private func search(_ level: Int, _ row: Row) -> GroupSums<Row>? {
    guard let footer = levels[level].footer else { return nil }
    let sums = GroupSums<Row>()
    // Not zero, since a footer may divide by it.
    _ = footer(row, 1, sums)
    sums.endSearch()
    return sums
  }

  private func end(from outermost: Int) -> [GroupFooter] {
    guard let row = last else { return [] }
    return levels.indices.reversed().prefix { $0 >= outermost }.compactMap { level in
      guard let make = levels[level].footer, let sums = sums[level] else { return nil }
      let count = counts[level]
      let known = sums.lostType.map { GroupFooter.Fault.outOfRange($0) }
      // The blocks are made again with the page; here the footer shows for what it asks.
      _ = make(row, count, sums)
      return GroupFooter(
        make: { make(row, count, sums) }, fault: sums.isIncomplete ? .unknownProperty : known)
    }
  }
}
