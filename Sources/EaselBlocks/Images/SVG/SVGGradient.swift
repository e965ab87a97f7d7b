import EaselCanvas
import Foundation

/// A gradient, combined from its element and the elements that it refers to.
struct SVGGradient {
  /// The attributes of the element, completed by those of the elements that its `href` refers to.
  var attributes: [String: String]
  var isRadial: Bool
  var stops: [Gradient.Stop]
  /// The fixed point of the transform.
  var origin: SVGOrigin?

  /// The result for painting a shape.
  enum Result {
    /// A paint in the user space of the shape.
    case paint(Paint)
    /// A paint in a space of its own, with the transform from that space to the shape's user space.
    case transformed(Paint, CGAffineTransform)
    /// A pattern of tiles.
    case pattern(SVGPattern)
    /// The gradient cannot be painted, and the fallback is used.
    case missing
  }

  /// The paint for a shape with a bounding box.
  func resolved(box: CGRect, viewport: CGSize, fontSize: CGFloat) -> Result {
    guard let last = stops.last else { return .missing }
    guard stops.count > 1 else { return .paint(.color(last.color)) }
    let usesBox = attributes["gradientUnits"] != "userSpaceOnUse"
    if usesBox, !(box.width > 0 && box.height > 0) { return .missing }
    var toUser = CGAffineTransform.identity
    if let text = attributes["gradientTransform"], let own = CGAffineTransform(svg: text),
      own.isInvertible
    {
      toUser = own
      let reference = usesBox ? CGSize(width: 1, height: 1) : viewport
      if let origin {
        toUser = origin.applied(
          to: own, box: CGRect(origin: .zero, size: reference), fontSize: fontSize)
      }
    }
    if usesBox {
      toUser = toUser.concatenating(
        CGAffineTransform(
          a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY))
    }
    guard toUser.isInvertible else { return .paint(.color(last.color)) }
    func length(_ name: String, _ initial: String, _ direction: SVGLength.Direction) -> CGFloat {
      let value = attributes[name].flatMap { SVGLength($0) } ?? SVGLength(initial)
      guard let value else { return 0 }
      if usesBox { return value.unit == "%" ? value.value / 100 : value.value }
      return value.resolved(direction, viewport: viewport, fontSize: fontSize)
    }
    let gradient = Gradient(stops: stops, extend: extend)
    return isRadial
      ? radial(gradient, length, toUser) : linear(gradient, length, toUser)
  }

  private var extend: Gradient.Extend {
    switch attributes["spreadMethod"] {
    case "reflect": .reflect
    case "repeat": .repeat
    default: .pad
    }
  }

  private typealias Length = (String, String, SVGLength.Direction) -> CGFloat

  private func linear(
    _ gradient: Gradient, _ length: Length, _ toUser: CGAffineTransform
  ) -> Result {
    let start = CGPoint(x: length("x1", "0%", .horizontal), y: length("y1", "0%", .vertical))
    let end = CGPoint(x: length("x2", "100%", .horizontal), y: length("y2", "0%", .vertical))
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    guard square > 0, square.isFinite else { return lastColor(gradient) }
    // The location is a linear function of the position. Its gradient vector in user space,
    // computed with the inverse, is perpendicular to the lines of equal color. A transform that
    // skews does not keep the vector perpendicular.
    let back = toUser.inverted()
    let slope = CGVector(
      dx: (dx * back.a + dy * back.b) / square, dy: (dx * back.c + dy * back.d) / square)
    let steepness = slope.dx * slope.dx + slope.dy * slope.dy
    guard steepness > 0, steepness.isFinite else { return lastColor(gradient) }
    let from = start.applying(toUser)
    let to = CGPoint(x: from.x + slope.dx / steepness, y: from.y + slope.dy / steepness)
    return .paint(.linearGradient(LinearGradient(gradient, from: from, to: to)))
  }

  private func radial(
    _ gradient: Gradient, _ length: Length, _ toUser: CGAffineTransform
  ) -> Result {
    let center = CGPoint(x: length("cx", "50%", .horizontal), y: length("cy", "50%", .vertical))
    let radius = length("r", "50%", .other)
    guard radius > 0 else { return lastColor(gradient) }
    let focus = CGPoint(
      x: attributes["fx"] == nil ? center.x : length("fx", "50%", .horizontal),
      y: attributes["fy"] == nil ? center.y : length("fy", "50%", .vertical))
    // A focus outside of the circle gives a cone with nothing outside of it (SVG 2, section 14.2.3).
    var inner = max(length("fr", "0%", .other), 0)
    // Between equal circles there is a step from the first color to the last one.
    if inner == radius, focus == center { inner = radius * 0.999_9 }
    let scale = hypot(toUser.a, toUser.b)
    let isSimilar =
      abs(toUser.a * toUser.c + toUser.b * toUser.d) <= 1e-9 * scale * scale
      && abs(hypot(toUser.c, toUser.d) - scale) <= 1e-9 * scale
    let first = inner
    func circles(_ position: CGAffineTransform, _ factor: CGFloat) -> Paint {
      .radialGradient(
        RadialGradient(
          gradient, startCenter: focus.applying(position), startRadius: first * factor,
          endCenter: center.applying(position), endRadius: radius * factor))
    }
    return isSimilar
      ? .paint(circles(toUser, scale)) : .transformed(circles(.identity, 1), toUser)
  }

  private func lastColor(_ gradient: Gradient) -> Result {
    .paint(.color(gradient.stops.last?.color ?? .clear))
  }
}
