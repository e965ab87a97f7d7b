/// The absolute values of two ends that have the same sign.
struct LogEnds {
  /// The lesser absolute value.
  let low: Double
  /// The greater absolute value.
  let high: Double
  /// Whether the ends are negative.
  let isMirrored: Bool
  /// Whether the first end is the greater number.
  let isReversed: Bool

  /// Orders two ends; `nil` unless both are finite and on the same side of zero.
  init?(_ first: Double, _ last: Double) {
    guard first.isFinite, last.isFinite, first != 0, last != 0, (first < 0) == (last < 0) else {
      return nil
    }
    low = min(abs(first), abs(last))
    high = max(abs(first), abs(last))
    isMirrored = first < 0
    isReversed = last < first
  }
}
