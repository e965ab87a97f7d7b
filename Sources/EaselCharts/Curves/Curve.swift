/// The kinds of curves through, or near, a list of points.
///
/// The kinds and their names are those of d3-shape 3.
enum Curve: Hashable, Sendable {
  /// Straight lines.
  case linear
  /// Straight lines, with a line from the last point to the first.
  case linearClosed
  /// Steps that change at a fraction of the distance to the next point.
  case step(Double)
  /// Steps along y that change at a fraction of the distance to the next point.
  case stepY(Double)
  /// A cubic B-spline that starts and ends at the outer points.
  case basis
  /// A closed B-spline.
  case basisClosed
  /// A B-spline without the pieces at the outer points.
  case basisOpen
  /// A B-spline of points that are moved toward the chord; the strength is 0 (fully) to 1 (not).
  case bundle(Double)
  /// A cardinal spline with a tension.
  case cardinal(Double)
  /// A closed cardinal spline.
  case cardinalClosed(Double)
  /// A cardinal spline without the pieces at the outer points.
  case cardinalOpen(Double)
  /// A Catmull–Rom spline with an alpha.
  case catmullRom(Double)
  /// A closed Catmull–Rom spline.
  case catmullRomClosed(Double)
  /// A Catmull–Rom spline without the pieces at the outer points.
  case catmullRomOpen(Double)
  /// A cubic curve that is monotone in y, for points sorted by x.
  case monotoneX
  /// A cubic curve that is monotone in x, for points sorted by y.
  case monotoneY
  /// A natural cubic spline, whose second derivative is 0 at its ends.
  case natural
  /// Cubic curves with horizontal tangents at every point.
  case bumpX
  /// Cubic curves with vertical tangents at every point.
  case bumpY
}
