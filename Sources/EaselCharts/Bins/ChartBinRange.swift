/// The interval of a bin: the lower bound is included, the upper one only in the last bin.
///
/// ```swift
/// let bins = NumberBins(data: [1, 2, 3, 4.5], desiredCount: 4)
/// bins[0].lowerBound     // 1
/// bins[0].contains(1.5)  // true
/// ```
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  /// The least value, included.
  public let lowerBound: Bound
  /// The greatest value, which belongs to the next bin; in the last bin it is included.
  public let upperBound: Bound
  /// Whether the upper bound is included.
  let isClosed: Bool

  init(lowerBound: Bound, upperBound: Bound, isClosed: Bool) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.isClosed = isClosed
  }

  /// Returns whether a value belongs to the bin.
  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (isClosed ? element <= upperBound : element < upperBound)
  }

  /// Returns the indices of a collection that belong to the bin.
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    guard isClosed, upperBound < collection.endIndex else { return lowerBound..<upperBound }
    return lowerBound..<collection.index(after: upperBound)
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
