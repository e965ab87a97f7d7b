/// The interval that one value covers in a stack, from its baseline to its top.
public struct StackSpan: Hashable, Sendable {
  /// The value at which the span starts: the end of the span below it, or the baseline of the
  /// stack.
  ///
  /// For negative values in ``StackOffset/diverging`` it is the lesser end.
  public var start: Double
  /// The value at which the span ends; NaN for a missing value.
  ///
  /// It is less than `start` for a negative value, except in ``StackOffset/diverging``.
  public var end: Double

  /// Creates a span from its start and end.
  public init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  /// The lesser of ``start`` and ``end``; ``start`` for a missing value.
  public var low: Double { min(start, end) }
  /// The greater of ``start`` and ``end``; ``start`` for a missing value.
  public var high: Double { max(start, end) }
  /// The distance between ``start`` and ``end``, at least 0; 0 for a missing value.
  public var length: Double { high - low }
}

/// A series of a stack, with a span for each position.
public struct StackSeries: Hashable, Sendable {
  /// The index of the series in the data.
  public var index: Int
  /// The index of the series in the stack, 0 at the bottom.
  public var rank: Int
  /// The spans of the series, one for each position, in the order of the positions.
  public var spans: [StackSpan]
}
