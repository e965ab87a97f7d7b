import EaselCanvas
import Foundation

/// A shape with its fills and strokes, which are painted in order.
///
/// ```swift
/// Circle().fill(.yellow).stroke(.black, lineWidth: 2)
/// ```
public struct PaintedShape<Outline: Shape>: Block {
  /// A primitive block has no body.
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

  /// Fills the shape over its earlier fills and strokes.
  public func fill<Style: ShapeStyle>(
    _ style: Style, style fillStyle: FillStyle = FillStyle()
  ) -> PaintedShape {
    adding(.fill(style, fillStyle))
  }

  /// Strokes the shape over its earlier fills and strokes.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape {
    adding(.stroke(style, strokeStyle, antialiased))
  }

  /// Strokes the shape over its earlier fills and strokes.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension PaintedShape where Outline: InsettableShape {
  /// Strokes the inside of the shape's edge over its earlier fills and strokes.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape {
    adding(.strokeBorder(style, strokeStyle, antialiased, of: outline))
  }

  /// Strokes the inside of the shape's edge over its earlier fills and strokes.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension PaintedShape: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    // A shape of the user's own, which has a body, is in the path already.
    let isInPath = inputs.path?.isOf(Outline.self) ?? false
    return ShapeNode(outline, layers, isInPath ? inputs : inputs.entering(.type(Outline.self)))
  }
}

/// One filling or stroke of a shape.
struct ShapeLayer {
  enum Kind {
    case fill(FillRule)
    case stroke(StrokeStyle)
  }

  let style: any ShapeStyle
  let kind: Kind
  let isAntialiased: Bool
  /// The outline that is painted; nil is the shape's own.
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
