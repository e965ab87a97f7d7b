/// The sizes of two ends of one sign.
struct LogEnds {
  /// The lesser size.
  let low: Double
  /// The greater size.
  let high: Double
  /// Whether the ends are negative.
  let isMirrored: Bool
  /// Whether the first end is the greater number.
  let isReversed: Bool

  /// Orders two ends; nil unless both are finite and on one side of zero.
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
