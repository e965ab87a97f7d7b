import Foundation

/// The computation of stacked values.
///
/// ```swift
/// let spans = Stacking.offsets(values: [3, 1, -2], keys: [0, 0, 0], method: .standard)
/// spans.starts  // [0, 3, 0]
/// spans.ends  // [3, 4, -2]
/// ```
enum Stacking {
  /// The starts and ends of values, and the rows without a span.
  struct Spans: Hashable, Sendable {
    /// The start of each row; NaN for a row without a span.
    var starts: [Double]
    /// The end of each row: start plus value, in the direction of the value's sign.
    var ends: [Double]
    /// The rows and stacks that were left out.
    var notes = Notes()
  }

  /// The rows and stacks that were left out, by reason.
  struct Notes: Hashable, Sendable {
    /// The rows without a value: NaN, or beyond the shorter of values and keys.
    var missing: [Int] = []
    /// The rows whose value, or whose sum with the rows below, is infinite.
    var infinite: [Int] = []
    /// The rows with negative values in a centered stack, which cannot show them.
    var negative: [Int] = []
    /// The keys of stacks without shares, because their sum is zero, in order of appearance.
    var empty: [Int] = []

    var isEmpty: Bool {
      missing.isEmpty && infinite.isEmpty && negative.isEmpty && empty.isEmpty
    }
  }

  /// Returns the spans of rows in stacks.
  ///
  /// The rows of a stack follow each other in their order, and the first starts at zero. Negative
  /// values are stacked separately, below zero. Shares refer to the sum of all absolute values.
  ///
  /// - Parameters:
  ///   - values: The length of each row.
  ///   - keys: The stack of each row: any numbers.
  ///   - method: The stacking method.
  /// - Complexity: O(n) for n rows.
  static func offsets(
    values: [Double], keys: [Int], method: MarkStackingMethod
  ) -> Spans {
    let count = max(values.count, keys.count)
    var spans = Spans(
      starts: [Double](repeating: .nan, count: count),
      ends: [Double](repeating: .nan, count: count))
    let rows = usableRows(values, keys, method.kind, count, &spans.notes)
    if method.kind == .unstacked {
      for row in rows { (spans.starts[row], spans.ends[row]) = (0, values[row]) }
      return spans
    }
    var stacks = StackTable(keys: keys, rows: rows)
    let slots = rows.map { stacks.slot(of: keys[$0]) }
    if method.kind != .standard {
      for (row, slot) in zip(rows, slots) { stacks.sums[slot].total += abs(values[row]) }
      if method.kind == .normalized {
        spans.notes.empty = stacks.order.filter { stacks.sums[stacks.slot(of: $0)].total == 0 }
      }
    }
    for (row, slot) in zip(rows, slots) {
      let span = stacks.sums[slot].add(values[row], method.kind)
      if span.start.isFinite, span.end.isFinite {
        (spans.starts[row], spans.ends[row]) = (span.start, span.end)
      } else if stacks.sums[slot].total != 0 || method.kind == .standard {
        spans.notes.infinite.append(row)
      }
    }
    spans.notes.infinite.sort()
    return spans
  }

  private static func usableRows(
    _ values: [Double], _ keys: [Int], _ kind: MarkStackingMethod.Kind, _ count: Int,
    _ notes: inout Notes
  ) -> [Int] {
    var rows: [Int] = []
    let known = min(values.count, keys.count)
    rows.reserveCapacity(known)
    for row in 0..<known {
      let value = values[row]
      if value.isNaN {
        notes.missing.append(row)
      } else if value.isInfinite {
        notes.infinite.append(row)
      } else if kind == .center, value < 0 {
        notes.negative.append(row)
      } else {
        rows.append(row)
      }
    }
    notes.missing += known..<count
    return rows
  }
}

/// The sums of stacks during stacking.
private struct StackTable {
  struct Sum {
    var above = 0.0
    var below = 0.0
    var total = 0.0

    /// Adds a value to the sum of its sign, and returns its span.
    mutating func add(
      _ value: Double, _ kind: MarkStackingMethod.Kind
    ) -> (start: Double, end: Double) {
      let start = value < 0 ? below : above
      let end = start + value
      if value < 0 { below = end } else { above = end }
      switch kind {
      case .normalized:
        // With an infinite sum, every share would be zero.
        let hasShares = total > 0 && total.isFinite
        return hasShares ? (start / total, end / total) : (.nan, .nan)
      case .center: return (start - total / 2, end - total / 2)
      case .standard, .unstacked: return (start, end)
      }
    }
  }

  var sums: [Sum] = []
  /// The keys in order of appearance.
  private(set) var order: [Int] = []
  /// The smallest key if the keys are dense, so that slots are found without hashing; otherwise
  /// `nil`.
  private let first: Int?
  private var dense: [Int] = []
  private var sparse: [Int: Int] = [:]

  init(keys: [Int], rows: [Int]) {
    var (low, high) = (Int.max, Int.min)
    for row in rows { (low, high) = (min(low, keys[row]), max(high, keys[row])) }
    let (range, isTooWide) = high.subtractingReportingOverflow(low)
    if !rows.isEmpty, !isTooWide, range >= 0, range < 4 * rows.count + 64 {
      first = low
      dense = [Int](repeating: -1, count: range + 1)
    } else {
      first = nil
    }
  }

  /// Returns the slot of a key, and creates it for a new key.
  mutating func slot(of key: Int) -> Int {
    let found = first.map { dense[key - $0] } ?? sparse[key] ?? -1
    if found >= 0 { return found }
    if let first { dense[key - first] = sums.count } else { sparse[key] = sums.count }
    sums.append(Sum())
    order.append(key)
    return sums.count - 1
  }
}
