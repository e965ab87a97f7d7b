/// Puts series of values on each other, as stacked bars and areas need.
///
/// ```swift
/// let stack = StackLayout(offset: .diverging)
/// let series = stack.series([[3, 1], [2, -4]])
/// series[1].spans[0]  // from 3 to 5
/// series[1].spans[1]  // from -4 to 0
/// ```
///
/// The behaviour is that of d3-shape 3's `stack`.
public struct StackLayout: Hashable, Sendable {
  /// The order of the series from the bottom to the top.
  public var order: StackOrder
  /// Where the stacks begin and how they are scaled.
  public var offset: StackOffset

  /// Creates a layout; by default in the order of the data, upwards from zero.
  public init(order: StackOrder = .none, offset: StackOffset = .none) {
    self.order = order
    self.offset = offset
  }

  /// Returns the stacked spans of each series, in the order of the data.
  ///
  /// - Parameter values: For each series its value at each position. Series that are shorter than
  ///   the longest are filled up with zero. A NaN gives a span whose end is NaN, and takes no room.
  public func series(_ values: [[Double]]) -> [StackSeries] {
    let length = values.map(\.count).max() ?? 0
    var spans = values.map { column in
      (0..<length).map {
        StackSpan(start: 0, end: $0 < column.count ? column[$0] : 0)
      }
    }
    let indices = order.indices(for: spans)
    offset.apply(to: &spans, order: indices)
    var result = spans.enumerated().map { StackSeries(index: $0, rank: 0, spans: $1) }
    for (rank, index) in indices.enumerated() { result[index].rank = rank }
    return result
  }

  /// Returns the stacked spans of each key, from rows that know a value for a key.
  ///
  /// - Parameters:
  ///   - keys: The series.
  ///   - rows: The positions.
  ///   - value: The value of a key in a row.
  public func series<Key, Row>(
    keys: [Key], rows: [Row], value: (Row, Key) -> Double
  ) -> [StackSeries] {
    series(keys.map { key in rows.map { value($0, key) } })
  }

  /// Returns the least and the greatest end of all spans: the domain of a scale for them.
  ///
  /// Ends that are not finite do not count. Nil if there are no others.
  public func extent(of series: [StackSeries]) -> ClosedRange<Double>? {
    let ends = series.flatMap { $0.spans.flatMap { [$0.start, $0.end] } }.filter(\.isFinite)
    guard let low = ends.min(), let high = ends.max() else { return nil }
    return low...high
  }
}
