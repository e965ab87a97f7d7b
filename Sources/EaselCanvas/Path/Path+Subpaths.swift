import Foundation

extension Path {
  /// A subpath as segments.
  struct Subpath {
    /// The point where the subpath begins.
    var start: CGPoint
    /// The lines and curves, without the line that closes the subpath.
    var segments: [Segment] = []
    /// Whether the subpath is closed.
    var isClosed = false

    /// The point where the last segment ends.
    var end: CGPoint { segments.last?.end ?? start }

    /// The segments with the line that closes the subpath, if that has a length.
    var outline: [Segment] {
      isClosed && end != start ? segments + [.line(end, start)] : segments
    }
  }

  /// The subpaths, each as a separate path.
  public var subpaths: [Path] {
    split().map { part in
      var path = Path(partsOf: self)
      path.append(part)
      return path
    }
  }

  /// Returns the path with the direction of each subpath reversed.
  ///
  /// The order of the subpaths stays. A closed subpath stays closed and begins where its last
  /// element ended. Reversing twice gives the path itself.
  public func reversed() -> Path {
    var result = Path(partsOf: self)
    for part in split() {
      result.append(
        Subpath(
          start: part.end, segments: part.segments.reversed().map(\.reversed),
          isClosed: part.isClosed))
    }
    return result
  }

  /// Returns the subpaths as segments.
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

  /// Adds a segment that begins at the current point.
  mutating func append(_ segment: Segment) {
    switch segment {
    case .line(_, let to): addLine(to: to)
    case .quad(_, let control, let to): addQuadCurve(to: to, control: control)
    case .cubic(_, let control1, let control2, let to):
      addCurve(to: to, control1: control1, control2: control2)
    }
  }
}
