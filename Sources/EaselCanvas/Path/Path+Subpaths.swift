import Foundation

extension Path {
  /// A subpath as segments.
  struct Subpath {
    /// Where it begins.
    var start: CGPoint
    /// Its lines and curves, without the line that closes it.
    var segments: [Segment] = []
    /// Whether it is closed.
    var isClosed = false

    /// Where its last segment ends.
    var end: CGPoint { segments.last?.end ?? start }

    /// Its segments with the line that closes it, where there is one of any length.
    var outline: [Segment] {
      isClosed && end != start ? segments + [.line(end, start)] : segments
    }
  }

  /// The subpaths, each as a path of its own.
  public var subpaths: [Path] {
    split().map { part in Path { $0.append(part) } }
  }

  /// Returns the path with each subpath going the other way, the subpaths in their order.
  ///
  /// A closed subpath stays closed and begins where its last element ended. Reversing twice gives
  /// the path itself.
  public func reversed() -> Path {
    var result = Path()
    for part in split() {
      result.append(
        Subpath(
          start: part.end, segments: part.segments.reversed().map(\.reversed),
          isClosed: part.isClosed))
    }
    return result
  }

  /// The subpaths as segments.
  func split() -> [Subpath] {
    var result: [Subpath] = []
    var open = Subpath(start: .zero)
    var isOpen = false
    forEach { element in
      switch element {
      case .move(let to):
        if isOpen { result.append(open) }
        open = Subpath(start: to)
        isOpen = true
      case .line(let to):
        open.segments.append(.line(open.end, to))
      case .quadCurve(let to, let control):
        open.segments.append(.quad(open.end, control, to))
      case .curve(let to, let control1, let control2):
        open.segments.append(.cubic(open.end, control1, control2, to))
      case .closeSubpath:
        open.isClosed = true
        result.append(open)
        isOpen = false
      }
    }
    if isOpen { result.append(open) }
    return result
  }

  /// Adds a subpath.
  mutating func append(_ part: Subpath) {
    move(to: part.start)
    for segment in part.segments { append(segment) }
    if part.isClosed { closeSubpath() }
  }

  /// Goes on by a segment, which begins at the current point.
  mutating func append(_ segment: Segment) {
    switch segment {
    case .line(_, let to): addLine(to: to)
    case .quad(_, let control, let to): addQuadCurve(to: to, control: control)
    case .cubic(_, let control1, let control2, let to):
      addCurve(to: to, control1: control1, control2: control2)
    }
  }
}
