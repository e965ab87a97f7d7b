import Foundation

/// How often the lines of a path cross each other decides what a bitmap costs: cairo's scan
/// conversion swaps two edges at each crossing, and a stroke has two outlines that cross.
extension NumberGate {
  /// Points below which no path is looked at: all of its pairs crossing would cost some hundredths
  /// of a second.
  private static let fewPoints = 2_000
  /// A line's outline crosses another's four times, and its caps and joins as often again.
  private static let crossingsOfStroke: CGFloat = 8
  /// The fewest points of a chunk: smaller ones cost more for themselves than for their crossings.
  private static let leastChunk = 64

  /// Whether a bitmap can fill the path, or clip to it, in time.
  func isRasterizable(_ path: Path, _ operation: String) -> Bool {
    let crossings = crossings(of: path)
    guard crossings > CGFloat(limits.maximumCrossings) else { return true }
    refuse(
      .limitExceeded, operation,
      "the path's lines cross each other some \(Int(min(crossings, 1e18))) times; "
        + "\(limits.maximumCrossings) is the most on a bitmap", value: crossings)
    return false
  }

  /// Cuts a stroke that crosses itself too often into chunks that share their end points.
  func strokePieces(_ path: Path) -> [Path] {
    let crossings = crossings(of: path) * Self.crossingsOfStroke
    guard crossings > CGFloat(limits.maximumCrossings) else { return [path] }
    // A share of the points has that share's square of the crossings.
    let share = CGFloat(max(limits.maximumCrossings, 0)) / crossings
    let chunk = max(Int(CGFloat(path.points.count) * share), Self.leastChunk)
    context.note(
      .warning, .limitExceeded,
      "a stroke of \(path.points.count) points crosses itself so often that it is drawn in chunks "
        + "of \(chunk); they do not join", operation: "stroke")
    return path.pieces(ofPoints: chunk)
  }

  /// About how often the lines of a path cross each other, where it has many points; else 0.
  ///
  /// Curves count as lines between their ends. Costs some nanoseconds a point.
  func crossings(of path: Path) -> CGFloat {
    path.points.count > Self.fewPoints ? Path.crossings(of: path.chords(isOutline: false)) : 0
  }
}

extension CheckedCanvas {
  /// Strokes the pieces of a path as one.
  func strokePieces(
    _ pieces: [Path], _ paint: Paint, _ style: StrokeStyle, _ compositing: Compositing
  ) {
    guard pieces.count > 1 else {
      for piece in pieces { performStroke(piece, paint, style, compositing) }
      return
    }
    // Where pieces lie over each other, translucent paint must not show twice.
    let (opaque, alpha) = paint.opaque(for: context.appearance)
    performBeginGroup(
      GroupEffects(opacity: compositing.alpha * alpha, blendMode: compositing.blendMode))
    let plain = Compositing(antialias: compositing.antialias)
    for piece in pieces { performStroke(piece, opaque, style, plain) }
    performEndGroup(ink: .null)
  }
}

extension Path {
  /// About how often the lines of the path's outline cross each other.
  ///
  /// Curves count as the lines between their control points, and what is open is closed.
  var outlineCrossings: CGFloat { Self.crossings(of: chords(isOutline: true)) }

  /// Lines of which all pairs are looked at, which takes no longer than a sample.
  private static let fewLines = 128

  /// About how often lines cross each other: exact for few, else from a sample of their pairs.
  fileprivate static func crossings(of lines: [Chord]) -> CGFloat {
    guard lines.count > fewLines else {
      let found = lines.indices.reduce(0) { found, index in
        found + lines[..<index].count { $0.crosses(lines[index]) }
      }
      return CGFloat(found)
    }
    // The multiplier and increment of Knuth's MMIX generator: the same path, the same estimate.
    var state: UInt64 = 1
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(lines.count))
    }
    let samples = min(max(lines.count, 4_096), 65_536)
    var found = 0
    for _ in 0..<samples where lines[next()].crosses(lines[next()]) { found += 1 }
    let count = CGFloat(lines.count)
    return CGFloat(found) / CGFloat(samples) * count * count / 2
  }

  /// A straight line.
  fileprivate struct Chord {
    var start: CGPoint
    var end: CGPoint

    /// Whether two lines cross within both; those that only touch do not.
    func crosses(_ other: Chord) -> Bool {
      side(other.start) * side(other.end) < 0 && other.side(start) * other.side(end) < 0
    }

    /// The sign says on which side of the line a point lies.
    private func side(_ point: CGPoint) -> CGFloat {
      (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }
  }

  /// The lines between the ends of the elements.
  ///
  /// - Parameter isOutline: Those through the control points of curves instead, and those that close
  ///   what is open as well.
  fileprivate func chords(isOutline: Bool) -> [Chord] {
    var chords: [Chord] = []
    chords.reserveCapacity(points.count)
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      chords.append(Chord(start: current, end: point))
      current = point
    }
    forEach { element in
      switch element {
      case .move(let point):
        if isOutline { add(start) }
        (start, current) = (point, point)
      case .line(let point): add(point)
      case .quadCurve(let point, let control):
        if isOutline { add(control) }
        add(point)
      case .curve(let point, let control1, let control2):
        if isOutline {
          add(control1)
          add(control2)
        }
        add(point)
      case .closeSubpath: add(start)
      }
    }
    if isOutline { add(start) }
    return chords
  }

  /// The path in pieces of so many points, each beginning where the one before ends.
  func pieces(ofPoints count: Int) -> [Path] {
    var pieces: [Path] = []
    var piece = Path()
    var start = CGPoint.zero
    // Whether the running subpath began in an earlier piece, so that it cannot be closed in this one.
    var isCut = false
    forEach { element in
      if piece.points.count >= count, let current = piece.currentPoint {
        pieces.append(piece)
        piece = Path()
        piece.move(to: current)
        isCut = true
      }
      switch element {
      case .move(let point):
        start = point
        isCut = false
        piece.move(to: point)
      case .line(let point): piece.addLine(to: point)
      case .quadCurve(let point, let control): piece.addQuadCurve(to: point, control: control)
      case .curve(let point, let control1, let control2):
        piece.addCurve(to: point, control1: control1, control2: control2)
      case .closeSubpath:
        if isCut { piece.addLine(to: start) } else { piece.closeSubpath() }
      }
    }
    pieces.append(piece)
    return pieces
  }
}

extension Paint {
  /// The paint without its colour's opacity, and that opacity; other paints as they are.
  func opaque(for appearance: Appearance) -> (paint: Paint, alpha: CGFloat) {
    guard case .color(let color) = self else { return (self, 1) }
    return (
      .color(color.withAlphaComponent(1)),
      min(max(color.components(for: appearance).alpha, 0), 1)
    )
  }
}
