import Foundation

/// A path that is changed in place and knows how to draw itself: UIKit's Bézier path.
///
/// ```swift
/// let badge = BezierPath(
///   arcCenter: CGPoint(x: 20, y: 20), radius: 16, startAngle: 0, endAngle: .pi, clockwise: true)
/// badge.lineWidth = 3
/// Color.systemRed.setStroke()
/// badge.stroke()
/// ```
///
/// It holds a ``path`` and a ``strokeStyle``; new code does well with those values alone and hands
/// them to a canvas. Filling and stroking use ``GraphicsContext/current``; without one they do
/// nothing.
open class BezierPath {
  /// The outline as a value.
  public var path: Path
  /// Width, ends, corners and dashes of ``stroke()``.
  public var strokeStyle = StrokeStyle()
  /// Whether ``fill()``, ``addClip()`` and ``contains(_:)`` use the even-odd rule.
  public var usesEvenOddFillRule = false

  /// Makes an empty path.
  public init() { path = Path() }

  /// Makes a path from a value.
  public init(_ path: Path) { self.path = path }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  /// Makes the ellipse that touches the four sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// Makes a rectangle whose four corners have one radius.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Makes a rectangle with some round corners, each a quarter of an ellipse.
  ///
  /// Radii that do not fit shrink together, by ``CornerRadii/fitting(_:)``.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: RectCorner, cornerRadii: CGSize
  ) {
    guard cornerRadii.width > 0, cornerRadii.height > 0 else {
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

  /// Makes an arc; `clockwise` is as seen on screen.
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

  /// Adds a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  /// Adds an arc; angles are radians from the positive x axis, `clockwise` is as seen on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Closes the current subpath.
  open func close() { path.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { path = Path() }

  /// Adds the elements of another path.
  open func append(_ other: BezierPath) { path.addPath(other.path) }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  // MARK: Asking

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the outline, without the line width; zero for an empty path.
  open var bounds: CGRect {
    let box = path.boundingBox
    return box.isNull ? .zero : box
  }

  /// Where the next element goes on; the origin for an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether filling the path paints a point.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, rule: fillRule) }

  /// A path of the same outline and style that runs the other way.
  open func reversing() -> BezierPath {
    let result = BezierPath(path.reversed())
    result.strokeStyle = strokeStyle
    result.usesEvenOddFillRule = usesEvenOddFillRule
    return result
  }

  /// The rule that ``usesEvenOddFillRule`` stands for.
  var fillRule: FillRule { usesEvenOddFillRule ? .evenOdd : .nonZero }
}
