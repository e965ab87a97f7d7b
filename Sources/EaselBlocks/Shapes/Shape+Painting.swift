import EaselCanvas
import Foundation

extension Shape {
  /// Fills the shape with a style.
  ///
  /// - Parameters:
  ///   - style: A color, gradient or pattern.
  ///   - fillStyle: The fill rule and whether edges are antialiased.
  public func fill<Style: ShapeStyle>(
    _ style: Style, style fillStyle: FillStyle = FillStyle()
  ) -> PaintedShape<Self> {
    PaintedShape(self, .fill(style, fillStyle))
  }

  /// Fills the shape with the foreground style.
  ///
  /// - Parameter fillStyle: The fill rule and whether edges are antialiased.
  public func fill(style fillStyle: FillStyle = FillStyle()) -> PaintedShape<Self> {
    PaintedShape(self, .fill(HierarchicalStyle.primary, fillStyle))
  }

  /// Strokes the outline of the shape; the line is half inside and half outside the edge.
  ///
  /// - Parameters:
  ///   - style: A color, gradient or pattern.
  ///   - strokeStyle: The width, caps, joins and dashes of the line.
  ///   - antialiased: Whether edges are antialiased.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape<Self> {
    PaintedShape(self, .stroke(style, strokeStyle, antialiased))
  }

  /// Strokes the outline of the shape with a line width, half inside and half outside the edge.
  ///
  /// - Parameters:
  ///   - style: A color, gradient or pattern.
  ///   - lineWidth: The width of the line, in points. The default is 1.
  ///   - antialiased: Whether edges are antialiased.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape<Self> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Returns the outline of the shape's stroke with a line width, as a shape.
  ///
  /// - Parameter lineWidth: The width of the line, in points. The default is 1.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the outline of the shape's stroke with a stroke style, as a shape.
  ///
  /// - Parameter style: The width, caps, joins and dashes of the line.
  public func stroke(style: StrokeStyle) -> some Shape {
    ChangedShape(base: self) { path, _ in path.stroked(style) }
  }
}

extension InsettableShape {
  /// Strokes the inside of the shape's edge, so that the line stays within the shape.
  ///
  /// - Parameters:
  ///   - style: A color, gradient or pattern.
  ///   - strokeStyle: The width, caps, joins and dashes of the line.
  ///   - antialiased: Whether edges are antialiased.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape<Self> {
    PaintedShape(self, .strokeBorder(style, strokeStyle, antialiased, of: self))
  }

  /// Strokes the inside of the shape's edge with a line width; the line stays within the shape.
  ///
  /// - Parameters:
  ///   - style: A color, gradient or pattern.
  ///   - lineWidth: The width of the line, in points. The default is 1.
  ///   - antialiased: Whether edges are antialiased.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape<Self> {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Strokes the inside of the shape's edge with a line width in points and the foreground style.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> PaintedShape<Self> {
    strokeBorder(HierarchicalStyle.primary, lineWidth: lineWidth, antialiased: antialiased)
  }

  /// Strokes the inside of the shape's edge with a stroke style and the foreground style.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> PaintedShape<Self> {
    strokeBorder(HierarchicalStyle.primary, style: style, antialiased: antialiased)
  }
}
