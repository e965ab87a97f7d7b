import Foundation

extension Path {
  /// The maximum depth of halving a curve, which is 1,024 lines.
  private static let maximumHalving = 10

  /// Returns the path with curves replaced by lines.
  ///
  /// Each curve is halved until the closure returns `true` for its control points.
  package func halved(until isFlat: ([CGPoint]) -> Bool) -> Path {
    var result = Path(partsOf: self)
    for part in split() {
      result.move(to: part.start)
      for segment in part.segments {
        segment.halve(Self.maximumHalving, until: isFlat) { result.addLine(to: $0) }
      }
      if part.isClosed { result.closeSubpath() }
    }
    return result
  }

  /// The points of each subpath in order, for paths of lines only.
  package var polygons: [(points: [CGPoint], isClosed: Bool)] {
    split().map { part in ([part.start] + part.segments.map(\.end), part.isClosed) }
  }
}

extension Segment {
  fileprivate func halve(
    _ depth: Int, until isFlat: ([CGPoint]) -> Bool, _ add: (CGPoint) -> Void
  ) {
    if case .line = self { return add(end) }
    guard depth > 0, !isFlat(controls) else { return add(end) }
    let (first, second) = split(at: 0.5)
    first.halve(depth - 1, until: isFlat, add)
    second.halve(depth - 1, until: isFlat, add)
  }
}
