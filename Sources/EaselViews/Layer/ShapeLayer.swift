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
  /// The properties that animations change; those of the moment while it is drawn.
  var shapeValues = ShapeValues()

  /// The outline; nil draws nothing.
  open var path: Path? {
    get { shapeValues.path }
    set { changing("path") { shapeValues.path = newValue } }
  }
  /// The colour of the fill; nil fills nothing.
  open var fillColor: Color? {
    get { shapeValues.fillColor }
    set { changing("fillColor") { shapeValues.fillColor = newValue } }
  }
  /// Which points of a path that crosses itself are inside.
  open var fillRule: FillRule {
    get { shapeValues.fillRule }
    set { changing("fillRule") { shapeValues.fillRule = newValue } }
  }
  /// The colour of the stroke; nil strokes nothing.
  open var strokeColor: Color? {
    get { shapeValues.strokeColor }
    set { changing("strokeColor") { shapeValues.strokeColor = newValue } }
  }
  /// Width of the stroke.
  open var lineWidth: CGFloat {
    get { shapeValues.lineWidth }
    set { changing("lineWidth") { shapeValues.lineWidth = newValue } }
  }
  /// How open ends look.
  open var lineCap: LineCap {
    get { shapeValues.lineCap }
    set { changing("lineCap") { shapeValues.lineCap = newValue } }
  }
  /// How corners look.
  open var lineJoin: LineJoin {
    get { shapeValues.lineJoin }
    set { changing("lineJoin") { shapeValues.lineJoin = newValue } }
  }
  /// Beyond this ratio of a miter's length to the line width a corner is bevelled.
  open var miterLimit: CGFloat {
    get { shapeValues.miterLimit }
    set { changing("miterLimit") { shapeValues.miterLimit = newValue } }
  }
  /// Lengths of dashes and gaps by turns; none is a solid line.
  open var lineDashPattern: [CGFloat] {
    get { shapeValues.lineDashPattern }
    set { changing("lineDashPattern") { shapeValues.lineDashPattern = newValue } }
  }
  /// How far into the pattern the line starts.
  open var lineDashPhase: CGFloat {
    get { shapeValues.lineDashPhase }
    set { changing("lineDashPhase") { shapeValues.lineDashPhase = newValue } }
  }
  /// Where the stroke starts, as a fraction of the path's length.
  open var strokeStart: CGFloat {
    get { shapeValues.strokeStart }
    set { changing("strokeStart") { shapeValues.strokeStart = newValue } }
  }
  /// Where the stroke ends, as a fraction of the path's length.
  open var strokeEnd: CGFloat {
    get { shapeValues.strokeEnd }
    set { changing("strokeEnd") { shapeValues.strokeEnd = newValue } }
  }

  /// Makes a layer without a path.
  public override init() { super.init() }

  /// Makes a copy of a layer's own properties, without its sublayers.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? ShapeLayer else { return }
    shapeValues = other.shapeValues
  }

  /// There are no archives to decode here: the layer is made empty.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class func makePlain() -> Layer { ShapeLayer() }

  override class var ownKind: Layer.Type { ShapeLayer.self }

  override func copyForPresentation() -> Layer { ShapeLayer(layer: self) }

  override func property(_ key: String) -> LayerProperty? {
    LayerProperty.ofShapes[key] ?? super.property(key)
  }

  /// A change of the path does not animate by itself, as in Core Animation.
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

  /// Whether the fill or the stroke lies over a point of the layer's space.
  override func containsWithoutBounds(_ point: CGPoint) -> Bool {
    guard let path, !path.isEmpty else { return false }
    if fillColor != nil, path.contains(point, rule: fillRule) { return true }
    guard strokeColor != nil, lineWidth > 0 else { return false }
    return strokedPart(of: path).stroked(strokeStyle).contains(point)
  }
}

/// What a shape layer has of properties that animations can change.
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
  /// The properties of shape layers by their keys, which are Core Animation's.
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
