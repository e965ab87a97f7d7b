/// Marks of one type with the same channels, stored as columns.
package struct MarkRun: Sendable {
  var kind: MarkType
  /// The columns, indexed by the raw value of their channel.
  private var columns: [Column]
  /// The properties that a further value must match, indexed by the raw value of its channel.
  private var heads: [ColumnHead?]
  /// The channels that have columns.
  private(set) var channels = ChannelSet()
  /// The number of marks.
  var count = 0
  /// The positions of the marks in the order of declaration.
  var ordinals = RowNumbers()
  /// The indices of the marks' traits in the list.
  package internal(set) var traits = RowNumbers()

  /// The value axis of the marks; `nil` for the first one.
  var axisID: ChartAxisID?

  package init(_ kind: MarkType) {
    self.kind = kind
    columns = Array(repeating: Column(label: ""), count: Channel.allCases.count)
    heads = Array(repeating: nil, count: Channel.allCases.count)
  }

  package subscript(channel: Channel) -> Column? {
    get { channels[channel] ? columns[channel.rawValue] : nil }
    _modify {
      var column = channels[channel] ? columns[channel.rawValue] : nil
      // Without this, the column would have two owners, and a change would copy its values.
      columns[channel.rawValue] = Column(label: "")
      defer {
        channels[channel] = column != nil
        heads[channel.rawValue] = column.map { ColumnHead($0) }
        if let column { columns[channel.rawValue] = column }
      }
      yield &column
    }
  }

  /// Whether a field fits into the column of a channel.
  func continues(_ channel: Channel, with field: ChartField) -> Bool {
    guard let head = heads[channel.rawValue] else { return false }
    // This runs for each value of each mark. For a point it is enough to compare the head, whose
    // size is a fifth of a column's.
    if field.isPoint { return head.isPoint && head.agrees(with: field) }
    return columns[channel.rawValue].continues(with: field)
  }

  /// Appends a field to the column of a channel.
  mutating func append(_ field: ChartField, to channel: Channel, _ names: inout NameTable) {
    columns[channel.rawValue].append(field, &names)
    guard heads[channel.rawValue]?.kind == nil else { return }
    heads[channel.rawValue]?.kind = columns[channel.rawValue].kind
  }

  /// Appends a mark with two numbers or dates that continue the columns of x and y.
  mutating func append(_ point: MarkPoint, trait: Int, ordinal: Int) {
    columns[Channel.x.rawValue].values.append(point.x)
    columns[Channel.y.rawValue].values.append(point.y)
    traits.append(trait)
    ordinals.append(ordinal)
    count += 1
  }
}

/// The properties that determine whether a value fits into a column.
private struct ColumnHead: Sendable {
  var label: String
  var kind: DatumKind?
  /// Whether the values are points without a unit.
  var isPoint: Bool

  init(_ column: Column) {
    label = column.label
    kind = column.kind
    isPoint = column.ends == nil && column.unit == nil && !column.isSpan
  }

  func agrees(with field: ChartField) -> Bool {
    guard label == field.label else { return false }
    guard let kind, let other = field.start.kind else { return true }
    return kind == other
  }
}

/// A set of channels.
struct ChannelSet: Equatable, Sendable {
  private var bits: UInt32 = 0

  subscript(channel: Channel) -> Bool {
    get { bits >> UInt32(channel.rawValue) & 1 == 1 }
    set {
      let bit: UInt32 = 1 << UInt32(channel.rawValue)
      if newValue { bits |= bit } else { bits &= ~bit }
    }
  }
}

extension MarkRun {
  /// Removes all rows after the first ones.
  mutating func keepFirst(_ rows: Int) {
    for channel in Channel.allCases {
      guard var column = self[channel] else { continue }
      column.values = Array(column.values.prefix(rows))
      column.ends = column.ends.map { Array($0.prefix(rows)) }
      self[channel] = column
    }
  }

  /// Changes the number of rows of a run whose rows differ only in their positions.
  mutating func repeatRows(_ count: Int) {
    let (ordinal, trait) = (ordinals[0], traits[0])
    for channel in Channel.allCases {
      guard let value = self[channel]?.values.first else { continue }
      self[channel]?.values = Array(repeating: value, count: count)
    }
    self.count = count
    ordinals = RowNumbers(repeating: ordinal, count: count)
    traits = RowNumbers(repeating: trait, count: count)
  }
}

/// Integers, one per row: all equal, consecutive, or arbitrary.
package struct RowNumbers: Sendable {
  private enum Form: Sendable {
    case empty
    /// The first number and the difference between consecutive ones.
    case linear(first: Int, step: Int)
    case each([Int32])
  }

  private var form = Form.empty
  private(set) var count = 0

  init() {}

  /// Creates the same number for many rows.
  init(repeating number: Int, count: Int) {
    form = .linear(first: number, step: 0)
    self.count = count
  }

  /// Creates consecutive numbers.
  init(_ numbers: Range<Int>) {
    form = .linear(first: numbers.lowerBound, step: 1)
    count = numbers.count
  }

  package subscript(row: Int) -> Int {
    switch form {
    case .empty: 0
    case .linear(let first, let step): first + step * row
    case .each(let numbers): Int(numbers[row])
    }
  }

  /// The numbers of all rows.
  var array: [Int] {
    switch form {
    case .empty: []
    case .linear(let first, 1): Array(first..<first + count)
    case .linear(let first, let step): (0..<count).map { first + step * $0 }
    case .each(let numbers): numbers.map { Int($0) }
    }
  }

  /// The range of the numbers; `nil` if they are not consecutive.
  package var range: Range<Int>? {
    switch form {
    case .empty: 0..<0
    case .linear(let first, 1): first..<first + count
    case .linear(let first, _) where count == 1: first..<first + 1
    default: nil
    }
  }

  /// The number that all rows share; `nil` if they differ.
  var common: Int? {
    switch form {
    case .linear(let first, 0): first
    case .linear(let first, _) where count == 1: first
    default: nil
    }
  }

  mutating func append(_ number: Int) {
    if case .linear(let first, let step) = form, count > 1, number == first + step * count {
      count += 1
      return
    }
    defer { count += 1 }
    switch form {
    case .empty: form = .linear(first: number, step: 0)
    case .linear(let first, let step):
      if count == 1 {
        if number - first == 0 || number - first == 1 {
          form = .linear(first: first, step: number - first)
          return
        }
      }
      var numbers = (0..<count).map { Int32(first + step * $0) }
      numbers.append(Int32(number))
      form = .each(numbers)
    case .each(var numbers):
      form = .empty
      numbers.append(Int32(number))
      form = .each(numbers)
    }
  }
}
