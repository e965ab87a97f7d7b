import EaselCanvas
import Foundation

extension Shape {
  /// Fills the shape with a style.
  ///
  /// - Parameters:
  ///   - style: A colour, gradient or pattern.
  ///   - fillStyle: The rule for overlaps, and whether edges are smoothed.
  public func fill<Style: ShapeStyle>(
    _ style: Style, style fillStyle: FillStyle = FillStyle()
  ) -> PaintedShape<Self> {
    PaintedShape(self, .fill(style, fillStyle))
  }

  /// Fills the shape with the foreground style.
  public func fill(style fillStyle: FillStyle = FillStyle()) -> PaintedShape<Self> {
    PaintedShape(self, .fill(HierarchicalStyle.primary, fillStyle))
  }

  /// Strokes the shape's edge, half inside and half outside.
  ///
  /// - Parameters:
  ///   - style: A colour, gradient or pattern.
  ///   - strokeStyle: Width, ends, corners and dashes.
  ///   - antialiased: Whether edges are smoothed.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape<Self> {
    PaintedShape(self, .stroke(style, strokeStyle, antialiased))
  }

  /// Strokes the shape's edge, half inside and half outside.
  ///
  /// - Parameters:
  ///   - style: A colour, gradient or pattern.
  ///   - lineWidth: The width in points.
  ///   - antialiased: Whether edges are smoothed.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape<Self> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The shape's stroke as a shape of its own.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's stroke as a shape of its own.
  public func stroke(style: StrokeStyle) -> some Shape {
    ChangedShape(base: self) { path, _ in path.stroked(style) }
  }
}

extension InsettableShape {
  /// Strokes the inside of the shape's edge: the stroke stays within the shape.
  ///
  /// - Parameters:
  ///   - style: A colour, gradient or pattern.
  ///   - strokeStyle: Width, ends, corners and dashes.
  ///   - antialiased: Whether edges are smoothed.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape<Self> {
    PaintedShape(self, .strokeBorder(style, strokeStyle, antialiased, of: self))
  }

  /// Strokes the inside of the shape's edge: the stroke stays within the shape.
  ///
  /// - Parameters:
  ///   - style: A colour, gradient or pattern.
  ///   - lineWidth: The width in points.
  ///   - antialiased: Whether edges are smoothed.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape<Self> {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Strokes the inside of the shape's edge with the foreground style.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> PaintedShape<Self> {
    strokeBorder(HierarchicalStyle.primary, lineWidth: lineWidth, antialiased: antialiased)
  }

  /// Strokes the inside of the shape's edge with the foreground style.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> PaintedShape<Self> {
    strokeBorder(HierarchicalStyle.primary, style: style, antialiased: antialiased)
  }
}
