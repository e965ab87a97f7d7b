/// A collection of intervals of numbers, for counting values by interval.
///
/// ```swift
/// let values = [1.5, 2, 2.5, 7, 9]
/// let bins = NumberBins(data: values, desiredCount: 20)
/// var counts = [Int](repeating: 0, count: bins.count)
/// for value in values { counts[bins.index(for: value)] += 1 }
/// ```
///
/// The bounds of bins that are made for data are round numbers, those of `ticks` in d3. A bin
/// includes its lower bound, and the last bin its upper bound as well. There are at most 10,000
/// bins, or 16,000 with round bounds. NaN and infinities are ignored; data without a finite number
/// has no bins.
public struct NumberBins<Value: Comparable & Hashable>: RandomAccessCollection, Equatable {
  /// The bounds of the bins in ascending order: one more than the number of bins.
  public let thresholds: [Value]

  /// Creates bins with the given bounds, in any order.
  ///
  /// Repeated bounds count once; NaN is ignored.
  public init(thresholds: [Value]) {
    self.thresholds = BinThresholds.sorted(thresholds)
  }

  /// The index of the first bin, which is 0.
  public var startIndex: Int { 0 }
  /// The index after that of the last bin, which is the number of bins.
  public var endIndex: Int { thresholds.isEmpty ? 0 : thresholds.count - 1 }

  /// Accesses the interval of the bin at a zero-based index.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isClosed: position == thresholds.count - 2)
  }

  /// Returns the index of the bin that contains a value, or of the nearest bin for a value outside
  /// of all.
  ///
  /// Without bins, the result is 0.
  ///
  /// - Complexity: Logarithmic in the number of bins.
  public func index(for value: Value) -> Int { BinThresholds.index(of: value, in: thresholds) }
}

extension NumberBins: Sendable where Value: Sendable {}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates about `desiredCount` bins with round bounds that cover given values.
  ///
  /// - Parameters:
  ///   - data: The values; those that are not finite are ignored.
  ///   - desiredCount: The approximate number of bins; `nil` uses Sturges' rule.
  ///   - minimumStride: The least size of a bin.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let finite = data.filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(
      range: low...high,
      desiredCount: desiredCount ?? BinThresholds.count(forValues: finite.count),
      minimumStride: minimumStride)
  }

  /// Creates about `desiredCount` bins with round bounds that cover a range.
  ///
  /// - Parameters:
  ///   - range: The range to cover; the bins may begin before it and end after it.
  ///   - desiredCount: The approximate number of bins.
  ///   - minimumStride: The least size of a bin.
  public init(range: ClosedRange<Value>, desiredCount: Int, minimumStride: Value = 0) {
    self.init(
      range,
      BinThresholds.round(
        from: Double(range.lowerBound), to: Double(range.upperBound), count: desiredCount,
        minimum: Double(minimumStride)))
  }

  /// Creates `count` bins of equal size that divide a range.
  ///
  /// A count outside of 1...10,000 is clamped. A range of one value cannot be divided and has no
  /// bins.
  public init(range: ClosedRange<Value>, count: Int) {
    self.init(
      range,
      BinThresholds.equal(
        from: Double(range.lowerBound), to: Double(range.upperBound), count: count))
  }

  /// Creates bins of a given size that start at the lower bound of a range and cover the range.
  ///
  /// The last bin may end after the range. A size that would give more than 10,000 bins is
  /// multiplied. A size that is not positive gives one bin.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      range,
      BinThresholds.steps(
        from: Double(range.lowerBound), to: Double(range.upperBound), size: Double(size)))
  }

  private init(_ range: ClosedRange<Value>, _ limits: @autoclosure () -> [Double]) {
    guard range.lowerBound.isFinite, range.upperBound.isFinite else {
      self.init(thresholds: [])
      return
    }
    self.init(thresholds: limits().map { Value($0) }.filter(\.isFinite))
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Creates about `desiredCount` bins with round bounds that cover given values.
  ///
  /// - Parameters:
  ///   - data: The values.
  ///   - desiredCount: The approximate number of bins; `nil` uses Sturges' rule.
  ///   - minimumStride: The least size of a bin, at least 1.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(
      range: low...high,
      desiredCount: desiredCount ?? BinThresholds.count(forValues: data.count),
      minimumStride: minimumStride)
  }

  /// Creates about `desiredCount` bins with round bounds that cover a range.
  ///
  /// - Parameters:
  ///   - range: The range to cover; the bins may begin before it and end after it.
  ///   - desiredCount: The approximate number of bins.
  ///   - minimumStride: The least size of a bin, at least 1.
  public init(range: ClosedRange<Value>, desiredCount: Int, minimumStride: Value = 1) {
    self.init(
      range,
      BinThresholds.round(
        from: Double(range.lowerBound), to: Double(range.upperBound), count: desiredCount,
        minimum: Swift.max(1, Double(minimumStride))))
  }

  /// Creates `count` bins that divide a range equally, with bounds rounded to whole numbers.
  ///
  /// A range shorter than `count` gives fewer bins. A count outside of 1...10,000 is clamped.
  public init(range: ClosedRange<Value>, count: Int) {
    self.init(
      range,
      BinThresholds.equal(
        from: Double(range.lowerBound), to: Double(range.upperBound), count: count))
  }

  /// Creates bins of a given size that start at the lower bound of a range and cover the range.
  ///
  /// The last bin may end after the range. A size that would give more than 10,000 bins is
  /// multiplied. A size that is not positive gives one bin.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      range,
      BinThresholds.steps(
        from: Double(range.lowerBound), to: Double(range.upperBound), size: Double(size)))
  }

  /// Creates bins with bounds rounded to whole numbers.
  ///
  /// A bound that the integer type cannot represent is replaced by the range's bound.
  private init(_ range: ClosedRange<Value>, _ limits: [Double]) {
    var values = limits.compactMap { Value(exactly: $0.rounded()) }
    if values.first.map({ $0 > range.lowerBound }) ?? true { values.append(range.lowerBound) }
    if values.max().map({ $0 < range.upperBound }) ?? true { values.append(range.upperBound) }
    self.init(thresholds: values)
  }
}
