import EaselCanvas
import Foundation

/// A layer that draws its sublayers several times, each time with another transform, delay and
/// color.
///
/// ```swift
/// let dot = ShapeLayer()
/// dot.path = Path(ellipseIn: CGRect(x: 26, y: 0, width: 8, height: 8))
/// let dots = ReplicatorLayer()
/// dots.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
/// dots.instanceCount = 8
/// dots.instanceTransform = Transform3D(rotationAngle: .pi / 4, x: 0, y: 0, z: 1)
/// dots.instanceDelay = 0.1
/// dots.addSublayer(dot)
/// ```
///
/// The first instance is behind the others. ``instanceColor`` does not change the colors of images,
/// which is noted. The behavior is that of Core Animation's `CAReplicatorLayer`. An animation that
/// ends continues in the later instances until it has ended there as well.
open class ReplicatorLayer: Layer {
  /// The animatable properties; while an animation is drawn, their values at its time.
  var replicatorValues = ReplicatorValues()
  /// The delay of the instance that is being drawn.
  private var delayOfInstance: TimeInterval = 0

  /// The maximum number of instances; further ones are left out, which is noted.
  static let maximumInstanceCount = 10_000

  /// The number of times that the sublayers are drawn; the default is 1.
  ///
  /// More than 10,000 are noted as `limitExceeded`, and 10,000 are drawn.
  open var instanceCount: Int {
    get { replicatorValues.count }
    set { changing("instanceCount") { replicatorValues.count = newValue } }
  }
  /// The delay of each instance's time relative to the instance before it, in seconds; 0 by
  /// default.
  open var instanceDelay: TimeInterval {
    get { replicatorValues.delay }
    set { changing("instanceDelay") { replicatorValues.delay = newValue } }
  }
  /// The 3D transform from each instance to the next, about this layer's anchor point; identity by
  /// default.
  open var instanceTransform: Transform3D {
    get { replicatorValues.transform }
    set { changing("instanceTransform") { replicatorValues.transform = newValue } }
  }
  /// The color that multiplies the colors of the first instance; `nil` and white, the default, keep
  /// them.
  open var instanceColor: Color? {
    get { replicatorValues.color }
    set { changing("instanceColor") { replicatorValues.color = newValue } }
  }
  /// The increase of the red factor, which multiplies red, from each instance to the next; 0 by
  /// default.
  ///
  /// The factors of the first instance are the components of ``instanceColor``.
  open var instanceRedOffset: Float {
    get { replicatorValues.redOffset }
    set { changing("instanceRedOffset") { replicatorValues.redOffset = newValue } }
  }
  /// The increase of the green factor, which multiplies green, from each instance to the next; 0 by
  /// default.
  ///
  /// The factors of the first instance are the components of ``instanceColor``.
  open var instanceGreenOffset: Float {
    get { replicatorValues.greenOffset }
    set { changing("instanceGreenOffset") { replicatorValues.greenOffset = newValue } }
  }
  /// The increase of the blue factor, which multiplies blue, from each instance to the next; 0 by
  /// default.
  ///
  /// The factors of the first instance are the components of ``instanceColor``.
  open var instanceBlueOffset: Float {
    get { replicatorValues.blueOffset }
    set { changing("instanceBlueOffset") { replicatorValues.blueOffset = newValue } }
  }
  /// The increase of the alpha factor, which multiplies opacity, from each instance to the next; 0
  /// by default.
  ///
  /// Instances with a factor of 0 are not drawn.
  open var instanceAlphaOffset: Float {
    get { replicatorValues.alphaOffset }
    set { changing("instanceAlphaOffset") { replicatorValues.alphaOffset = newValue } }
  }
  /// Whether the sublayers keep their depth, as those of a ``TransformLayer`` do; false by default.
  open var preservesDepth = false {
    didSet { leaveIndex() }
  }

  /// Creates a layer that draws its sublayers once.
  public override init() { super.init() }

  /// Creates a copy of a layer without its sublayers, mask, delegate, actions and animations.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? ReplicatorLayer else { return }
    replicatorValues = other.replicatorValues
    preservesDepth = other.preservesDepth
  }

  /// Creates an empty layer, never `nil`; the coder is ignored, since Easel has no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var ownKind: Layer.Type { ReplicatorLayer.self }

  override func property(_ key: String) -> LayerProperty? {
    LayerProperty.ofReplicators[key] ?? super.property(key)
  }

  override var keepsDepth: Bool { preservesDepth }

  override var sublayerDelay: TimeInterval { delayOfInstance }

  override var longestDelay: TimeInterval {
    let count = min(max(instanceCount, 1), Self.maximumInstanceCount)
    return max(Double(count - 1) * instanceDelay, 0)
  }

  override func renderSublayers(on canvas: any Canvas, depth: Int) {
    forEachInstance(canvas.context) { instance in
      let canvas = instance.canvas(canvas)
      for layer in orderedSublayers { layer.render(on: canvas, depth: depth, instance.frame) }
    }
  }

  override func forEachInstance(_ context: RenderContext, _ body: (LayerInstance) -> Void) {
    if instanceCount > Self.maximumInstanceCount {
      context.note(
        .error, .limitExceeded,
        "a replicator layer has \(instanceCount) instances; \(Self.maximumInstanceCount) are drawn",
        operation: "render")
    }
    let anchor = anchor
    let color = (instanceColor ?? .white).components(for: context.appearance)
    var transform = Transform3D(translationX: -anchor.x, y: -anchor.y)
    let back = Transform3D(translationX: anchor.x, y: anchor.y)
    for index in 0..<min(max(instanceCount, 0), Self.maximumInstanceCount) {
      func part(_ value: CGFloat, _ offset: Float) -> CGFloat {
        min(max(value + CGFloat(index) * CGFloat(offset), 0), 1)
      }
      if index > 0 { transform = transform.concatenating(instanceTransform) }
      let instance = LayerInstance(
        transform: index > 0 ? transform.concatenating(back) : .identity,
        // After all animations there is no delay.
        delay: context.time == nil ? 0 : Double(index) * instanceDelay,
        tint: Tint(
          red: part(color.red, instanceRedOffset), green: part(color.green, instanceGreenOffset),
          blue: part(color.blue, instanceBlueOffset), alpha: part(color.alpha, instanceAlphaOffset)
        ))
      guard instance.tint.alpha > 0 else { continue }
      during(instance) { body(instance) }
    }
  }

  override func during(_ instance: LayerInstance, _ body: () -> Void) {
    let outer = delayOfInstance
    delayOfInstance = instance.delay
    defer { delayOfInstance = outer }
    body()
  }
}

/// The animatable properties of a replicator layer.
struct ReplicatorValues {
  var count = 1
  var delay: TimeInterval = 0
  var transform = Transform3D.identity
  var color: Color? = .white
  var redOffset: Float = 0
  var greenOffset: Float = 0
  var blueOffset: Float = 0
  var alphaOffset: Float = 0
}

extension LayerProperty {
  /// The properties of replicator layers by their keys, which are those of Core Animation.
  static let ofReplicators: [String: LayerProperty] = [
    "instanceCount": make(
      \ReplicatorLayer.replicatorValues.count, \ReplicatorLayer.instanceCount,
      { .number(CGFloat($0)) },
      { value in
        guard case .number(let number) = value else { return nil }
        return Int(exactly: number.rounded())
      }),
    "instanceDelay": make(
      \ReplicatorLayer.replicatorValues.delay, \ReplicatorLayer.instanceDelay,
      { .number(CGFloat($0)) }, { if case .number(let value) = $0 { Double(value) } else { nil } }),
    "instanceTransform": transform(
      \ReplicatorLayer.replicatorValues.transform, \ReplicatorLayer.instanceTransform),
    "instanceColor": color(
      \ReplicatorLayer.replicatorValues.color, \ReplicatorLayer.instanceColor),
    "instanceRedOffset": float(
      \ReplicatorLayer.replicatorValues.redOffset, \ReplicatorLayer.instanceRedOffset),
    "instanceGreenOffset": float(
      \ReplicatorLayer.replicatorValues.greenOffset, \ReplicatorLayer.instanceGreenOffset),
    "instanceBlueOffset": float(
      \ReplicatorLayer.replicatorValues.blueOffset, \ReplicatorLayer.instanceBlueOffset),
    "instanceAlphaOffset": float(
      \ReplicatorLayer.replicatorValues.alphaOffset, \ReplicatorLayer.instanceAlphaOffset),
  ]
}
