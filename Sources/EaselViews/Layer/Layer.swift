import EaselCanvas
import Foundation

/// A rectangle with a picture of its own: the geometry, ground, border, corners, shadow and mask
/// behind every ``View``.
///
/// ```swift
/// let layer = Layer()
/// layer.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
/// layer.backgroundColor = .systemOrange
/// layer.cornerRadius = 8
/// view.layer.addSublayer(layer)
/// ```
///
/// Painted from back to front: shadow, background, contents and drawing, sublayers in the order
/// of their z positions, border. The semantics are those of Core Animation's `CALayer`.
open class Layer: TimedObject {
  /// The properties that animations change; those of the moment while it is drawn.
  var values = LayerValues()

  // MARK: Geometry

  /// The rectangle of the layer in its own space.
  open var bounds: CGRect {
    get { values.bounds }
    set {
      let old = values.bounds
      changing("bounds") { values.bounds = newValue }
      guard newValue != old else { return }
      geometryDidChange()
      if let view, view.layer === self { view.sizeDidChange(from: old.size) }
    }
  }
  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { values.position }
    set { changing("position") { values.position = newValue } }
  }
  /// The point about which the layer turns and that ``position`` places, in units of the bounds.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { changing("anchorPoint") { values.anchorPoint = newValue } }
  }
  /// How far behind the plane of the layer the point lies about which it turns.
  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { changing("anchorPointZ") { values.anchorPointZ = newValue } }
  }
  /// How far forward the layer lies among its siblings.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { changing("zPosition") { values.zPosition = newValue } }
  }
  /// A transform of space about the anchor point.
  open var transform: Transform3D {
    get { values.transform }
    set { changing("transform") { values.transform = newValue } }
  }
  /// A transform of space for the sublayers about this layer's anchor point: where perspective is
  /// put.
  open var sublayerTransform: Transform3D {
    get { values.sublayerTransform }
    set { changing("sublayerTransform") { values.sublayerTransform = newValue } }
  }
  // MARK: Appearance

  /// The colour of the ground; nil leaves it transparent.
  open var backgroundColor: Color? {
    get { values.backgroundColor }
    set { changing("backgroundColor") { values.backgroundColor = newValue } }
  }
  /// Opacity of the layer with all that is in it, 0…1.
  open var opacity: Float {
    get { values.opacity }
    set { changing("opacity") { values.opacity = newValue } }
  }
  /// Whether the layer and all that is in it is left out.
  open var isHidden: Bool {
    get { values.isHidden }
    set { changing("hidden") { values.isHidden = newValue } }
  }
  /// Whether the layer shows when it turns its back.
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { changing("doubleSided") { values.isDoubleSided = newValue } }
  }
  /// Whether contents and sublayers are clipped to the bounds with their corners.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { changing("masksToBounds") { values.masksToBounds = newValue } }
  }
  /// Radius of the corners.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { changing("cornerRadius") { values.cornerRadius = newValue } }
  }
  /// Radii by corner; nil gives all of them ``cornerRadius``.
  open var cornerRadii: CornerRadii? {
    get { values.cornerRadii }
    set { changing("cornerRadii") { values.cornerRadii = newValue } }
  }
  /// Width of the border, which lies inside the bounds, over the sublayers.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { changing("borderWidth") { values.borderWidth = newValue } }
  }
  /// Colour of the border; nil draws none.
  open var borderColor: Color? {
    get { values.borderColor }
    set { changing("borderColor") { values.borderColor = newValue } }
  }
  /// Colour of the shadow; nil draws none.
  open var shadowColor: Color? {
    get { values.shadowColor }
    set { changing("shadowColor") { values.shadowColor = newValue } }
  }
  /// Opacity of the shadow; 0 draws none.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { changing("shadowOpacity") { values.shadowOpacity = newValue } }
  }
  /// Where the shadow lies.
  ///
  /// Core Animation's default of (0, -3) is meant for y upwards, and so lies above the layer here
  /// as it does there.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { changing("shadowOffset") { values.shadowOffset = newValue } }
  }
  /// Standard deviation of the shadow's blur.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { changing("shadowRadius") { values.shadowRadius = newValue } }
  }
  /// The outline that casts the shadow; nil is all that the layer draws.
  open var shadowPath: Path? {
    get { values.shadowPath }
    set { changing("shadowPath") { values.shadowPath = newValue } }
  }
  /// A picture over the background, placed by ``contentsGravity``.
  open var contents: Image? {
    get { values.contents }
    set { changing("contents") { values.contents = newValue } }
  }
  /// The part of ``contents`` that is shown, in units of its size.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { changing("contentsRect") { values.contentsRect = newValue } }
  }
  /// The part of ``contentsRect`` that is stretched, in units of it, where the gravity resizes the
  /// picture; what lies above, below and beside it keeps its size in those directions.
  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { changing("contentsCenter") { values.contentsCenter = newValue } }
  }
  /// Pixels of ``contents`` to a point where the gravity does not scale it.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { changing("contentsScale") { values.contentsScale = newValue } }
  }
  /// How ``contents`` lies in the bounds.
  open var contentsGravity = ContentsGravity.resize
  /// A layer whose opacity decides what of this one shows; in the space and the time of this one.
  open var mask: Layer? {
    didSet { maskDidChange(from: oldValue) }
  }
  /// A name for the search in a tree and for diagnostics.
  open var name: String?
  /// Whether the layer says that it fills its bounds; it changes nothing here.
  open var isOpaque = false
  /// Whether Core Animation would keep the layer as a picture; it changes nothing here.
  open var shouldRasterize = false
  /// The scale of that picture; it changes nothing here.
  open var rasterizationScale: CGFloat = 1
  /// Whether Core Animation would draw on another thread; it changes nothing here.
  open var drawsAsynchronously = false
  /// How far beyond its bounds anything in the layer can lie, where its owner knows: on pages that
  /// are farther away, nothing in it is looked at.
  package var overhang: CGFloat? {
    didSet { leaveIndex() }
  }
  /// Who draws and lays out in the layer's place, and decides what a change sets off.
  open weak var delegate: (any LayerDelegate)?

  // MARK: Time

  /// The animations that were added, with what is kept of them.
  var running: RunningAnimations? {
    didSet { leaveIndex() }
  }
  /// What a change of a property sets off, by the property's key.
  open var actions: [String: any Action]?
  /// The clock of the tree, in its outermost layer; nil before it was ever asked for a moment.
  var clock: AnimationClock?
  /// Whether the layer has the values of a moment in the place of its own.
  var hasPresentationValues = false
  /// Whether the layer was part of a moment that was drawn, so that changes of it are seen.
  var wasShown = false
  /// Values of keys that are no properties.
  var storedValues: [String: Any] = [:]

  // MARK: Tree

  /// The layers in this one, back to front; nil for none, as in Core Animation.
  public var sublayers: [Layer]? {
    get { children.isEmpty ? nil : children }
    set { replaceSublayers(newValue ?? []) }
  }
  /// The layers in this one, back to front.
  private(set) var children: [Layer] = [] {
    didSet {
      sublayerIndex = nil
      leaveIndex()
    }
  }
  /// Where the sublayers draw, on pages; nil until it is asked for, and after a change of theirs.
  var sublayerIndex: SublayerIndex?
  /// Whether the layer may be in the index of its superlayer.
  var isIndexed = false
  /// The layer in which this one lies.
  public private(set) weak var superlayer: Layer?
  /// The layer whose mask this one is.
  weak var masked: Layer?
  /// The view that this layer backs.
  weak var view: View?
  /// Whether the layer is being drawn, so that one in its own mask does not draw itself for ever.
  var isRendering = false
  var needsLayout = true
  /// Whether a layer in this one, or its mask, may need to be laid out; those around it then have
  /// one as well.
  var awaitsLayoutBelow = false
  /// Whether ``display()`` is to be called.
  var needsDisplay = false {
    didSet { leaveIndex() }
  }

  /// Makes an empty layer.
  public init() { super.init(timing: Self.initialTiming) }

  /// Makes a copy of a layer's own properties, without its sublayers.
  public init(layer: Any) {
    let other = layer as? Layer
    super.init(timing: other?.timing ?? Self.initialTiming)
    guard let other else { return }
    values = other.values
    contentsGravity = other.contentsGravity
    name = other.name
    isOpaque = other.isOpaque
    storedValues = other.storedValues
  }

  /// There are no archives to decode here: the layer is made empty, so that listings that call this
  /// initialiser compile and run.
  public required init?(coder: NSCoder) { super.init(timing: Self.initialTiming) }

  /// A layer lasts for as long as its superlayer.
  private static var initialTiming: MediaTimingValues { MediaTimingValues(duration: .infinity) }

  override func timingDidChange() { root.clock?.eventsDidChange() }

  /// Makes an empty layer of the nearest class of Easel's own.
  class func makePlain() -> Layer { Layer() }

  /// The nearest class of Easel's own.
  class var ownKind: Layer.Type { Layer.self }

  deinit {
    // One after the other: releasing a deep tree from within its root would exhaust the stack.
    var pending = children
    children = []
    // It holds them as well, and no observer runs here.
    sublayerIndex = nil
    while var layer = pending.popLast() {
      guard isKnownUniquelyReferenced(&layer) else { continue }
      pending += layer.children
      layer.children = []
    }
  }

  // MARK: Drawing

  /// Draws what the layer has besides its properties, in its own space.
  ///
  /// By default it calls ``draw(in:)`` or the delegate, clipped to the bounds.
  open func draw(on canvas: any Canvas) { drawInContext(on: canvas) }

  /// Draws with a context, as in Core Animation; by default the delegate does.
  open func draw(in context: GraphicsContext) { delegate?.draw(self, in: context) }

  /// Makes the layer's ``contents``; by default the delegate may.
  ///
  /// Called before a rendering that follows ``setNeedsDisplay()``, and in each moment of an animation
  /// of a key that ``needsDisplay(forKey:)`` names.
  open func display() { delegate?.display(self) }

  /// Asks for ``display()`` before the next rendering, which draws every layer anyway.
  open func setNeedsDisplay() { needsDisplay = true }

  /// Says that a part of the layer's picture changed.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Whether a change of a property calls for drawing anew, which makes a property of a subclass
  /// one that animations can change (see ``value(forKey:)``).
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Whether a point counts as the layer's where its bounds are empty.
  func containsWithoutBounds(_ point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: Sublayers' places

  /// Whether sublayers are drawn in the superlayer's plane instead of this layer's.
  var keepsDepth: Bool { false }

  /// How far the sublayers' time lags behind this layer's, in the instance that is being drawn.
  var sublayerDelay: TimeInterval { 0 }

  /// How far it lags behind in the last instance.
  var longestDelay: TimeInterval { 0 }

  /// Runs a closure for each time that the sublayers are drawn, while it is drawn.
  func forEachInstance(_ context: RenderContext, _ body: (LayerInstance) -> Void) {
    body(LayerInstance())
  }

  /// Runs a closure while an instance is drawn.
  func during(_ instance: LayerInstance, _ body: () -> Void) { body() }

  /// Draws the sublayers, back to front.
  func renderSublayers(on canvas: any Canvas, depth: Int) {
    for layer in visibleSublayers(on: canvas) { layer.render(on: canvas, depth: depth) }
  }

  // MARK: Layout

  /// Places the sublayers; by default the delegate does.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Asks for a layout pass before the next rendering.
  open func setNeedsLayout() { markForLayout() }

  /// Lays out this layer and all below it, those that need it.
  open func layoutIfNeeded() { layOutThoseThatNeedIt() }

  func geometryDidChange() {
    markForLayout()
    view?.boundsDidChange()
  }

  // MARK: Actions

  /// What a change of a property sets off; nil for nothing.
  ///
  /// By default what the delegate says, then ``actions``, then ``defaultAction(forKey:)``.
  open func action(forKey event: String) -> (any Action)? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    return actions?[event] ?? Self.defaultAction(forKey: event)
  }

  /// What a change of a property sets off if nobody says otherwise; nil for the animation of the
  /// transaction.
  open class func defaultAction(forKey event: String) -> (any Action)? { nil }

  // MARK: Values by key

  /// The value of a property, or of a key that is none, by its name.
  ///
  /// A subclass makes a property of its own one that animations can change by keeping it here:
  ///
  /// ```swift
  /// final class Gauge: Layer {
  ///   var progress: CGFloat {
  ///     get { value(forKey: "progress") as? CGFloat ?? 0 }
  ///     set { setValue(newValue, forKey: "progress") }
  ///   }
  ///   override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
  /// }
  /// ```
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a property, or a key that is none, by its name; nil takes such a key away.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// A property that animations can change, by the first part of a key path.
  func property(_ key: String) -> LayerProperty? { LayerProperty.ofLayers[key] }

  /// Whether a change of a property animates by itself where changes do.
  func isImplicitlyAnimated(_ key: String) -> Bool { true }

  /// A copy with the values of the moment, for ``presentation()``.
  func copyForPresentation() -> Layer { Layer(layer: self) }

  /// The layer as the clock's moment shows it: a copy, whose type is the nearest of Easel's own if the
  /// layer's own class does not say how it is copied (``InstantiableLayer``).
  open func presentation() -> Layer? { presented() }

  // MARK: Sublayers

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: Layer) { insertSublayer(layer, at: children.count) }

  /// Adds a layer at a place among ``sublayers``; a place beyond the ends is the nearest end.
  open func insertSublayer(_ layer: Layer, at index: Int) {
    guard !lies(in: layer) else { return }
    cutMask(before: layer)
    layer.takeOut()
    children.insert(layer, at: min(max(index, 0), children.count))
    layer.superlayer = self
    if layer.awaitsLayout { awaitLayoutBelow() }
    layer.joinClock()
  }

  /// Takes the layer out of its superlayer; its animations end unfinished.
  open func removeFromSuperlayer() {
    guard superlayer != nil else { return }
    takeOut()
    endAnimations()
  }

  /// Takes the layer out of its superlayer, to be put elsewhere.
  func takeOut() {
    guard let superlayer else { return }
    if let place = superlayer.children.lastIndex(where: { $0 === self }) {
      superlayer.children.remove(at: place)
    }
    self.superlayer = nil
  }
}
