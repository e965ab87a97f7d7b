import EaselCanvas
import Foundation

/// A shape with its fills and strokes, painted one after another.
///
/// ```swift
/// Circle().fill(.yellow).stroke(.black, lineWidth: 2)
/// ```
public struct PaintedShape<Outline: Shape>: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let outline: Outline
  var layers: [ShapeLayer]

  init(_ outline: Outline, _ layer: ShapeLayer) {
    self.outline = outline
    layers = [layer]
  }

  private func adding(_ layer: ShapeLayer) -> PaintedShape {
    var shape = self
    shape.layers.append(layer)
    return shape
  }

  /// Adds a fill on top of the earlier fills and strokes of the shape.
  ///
  /// - Parameters:
  ///   - style: A color, gradient or pattern.
  ///   - fillStyle: The fill rule and whether edges are antialiased.
  public func fill<Style: ShapeStyle>(
    _ style: Style, style fillStyle: FillStyle = FillStyle()
  ) -> PaintedShape {
    adding(.fill(style, fillStyle))
  }

  /// Adds a stroke on top of the earlier fills and strokes of the shape.
  ///
  /// - Parameters:
  ///   - style: A color, gradient or pattern.
  ///   - strokeStyle: The width, caps, joins and dashes of the line.
  ///   - antialiased: Whether edges are antialiased.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape {
    adding(.stroke(style, strokeStyle, antialiased))
  }

  /// Adds a stroke, 1 point wide by default, on top of the earlier fills and strokes of the shape.
  ///
  /// - Parameters:
  ///   - style: A color, gradient or pattern.
  ///   - lineWidth: The width of the line, in points. The default is 1.
  ///   - antialiased: Whether edges are antialiased.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension PaintedShape where Outline: InsettableShape {
  /// Adds a stroke inside the shape's edge, on top of the earlier fills and strokes.
  ///
  /// A line at least as wide as the shape's shorter side draws nothing.
  ///
  /// - Parameters:
  ///   - style: A color, gradient or pattern.
  ///   - strokeStyle: The width, caps, joins and dashes of the line.
  ///   - antialiased: Whether edges are antialiased.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape {
    adding(.strokeBorder(style, strokeStyle, antialiased, of: outline))
  }

  /// Adds a stroke, 1 point wide by default, inside the shape's edge, on top of the earlier fills
  /// and strokes.
  ///
  /// A line at least as wide as the shape's shorter side draws nothing.
  ///
  /// - Parameters:
  ///   - style: A color, gradient or pattern.
  ///   - lineWidth: The width of the line, in points. The default is 1.
  ///   - antialiased: Whether edges are antialiased.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension PaintedShape: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    // The path contains a shape with a body, which is one of the user's own, already.
    let isInPath = inputs.path?.isOf(Outline.self) ?? false
    return ShapeNode(outline, layers, isInPath ? inputs : inputs.entering(.type(Outline.self)))
  }
}

/// A fill or stroke of a shape.
struct ShapeLayer {
  enum Kind {
    case fill(FillRule)
    case stroke(StrokeStyle)
  }

  let style: any ShapeStyle
  let kind: Kind
  let isAntialiased: Bool
  /// The outline that is painted; `nil` means the shape's own.
  let outline: (any Shape)?

  static func fill(_ style: any ShapeStyle, _ fill: FillStyle = FillStyle()) -> ShapeLayer {
    ShapeLayer(
      style: style, kind: .fill(fill.rule), isAntialiased: fill.isAntialiased, outline: nil)
  }

  static func stroke(
    _ style: any ShapeStyle, _ stroke: StrokeStyle, _ isAntialiased: Bool
  ) -> ShapeLayer {
    ShapeLayer(style: style, kind: .stroke(stroke), isAntialiased: isAntialiased, outline: nil)
  }

  static func strokeBorder(
    _ style: any ShapeStyle, _ stroke: StrokeStyle, _ isAntialiased: Bool,
    of shape: some InsettableShape
  ) -> ShapeLayer {
    ShapeLayer(
      style: style, kind: .stroke(stroke), isAntialiased: isAntialiased,
      outline: shape.inset(by: stroke.lineWidth / 2))
  }
}
