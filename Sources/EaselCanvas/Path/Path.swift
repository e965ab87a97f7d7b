import Foundation

/// An outline of lines and curves, as a value.
///
/// ```swift
/// let triangle = Path { path in
///   path.move(to: CGPoint(x: 50, y: 0))
///   path.addLine(to: CGPoint(x: 100, y: 80))
///   path.addLine(to: CGPoint(x: 0, y: 80))
///   path.closeSubpath()
/// }
/// ```
///
/// A path contains any number of subpaths. It has no color and no line width: a canvas fills or
/// strokes it. Coordinates are points, with y pointing down.
///
/// Numbers that are not finite are stored without a trap. The canvas refuses such a path when it is
/// drawn, and its diagnostic has the number. ``isFinite`` tells whether there are any.
public struct Path: Hashable, Sendable {
  /// An element of a path: the start of a subpath, a line, a curve, or a close.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath at a point.
    case move(to: CGPoint)
    /// Adds a straight line from the current point.
    case line(to: CGPoint)
    /// Adds a quadratic Bézier curve from the current point to an end point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Adds a cubic Bézier curve from the current point to an end point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Closes the subpath with a line to its start and joins both ends there.
    case closeSubpath
  }

  /// The codes of elements in packed form.
  ///
  /// Each has a fixed number of points, controls before the end.
  enum Verb {
    static let move: UInt8 = 0
    static let line: UInt8 = 1
    static let quad: UInt8 = 2
    static let cubic: UInt8 = 3
    static let close: UInt8 = 4
  }

  /// The kinds of the elements, in order (see ``Verb``).
  private(set) var verbs: [UInt8] = []
  /// The points of all elements, in order.
  private(set) var points: [CGPoint] = []
  /// The start of the current subpath.
  private(set) var start: CGPoint?
  /// The first negative radius of an arc, which is noted when the path is drawn; 0 without one.
  ///
  /// A `Float` fits into the padding after the points.
  var negativeRadius: Float = 0

  /// Creates an empty path for parts of another, whose negative radius it keeps.
  init(partsOf other: Path) { negativeRadius = other.negativeRadius }

  /// The point where the next element starts, or `nil` for an empty path.
  ///
  /// After `closeSubpath()` it is the start of the closed subpath.
  public private(set) var currentPoint: CGPoint?

  /// Creates an empty path.
  public init() {}

  /// Creates a path by a closure that adds elements to an empty path.
  public init(_ build: (inout Path) -> Void) {
    build(&self)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { verbs.isEmpty }

  /// Whether all coordinates are finite numbers.
  public var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }

  /// The elements as an array, in order.
  ///
  /// ``forEach(_:)`` gives the same elements without an array.
  public var elements: [Element] {
    var result: [Element] = []
    result.reserveCapacity(verbs.count)
    forEach { result.append($0) }
    return result
  }

  /// Calls a closure with each element, in order.
  public func forEach(_ body: (Element) -> Void) {
    var index = 0
    for verb in verbs {
      switch verb {
      case Verb.move:
        body(.move(to: points[index]))
        index += 1
      case Verb.line:
        body(.line(to: points[index]))
        index += 1
      case Verb.quad:
        body(.quadCurve(to: points[index + 1], control: points[index]))
        index += 2
      case Verb.cubic:
        body(
          .curve(
            to: points[index + 2], control1: points[index], control2: points[index + 1]))
        index += 3
      default:
        body(.closeSubpath)
      }
    }
  }

  /// Begins a subpath at a point.
  public mutating func move(to point: CGPoint) {
    verbs.append(Verb.move)
    points.append(point)
    start = point
    currentPoint = point
  }

  /// Adds a line from the current point to a point; without a current point, begins a subpath
  /// there.
  public mutating func addLine(to point: CGPoint) {
    guard prepare() else { return move(to: point) }
    verbs.append(Verb.line)
    points.append(point)
    currentPoint = point
  }

  /// Adds lines through points as a new open subpath.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    // In one step, and without a copy into an empty path: charts have lines of a million points.
    if isEmpty {
      self.points = points
      verbs = [UInt8](repeating: Verb.line, count: points.count)
      verbs[0] = Verb.move
    } else {
      self.points += points
      verbs.append(Verb.move)
      verbs.append(contentsOf: repeatElement(Verb.line, count: points.count - 1))
    }
    start = first
    currentPoint = points.last
  }

  /// Adds a quadratic Bézier curve with one control point from the current point to an end point.
  ///
  /// Without a current point the curve begins at its control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if !prepare() { move(to: control) }
    verbs.append(Verb.quad)
    points.append(control)
    points.append(end)
    currentPoint = end
  }

  /// Adds a cubic Bézier curve with two control points from the current point to an end point.
  ///
  /// Without a current point the curve begins at its first control point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if !prepare() { move(to: control1) }
    verbs.append(Verb.cubic)
    points.append(control1)
    points.append(control2)
    points.append(end)
    currentPoint = end
  }

  /// Closes the current subpath with a line to its start.
  ///
  /// Does nothing if no subpath is open.
  public mutating func closeSubpath() {
    guard let start, let last = verbs.last, last != Verb.close else { return }
    verbs.append(Verb.close)
    currentPoint = start
  }

  /// Makes sure that a subpath is open.
  ///
  /// Returns `false` if there is no current point.
  private mutating func prepare() -> Bool {
    guard let currentPoint else { return false }
    if verbs.last == Verb.close { move(to: currentPoint) }
    return true
  }

  /// Adds the elements of another path, transformed, to the end of this one.
  public mutating func addPath(_ other: Path, transform: CGAffineTransform = .identity) {
    let added = transform.isIdentity ? other : other.applying(transform)
    guard !added.isEmpty else { return }
    if negativeRadius == 0 { negativeRadius = added.negativeRadius }
    verbs += added.verbs
    points += added.points
    start = added.start
    currentPoint = added.currentPoint
  }

  /// Returns the path with a transform applied to every point.
  public func applying(_ transform: CGAffineTransform) -> Path {
    mapPoints { _, point in point.applying(transform) }
  }

  /// Returns the path with the points that a closure returns for each index and point.
  func mapPoints(_ map: (Int, CGPoint) -> CGPoint) -> Path {
    var mapped = Path(verbs: verbs, points: points.enumerated().map { map($0, $1) })
    mapped.negativeRadius = negativeRadius
    return mapped
  }

  /// Creates a path from its packed form, whose first verb is a move.
  init(verbs: [UInt8], points: [CGPoint]) {
    self.verbs = verbs
    self.points = points
    guard let begin = verbs.lastIndex(of: Verb.move) else { return }
    // The points of the last subpath are at the end, after the points of all verbs before it.
    let tail = verbs[begin...].reduce(0) { $0 + Self.pointCount(of: $1) }
    start = points[points.count - tail]
    currentPoint = verbs.last == Verb.close ? start : points.last
  }

  /// Returns the number of points of an element.
  static func pointCount(of verb: UInt8) -> Int {
    switch verb {
    case Verb.move, Verb.line: 1
    case Verb.quad: 2
    case Verb.cubic: 3
    default: 0
    }
  }
}
