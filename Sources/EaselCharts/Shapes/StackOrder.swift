/// An order in which series are stacked.
///
/// The orders are those of `stackOrder…` in d3-shape 3.
public enum StackOrder: Hashable, Sendable, CaseIterable {
  /// The order of the data, with the first series at the bottom.
  case none
  /// The reverse order of the data, with the last series at the bottom.
  case reverse
  /// Ascending order of the position of each series' greatest value, with the earliest at the
  /// bottom.
  case appearance
  /// Ascending order of the sum of each series, with the least sum at the bottom.
  case ascending
  /// Descending order of the sum of each series, with the greatest sum at the bottom.
  case descending
  /// The order for stream graphs: series that peak early are in the middle, later ones outside.
  ///
  /// The algorithm is from L. Byron and M. Wattenberg, “Stacked Graphs: Geometry & Aesthetics”,
  /// 2008.
  case insideOut

  /// Returns the indices of the series in this order, from the bottom to the top.
  ///
  /// - Parameter series: For each series its spans, not yet stacked, whose `end` is the value. NaN
  ///   counts as 0 in sums.
  public func indices(for series: [[StackSpan]]) -> [Int] {
    let natural = Array(series.indices)
    switch self {
    case .none:
      return natural
    case .reverse:
      return natural.reversed()
    case .appearance:
      return Self.stablySorted(natural, by: series.map(Self.peak))
    case .ascending:
      return Self.stablySorted(natural, by: series.map(Self.sum))
    case .descending:
      return Self.stablySorted(natural, by: series.map(Self.sum)).reversed()
    case .insideOut:
      return Self.insideOut(series)
    }
  }

  private static func insideOut(_ series: [[StackSpan]]) -> [Int] {
    let sums = series.map(sum)
    var (tops, bottoms): ([Int], [Int]) = ([], [])
    var (top, bottom) = (0.0, 0.0)
    for index in StackOrder.appearance.indices(for: series) {
      if top < bottom {
        top += sums[index]
        tops.append(index)
      } else {
        bottom += sums[index]
        bottoms.append(index)
      }
    }
    return bottoms.reversed() + tops
  }

  private static func stablySorted<Key: Comparable>(_ indices: [Int], by keys: [Key]) -> [Int] {
    indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
  }

  private static func sum(_ spans: [StackSpan]) -> Double {
    spans.reduce(0) { $0 + ($1.end.isNaN ? 0 : $1.end) }
  }

  private static func peak(_ spans: [StackSpan]) -> Int {
    var result = 0
    var maximum = -Double.infinity
    for (index, span) in spans.enumerated() where span.end > maximum {
      maximum = span.end
      result = index
    }
    return result
  }
}
