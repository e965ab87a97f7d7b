import EaselBlocks
import EaselCanvas
import Foundation

// The functions of SwiftUI's paths that EaselCanvas names otherwise.

extension Path {
  /// The bounds of the points on the path.
  public var boundingRect: CGRect { boundingBox }

  /// Creates the path of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle
  ) { self = RoundedRectangle(cornerRadius: cornerRadius, style: style).path(in: rect) }

  /// Creates the path of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { self = RoundedRectangle(cornerSize: cornerSize, style: style).path(in: rect) }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a rectangle with a radius for each corner.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let shape = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    addPath(shape.path(in: rect).applying(transform))
  }

  /// Adds an arc between two angles.
  ///
  /// As in SwiftUI, `clockwise` is the direction in a space whose y axis points upwards: an arc with
  /// `clockwise: false` goes clockwise on the screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
      endAngle: CGFloat(endAngle.radians), clockwise: !clockwise, transform: transform)
  }

  /// Adds an arc of a circle from an angle by another one, clockwise on the screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addRelativeArc(
      center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
      delta: CGFloat(delta.radians), transform: transform)
  }

  /// Returns the outline of a stroke of the path.
  public func strokedPath(_ style: StrokeStyle) -> Path { stroked(style) }
  /// Returns the part of the path between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { trimmed(from: from, to: to) }
  /// Returns the path moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
  /// Returns whether a point is inside the path.
  public func contains(_ p: CGPoint, eoFill: Bool) -> Bool {
    contains(p, rule: eoFill ? .evenOdd : .nonZero)
  }
}

extension View {
  /// Returns the view unchanged: its parts are drawn one after another.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode) -> some View {
    drawingGroup(opaque: opaque)
  }

  /// Sets the style of the environment for backgrounds.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
