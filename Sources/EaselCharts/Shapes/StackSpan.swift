/// What one value covers in a stack: from its baseline to its top.
public struct StackSpan: Hashable, Sendable {
  /// Where the span begins: the end of the span below.
  public var start: Double
  /// Where the span ends; below `start` for a negative value that is not stacked by
  /// ``StackOffset/diverging``, NaN for a missing value.
  public var end: Double

  /// Creates a span.
  public init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  /// The lesser of the two ends.
  public var low: Double { min(start, end) }
  /// The greater of the two ends.
  public var high: Double { max(start, end) }
  /// The distance between the ends, never negative.
  public var length: Double { high - low }
}

/// One series of a stack: a span for each position.
public struct StackSeries: Hashable, Sendable {
  /// The position of the series in the data.
  public var index: Int
  /// The position of the series in the stack, 0 at the bottom.
  public var rank: Int
  /// The spans, in the order of the positions.
  public var spans: [StackSpan]
}
