import EaselCanvas
import Foundation

/// A layer that fills its bounds, corners rounded, with a gradient.
///
/// ```swift
/// let sky = GradientLayer()
/// sky.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
/// sky.colors = [.systemBlue, .white]
/// sky.startPoint = CGPoint(x: 0, y: 0)
/// sky.endPoint = CGPoint(x: 1, y: 1)
/// ```
///
/// ``startPoint`` and ``endPoint`` are in units of the bounds; lines of equal colour lie at right
/// angles to the line between them. Drawn over the background and under the sublayers. The semantics
/// are those of Core Animation's `CAGradientLayer`.
open class GradientLayer: Layer {
  /// The properties that animations change; those of the moment while it is drawn.
  var gradientValues = GradientValues()

  /// The colours, from the start to the end; nil draws nothing.
  open var colors: [Color]? {
    get { gradientValues.colors }
    set { changing("colors") { gradientValues.colors = newValue } }
  }
  /// Where the colours stand between the start (0) and the end (1), in rising order; nil places them
  /// evenly.
  ///
  /// Locations beyond 0…1 lie beyond the start and the end: so colours can be moved through the
  /// bounds. A colour without a location is left out.
  open var locations: [CGFloat]? {
    get { gradientValues.locations }
    set { changing("locations") { gradientValues.locations = newValue } }
  }
  /// Where the gradient starts, in units of the bounds.
  open var startPoint: CGPoint {
    get { gradientValues.startPoint }
    set { changing("startPoint") { gradientValues.startPoint = newValue } }
  }
  /// Where the gradient ends, in units of the bounds.
  open var endPoint: CGPoint {
    get { gradientValues.endPoint }
    set { changing("endPoint") { gradientValues.endPoint = newValue } }
  }
  /// How the colours run.
  open var type = GradientKind.axial

  /// Makes a layer without colours.
  public override init() { super.init() }

  /// Makes a copy of a layer's own properties, without its sublayers.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? GradientLayer else { return }
    gradientValues = other.gradientValues
    type = other.type
  }

  /// There are no archives to decode here: the layer is made empty.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class func makePlain() -> Layer { GradientLayer() }

  override class var ownKind: Layer.Type { GradientLayer.self }

  override func copyForPresentation() -> Layer { GradientLayer(layer: self) }

  override func property(_ key: String) -> LayerProperty? {
    LayerProperty.ofGradients[key] ?? super.property(key)
  }

  /// Fills the bounds.
  open override func draw(on canvas: any Canvas) {
    fillBounds(on: canvas)
    super.draw(on: canvas)
  }

  private func fillBounds(on canvas: any Canvas) {
    guard let colors, !colors.isEmpty, !bounds.isEmpty else { return }
    let stops = GradientStops(colors, at: locations)
    guard let last = stops.list.last else { return }
    guard stops.isFinite, startPoint.x.isFinite, startPoint.y.isFinite, endPoint.x.isFinite,
      endPoint.y.isFinite
    else {
      return canvas.context.note(
        .error, .invalidNumber, "a point or a location of a gradient layer is no finite number",
        operation: "draw(gradient)")
    }
    let (start, end) = (place(startPoint), place(endPoint))
    let reach = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
    switch type {
    case .axial where start != end:
      let (gradient, low, high) = stops.stretched()
      func along(_ share: CGFloat) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      }
      canvas.fill(
        outline,
        with: .linearGradient(LinearGradient(gradient, from: along(low), to: along(high))))
    case .radial where reach.width > 0 && reach.height > 0:
      // Circles are stretched to ellipses; the outline is squeezed so that it stays what it is.
      let toEllipse = CGAffineTransform(
        a: reach.width, b: 0, c: 0, d: reach.height, tx: start.x, ty: start.y)
      let (gradient, high) = stops.cutBelowZero().stretchedAbove()
      canvas.withSavedState {
        canvas.concatenate(toEllipse)
        canvas.fill(
          outline.applying(toEllipse.inverted()),
          with: .radialGradient(RadialGradient(gradient, center: .zero, radius: high)))
      }
    case .conic:
      let angle = start == end ? 0 : atan2(end.y - start.y, end.x - start.x)
      canvas.fill(
        outline,
        with: .conicGradient(
          ConicGradient(stops.cutBelowZero().cutAboveOne().gradient, center: start, angle: angle)))
    case .axial, .radial:
      // Everything lies beyond an end that is where the start is.
      canvas.fill(outline, with: .color(last.color))
    }
  }

  /// A point of the layer from one in units of the bounds.
  private func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
  }
}

/// What a gradient layer has of properties that animations can change.
struct GradientValues {
  var colors: [Color]?
  var locations: [CGFloat]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
}

extension LayerProperty {
  /// The properties of gradient layers by their keys, which are Core Animation's.
  static let ofGradients: [String: LayerProperty] = [
    "colors": make(
      \GradientLayer.gradientValues.colors, \GradientLayer.colors, { .colors($0 ?? []) },
      { if case .colors(let values) = $0 { .some(values) } else { nil } }),
    "locations": make(
      \GradientLayer.gradientValues.locations, \GradientLayer.locations, { .numbers($0 ?? []) },
      { if case .numbers(let values) = $0 { .some(values.isEmpty ? nil : values) } else { nil } }),
    "startPoint": point(\GradientLayer.gradientValues.startPoint, \GradientLayer.startPoint),
    "endPoint": point(\GradientLayer.gradientValues.endPoint, \GradientLayer.endPoint),
  ]
}
