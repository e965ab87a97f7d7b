/// The interval of a bin, which includes its lower bound and, in the last bin, its upper bound.
///
/// ```swift
/// let bins = NumberBins(data: [1, 2, 3, 4.5], desiredCount: 4)
/// let lower = bins[0].lowerBound         // 1
/// let isInside = bins[0].contains(1.5)   // true
/// ```
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  /// The least value of the bin, which is included.
  public let lowerBound: Bound
  /// The upper bound of the bin, which is included in the last bin only.
  public let upperBound: Bound
  /// Whether the upper bound is included.
  let isClosed: Bool

  init(lowerBound: Bound, upperBound: Bound, isClosed: Bool) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.isClosed = isClosed
  }

  /// Returns whether a value is in the bin.
  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (isClosed ? element <= upperBound : element < upperBound)
  }

  /// Returns the range of the indices of a collection that are in the bin.
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    guard isClosed, upperBound < collection.endIndex else { return lowerBound..<upperBound }
    return lowerBound..<collection.index(after: upperBound)
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
