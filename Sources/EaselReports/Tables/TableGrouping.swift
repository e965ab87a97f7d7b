import EaselBlocks
import Foundation

/// A level of a table's groups: the property by which rows are grouped, the heading and the footer.
struct TableGrouping<Row> {
  let header: ((Row) -> any Block)?
  let hasFooter: Bool
  /// Makes the level of a rendering.
  let makeLevel: () -> GroupLevel

  init<Key: Hashable>(
    by key: KeyPath<Row, Key>, header: ((Key) -> any Block)?,
    footer: ((TableGroup<Row, Key>) -> any Block)?
  ) {
    hasFooter = footer != nil
    self.header = header.map { header in { header($0[keyPath: key]) } }
    makeLevel = { KeyedGroupLevel(key, footer) }
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
  /// The level of the group; 0 is the outermost one.
  var level = 0
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
struct GroupReader {
  private let levels: [GroupLevel]
  private var numbers = GroupNumbers()
  private var hasRows = false

  init(_ levels: [GroupLevel]) { self.levels = levels }

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
  mutating func add(_ row: UnsafeRawPointer) -> Position {
    let begins = hasRows ? levels.firstIndex { !$0.contains(row) } ?? levels.count : 0
    var footers: [GroupFooter] = []
    if begins < levels.count {
      if hasRows { footers = end(from: begins) }
      for level in begins..<levels.count {
        numbers[level] += 1
        levels[level].begin(row)
      }
      hasRows = true
    }
    for level in levels { level.add(row) }
    return Position(numbers: numbers, begins: begins, footers: footers)
  }

  /// Returns the footers of all groups, after the last row.
  mutating func end() -> [GroupFooter] {
    defer { hasRows = false }
    return hasRows ? end(from: 0) : []
  }

  private func end(from outermost: Int) -> [GroupFooter] {
    levels.indices[outermost...].reversed().compactMap { level in
      var footer = levels[level].footer()
      footer?.level = level
      return footer
    }
  }
}
