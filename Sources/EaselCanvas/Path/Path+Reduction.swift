import Foundation

extension Path {
  /// Returns the path with fewer points in its long runs of straight lines.
  ///
  /// Consecutive points are divided into bins: strips one unit of `bins` wide and unbounded in the
  /// other direction. Of each bin the first, the last and the two outermost points stay (M4: Jugel,
  /// Jerzak, Hackenbroich and Markl, 2014). Bins follow each other along x, or along y if that
  /// leaves fewer points. Curves, and runs of fewer lines than `minimum`, stay whole. The result is
  /// `nil` if more than half of all points would stay.
  ///
  /// The cost is one pass over the points for each direction. All points must be finite.
  func reduced(to bins: CGAffineTransform, minimum: Int) -> Path? {
    let upright = reducedAlongX(to: bins, minimum: minimum)
    if upright.points.count * 2 <= points.count { return upright }
    // Mirrored at the diagonal, y becomes x.
    let mirrored = CGAffineTransform(
      a: bins.b, b: bins.a, c: bins.d, d: bins.c, tx: bins.ty, ty: bins.tx)
    let flat = reducedAlongX(to: mirrored, minimum: minimum)
    return flat.points.count * 2 <= points.count ? flat : nil
  }

  private func reducedAlongX(to bins: CGAffineTransform, minimum: Int) -> Path {
    var verbs: [UInt8] = []
    var kept: [CGPoint] = []
    self.points.withUnsafeBufferPointer { points in
      self.verbs.withUnsafeBufferPointer { source in
        var (verb, point) = (0, 0)
        while verb < source.count {
          var end = verb
          while end < source.count, source[end] == Verb.line { end += 1 }
          let lines = end - verb
          if lines >= max(minimum, 1), point > 0 {
            let before = kept.count
            // The point where the run begins was already added. It opens the first bin.
            Self.reduce(
              UnsafeBufferPointer(rebasing: points[(point - 1)..<(point + lines)]), bins, to: &kept)
            verbs.append(contentsOf: repeatElement(Verb.line, count: kept.count - before))
          } else {
            verbs.append(contentsOf: source[verb..<end])
            kept.append(contentsOf: points[point..<(point + lines)])
          }
          (verb, point) = (end, point + lines)
          guard verb < source.count else { break }
          let count = Self.pointCount(of: source[verb])
          verbs.append(source[verb])
          kept.append(contentsOf: points[point..<(point + count)])
          (verb, point) = (verb + 1, point + count)
        }
      }
    }
    return Path(verbs: verbs, points: kept)
  }

  /// Appends the points after the first that stay.
  private static func reduce(
    _ points: UnsafeBufferPointer<CGPoint>, _ bins: CGAffineTransform, to kept: inout [CGPoint]
  ) {
    func across(_ point: CGPoint) -> CGFloat { bins.a * point.x + bins.c * point.y + bins.tx }
    func along(_ point: CGPoint) -> CGFloat { bins.b * point.x + bins.d * point.y }
    var first = 0
    while first < points.count {
      let left = across(points[first]).rounded(.down)
      let right = left + 1
      var (lowest, highest) = (first, first)
      var (low, high) = (along(points[first]), along(points[first]))
      var next = first + 1
      while next < points.count {
        let position = across(points[next])
        guard position >= left, position < right else { break }
        let value = along(points[next])
        if value < low { (low, lowest) = (value, next) }
        if value > high { (high, highest) = (value, next) }
        next += 1
      }
      var last = first
      if first > 0 { kept.append(points[first]) }
      for index in [min(lowest, highest), max(lowest, highest), next - 1] where index > last {
        kept.append(points[index])
        last = index
      }
      first = next
    }
  }
}
