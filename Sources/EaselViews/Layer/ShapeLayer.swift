import EaselCanvas
import Foundation

/// A layer that fills and strokes a path, whole or a part of its length.
///
/// ```swift
/// let arc = ShapeLayer()
/// arc.path = Path { $0.addArc(center: center, radius: 40, startAngle: 0, endAngle: .pi, clockwise: true) }
/// arc.fillColor = nil
/// arc.strokeColor = .systemOrange
/// arc.strokeEnd = 0.75
/// ```
///
/// The path lies in the layer's space and is not clipped to its bounds. Drawn over the contents and
/// under the sublayers. The semantics are those of Core Animation's `CAShapeLayer`.
open class ShapeLayer: Layer {
  /// The outline; nil draws nothing.
  open var path: Path?
  /// The colour of the fill; nil fills nothing.
  open var fillColor: Color? = .black
  /// Which points of a path that crosses itself are inside.
  open var fillRule = FillRule.nonZero
  /// The colour of the stroke; nil strokes nothing.
  open var strokeColor: Color?
  /// Width of the stroke.
  open var lineWidth: CGFloat = 1
  /// How open ends look.
  open var lineCap = LineCap.butt
  /// How corners look.
  open var lineJoin = LineJoin.miter
  /// Beyond this ratio of a miter's length to the line width a corner is bevelled.
  open var miterLimit: CGFloat = 10
  /// Lengths of dashes and gaps by turns; empty is a solid line.
  open var lineDashPattern: [CGFloat] = []
  /// How far into the pattern the line starts.
  open var lineDashPhase: CGFloat = 0
  /// Where the stroke starts, as a fraction of the path's length.
  open var strokeStart: CGFloat = 0
  /// Where the stroke ends, as a fraction of the path's length.
  open var strokeEnd: CGFloat = 1

  /// Makes a layer without a path.
  public override init() { super.init() }

  /// Makes a copy of a layer's own properties, without its sublayers.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? ShapeLayer else { return }
    path = other.path
    fillColor = other.fillColor
    fillRule = other.fillRule
    strokeColor = other.strokeColor
    lineWidth = other.lineWidth
    lineCap = other.lineCap
    lineJoin = other.lineJoin
    miterLimit = other.miterLimit
    lineDashPattern = other.lineDashPattern
    lineDashPhase = other.lineDashPhase
    strokeStart = other.strokeStart
    strokeEnd = other.strokeEnd
  }

  /// Fills and strokes the path.
  open override func draw(on canvas: any Canvas) {
    guard let path, !path.isEmpty else { return }
    if let fillColor, fillColor.components(for: canvas.context.appearance).alpha > 0 {
      canvas.fill(path, with: .color(fillColor), rule: fillRule, .normal)
    }
    guard let strokeColor, lineWidth != 0 else { return }
    let isWhole = strokeStart <= 0 && strokeEnd >= 1
    let stroked = isWhole ? path : path.trimmed(from: strokeStart, to: strokeEnd)
    canvas.stroke(
      stroked, with: .color(strokeColor),
      style: StrokeStyle(
        lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
        dash: lineDashPattern, dashPhase: lineDashPhase), .normal)
  }
}
