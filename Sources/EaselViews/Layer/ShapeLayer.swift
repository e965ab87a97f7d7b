import EaselCanvas
import Foundation

/// A layer that fills a path and strokes it, along its whole length or a part of it.
///
/// ```swift
/// let arc = ShapeLayer()
/// arc.path = Path {
///   $0.addArc(
///     center: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi, clockwise: true)
/// }
/// arc.fillColor = nil
/// arc.strokeColor = .systemOrange
/// arc.strokeEnd = 0.75
/// ```
///
/// The path is in the layer's coordinate system and is not clipped to its bounds. It is drawn in
/// front of the contents and behind the sublayers. The behavior is that of Core Animation's
/// `CAShapeLayer`.
open class ShapeLayer: Layer {
  /// The animatable properties; while an animation is drawn, their values at its time.
  var shapeValues = ShapeValues()

  /// The path to draw; `nil`, the default, draws nothing.
  open var path: Path? {
    get { shapeValues.path }
    set { changing("path") { shapeValues.path = newValue } }
  }
  /// The color of the fill; the default is black, and `nil` fills nothing.
  open var fillColor: Color? {
    get { shapeValues.fillColor }
    set { changing("fillColor") { shapeValues.fillColor = newValue } }
  }
  /// The fill rule, which determines the inside of a path that crosses itself; nonzero by default.
  open var fillRule: FillRule {
    get { shapeValues.fillRule }
    set { changing("fillRule") { shapeValues.fillRule = newValue } }
  }
  /// The color of the stroke; `nil`, the default, strokes nothing.
  open var strokeColor: Color? {
    get { shapeValues.strokeColor }
    set { changing("strokeColor") { shapeValues.strokeColor = newValue } }
  }
  /// The width of the stroke, in points; the default is 1.
  open var lineWidth: CGFloat {
    get { shapeValues.lineWidth }
    set { changing("lineWidth") { shapeValues.lineWidth = newValue } }
  }
  /// The shape of the ends of open subpaths and dashes; the default is butt.
  open var lineCap: LineCap {
    get { shapeValues.lineCap }
    set { changing("lineCap") { shapeValues.lineCap = newValue } }
  }
  /// The shape of the joins between segments; the default is miter.
  open var lineJoin: LineJoin {
    get { shapeValues.lineJoin }
    set { changing("lineJoin") { shapeValues.lineJoin = newValue } }
  }
  /// The largest ratio of miter length to line width, above which a join is beveled; the default is
  /// 10.
  open var miterLimit: CGFloat {
    get { shapeValues.miterLimit }
    set { changing("miterLimit") { shapeValues.miterLimit = newValue } }
  }
  /// The lengths of dashes and gaps in turn, in points; empty, the default, is a solid line.
  open var lineDashPattern: [CGFloat] {
    get { shapeValues.lineDashPattern }
    set { changing("lineDashPattern") { shapeValues.lineDashPattern = newValue } }
  }
  /// The distance into the dash pattern at which each subpath starts, in points; the default is 0.
  open var lineDashPhase: CGFloat {
    get { shapeValues.lineDashPhase }
    set { changing("lineDashPhase") { shapeValues.lineDashPhase = newValue } }
  }
  /// The start of the stroked part as a fraction of the path's length; the default is 0.
  open var strokeStart: CGFloat {
    get { shapeValues.strokeStart }
    set { changing("strokeStart") { shapeValues.strokeStart = newValue } }
  }
  /// The end of the stroked part as a fraction of the path's length; the default is 1.
  open var strokeEnd: CGFloat {
    get { shapeValues.strokeEnd }
    set { changing("strokeEnd") { shapeValues.strokeEnd = newValue } }
  }

  /// Creates a layer without a path.
  public override init() { super.init() }

  /// Creates a copy of a layer without its sublayers, mask, delegate, actions and animations.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? ShapeLayer else { return }
    shapeValues = other.shapeValues
  }

  /// Creates an empty layer, never `nil`; the coder is ignored, since Easel has no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var ownKind: Layer.Type { ShapeLayer.self }

  override func property(_ key: String) -> LayerProperty? {
    LayerProperty.ofShapes[key] ?? super.property(key)
  }

  /// A change of the path is not animated implicitly, as in Core Animation.
  override func isImplicitlyAnimated(_ key: String) -> Bool { key != "path" }

  /// Fills and strokes the path.
  open override func draw(on canvas: any Canvas) {
    super.draw(on: canvas)
    guard let path, !path.isEmpty else { return }
    if let fillColor, fillColor.components(for: canvas.context.appearance).alpha > 0 {
      canvas.fill(path, with: .color(fillColor), rule: fillRule, compositing: .normal)
    }
    guard let strokeColor, lineWidth != 0 else { return }
    canvas.stroke(
      strokedPart(of: path), with: .color(strokeColor), style: strokeStyle, compositing: .normal)
  }

  private func strokedPart(of path: Path) -> Path {
    let isWhole = strokeStart <= 0 && strokeEnd >= 1
    return isWhole ? path : path.trimmed(from: strokeStart, to: strokeEnd)
  }

  private var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      dash: lineDashPattern, dashPhase: lineDashPhase)
  }

  /// Whether the fill or the stroke covers a point in the layer's coordinate system.
  override func containsWithoutBounds(_ point: CGPoint) -> Bool {
    guard let path, !path.isEmpty else { return false }
    if fillColor != nil, path.contains(point, rule: fillRule) { return true }
    guard strokeColor != nil, lineWidth > 0 else { return false }
    return strokedPart(of: path).stroked(strokeStyle).contains(point)
  }
}

/// The animatable properties of a shape layer.
struct ShapeValues {
  var path: Path?
  var fillColor: Color? = .black
  var fillRule = FillRule.nonZero
  var strokeColor: Color?
  var lineWidth: CGFloat = 1
  var lineCap = LineCap.butt
  var lineJoin = LineJoin.miter
  var miterLimit: CGFloat = 10
  var lineDashPattern: [CGFloat] = []
  var lineDashPhase: CGFloat = 0
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
}

extension LayerProperty {
  /// The properties of shape layers by their keys, which are those of Core Animation.
  static let ofShapes: [String: LayerProperty] = [
    "path": path(\ShapeLayer.shapeValues.path, \ShapeLayer.path),
    "fillColor": color(\ShapeLayer.shapeValues.fillColor, \ShapeLayer.fillColor),
    "strokeColor": color(\ShapeLayer.shapeValues.strokeColor, \ShapeLayer.strokeColor),
    "lineWidth": number(\ShapeLayer.shapeValues.lineWidth, \ShapeLayer.lineWidth),
    "miterLimit": number(\ShapeLayer.shapeValues.miterLimit, \ShapeLayer.miterLimit),
    "lineDashPhase": number(\ShapeLayer.shapeValues.lineDashPhase, \ShapeLayer.lineDashPhase),
    "lineDashPattern": make(
      \ShapeLayer.shapeValues.lineDashPattern, \ShapeLayer.lineDashPattern, { .numbers($0) },
      { if case .numbers(let values) = $0 { values } else { nil } }),
    "strokeStart": number(\ShapeLayer.shapeValues.strokeStart, \ShapeLayer.strokeStart),
    "strokeEnd": number(\ShapeLayer.shapeValues.strokeEnd, \ShapeLayer.strokeEnd),
  ]
}
