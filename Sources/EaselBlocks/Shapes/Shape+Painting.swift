import EaselCanvas
import Foundation

extension Shape {
  /// Returns the shape filled with a color, gradient or pattern.
  ///
  /// - Parameters:
  ///   - style: A color, gradient or pattern.
  ///   - fillStyle: The fill rule and whether edges are antialiased.
  public func fill<Style: ShapeStyle>(
    _ style: Style, style fillStyle: FillStyle = FillStyle()
  ) -> PaintedShape<Self> {
    PaintedShape(self, .fill(style, fillStyle))
  }

  /// Returns the shape filled with the foreground style; the argument sets fill rule and
  /// antialiasing.
  ///
  /// - Parameter fillStyle: The fill rule and whether edges are antialiased.
  public func fill(style fillStyle: FillStyle = FillStyle()) -> PaintedShape<Self> {
    PaintedShape(self, .fill(HierarchicalStyle.primary, fillStyle))
  }

  /// Returns the shape's outline stroked with a color, gradient or pattern, half inside and half
  /// outside the edge.
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

  /// Returns the shape's outline stroked with a line width in points, half inside and half outside
  /// the edge.
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

  /// Returns the area covered by a stroke of the outline, with a line width in points, as a new
  /// shape.
  ///
  /// - Parameter lineWidth: The width of the line, in points. The default is 1.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the area covered by a stroke of the outline, with a stroke style, as a new shape.
  ///
  /// - Parameter style: The width, caps, joins and dashes of the line.
  public func stroke(style: StrokeStyle) -> some Shape {
    ChangedShape(base: self) { path, _ in path.stroked(style) }
  }
}

extension InsettableShape {
  /// Returns the shape stroked along the inside of its edge with a color, gradient or pattern.
  ///
  /// A line at least as wide as the shape's shorter side draws nothing.
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

  /// Returns the shape stroked along the inside of its edge with a line width in points, 1 by
  /// default.
  ///
  /// A line at least as wide as the shape's shorter side draws nothing.
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

  /// Returns the shape stroked along the inside of its edge in the foreground style, with a line
  /// width in points, 1 by default.
  ///
  /// A line at least as wide as the shape's shorter side draws nothing.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> PaintedShape<Self> {
    strokeBorder(HierarchicalStyle.primary, lineWidth: lineWidth, antialiased: antialiased)
  }

  /// Returns the shape stroked along the inside of its edge in the foreground style, with a stroke
  /// style.
  ///
  /// A line at least as wide as the shape's shorter side draws nothing.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> PaintedShape<Self> {
    strokeBorder(HierarchicalStyle.primary, style: style, antialiased: antialiased)
  }
}
