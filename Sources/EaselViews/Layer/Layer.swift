import EaselCanvas
import Foundation

/// A rectangle that draws a background, contents, a border, a shadow and sublayers; every ``View``
/// has a layer.
///
/// ```swift
/// let view = View(frame: bounds)
/// let layer = Layer()
/// layer.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
/// layer.backgroundColor = .systemOrange
/// layer.cornerRadius = 8
/// view.layer.addSublayer(layer)
/// ```
///
/// The drawing order from back to front is: shadow, background, ``contents``, `draw`, sublayers in
/// the order of their z positions, border. The behavior is that of Core Animation's `CALayer`.
open class Layer: TimedObject {
  /// The animatable properties; while an animation is drawn, their values at its time.
  var values = LayerValues()

  // MARK: Geometry

  /// The rectangle of the layer in its own coordinate system, in points.
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
  /// The position of the anchor point in the superlayer's coordinate system, in points.
  open var position: CGPoint {
    get { values.position }
    set { changing("position") { values.position = newValue } }
  }
  /// The rectangle of the layer in its superlayer's coordinate system, in points: the bounding
  /// rectangle of the transformed bounds.
  ///
  /// Setting it changes ``position`` and ``bounds``. With a rotation, the result of setting it is
  /// not meaningful, as in Core Animation.
  open var frame: CGRect {
    get { frameInSuperlayer }
    set { frameInSuperlayer = newValue }
  }
  /// The point at ``position`` about which transforms apply, as fractions of the bounds; (0.5, 0.5)
  /// by default.
  ///
  /// (0, 0) is the top left corner of the bounds, and (1, 1) the bottom right corner.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { changing("anchorPoint") { values.anchorPoint = newValue } }
  }
  /// The z coordinate of the anchor point in the layer's coordinate system, in points; 0 by
  /// default.
  ///
  /// A positive value places the anchor point in front of the layer's plane.
  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { changing("anchorPointZ") { values.anchorPointZ = newValue } }
  }
  /// The z coordinate of the layer in its superlayer, in points; the default is 0.
  ///
  /// Layers with larger values are drawn in front of their siblings.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { changing("zPosition") { values.zPosition = newValue } }
  }
  /// The 3D transform of the layer about its anchor point; the default is the identity.
  open var transform: Transform3D {
    get { values.transform }
    set { changing("transform") { values.transform = newValue } }
  }
  /// The 3D transform of all sublayers about this layer's anchor point; the identity by default.
  ///
  /// Use it for a perspective.
  open var sublayerTransform: Transform3D {
    get { values.sublayerTransform }
    set { changing("sublayerTransform") { values.sublayerTransform = newValue } }
  }
  // MARK: Appearance

  /// The color of the background; `nil`, the default, makes the background transparent.
  open var backgroundColor: Color? {
    get { values.backgroundColor }
    set { changing("backgroundColor") { values.backgroundColor = newValue } }
  }
  /// The opacity of the layer and its sublayers, from 0 to 1; the default is 1.
  open var opacity: Float {
    get { values.opacity }
    set { changing("opacity") { values.opacity = newValue } }
  }
  /// Whether the layer and its sublayers are left out of the drawing; the default is false.
  open var isHidden: Bool {
    get { values.isHidden }
    set { changing("hidden") { values.isHidden = newValue } }
  }
  /// Whether the layer is drawn when seen from behind; the default is true.
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { changing("doubleSided") { values.isDoubleSided = newValue } }
  }
  /// Whether contents and sublayers are clipped to the bounds with rounded corners; false by
  /// default.
  ///
  /// A layer that clips has no shadow, as in Core Animation.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { changing("masksToBounds") { values.masksToBounds = newValue } }
  }
  /// The radius of the corners, in points; the default is 0.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { changing("cornerRadius") { values.cornerRadius = newValue } }
  }
  /// The radii of the individual corners, in points; `nil`, the default, uses ``cornerRadius`` for
  /// all.
  open var cornerRadii: CornerRadii? {
    get { values.cornerRadii }
    set { changing("cornerRadii") { values.cornerRadii = newValue } }
  }
  /// The corners that ``cornerRadius`` rounds; all by default.
  package var roundedCorners = RectCorner.allCorners
  /// The width of the border, in points; the default is 0, which draws none.
  ///
  /// The border is inside the bounds, in front of the sublayers.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { changing("borderWidth") { values.borderWidth = newValue } }
  }
  /// The color of the border; the default is black, and `nil` draws no border.
  open var borderColor: Color? {
    get { values.borderColor }
    set { changing("borderColor") { values.borderColor = newValue } }
  }
  /// The color of the shadow; the default is black, and `nil` draws no shadow.
  open var shadowColor: Color? {
    get { values.shadowColor }
    set { changing("shadowColor") { values.shadowColor = newValue } }
  }
  /// The opacity of the shadow from 0 to 1; the default is 0, which draws none.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { changing("shadowOpacity") { values.shadowOpacity = newValue } }
  }
  /// The offset of the shadow, in points; the default is (0, -3), 3 points upwards.
  ///
  /// The default is that of Core Animation.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { changing("shadowOffset") { values.shadowOffset = newValue } }
  }
  /// The standard deviation of the shadow's blur, in points; the default is 3.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { changing("shadowRadius") { values.shadowRadius = newValue } }
  }
  /// The path that casts the shadow; `nil`, the default, is everything that the layer draws.
  open var shadowPath: Path? {
    get { values.shadowPath }
    set { changing("shadowPath") { values.shadowPath = newValue } }
  }
  /// The image in front of the background, placed by ``contentsGravity``; the default is `nil`.
  open var contents: Image? {
    get { values.contents }
    set { changing("contents") { values.contents = newValue } }
  }
  /// The part of ``contents`` that is drawn, as fractions of its size; the default is the whole,
  /// (0, 0, 1, 1).
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { changing("contentsRect") { values.contentsRect = newValue } }
  }
  /// The part of ``contentsRect`` that is stretched, as fractions of it; the default is all of it.
  ///
  /// It applies if the gravity resizes the image. The parts to the left and right of it keep their
  /// width, and the parts above and below it their height. The default, (0, 0, 1, 1), stretches the
  /// whole image.
  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { changing("contentsCenter") { values.contentsCenter = newValue } }
  }
  /// The number of pixels of ``contents`` per point where the image is not scaled; the default is
  /// 1.
  ///
  /// It applies to gravities that do not resize the image, and to the parts outside of
  /// ``contentsCenter``.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { changing("contentsScale") { values.contentsScale = newValue } }
  }
  /// The scaling and alignment of ``contents`` in the bounds; the default is to resize it.
  open var contentsGravity = ContentsGravity.resize
  /// A layer whose alpha values determine the visible parts of this layer; `nil` by default.
  ///
  /// The mask is in the coordinate system and the time of this layer.
  open var mask: Layer? {
    didSet { maskDidChange(from: oldValue) }
  }
  /// A name of the layer for your own code; `nil` by default, and without effect on the drawing.
  open var name: String?
  /// Whether the layer claims to fill its bounds opaquely; it has no effect in Easel.
  open var isOpaque = false
  /// Whether Core Animation would cache the layer as a bitmap; it has no effect in Easel.
  open var shouldRasterize = false
  /// The scale of the bitmap that Core Animation would cache; it has no effect in Easel.
  open var rasterizationScale: CGFloat = 1
  /// Whether Core Animation would draw on another thread; it has no effect in Easel.
  open var drawsAsynchronously = false
  /// The largest distance beyond the bounds at which anything in the layer draws, if the owner sets
  /// it.
  ///
  /// On pages that are farther away, the layer and its sublayers are skipped.
  package var overhang: CGFloat? {
    didSet { leaveIndex() }
  }
  /// Whether a change of the bounds requests ``display()``; the default is false.
  ///
  /// Each rendering draws the layer in any case.
  open var needsDisplayOnBoundsChange = false
  /// The object that draws and lays out the layer and chooses the actions of its changes; `nil` by
  /// default.
  ///
  /// The reference is weak.
  ///
  /// The layer of a view also asks its view, which is not stored in this property.
  open weak var delegate: (any LayerDelegate)? {
    didSet { asksForActions = true }
  }

  // MARK: Time

  /// The animations that were added, with their running state.
  var running: RunningAnimations? {
    didSet { leaveIndex() }
  }
  /// The delegate, unless it is the layer's own view, which draws and lays out without it.
  var otherDelegate: (any LayerDelegate)? {
    guard let delegate, delegate !== view else { return nil }
    return delegate
  }
  /// The actions that changes of properties trigger, by the property's key; `nil`, the default, is
  /// none.
  open var actions: [String: any Action]? {
    didSet { asksForActions = true }
  }
  /// Whether ``action(forKey:)`` must be called when no transaction is open and no clock runs.
  ///
  /// It need not be called for layers of Easel's own classes without a delegate and ``actions``, or
  /// if the view does not override the method of ``View``.
  var asksForActions = false
  /// The clock of the tree, stored in its outermost layer; `nil` until a time is first requested.
  var clock: AnimationClock?
  /// Whether the layer currently has the values of an animation time instead of its own.
  var hasPresentationValues = false
  /// Whether the last ``display()`` showed a value of an animation.
  var showsAnimatedValues = false
  /// Whether the layer was part of a drawn time, so that its later changes are animated.
  var wasShown = false
  /// The values of keys that are no properties.
  var storedValues: [String: Any] = [:]
  /// The layer that this one is a copy of, with the values of an animation time; `nil` for other
  /// layers.
  var modelLayer: Layer?

  // MARK: Tree

  /// The sublayers from back to front; `nil` if there are none, as in Core Animation.
  ///
  /// Setting it removes the layers that are not in the array.
  public var sublayers: [Layer]? {
    get { children.isEmpty ? nil : children }
    set { replaceSublayers(newValue ?? []) }
  }
  /// The sublayers from back to front.
  private(set) var children: [Layer] = [] {
    didSet {
      sublayerIndex = nil
      leaveIndex()
    }
  }
  /// The areas in which the sublayers draw, for pages; `nil` until needed and after a change of a
  /// sublayer.
  var sublayerIndex: SublayerIndex?
  /// Whether the index of the superlayer may contain the layer.
  var isIndexed = false
  /// The layer that contains this layer as a sublayer; `nil` if there is none.
  public private(set) weak var superlayer: Layer?
  /// The layer whose mask this layer is.
  weak var masked: Layer?
  /// The view to which this layer belongs.
  weak var view: View?
  /// Whether the layer is being drawn, so that a layer in its own mask does not draw itself
  /// endlessly.
  var isRendering = false
  var needsLayout = true
  /// Whether a descendant or the mask may need layout; the layers around this one then have the
  /// flag as well.
  var awaitsLayoutBelow = false
  /// Whether ``display()`` must be called.
  var needsDisplay = false {
    didSet { leaveIndex() }
  }

  /// Creates an empty layer.
  public init() {
    super.init(timing: Self.initialTiming)
    asksForActions = type(of: self) != Self.ownKind
  }

  /// Creates a copy of a layer without its sublayers, mask, delegate, actions and animations.
  ///
  /// - Parameter layer: The layer to copy; any other object creates an empty layer.
  public init(layer: Any) {
    let other = layer as? Layer
    super.init(timing: other?.timing ?? Self.initialTiming)
    asksForActions = type(of: self) != Self.ownKind
    guard let other else { return }
    values = other.values
    contentsGravity = other.contentsGravity
    roundedCorners = other.roundedCorners
    name = other.name
    isOpaque = other.isOpaque
    needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
    storedValues = other.storedValues
  }

  /// Creates an empty layer, never `nil`, for source compatibility with UIKit.
  ///
  /// Easel has no archives, so the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(timing: Self.initialTiming)
    asksForActions = type(of: self) != Self.ownKind
  }

  /// The layer exists for the whole time of its superlayer.
  private static var initialTiming: MediaTimingValues { MediaTimingValues(duration: .infinity) }

  override func timingDidChange() { root.clock?.eventsDidChange() }

  /// The nearest superclass that Easel defines.
  class var ownKind: Layer.Type { Layer.self }

  deinit {
    // Layers are released one after the other: recursion in a deep tree would exhaust the stack.
    var pending = children
    children = []
    // The index references them as well, and property observers do not run in `deinit`.
    sublayerIndex = nil
    while var layer = pending.popLast() {
      guard isKnownUniquelyReferenced(&layer) else { continue }
      pending += layer.children
      layer.children = []
    }
  }

  // MARK: Drawing

  /// Draws the layer's own content, without its sublayers, on a canvas in the layer's coordinate
  /// system.
  ///
  /// The default calls ``draw(in:)``, clipped to the bounds.
  open func draw(on canvas: any Canvas) { drawInContext(on: canvas) }

  /// Draws the layer's own content in a context, as in Core Animation; the default calls the
  /// delegate.
  open func draw(in context: GraphicsContext) { otherDelegate?.draw(self, in: context) }

  /// Updates the layer's ``contents``; the default calls the delegate or the layer's view.
  ///
  /// It is called before a rendering that follows ``setNeedsDisplay()``. It is also called at each
  /// time of an animation whose key ``needsDisplay(forKey:)`` accepts.
  open func display() {
    if let delegate { delegate.display(self) } else { view?.display(self) }
  }

  /// Requests ``display()`` before the next rendering, which draws every layer in any case.
  open func setNeedsDisplay() { needsDisplay = true }

  /// Requests ``display()`` of the whole layer before the next rendering; the rectangle is ignored.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Returns whether a change of the property with a key requires ``display()``; false by default.
  ///
  /// Return true for the property of a subclass to make it animatable; see ``value(forKey:)``.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns the default of a property; `nil` by default.
  ///
  /// It exists for source compatibility with Core Animation and is never called.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Returns the preferred size of the layer in its superlayer, by default that of its ``bounds``.
  ///
  /// It exists for source compatibility with Core Animation and is never called.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Calls ``display()`` if ``setNeedsDisplay()`` requested it.
  open func displayIfNeeded() { displayWithoutActions() }

  // MARK: Hit testing

  /// Returns whether a point in the layer's coordinate system is inside the layer, by default its
  /// bounds.
  ///
  /// The default checks the bounds. For a shape layer with empty bounds it checks the painted path
  /// instead; Core Animation would never find such a layer.
  open func contains(_ point: CGPoint) -> Bool {
    bounds.isEmpty ? containsWithoutBounds(point) : bounds.contains(point)
  }

  /// Returns the frontmost visible one of this layer and its descendants at a point; `nil` if there
  /// is none.
  ///
  /// The point is in the coordinate system of the superlayer.
  open func hitTest(_ point: CGPoint) -> Layer? { foremostLayer(at: point) }

  /// Returns whether a point hits the layer if its bounds are empty.
  func containsWithoutBounds(_ point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: Drawing of sublayers

  /// Whether sublayers are drawn in the superlayer's plane instead of this layer's.
  var keepsDepth: Bool { false }

  /// The delay of the sublayers' time relative to this layer's, in the instance that is being
  /// drawn.
  var sublayerDelay: TimeInterval { 0 }

  /// The delay of the sublayers' time in the last instance.
  var longestDelay: TimeInterval { 0 }

  /// Runs a closure for each drawing of the sublayers, while that instance is drawn.
  func forEachInstance(_ context: RenderContext, _ body: (LayerInstance) -> Void) {
    body(LayerInstance())
  }

  /// Runs a closure while an instance is drawn.
  func during(_ instance: LayerInstance, _ body: () -> Void) { body() }

  /// Draws the sublayers from back to front.
  func renderSublayers(on canvas: any Canvas, depth: Int) {
    for layer in visibleSublayers(on: canvas) { layer.render(on: canvas, depth: depth) }
  }

  // MARK: Layout

  /// Lays out the sublayers; the default calls the delegate.
  open func layoutSublayers() { otherDelegate?.layoutSublayers(of: self) }

  /// Requests a layout of the layer before the next rendering.
  open func setNeedsLayout() { markForLayout() }

  /// Lays out those of this layer and its descendants for which a layout was requested.
  open func layoutIfNeeded() { layOutThoseThatNeedIt() }

  func geometryDidChange() {
    markForLayout()
    view?.boundsDidChange()
  }

  // MARK: Actions

  /// Returns the action that a change of a property triggers; `nil` for none.
  ///
  /// The default asks these sources in order: the delegate, the layer's view, ``actions`` and
  /// ``defaultAction(forKey:)``. The last source is the implicit animation, which only a layer
  /// without a view has; ``Transaction`` describes when changes are animated. A subclass can use
  /// that animation to animate a property of its own with the same duration and timing:
  ///
  /// ```swift
  /// final class Gauge: Layer {
  ///   var progress: CGFloat {
  ///     get { value(forKey: "progress") as? CGFloat ?? 0 }
  ///     set { setValue(newValue, forKey: "progress") }
  ///   }
  ///   override func action(forKey event: String) -> (any Action)? {
  ///     guard event == "progress", let animation = super.action(forKey: "opacity") as? BasicAnimation
  ///     else { return super.action(forKey: event) }
  ///     animation.keyPath = event
  ///     animation.fromValue = presentation()?.progress
  ///     return animation
  ///   }
  /// }
  /// ```
  open func action(forKey event: String) -> (any Action)? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    if let action = view?.action(for: self, forKey: event) { return action }
    return actions?[event] ?? Self.defaultAction(forKey: event) ?? implicitAction(forKey: event)
  }

  /// Returns the class's action for changes of a property, if no other source has one; `nil` by
  /// default.
  ///
  /// With `nil`, the layer uses the implicit animation of the transaction.
  open class func defaultAction(forKey event: String) -> (any Action)? { nil }

  // MARK: Animations

  /// Adds a copy of an animation and replaces the animation with the same key.
  ///
  /// The animation begins at the clock's current time or at its own `beginTime`. Without a duration
  /// it uses that of the transaction, 0.25 seconds by default.
  ///
  /// - Parameters:
  ///   - anim: The animation to copy.
  ///   - key: The key for ``animation(forKey:)`` and ``removeAnimation(forKey:)``; `nil` for none.
  open func add(_ anim: Animation, forKey key: String?) { keep(anim, forKey: key) }

  /// Returns the layer's animation that was added with a key; `nil` if there is none.
  ///
  /// It is the copy that the layer stores, which is removed at its end by default.
  open func animation(forKey key: String) -> Animation? {
    running?.entries.first { $0.key == key && !$0.isOver }?.animation
  }

  /// Returns the keys of the animations in the order of their addition; `nil` if there are none.
  open func animationKeys() -> [String]? {
    guard let entries = running?.entries.filter({ !$0.isOver }), !entries.isEmpty else {
      return nil
    }
    return entries.compactMap(\.key)
  }

  /// Removes the animation that was added with a key; if it has not ended, it ends unfinished.
  open func removeAnimation(forKey key: String) { endAnimations(forKey: key) }

  /// Removes all animations of the layer; those that have not ended end unfinished.
  open func removeAllAnimations() { endOwnAnimations() }

  // MARK: Values by key

  /// Returns the value of a property, or of a custom key, by its name; `nil` if there is none.
  ///
  /// A subclass makes a property of its own animatable by storing it under a key:
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

  /// Sets a property, or the value of a custom key, by its name; `nil` removes a custom key.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Returns the value of a property or of a component of it by its key path; `nil` if there is
  /// none.
  open func value(forKeyPath keyPath: String) -> Any? { valueOfProperty(keyPath) }

  /// Sets a property, or a component of it such as `position.x`, by its key path.
  ///
  /// The value of a key that is no property is stored under its name. A value of the wrong type is
  /// ignored.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setProperty(keyPath, to: value) }

  /// Returns an animatable property by the first component of a key path.
  func property(_ key: String) -> LayerProperty? { LayerProperty.ofLayers[key] }

  /// Returns whether a change of a property is animated implicitly, if changes are animated.
  func isImplicitlyAnimated(_ key: String) -> Bool { true }

  /// Returns a copy of the layer with its animated values at the current time of the clock.
  ///
  /// The copy has no superlayer and no sublayers. The class creates the copy with ``init(layer:)``,
  /// or as ``InstantiableLayer`` says. A subclass that declares designated initializers of its own
  /// has ``init(layer:)`` only if it overrides it. Without it, the call ends the process, as on iOS.
  ///
  /// The result is `nil` only if ``InstantiableLayer/makeLayer(copying:)`` returns a layer of
  /// another class, which is noted during a rendering.
  open func presentation() -> Self? {
    let copy = presented()
    if let own = copy as? Self { return own }
    noteForeignCopy(copy)
    return nil
  }

  /// Returns the layer from which ``presentation()`` made this copy; a layer that is no such copy
  /// returns itself.
  open func model() -> Self { modelLayer as? Self ?? self }

  // MARK: Sublayers

  /// Adds a sublayer in front of the other sublayers.
  open func addSublayer(_ layer: Layer) { insertSublayer(layer, at: children.count) }

  /// Adds a sublayer at an index of ``sublayers``, which is clamped to the valid range.
  ///
  /// The layer is first removed from its former superlayer. The call is ignored if `layer` is this
  /// layer or contains it.
  open func insertSublayer(_ layer: Layer, at index: Int) {
    guard !lies(in: layer) else { return }
    cutMask(before: layer)
    layer.takeOut()
    children.insert(layer, at: min(max(index, 0), children.count))
    layer.superlayer = self
    if layer.awaitsLayout { awaitLayoutBelow() }
    layer.joinClock()
  }

  /// Adds a sublayer behind a sibling; in front of all sublayers if the sibling is not a sublayer.
  open func insertSublayer(_ layer: Layer, below sibling: Layer?) { insert(layer, below: sibling) }

  /// Adds a sublayer in front of a sibling; in front of all sublayers if the sibling is not a
  /// sublayer.
  open func insertSublayer(_ layer: Layer, above sibling: Layer?) { insert(layer, above: sibling) }

  /// Replaces a sublayer with another layer; does nothing if the old layer is not a sublayer.
  open func replaceSublayer(_ old: Layer, with new: Layer) { replace(old, with: new) }

  /// Removes the layer from its superlayer; its animations end unfinished.
  open func removeFromSuperlayer() {
    guard superlayer != nil else { return }
    takeOut()
    endAnimations()
  }

  /// Removes the layer from its superlayer and keeps its animations, so that it can be added
  /// elsewhere.
  func takeOut() {
    guard let superlayer else { return }
    if let slot = superlayer.children.lastIndex(where: { $0 === self }) {
      superlayer.children.remove(at: slot)
    }
    self.superlayer = nil
  }
}
