import Foundation

extension Path {
  /// The estimated number of crossings between the lines of the path's outline.
  ///
  /// Curves count as the lines between their control points. Open subpaths count as closed.
  var outlineCrossings: CGFloat { Self.crossings(of: chords(isOutline: true)) }

  /// The number of lines up to which all pairs are tested, which takes no longer than a sample.
  private static let fewLines = 128

  /// Returns the number of crossings between lines: exact for few lines, otherwise estimated.
  ///
  /// The estimate is from a sample of the pairs.
  static func crossings(of lines: [Chord]) -> CGFloat {
    guard lines.count > fewLines else {
      let found = lines.indices.reduce(0) { found, index in
        found + lines[..<index].count { $0.crosses(lines[index]) }
      }
      return CGFloat(found)
    }
    // The multiplier and increment of Knuth's MMIX generator. The same path gives the same
    // estimate.
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
  struct Chord {
    var start: CGPoint
    var end: CGPoint

    /// Whether both lines cross inside of both.
    ///
    /// Lines that only touch do not cross.
    func crosses(_ other: Chord) -> Bool {
      side(other.start) * side(other.end) < 0 && other.side(start) * other.side(end) < 0
    }

    /// A value whose sign is the side of the line on which a point is.
    private func side(_ point: CGPoint) -> CGFloat {
      (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }
  }

  /// Returns the lines between the ends of the elements.
  ///
  /// - Parameter isOutline: Whether curves give the lines between their control points, and open
  ///   subpaths the line that closes them.
  func chords(isOutline: Bool) -> [Chord] {
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

  /// Returns the path in pieces of a number of points.
  ///
  /// Each begins where the one before ends.
  func pieces(ofPoints count: Int) -> [Path] {
    var pieces: [Path] = []
    var piece = Path()
    var start = CGPoint.zero
    // Whether the current subpath began in an earlier piece. Then this piece cannot close it.
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
