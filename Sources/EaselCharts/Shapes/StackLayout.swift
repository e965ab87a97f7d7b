/// A layout that stacks series of values, for stacked bars and areas.
///
/// ```swift
/// let stack = StackLayout(offset: .diverging)
/// let series = stack.series([[3, 1], [2, -4]])
/// series[1].spans[0]  // from 3 to 5
/// series[1].spans[1]  // from -4 to 0
/// ```
///
/// The behavior is that of `stack` in d3-shape 3.
public struct StackLayout: Hashable, Sendable {
  /// The order of the series from the bottom to the top.
  public var order: StackOrder
  /// The baseline and the scaling of the stacks.
  public var offset: StackOffset

  /// Creates a layout; by default, series are stacked in the order of the data, starting at 0.
  public init(order: StackOrder = .none, offset: StackOffset = .none) {
    self.order = order
    self.offset = offset
  }

  /// Returns the stacked spans of each series, in the order of the data.
  ///
  /// - Parameter values: For each series, its value at each position. A series that is shorter than
  ///   the longest one is filled up with zeros. A NaN gives a span whose end is NaN and which adds
  ///   no height.
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

  /// Returns the stacked spans of each key, in the order of the keys; each row is one position.
  ///
  /// ```swift
  /// struct Sales { var year: Int; var amounts: [String: Double] }
  /// let rows = [Sales(year: 2024, amounts: ["A": 3, "B": 1]), Sales(year: 2025, amounts: ["A": 4])]
  /// let series = StackLayout().series(keys: ["A", "B"], rows: rows) { $0.amounts[$1] ?? 0 }
  /// ```
  ///
  /// - Parameters:
  ///   - keys: The keys of the series.
  ///   - rows: The rows of the data, one per position.
  ///   - value: Returns the value of a key in a row.
  public func series<Key, Row>(
    keys: [Key], rows: [Row], value: (Row, Key) -> Double
  ) -> [StackSeries] {
    series(keys.map { key in rows.map { value($0, key) } })
  }

  /// Returns the range from the least to the greatest finite end of all spans; `nil` if there is
  /// none.
  ///
  /// The range can be the domain of a scale. Ends that are not finite are ignored.
  public func extent(of series: [StackSeries]) -> ClosedRange<Double>? {
    let ends = series.flatMap { $0.spans.flatMap { [$0.start, $0.end] } }.filter(\.isFinite)
    guard let low = ends.min(), let high = ends.max() else { return nil }
    return low...high
  }
}
