import Foundation

/// Puts values that belong to the same stack on each other.
///
/// ```swift
/// let spans = Stacking.offsets(values: [3, 1, -2], keys: [0, 0, 0], method: .standard)
/// spans.starts  // [0, 3, 0]
/// spans.ends  // [3, 4, -2]
/// ```
package enum Stacking {
  /// Where values begin and end, and which have no span.
  package struct Spans: Hashable, Sendable {
    /// Where each row begins; NaN for a row without a span.
    package var starts: [Double]
    /// Where each row ends: beyond its start in the direction of its sign.
    package var ends: [Double]
    /// What was left out.
    package var notes = Notes()
  }

  /// Which rows and stacks were left out, and why.
  package struct Notes: Hashable, Sendable {
    /// The rows without a value: NaN, or beyond the shorter of values and keys.
    package var missing: [Int] = []
    /// The rows whose value, or whose sum with those below, is infinite.
    package var infinite: [Int] = []
    /// The rows with negative values in a stack about the middle, which cannot show them.
    package var negative: [Int] = []
    /// The keys of stacks whose sum is zero, of which there are no shares, in order of appearance.
    package var empty: [Int] = []

    package var isEmpty: Bool {
      missing.isEmpty && infinite.isEmpty && negative.isEmpty && empty.isEmpty
    }
  }

  /// Returns the spans of rows in stacks.
  ///
  /// Rows of a stack lie on each other in their order, the first at zero. Negative values have a
  /// pile of their own below zero. Shares are those of the sum of all absolute values.
  ///
  /// - Parameters:
  ///   - values: The length of each row.
  ///   - keys: The stack of each row: any numbers.
  ///   - method: How they are stacked.
  /// - Complexity: Linear in the number of rows.
  package static func offsets(
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

/// The sums of stacks while they grow.
private struct StackTable {
  struct Sum {
    var above = 0.0
    var below = 0.0
    var total = 0.0

    /// Puts a value on its pile.
    mutating func add(
      _ value: Double, _ kind: MarkStackingMethod.Kind
    ) -> (start: Double, end: Double) {
      let start = value < 0 ? below : above
      let end = start + value
      if value < 0 { below = end } else { above = end }
      switch kind {
      case .normalized:
        // Of an endless sum every share would be zero.
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
  /// The least key, where the keys are dense, so that slots are found without hashing.
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

  /// The slot of a key, which is new where the key is.
  mutating func slot(of key: Int) -> Int {
    let found = first.map { dense[key - $0] } ?? sparse[key] ?? -1
    if found >= 0 { return found }
    if let first { dense[key - first] = sums.count } else { sparse[key] = sums.count }
    sums.append(Sum())
    order.append(key)
    return sums.count - 1
  }
}
