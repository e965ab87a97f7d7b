import Foundation

extension Stacking {
  /// The value of a series at a position where it has no data.
  enum Filling: Hashable, Sendable {
    /// Zero.
    case zero
    /// The linear interpolation between the adjacent values; zero outside the series.
    case interpolated
  }

  /// Series with values at the same positions.
  struct AlignedSeries: Hashable, Sendable {
    /// The distinct positions of all series, ascending.
    var positions: [Double]
    /// The value of each series at each position; all values are finite.
    package var values: [[Double]]
    /// Whether each series has its own value at each position.
    var isGiven: [[Bool]]
    /// The number of rows left out because their position or value is not finite.
    var leftOut: Int
  }

  /// Returns series with values at the same positions, so that stacked areas share vertices.
  ///
  /// Several values of a series at one position are added.
  ///
  /// - Parameters:
  ///   - positions: The positions of each series, in any order.
  ///   - values: The values of each series; surplus values are left out.
  ///   - filling: The value of a series at a position where it has no data.
  /// - Complexity: O(n log n + m) for n rows and a result of m values.
  static func alignSeries(
    positions: [[Double]], values: [[Double]], filling: Filling = .interpolated
  ) -> AlignedSeries {
    var leftOut = 0
    let series = positions.indices.map { index -> [(x: Double, y: Double)] in
      let own = index < values.count ? values[index] : []
      leftOut += abs(positions[index].count - own.count)
      var rows = zip(positions[index], own).map { (x: $0, y: $1) }
      let all = rows.count
      rows.removeAll { !$0.x.isFinite || !$0.y.isFinite }
      leftOut += all - rows.count
      // Equal positions keep their order, so that their sum is the same in every run.
      let order = rows.indices.sorted { (rows[$0].x, $0) < (rows[$1].x, $1) }
      return merged(order.map { rows[$0] }, &leftOut)
    }
    var common = series.flatMap { $0.map(\.x) }.sorted()
    // −0 and 0 are one position.
    common = common.enumerated().filter { $0 == 0 || common[$0 - 1] != $1 }.map(\.element)
    var result = AlignedSeries(positions: common, values: [], isGiven: [], leftOut: leftOut)
    for rows in series {
      var line: [Double] = []
      var given: [Bool] = []
      var next = 0
      for x in common {
        let isOwn = next < rows.count && rows[next].x == x
        given.append(isOwn)
        if isOwn {
          line.append(rows[next].y)
          next += 1
        } else if filling == .interpolated, next > 0, next < rows.count {
          line.append(between(rows[next - 1], rows[next], at: x))
        } else {
          line.append(0)
        }
      }
      result.values.append(line)
      result.isGiven.append(given)
    }
    return result
  }

  /// Adds the values at each position; a value that makes the sum infinite is left out.
  private static func merged(
    _ rows: [(x: Double, y: Double)], _ leftOut: inout Int
  ) -> [(x: Double, y: Double)] {
    var result: [(x: Double, y: Double)] = []
    for row in rows {
      guard let last = result.last, last.x == row.x else {
        result.append(row)
        continue
      }
      let sum = last.y + row.y
      if sum.isFinite { result[result.count - 1].y = sum } else { leftOut += 1 }
    }
    return result
  }

  private static func between(
    _ a: (x: Double, y: Double), _ b: (x: Double, y: Double), at x: Double
  ) -> Double {
    // Halving before subtracting keeps differences of the largest numbers finite.
    let part = (x / 2 - a.x / 2) / (b.x / 2 - a.x / 2)
    return a.y * (1 - part) + b.y * part
  }
}
