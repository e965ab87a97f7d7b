/// The kinds of curves through, or near, a list of points.
///
/// They are those of d3-shape 3, by the same names.
package enum Curve: Hashable, Sendable {
  /// Straight lines.
  case linear
  /// Straight lines, the last back to the first point.
  case linearClosed
  /// Steps that change at a fraction of the way to the next point.
  case step(Double)
  /// Steps along y that change at a fraction of the way to the next point.
  case stepY(Double)
  /// A cubic B-spline that begins and ends at the outer points.
  case basis
  /// A B-spline that is a loop.
  case basisClosed
  /// A B-spline without the parts to the outer points.
  case basisOpen
  /// A B-spline of points that are drawn towards the chord, by a strength of 0 (all) to 1 (none).
  case bundle(Double)
  /// A cardinal spline by its tension.
  case cardinal(Double)
  /// A cardinal spline that is a loop.
  case cardinalClosed(Double)
  /// A cardinal spline without the parts to the outer points.
  case cardinalOpen(Double)
  /// A Catmull–Rom spline by its alpha.
  case catmullRom(Double)
  /// A Catmull–Rom spline that is a loop.
  case catmullRomClosed(Double)
  /// A Catmull–Rom spline without the parts to the outer points.
  case catmullRomOpen(Double)
  /// A cubic that keeps the order of y, for points sorted by x.
  case monotoneX
  /// A cubic that keeps the order of x, for points sorted by y.
  case monotoneY
  /// A natural cubic spline: without curvature at its ends.
  case natural
  /// Cubics that are level along x at every point.
  case bumpX
  /// Cubics that are level along y at every point.
  case bumpY
}
