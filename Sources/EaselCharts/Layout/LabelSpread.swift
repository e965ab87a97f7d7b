import Foundation

/// Moves labels along a line apart until none overlaps, as little as possible.
///
/// ```swift
/// LabelSpread.positions(wanted: [10, 12, 40], sizes: [8, 8, 8], in: 0...60)   // 7, 15, 40
/// ```
///
/// The result minimizes the sum of squared moves while keeping the order of the labels. The
/// algorithm pools adjacent labels that touch (isotonic regression; Ayer et al. 1955), in linear
/// time.
enum LabelSpread {
  /// Returns the centers of the labels; `nil` if they do not all fit into the range.
  ///
  /// - Parameters:
  ///   - wanted: The preferred centers, in ascending order.
  ///   - sizes: The lengths of the labels along the line.
  ///   - range: The range for the labels.
  static func positions(
    wanted: [CGFloat], sizes: [CGFloat], in range: ClosedRange<CGFloat>
  ) -> [CGFloat]? {
    let total = sizes.reduce(0, +)
    guard wanted.count == sizes.count, total <= range.upperBound - range.lowerBound + 0.001,
      wanted.allSatisfy(\.isFinite)
    else { return nil }
    // After subtracting the lengths of the labels before it, the only condition for a label is that
    // it does not precede its neighbor.
    var offsets: [CGFloat] = []
    var before: CGFloat = 0
    for size in sizes {
      offsets.append(before + size / 2)
      before += size
    }
    var pools: [(sum: CGFloat, count: Int)] = []
    for (position, offset) in zip(wanted, offsets) {
      pools.append((position - offset, 1))
      while pools.count > 1 {
        let last = pools[pools.count - 1]
        let previous = pools[pools.count - 2]
        guard last.sum / CGFloat(last.count) < previous.sum / CGFloat(previous.count) else { break }
        pools.removeLast()
        pools[pools.count - 1] = (previous.sum + last.sum, previous.count + last.count)
      }
    }
    let bases = pools.flatMap { Array(repeating: $0.sum / CGFloat($0.count), count: $0.count) }
    return zip(bases, offsets).map {
      min(max($0, range.lowerBound), range.upperBound - total) + $1
    }
  }
}
