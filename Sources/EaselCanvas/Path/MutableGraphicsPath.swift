import Foundation

/// A mutable path object with the names and conventions of Core Graphics' `CGMutablePath`.
///
/// ```swift
/// let path = MutableGraphicsPath()
/// path.move(to: CGPoint(x: 10, y: 10))
/// path.addLine(to: CGPoint(x: 90, y: 60))
/// GraphicsContext.current?.addPath(path)
/// ```
///
/// Contexts and layers copy the path that is passed to them. They do not see later changes unless
/// the path is passed again.
public final class MutableGraphicsPath: GraphicsPath {
  /// Creates an empty path.
  public convenience init() { self.init(Path()) }

  /// Begins a subpath at a point, after a transform of the point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a line from the current point to a transformed point; without a current point, begins a
  /// subpath there.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Adds lines through transformed points as a new open subpath.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a quadratic Bézier curve from the current point, with a transformed control point and end
  /// point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic Bézier curve from the current point, with transformed control points and a
  /// transformed end point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds an arc between two angles, where `clockwise: true` sweeps towards smaller angles as in
  /// Core Graphics.
  ///
  /// Angles are radians from the positive x axis. `clockwise: true` sweeps towards smaller angles.
  /// Where y points down that is counter-clockwise on screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise, transform: transform)
  }

  /// Adds an arc of a circle that starts at `startAngle` and sweeps by `delta` radians, towards
  /// greater angles.
  ///
  /// A negative `delta` sweeps towards smaller angles. Angles are radians from the positive x axis.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds a line from the current point and an arc of a radius that rounds the corner at
  /// `tangent1End`.
  ///
  /// See ``Path/addArc(tangent1End:tangent2End:radius:transform:)``.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds a closed rectangle, transformed.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addPath(Path(rect), transform: transform)
  }

  /// Adds closed rectangles, transformed.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addPath(Path { $0.addRects(rects) }, transform: transform)
  }

  /// Adds the closed ellipse inscribed in a rectangle, transformed.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds a closed rectangle, transformed, whose four corners are quarters of one ellipse.
  ///
  /// Radii that do not fit are scaled down together.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    withUnsafePointer(to: transform) {
      addPath(
        GraphicsPath(
          roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: $0))
    }
  }

  /// Adds the elements of another path, transformed.
  public func addPath(_ other: GraphicsPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }

  /// Closes the current subpath with a line to its start.
  public func closeSubpath() { path.closeSubpath() }
}
