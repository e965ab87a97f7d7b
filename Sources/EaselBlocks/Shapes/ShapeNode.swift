import EaselCanvas
import Foundation

/// The node that lays a shape out and paints it.
final class ShapeNode: LayoutNode, FragmentDrawing {
  private let shape: any Shape
  private let layers: [ShapeLayer]
  private let inputs: NodeInputs
  package var isPaint: Bool { true }

  init(_ shape: any Shape, _ layers: [ShapeLayer], _ inputs: NodeInputs) {
    self.shape = shape
    self.layers = layers
    self.inputs = inputs
    for layer in layers { inputs.checkEnds(layer.style) }
  }

  package func size(_ proposal: ProposedSize) -> CGSize {
    let proposal = proposal.sanitized
    return inputs.run { shape.sizeThatFits(proposal) }.usable
  }

  package func place(_ proposal: ProposedSize) -> Fragment {
    Fragment(size: size(proposal), drawing: self, path: inputs.path)
  }

  package func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    let rect = CGRect(origin: origin, size: fragment.size)
    var path: Path?
    for layer in layers {
      let outline = layer.outline.map { inputs.path(of: $0, in: rect) } ?? path
      let painted = outline ?? inputs.path(of: shape, in: rect)
      if layer.outline == nil { path = painted }
      canvas.paint(painted, in: rect, layer, inputs)
    }
  }
}

extension NodeInputs {
  /// The path of a shape in a rectangle, mirrored in right-to-left layouts.
  package func path(of shape: any Shape, in rect: CGRect) -> Path {
    let path = run { shape.path(in: CGRect(origin: .zero, size: rect.size)) }
    var transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    if shape.layoutDirectionBehavior == .mirrors, environment.layoutDirection == .rightToLeft {
      transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.maxX, ty: rect.minY)
    }
    return transform.isIdentity ? path : path.applying(transform)
  }

  /// Reports a style whose resolution does not end.
  func checkEnds(_ style: any ShapeStyle) {
    guard !(style is any PaintingStyle) else { return }
    let ends = run { style.resolved(in: StyleContext(environment)) != nil }
    guard !ends else { return }
    note(
      .error, .limitExceeded,
      "the style \(type(of: style)) resolves to other styles without end, and the theme's ink color is "
        + "painted; let resolve(in:) return a color or a gradient",
      operation: "ShapeStyle.resolve", value: "\(type(of: style))")
  }
}

extension Canvas {
  /// Paints a path with a layer's style, whose unit points refer to a rectangle.
  func paint(_ path: Path, in rect: CGRect, _ layer: ShapeLayer, _ inputs: NodeInputs) {
    guard !path.isEmpty else { return }
    let context = StyleContext(inputs.environment)
    let compositing = Compositing(isAntialiased: layer.isAntialiased)
    let isStretched = inputs.run { layer.style.isElliptical(in: context) }
    guard isStretched, rect.width != rect.height, rect.width > 0, rect.height > 0 else {
      let paint = inputs.run { layer.style.paint(in: rect, context) }
      switch layer.kind {
      case .fill(let rule): fill(path, with: paint, rule: rule, compositing: compositing)
      case .stroke(let style): stroke(path, with: paint, style: style, compositing: compositing)
      }
      return
    }
    // A gradient made for a square is stretched to the rectangle. A stroke must keep its width, so
    // its outline is filled instead.
    let square = CGRect(x: 0, y: 0, width: rect.width, height: rect.width)
    let paint = inputs.run { layer.style.paint(in: square, context) }
    let stretch = CGAffineTransform(
      a: 1, b: 0, c: 0, d: rect.height / rect.width, tx: rect.minX, ty: rect.minY)
    var (outline, rule) = (path, FillRule.nonZero)
    switch layer.kind {
    case .fill(let fillRule): rule = fillRule
    case .stroke(let style): outline = path.stroked(style)
    }
    withSavedState {
      concatenate(stretch)
      fill(
        outline.applying(stretch.inverted()), with: paint, rule: rule, compositing: compositing)
    }
  }
}
