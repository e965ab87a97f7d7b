import EaselCanvas
import Foundation

/// A layer that fills its bounds, clipped to its rounded corners, with a gradient.
///
/// ```swift
/// let sky = GradientLayer()
/// sky.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
/// sky.colors = [.systemBlue, .white]
/// sky.startPoint = CGPoint(x: 0, y: 0)
/// sky.endPoint = CGPoint(x: 1, y: 1)
/// ```
///
/// ``startPoint`` and ``endPoint`` are in units of the bounds, from (0, 0) at the top left to (1,
/// 1) at the bottom right. In a linear gradient, lines of equal color are perpendicular to the line
/// between the two points in the layer's coordinates. The gradient is drawn in front of the
/// background and behind the sublayers. The behavior is that of Core Animation's `CAGradientLayer`.
open class GradientLayer: Layer {
  /// The animatable properties; while an animation is drawn, their values at its time.
  var gradientValues = GradientValues()

  /// The colors from the start to the end; `nil`, the default, draws nothing.
  open var colors: [Color]? {
    get { gradientValues.colors }
    set { changing("colors") { gradientValues.colors = newValue } }
  }
  /// The positions of the colors, ascending from 0 (start) to 1 (end); `nil`, the default, spaces
  /// them evenly.
  ///
  /// Positions below 0 or above 1 are before the start or after the end, so that an animation can
  /// move colors through the bounds. A position below the one before it is raised to it, as in CSS.
  /// A color without a position is ignored. A number that is not finite is noted as
  /// `invalidNumber`, and no gradient is drawn.
  open var locations: [CGFloat]? {
    get { gradientValues.locations }
    set { changing("locations") { gradientValues.locations = newValue } }
  }
  /// The start of the gradient, its center if radial or conic, as fractions of the bounds; (0.5, 0)
  /// by default.
  ///
  /// (0, 0) is the top left corner of the bounds, and (1, 1) the bottom right corner.
  open var startPoint: CGPoint {
    get { gradientValues.startPoint }
    set { changing("startPoint") { gradientValues.startPoint = newValue } }
  }
  /// The end of the gradient as fractions of the bounds; the default is (0.5, 1), the middle of the
  /// bottom.
  ///
  /// ``GradientKind`` describes the use of the point for radial and conic gradients.
  open var endPoint: CGPoint {
    get { gradientValues.endPoint }
    set { changing("endPoint") { gradientValues.endPoint = newValue } }
  }
  /// The shape of the gradient; the default is axial.
  open var type = GradientKind.axial

  /// Creates a layer without colors.
  public override init() { super.init() }

  /// Creates a copy of a layer without its sublayers, mask, delegate, actions and animations.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? GradientLayer else { return }
    gradientValues = other.gradientValues
    type = other.type
  }

  /// Creates an empty layer, never `nil`; the coder is ignored, since Easel has no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var ownKind: Layer.Type { GradientLayer.self }

  override func property(_ key: String) -> LayerProperty? {
    LayerProperty.ofGradients[key] ?? super.property(key)
  }

  /// Fills the bounds with the gradient.
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
        .error, .invalidNumber, "a point or a location of a gradient layer is not a finite number",
        operation: "draw(gradient)")
    }
    let (start, end) = (location(startPoint), location(endPoint))
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
      // Circles are scaled to ellipses; the outline is scaled inversely so that it stays unchanged.
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
      // The start and the end coincide, so everything is beyond the end.
      canvas.fill(outline, with: .color(last.color))
    }
  }

  /// Converts a point in units of the bounds to the layer's coordinate system.
  private func location(_ point: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
  }
}

/// The animatable properties of a gradient layer.
struct GradientValues {
  var colors: [Color]?
  var locations: [CGFloat]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
}

extension LayerProperty {
  /// The properties of gradient layers by their keys, which are those of Core Animation.
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
