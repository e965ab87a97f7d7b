import Foundation

extension Path {
  /// How often a curve is halved at most: 1,024 lines.
  private static let maximumHalving = 10

  /// Returns the path with lines in place of its curves, each of which is halved until a closure
  /// says that its control points lie near enough to a line.
  package func halved(until isFlat: ([CGPoint]) -> Bool) -> Path {
    var result = Path()
    for part in split() {
      result.move(to: part.start)
      for segment in part.segments {
        segment.halve(Self.maximumHalving, until: isFlat) { result.addLine(to: $0) }
      }
      if part.isClosed { result.closeSubpath() }
    }
    return result
  }

  /// The points of each subpath in order, for paths of nothing but lines.
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
