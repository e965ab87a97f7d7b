import Foundation

extension Path {
  /// The length of all subpaths, closing lines included, accurate to one part in a million.
  ///
  /// It is not finite if a coordinate of a line or a curve is not finite.
  public var length: CGFloat {
    split().reduce(0) { $0 + $1.outline.reduce(0) { $0 + $1.length } }
  }

  /// Returns the point at a fraction (0...1) of the path's length, or `nil` without segments.
  ///
  /// It is also `nil` for a path with a number that is not finite. Fractions outside of 0...1 are
  /// clamped.
  public func point(atFraction fraction: CGFloat) -> CGPoint? {
    position(atFraction: fraction).map { $0.segment.point(at: $0.parameter) }
  }

  /// Returns the direction of the path at a fraction (0...1) of its length as a unit vector, or
  /// `nil` without length.
  ///
  /// It is also `nil` for a path with a number that is not finite. Fractions outside of 0...1 are
  /// clamped.
  public func tangent(atFraction fraction: CGFloat) -> CGVector? {
    position(atFraction: fraction).flatMap { $0.segment.tangent(at: $0.parameter) }
  }

  /// Returns the part of the path between two fractions (0...1) of its length; curves stay curves.
  ///
  /// ```swift
  /// let lower = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
  ///   .trimmed(from: 0, to: 0.5)
  /// ```
  ///
  /// Lengths add up over the subpaths in their order, as for `strokeStart` and `strokeEnd` of a
  /// shape layer. A closed subpath that is completely in the range stays closed. One that is cut
  /// becomes open. Fractions outside of 0...1 are clamped. If `from` is not less than `to` the
  /// result is empty. A fraction of `NaN` returns an invalid path, which the canvas refuses when it
  /// is drawn.
  public func trimmed(from: CGFloat, to: CGFloat) -> Path {
    guard !from.isNaN, !to.isNaN else { return .invalid }
    let (lower, upper) = (max(0, from), min(1, to))
    guard lower < upper else { return Path() }
    if (lower == 0 && upper == 1) || !isFinite { return self }
    let parts = split().map { part in (part, part.outline.map { ($0, $0.length) }) }
    let total = parts.reduce(0) { $0 + $1.1.reduce(0) { $0 + $1.1 } }
    guard total > 0, total.isFinite else { return self }
    // Sums of lengths have rounding errors. A part shorter than this is one of them.
    let slack = 1e-12 * total
    let begin = lower * total
    let end = upper == 1 ? CGFloat.infinity : upper * total
    var position: CGFloat = 0
    var result = Path(partsOf: self)
    for (part, segments) in parts where !segments.isEmpty || part.isClosed {
      let length = segments.reduce(0) { $0 + $1.1 }
      if begin <= position + slack, position + length <= end + slack {
        result.append(part)
        position += length
        continue
      }
      var isOpen = false
      for (segment, length) in segments {
        let (first, last) = (max(0, begin - position), min(length, end - position))
        position += length
        guard last - first > slack else { continue }
        let piece = segment.part(
          from: first <= slack ? 0 : segment.parameter(atLength: first, of: length),
          to: last >= length - slack ? 1 : segment.parameter(atLength: last, of: length))
        if !isOpen { result.move(to: piece.start) }
        isOpen = true
        result.append(piece)
      }
    }
    return result
  }

  /// A path that no canvas draws: its only point is `NaN`.
  static var invalid: Path { Path { $0.addInvalidPoint(for: .nan) } }

  /// Returns the segment and its parameter at a fraction of the whole length.
  private func position(atFraction fraction: CGFloat) -> (segment: Segment, parameter: CGFloat)? {
    guard isFinite, !fraction.isNaN else { return nil }
    let segments = split().flatMap(\.outline).map { ($0, $0.length) }
    guard let last = segments.last else { return nil }
    let total = segments.reduce(0) { $0 + $1.1 }
    var rest = min(max(fraction, 0), 1) * total
    for (segment, length) in segments where length > 0 {
      if rest <= length {
        let isEnd = rest >= length
        return (segment, isEnd ? 1 : segment.parameter(atLength: rest, of: length))
      }
      rest -= length
    }
    return (last.0, 1)
  }
}
