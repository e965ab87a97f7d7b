import EaselBlocks
import EaselCanvas
import Foundation

/// Functions that add the curves of lines and areas to paths.
///
/// A single point becomes a closed subpath of zero length, which a stroke with round caps draws as
/// a dot. Points must be finite: callers split the points by ``runs(of:)``.
enum CurvePath {
  /// The role of a list of points in an outline.
  enum Edge {
    /// A line that is not part of an area.
    case line
    /// The first edge of an area.
    case top
    /// The second edge of an area, which returns to the start of the first edge.
    case base
  }

  /// Adds a line through points.
  ///
  /// - Parameter valueAxis: The direction of the values, which steps and monotone curves follow.
  /// - Complexity: Linear in the number of points.
  static func appendLine(
    _ points: [CGPoint], _ method: InterpolationMethod, valueAxis: Axis = .vertical,
    to path: inout Path
  ) {
    append(points, method.curve.along(valueAxis), .line, to: &path)
  }

  /// Adds a closed area between two edges.
  ///
  /// The curve of each edge is that of a line through the same points, so that stacked areas share
  /// a border, and a line along an area covers its edge.
  ///
  /// - Parameters:
  ///   - top: The points of the first edge.
  ///   - base: The points of the other edge, in the same direction.
  ///   - valueAxis: The direction of the values.
  static func appendArea(
    top: [CGPoint], base: [CGPoint], _ method: InterpolationMethod, valueAxis: Axis = .vertical,
    to path: inout Path
  ) {
    let curve = method.curve.along(valueAxis)
    guard !top.isEmpty, !base.isEmpty else { return }
    append(top, curve, .top, to: &path)
    append(base.reversed(), curve.backwards, .base, to: &path)
  }

  /// Returns the ranges of consecutive finite points: the parts of a line with gaps.
  static func runs(of points: [CGPoint]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var begin: Int?
    for (index, point) in points.enumerated() {
      if point.x.isFinite, point.y.isFinite {
        if begin == nil { begin = index }
      } else if let first = begin {
        result.append(first..<index)
        begin = nil
      }
    }
    if let begin { result.append(begin..<points.count) }
    return result
  }

  static func append(_ points: [CGPoint], _ curve: Curve, _ edge: Edge, to path: inout Path) {
    guard !points.isEmpty else { return }
    switch curve {
    case .linear: linear(points, edge, to: &path)
    case .linearClosed:
      path.addLines(points)
      path.closeSubpath()
    case .step(let fraction): step(points, fraction, edge, to: &path)
    case .stepY(let fraction):
      transposed(points, edge, to: &path) { step($0, fraction, $1, to: &$2) }
    case .basis: basis(points, edge, to: &path)
    case .basisClosed: basisClosed(points, to: &path)
    case .basisOpen: basisOpen(points, edge, to: &path)
    case .bundle(let strength): bundle(points, strength, edge, to: &path)
    case .cardinal(let tension): spline(points, .cardinal(tension), edge, to: &path)
    case .cardinalClosed(let tension): splineClosed(points, .cardinal(tension), to: &path)
    case .cardinalOpen(let tension): splineOpen(points, .cardinal(tension), edge, to: &path)
    case .catmullRom(let alpha): spline(points, .catmullRom(alpha), edge, to: &path)
    case .catmullRomClosed(let alpha): splineClosed(points, .catmullRom(alpha), to: &path)
    case .catmullRomOpen(let alpha): splineOpen(points, .catmullRom(alpha), edge, to: &path)
    case .monotoneX: monotone(points, edge, to: &path)
    case .monotoneY: transposed(points, edge, to: &path) { monotone($0, $1, to: &$2) }
    case .natural: natural(points, edge, to: &path)
    case .bumpX: bump(points, edge, to: &path)
    case .bumpY: transposed(points, edge, to: &path) { bump($0, $1, to: &$2) }
    }
  }

  // MARK: Parts

  /// Moves to the first point of an edge, or adds a line to it for the second edge of an area.
  static func begin(_ point: CGPoint, _ edge: Edge, _ path: inout Path) {
    if edge == .base { path.addLine(to: point) } else { path.move(to: point) }
  }

  /// Closes the subpath of an area, or of a line that is only a dot.
  static func end(_ edge: Edge, isDot: Bool, _ path: inout Path) {
    if edge == .base || (edge == .line && isDot) { path.closeSubpath() }
  }

  /// Adds a cubic curve; a control point that is not finite is replaced by the end next to it.
  @inline(__always)
  static func cubic(
    from start: CGPoint, _ one: CGPoint, _ two: CGPoint, to end: CGPoint, _ path: inout Path
  ) {
    func usable(_ point: CGPoint, or other: CGPoint) -> CGPoint {
      point.x.isFinite && point.y.isFinite ? point : other
    }
    path.addCurve(
      to: end, control1: usable(one, or: start), control2: usable(two, or: end))
  }

  private static func linear(_ points: [CGPoint], _ edge: Edge, to path: inout Path) {
    if edge == .base {
      for point in points { path.addLine(to: point) }
    } else {
      path.addLines(points)
    }
    end(edge, isDot: points.count == 1, &path)
  }

  private static func step(
    _ points: [CGPoint], _ fraction: Double, _ edge: Edge, to path: inout Path
  ) {
    begin(points[0], edge, &path)
    for (last, next) in zip(points, points.dropFirst()) {
      if fraction <= 0 {
        path.addLine(to: CGPoint(x: last.x, y: next.y))
        path.addLine(to: next)
      } else {
        let x = fraction >= 1 ? next.x : last.x * (1 - fraction) + next.x * fraction
        path.addLine(to: CGPoint(x: x, y: last.y))
        path.addLine(to: CGPoint(x: x, y: next.y))
      }
    }
    // If a step changes between points, a line continues from the last change to the last point.
    if fraction > 0, fraction < 1, points.count > 1 { path.addLine(to: points[points.count - 1]) }
    end(edge, isDot: points.count == 1, &path)
  }

  /// Adds a curve that is computed with x and y exchanged.
  private static func transposed(
    _ points: [CGPoint], _ edge: Edge, to path: inout Path,
    _ add: ([CGPoint], Edge, inout Path) -> Void
  ) {
    var turned = Path()
    // A base that starts with a move would not be closed with the first edge, so its elements are
    // copied.
    add(points.map { CGPoint(x: $0.y, y: $0.x) }, edge == .base ? .top : edge, &turned)
    var isFirst = true
    turned.applying(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)).forEach { element in
      switch element {
      case .move(let point) where isFirst && edge == .base: path.addLine(to: point)
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .quadCurve(let point, let control): path.addQuadCurve(to: point, control: control)
      case .curve(let point, let one, let two):
        path.addCurve(to: point, control1: one, control2: two)
      case .closeSubpath: path.closeSubpath()
      }
      isFirst = false
    }
    if edge == .base { path.closeSubpath() }
  }
}

extension Curve {
  /// Returns the curve for values along an axis.
  fileprivate func along(_ axis: Axis) -> Curve {
    guard axis == .horizontal else { return self }
    return switch self {
    case .step(let fraction): .stepY(fraction)
    case .stepY(let fraction): .step(fraction)
    case .monotoneX: .monotoneY
    case .monotoneY: .monotoneX
    case .bumpX: .bumpY
    case .bumpY: .bumpX
    default: self
    }
  }

  /// The curve that draws the same line from the last point to the first.
  var backwards: Curve {
    switch self {
    case .step(let fraction): .step(1 - fraction)
    case .stepY(let fraction): .stepY(1 - fraction)
    default: self
    }
  }
}
