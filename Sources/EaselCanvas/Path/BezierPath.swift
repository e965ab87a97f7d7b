import Foundation

/// A mutable path that draws itself, with UIKit's names.
///
/// ```swift
/// let badge = BezierPath(
///   arcCenter: CGPoint(x: 20, y: 20), radius: 16, startAngle: 0, endAngle: .pi, clockwise: true)
/// badge.lineWidth = 3
/// Color.systemRed.setStroke()
/// badge.stroke()
/// ```
///
/// It contains a ``path`` and a ``strokeStyle``. New code can use these values alone and pass them
/// to a canvas. Filling and stroking use ``GraphicsContext/current`` and do nothing if it is `nil`.
open class BezierPath {
  /// The outline of the path as a value.
  public var path: Path
  /// The width, ends, corners and dashes of lines that ``stroke()`` draws.
  public var strokeStyle = StrokeStyle()
  /// Whether ``fill()``, ``addClip()`` and ``contains(_:)`` use the even-odd rule.
  ///
  /// The default is `false`, the non-zero rule. ``fill(with:alpha:)`` uses the same rule.
  public var usesEvenOddFillRule = false

  /// Creates an empty path.
  public init() { path = Path() }

  /// Creates a path from an outline.
  public init(_ path: Path) { self.path = path }

  /// Creates a path of a closed rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  /// Creates a path of the closed ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// Creates a path of a closed rectangle whose four corners have the same radius.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Creates a path of a closed rectangle whose given corners are rounded, each by a quarter of an
  /// ellipse.
  ///
  /// Radii that do not fit are scaled down together, as ``CornerRadii/fitting(_:)`` does. A radius
  /// of zero or less makes a rectangle without rounded corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: RectCorner, cornerRadii: CGSize
  ) {
    // A radius that is `NaN` makes a path that canvases refuse.
    guard !(cornerRadii.width <= 0), !(cornerRadii.height <= 0) else {
      self.init(Path(rect))
      return
    }
    // Ellipses are circles in a space whose y axis is scaled.
    let aspect = cornerRadii.height / cornerRadii.width
    let scaled = rect.applying(CGAffineTransform(scaleX: 1, y: 1 / aspect))
    func radius(_ corner: RectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    let radii = CornerRadii(
      topLeft: radius(.topLeft), topRight: radius(.topRight), bottomLeft: radius(.bottomLeft),
      bottomRight: radius(.bottomRight))
    let path = Path(roundedRect: aspect == 1 ? rect : scaled, cornerRadii: radii)
    self.init(aspect == 1 ? path : path.applying(CGAffineTransform(scaleX: 1, y: aspect)))
  }

  /// Creates a path of an arc between two angles in radians, where `clockwise` is the direction on
  /// screen.
  ///
  /// Angles are radians from the positive x axis.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  // MARK: Building

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line from the current point to a point; without a current point, begins a subpath
  /// there.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve with two control points from the current point to an end point.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve with one control point from the current point to an end point.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  /// Adds an arc between two angles in radians, where `clockwise` is the direction on screen.
  ///
  /// Angles are radians from the positive x axis. See
  /// ``Path/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Closes the current subpath with a line to its start.
  open func close() { path.closeSubpath() }

  /// Removes all elements, so that the path is empty.
  open func removeAllPoints() { path = Path() }

  /// Adds the elements of another path to the end of this one.
  open func append(_ other: BezierPath) { path.addPath(other.path) }

  /// Transforms all points of the path in place.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  // MARK: Queries

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle that contains the outline without line width, or zero for an empty
  /// path.
  open var bounds: CGRect {
    let box = path.boundingBox
    return box.isNull ? .zero : box
  }

  /// The point where the next element starts, or the origin for an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns whether a point is inside the path when it is filled by its fill rule.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, rule: fillRule) }

  /// Returns a path with the same outline and style in the opposite direction.
  open func reversing() -> BezierPath {
    let result = BezierPath(path.reversed())
    result.strokeStyle = strokeStyle
    result.usesEvenOddFillRule = usesEvenOddFillRule
    return result
  }

  /// The fill rule that ``usesEvenOddFillRule`` selects.
  var fillRule: FillRule { usesEvenOddFillRule ? .evenOdd : .nonZero }
}
