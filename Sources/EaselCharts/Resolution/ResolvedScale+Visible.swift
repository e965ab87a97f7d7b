import Foundation

extension ResolvedScale {
  /// Returns the part of the scale for a visible length and a scroll position.
  ///
  /// - Parameters:
  ///   - length: A number, seconds, or a count of categories; `nil` for all.
  ///   - start: The start of the part; `nil` for the start of the domain.
  package func visible(_ length: Double?, from start: ChartDatum?) -> ResolvedScale {
    guard let length, length.isFinite, length > 0 else { return self }
    let isReversed = position.end < position.start
    let ends = isReversed ? (start: 1.0, end: 0.0) : (start: 0.0, end: 1.0)
    var result = self
    result.isExplicit = true
    if kind == .category {
      let count = min(max(1, Int(min(length.rounded(.down), 1e6))), max(names.count, 1))
      let first = start.flatMap(value(of:)).map { Int($0) } ?? 0
      let from = min(max(0, first), max(0, names.count - count))
      result.names = Array(names[from..<min(names.count, from + count)])
      result.position = PositionScale(
        categories: result.names.count, start: ends.start, end: ends.end)
      return result
    }
    guard length < upper - lower else { return self }
    let wanted = start.flatMap(value(of:)).flatMap { $0.isFinite ? $0 : nil } ?? lower
    let first = min(max(wanted, lower), upper - length)
    result.position = PositionScale(
      lower: first, upper: first + length, transform: position.transform,
      pieces: position.pieces, start: ends.start, end: ends.end)
    result.ticks = nil
    result.leavesOutZero = first > 0 || first + length < 0
    return result
  }
}
