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
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
      geometryDidChange()
      if let view, view.layer === self { view.sizeDidChange(from: old.size) }
    }
  }
  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { values.position }
    set { changing("position") { values.position = newValue } }
  }
  /// The rectangle of the layer in its superlayer: the bounds of its transformed bounds.
  ///
  /// Setting it moves ``position`` and resizes ``bounds``; with a transform that turns, the result
  /// has no meaning, as in Core Animation.
  open var frame: CGRect {
    get { frameInSuperlayer }
    set { frameInSuperlayer = newValue }
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
  /// Whether a change of the bounds calls for ``display()``; each rendering draws the layer anyway.
  open var needsDisplayOnBoundsChange = false
  /// Who draws and lays out in the layer's place, and decides what a change sets off.
  ///
  /// The view of a layer that backs one is asked without being set here.
  open weak var delegate: (any LayerDelegate)? {
    didSet { asksForActions = true }
  }

  // MARK: Time

  /// The animations that were added, with what is kept of them.
  var running: RunningAnimations? {
    didSet { leaveIndex() }
  }
  /// The delegate, unless it is the layer's own view, which draws and lays out by itself.
  var otherDelegate: (any LayerDelegate)? {
    guard let delegate, delegate !== view else { return nil }
    return delegate
  }
  /// What a change of a property sets off, by the property's key.
  open var actions: [String: any Action]? {
    didSet { asksForActions = true }
  }
  /// Whether ``action(forKey:)`` may say something where no transaction is open and no clock runs:
  /// of layers of Easel's own classes without delegate and ``actions`` it does not, nor where the view
  /// leaves it to ``View``.
  var asksForActions = false
  /// The clock of the tree, in its outermost layer; nil before it was ever asked for a moment.
  var clock: AnimationClock?
  /// Whether the layer has the values of a moment in the place of its own.
  var hasPresentationValues = false
  /// Whether the layer was part of a moment that was drawn, so that changes of it are seen.
  var wasShown = false
  /// Values of keys that are no properties.
  var storedValues: [String: Any] = [:]
  /// The layer of which this one is a copy with the values of a moment; nil for others.
  var modelLayer: Layer?

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
  public init() {
    super.init(timing: Self.initialTiming)
    asksForActions = type(of: self) != Self.ownKind
  }

  /// Makes a copy of a layer's own properties, without its sublayers.
  public init(layer: Any) {
    let other = layer as? Layer
    super.init(timing: other?.timing ?? Self.initialTiming)
    asksForActions = type(of: self) != Self.ownKind
    guard let other else { return }
    values = other.values
    contentsGravity = other.contentsGravity
    name = other.name
    isOpaque = other.isOpaque
    needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
    storedValues = other.storedValues
  }

  /// There are no archives to decode here: the layer is made empty, so that listings that call this
  /// initialiser compile and run.
  public required init?(coder: NSCoder) {
    super.init(timing: Self.initialTiming)
    asksForActions = type(of: self) != Self.ownKind
  }

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
  open func draw(in context: GraphicsContext) { otherDelegate?.draw(self, in: context) }

  /// Makes the layer's ``contents``; by default the delegate or the layer's view may.
  ///
  /// Called before a rendering that follows ``setNeedsDisplay()``, and in each moment of an animation
  /// of a key that ``needsDisplay(forKey:)`` names.
  open func display() {
    if let delegate { delegate.display(self) } else { view?.display(self) }
  }

  /// Asks for ``display()`` before the next rendering, which draws every layer anyway.
  open func setNeedsDisplay() { needsDisplay = true }

  /// Says that a part of the layer's picture changed.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Whether a change of a property calls for drawing anew, which makes a property of a subclass
  /// one that animations can change (see ``value(forKey:)``).
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Calls ``display()`` if ``setNeedsDisplay()`` asked for it.
  open func displayIfNeeded() { displayWithoutActions() }

  // MARK: Hits

  /// Whether a point of the layer's space lies in its bounds, or on what a shape layer without
  /// bounds paints.
  ///
  /// Core Animation would never find such a shape layer, whose path shows all the same.
  open func contains(_ point: CGPoint) -> Bool {
    bounds.isEmpty ? containsWithoutBounds(point) : bounds.contains(point)
  }

  /// The foremost visible layer at a point of the superlayer's space; nil if none is there.
  open func hitTest(_ point: CGPoint) -> Layer? { foremostLayer(at: point) }

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
  open func layoutSublayers() { otherDelegate?.layoutSublayers(of: self) }

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
  /// By default what the delegate says, or the layer's view, then ``actions``, then
  /// ``defaultAction(forKey:)``, and for a layer without a view, where its changes animate by
  /// themselves, that animation. So a subclass may take over how long and how its own property
  /// changes:
  ///
  /// ```swift
  /// override func action(forKey event: String) -> (any Action)? {
  ///   guard event == "progress", let animation = super.action(forKey: "opacity") as? BasicAnimation
  ///   else { return super.action(forKey: event) }
  ///   animation.keyPath = event
  ///   animation.fromValue = presentation()?.progress
  ///   return animation
  /// }
  /// ```
  open func action(forKey event: String) -> (any Action)? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    if let action = view?.action(for: self, forKey: event) { return action }
    return actions?[event] ?? Self.defaultAction(forKey: event) ?? implicitAction(forKey: event)
  }

  /// What a change of a property sets off if nobody says otherwise; nil for the animation of the
  /// transaction.
  open class func defaultAction(forKey event: String) -> (any Action)? { nil }

  // MARK: Animations

  /// Adds a copy of an animation, in the place of one with the same key.
  ///
  /// It begins at the clock's moment, or at its own `beginTime`. Without a duration it takes the
  /// transaction's, a quarter of a second.
  open func add(_ anim: Animation, forKey key: String?) { keep(anim, forKey: key) }

  /// The animation that was added with a key.
  open func animation(forKey key: String) -> Animation? {
    running?.entries.first { $0.key == key && !$0.isOver }?.animation
  }

  /// The keys of the animations, in the order in which they were added; nil for none.
  open func animationKeys() -> [String]? {
    guard let entries = running?.entries.filter({ !$0.isOver }), !entries.isEmpty else {
      return nil
    }
    return entries.compactMap(\.key)
  }

  /// Takes an animation away before its end.
  open func removeAnimation(forKey key: String) { endAnimations(forKey: key) }

  /// Takes all animations away before their ends.
  open func removeAllAnimations() { endOwnAnimations() }

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

  /// The value of a property, or of a part of one, by its key path; nil if there is none.
  open func value(forKeyPath keyPath: String) -> Any? { valueOfProperty(keyPath) }

  /// Sets a property, or a part of one, by its key path; what is no property is kept by its name.
  ///
  /// A value that the property cannot have is left out.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setProperty(keyPath, to: value) }

  /// A property that animations can change, by the first part of a key path.
  func property(_ key: String) -> LayerProperty? { LayerProperty.ofLayers[key] }

  /// Whether a change of a property animates by itself where changes do.
  func isImplicitlyAnimated(_ key: String) -> Bool { true }

  /// A copy with the values of the moment, for ``presentation()``.
  func copyForPresentation() -> Layer { Layer(layer: self) }

  /// The layer as the clock's moment shows it: a copy that the class makes by ``init(layer:)``.
  ///
  /// Nil where the class has none, which is noted if something is being drawn: a class that declares
  /// other initialisers has those two of ``Layer`` only if it overrides them.
  open func presentation() -> Self? {
    let copy = presented()
    if let own = copy as? Self { return own }
    noteStandIn(copy)
    return nil
  }

  /// The layer of which this one is a copy for ``presentation()``; itself for others.
  open func model() -> Self { modelLayer as? Self ?? self }

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

  /// Adds a layer behind another; in front of all if that is not there.
  open func insertSublayer(_ layer: Layer, below sibling: Layer?) { insert(layer, below: sibling) }

  /// Adds a layer in front of another; in front of all if that is not there.
  open func insertSublayer(_ layer: Layer, above sibling: Layer?) { insert(layer, above: sibling) }

  /// Puts a layer in the place of another; does nothing if that is not there.
  open func replaceSublayer(_ old: Layer, with new: Layer) { replace(old, with: new) }

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
