import Foundation

extension Path {
  /// Returns the path with curves replaced by lines within a tolerance.
  ///
  /// The number of lines is by Wang's formula (G. Wang, 1984; see R. Goldman, *Pyramid Algorithms*,
  /// 2003, section 5.6.3): second differences bound the distance between chord and curve. A curve
  /// becomes at most 10,000 lines. A path that is not finite is returned unchanged.
  ///
  /// - Parameter tolerance: The maximum distance between a curve and its lines. The default is 0.1,
  ///   which also replaces a tolerance that is not positive.
  public func flattened(tolerance: CGFloat = 0.1) -> Path {
    guard isFinite else { return self }
    let allowed = tolerance > 0 ? tolerance : 0.1
    var result = Path(partsOf: self)
    for part in split() {
      result.move(to: part.start)
      for segment in part.segments {
        let count = segment.lineCount(tolerance: allowed)
        for step in 1...count {
          result.addLine(to: segment.point(at: CGFloat(step) / CGFloat(count)))
        }
      }
      if part.isClosed { result.closeSubpath() }
    }
    return result
  }
}

extension Segment {
  /// The maximum number of lines that replace one curve.
  private static let maximumLineCount: CGFloat = 10_000

  /// The number of lines of equal parameter steps that are within a tolerance of the segment.
  func lineCount(tolerance: CGFloat) -> Int {
    let factor: CGFloat
    switch self {
    case .line: return 1
    // n(n − 1)⁄8 for the degrees two and three.
    case .quad: factor = 0.25
    case .cubic: factor = 0.75
    }
    let count = (factor * bend / tolerance).squareRoot().rounded(.up)
    // The comparison is false for infinity and NaN, which overflow may give: they get the maximum.
    return count < Self.maximumLineCount ? max(1, Int(count)) : Int(Self.maximumLineCount)
  }

  /// The greatest length of a second difference of the points.
  var bend: CGFloat {
    func difference(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint) -> CGFloat {
      hypot(p.x - 2 * q.x + r.x, p.y - 2 * q.y + r.y)
    }
    return switch self {
    case .line: 0
    case .quad(let p, let q, let r): difference(p, q, r)
    case .cubic(let p, let q, let r, let s): max(difference(p, q, r), difference(q, r, s))
    }
  }
}
