import Foundation

extension Path {
  /// The length of the handles, in radii, of a cubic curve for a quarter of a circle.
  ///
  /// It is 4⁄3 · tan(π⁄8). The maximum error of the curve is 0.027 % of the radius.
  static let quarterHandle: CGFloat = 4.0 / 3.0 * (2.0.squareRoot() - 1)

  /// Creates a path of a closed rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates a path of a closed rectangle whose four corners have the same radius.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(rect, cornerRadius: cornerRadius)
  }

  /// Creates a path of a closed rectangle with a radius for each corner.
  public init(roundedRect rect: CGRect, cornerRadii: CornerRadii) {
    addRoundedRect(rect, cornerRadii: cornerRadii)
  }

  /// Creates a path of the closed ellipse inscribed in a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Adds a closed rectangle, clockwise on screen from its origin.
  ///
  /// `CGRect.null` adds nothing.
  public mutating func addRect(_ rect: CGRect) {
    guard !rect.isExactlyNull else { return }
    let (x, y) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (x + rect.size.width, y + rect.size.height)
    addLines([
      CGPoint(x: x, y: y), CGPoint(x: right, y: y), CGPoint(x: right, y: bottom),
      CGPoint(x: x, y: bottom),
    ])
    closeSubpath()
  }

  /// Adds closed rectangles, one after the other.
  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds a closed rectangle whose four corners have the same radius.
  ///
  /// A radius that does not fit is reduced, as ``CornerRadii/fitting(_:)`` does.
  public mutating func addRoundedRect(_ rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(rect, cornerRadii: CornerRadii(all: cornerRadius))
  }

  /// Adds a closed rectangle with a radius for each corner, clockwise on screen.
  ///
  /// Radii that do not fit are scaled down together, as ``CornerRadii/fitting(_:)`` does.
  public mutating func addRoundedRect(_ rect: CGRect, cornerRadii: CornerRadii) {
    guard !rect.isExactlyNull else { return }
    if let wrong = rect.firstThatIsNotFinite { return addInvalidPoint(for: wrong) }
    let radii = cornerRadii.fitting(rect.size)
    if radii == CornerRadii() { return addRect(rect) }
    let box = rect.standardized
    let (left, top) = (box.origin.x, box.origin.y)
    let (right, bottom) = (left + box.size.width, top + box.size.height)
    move(to: CGPoint(x: left + radii.topLeft, y: top))
    addCorner(CGPoint(x: right, y: top), radii.topRight, from: (-1, 0), to: (0, 1))
    addCorner(CGPoint(x: right, y: bottom), radii.bottomRight, from: (0, -1), to: (-1, 0))
    addCorner(CGPoint(x: left, y: bottom), radii.bottomLeft, from: (1, 0), to: (0, -1))
    addCorner(CGPoint(x: left, y: top), radii.topLeft, from: (0, 1), to: (1, 0))
    closeSubpath()
  }

  /// Adds a line to a corner and a quarter of a circle around it.
  private mutating func addCorner(
    _ corner: CGPoint, _ radius: CGFloat, from u: (CGFloat, CGFloat), to v: (CGFloat, CGFloat)
  ) {
    func at(_ direction: (CGFloat, CGFloat), _ distance: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + direction.0 * distance, y: corner.y + direction.1 * distance)
    }
    let begin = at(u, radius)
    if begin != currentPoint { addLine(to: begin) }
    guard radius != 0 else { return }
    let handle = radius * (1 - Self.quarterHandle)
    addCurve(to: at(v, radius), control1: at(u, handle), control2: at(v, handle))
  }

  /// Adds the closed ellipse inscribed in a rectangle.
  ///
  /// It begins at the greatest x and goes clockwise on screen.
  public mutating func addEllipse(in rect: CGRect) {
    guard !rect.isExactlyNull else { return }
    if let wrong = rect.firstThatIsNotFinite { return addInvalidPoint(for: wrong) }
    let box = rect.standardized
    let (rx, ry) = (box.size.width / 2, box.size.height / 2)
    let (x, y) = (box.origin.x + rx, box.origin.y + ry)
    let (hx, hy) = (rx * Self.quarterHandle, ry * Self.quarterHandle)
    func at(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
    move(to: at(rx, 0))
    addCurve(to: at(0, ry), control1: at(rx, hy), control2: at(hx, ry))
    addCurve(to: at(-rx, 0), control1: at(-hx, ry), control2: at(-rx, hy))
    addCurve(to: at(0, -ry), control1: at(-rx, -hy), control2: at(-hx, -ry))
    addCurve(to: at(rx, 0), control1: at(hx, -ry), control2: at(rx, -hy))
    closeSubpath()
  }
}

extension CGRect {
  /// The first number of the rectangle that is not finite.
  fileprivate var firstThatIsNotFinite: CGFloat? {
    // A sum of finite numbers is finite, unless they are so great that no canvas accepts them.
    if (origin.x + origin.y + size.width + size.height).isFinite { return nil }
    return [origin.x, origin.y, size.width, size.height].first { !$0.isFinite }
  }

  /// Whether this is `CGRect.null` itself.
  ///
  /// Foundation calls every rectangle null whose origin is infinite. The result of a wrong
  /// computation must not be skipped silently: it has to reach the canvas, which refuses it.
  var isExactlyNull: Bool {
    origin.x == .infinity && origin.y == .infinity && size == .zero
  }
}
