import EaselCanvas
import Foundation

/// A rectangle that draws its contents and contains subviews, as in UIKit.
///
/// ```swift
/// final class Dial: View {
///   var value: CGFloat = 0.6 { didSet { setNeedsDisplay() } }
///
///   override func draw(_ rect: CGRect, on canvas: any Canvas) {
///     let ring = Path(ellipseIn: rect.insetBy(dx: 10, dy: 10))
///     canvas.stroke(ring.trimmed(from: 0, to: value), with: .color(.systemBlue))
///   }
/// }
///
/// let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
/// try dial.write(to: URL(fileURLWithPath: "dial.pdf"))
/// ```
///
/// The origin is at the top left, and y increases downwards. One unit is one point. The drawing
/// order from back to front is: shadow, background, `draw` (clipped to the bounds), sublayers and
/// subviews, border. A view without a background color is transparent, even if ``isOpaque`` is
/// true.
open class View: Responder, LayerDelegate {
  /// The width or height in ``intrinsicContentSize`` if a view has no natural size in that
  /// dimension, -1.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The layer that stores the view's geometry and appearance.
  public let layer: Layer
  /// The subviews of this view, from back to front.
  public private(set) var subviews: [View] = [] {
    didSet { pathNumbers = nil }
  }
  /// The indices of the subviews that share a type with others, for paths; `nil` until they are
  /// needed.
  var pathNumbers: [ObjectIdentifier: Int]?
  /// The view that directly contains this view; `nil` for the outermost view.
  public private(set) weak var superview: View?
  // MARK: Geometry and appearance

  /// The view's rectangle in the coordinate system of its superview, in points.
  ///
  /// With a transform it is the bounding rectangle of the transformed bounds.
  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = (bounds, center)
      layer.frame = newValue
      // Setting the frame that the view already has requires no new solution of the constraints.
      if (bounds, center) != old { frameDidChange() }
    }
  }
  /// The view's rectangle in its own coordinate system, in points.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  /// The position of the view's anchor point, by default its center, in the superview, in points.
  open var center: CGPoint {
    get { layer.position }
    set {
      let old = layer.position
      layer.position = newValue
      if newValue != old { frameDidChange() }
    }
  }
  /// The affine transform of the view about its anchor point; the default is the identity.
  open var transform: CGAffineTransform {
    get { layer.affineTransform }
    set { layer.affineTransform = newValue }
  }
  /// The 3D transform of the view about its anchor point; the default is the identity.
  open var transform3D: Transform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// The color of the background; `nil`, the default, makes the background transparent.
  open var backgroundColor: Color? {
    get { layer.backgroundColor }
    set { layer.backgroundColor = newValue }
  }
  /// The opacity of the view and its subviews, from 0 to 1; the default is 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  /// Whether the view and its subviews are left out of the drawing; the default is false.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superview?.subviewPreferredSizeDidChange()
    }
  }
  /// A number that identifies the view, for ``viewWithTag(_:)``; the default is 0.
  open var tag = 0
  /// Whether the drawing of subviews is clipped to the bounds; the default is false.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// Whether the view claims to fill its bounds; it has no effect and exists for UIKit's sources.
  open var isOpaque = true
  /// The accent color of the view and its subviews without one of their own; by default, the
  /// superview's.
  ///
  /// By default, and for `nil`, it is the superview's tint color. A view without a superview uses
  /// the system's blue.
  // Implicitly unwrapped as in UIKit: subclasses write `override var tintColor: UIColor!`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: Color! {
    get {
      let color = ownTintColor ?? superview?.tintColor ?? .systemBlue
      return tintAdjustmentMode == .dimmed ? color.dimmed : color
    }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }
  private var ownTintColor: Color?
  /// The adjustment of ``tintColor``: `normal`, or `dimmed`, which makes it gray.
  ///
  /// Setting `automatic`, the default, takes the mode of the superview; `normal` without one.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get {
      guard ownTintAdjustmentMode == .automatic else { return ownTintAdjustmentMode }
      return superview?.tintAdjustmentMode ?? .normal
    }
    set {
      ownTintAdjustmentMode = newValue
      tintColorDidChange()
      notifyTintAdjustment()
    }
  }
  private var ownTintAdjustmentMode = TintAdjustmentMode.automatic
  /// The way in which ``ImageView`` fits its image into the bounds; the default is `scaleToFill`.
  open var contentMode = ContentMode.scaleToFill
  /// Whether hit tests can find the view and its subviews; the default is true.
  open var isUserInteractionEnabled = true
  /// The distances from the view's safe area to its contents, in points; 8 on each side by default.
  ///
  /// They are distances from the view's edges if ``insetsLayoutMarginsFromSafeArea`` is `false`.
  open var layoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet {
      setNeedsLayout()
      if layoutState != nil { constraintsDidChange() }
      if layoutMargins != oldValue { layoutMarginsDidChange() }
    }
  }
  /// The appearance and the pixels per point, at least 2, of the rendering in progress; outside of
  /// drawing, light and 2.
  open var traitCollection: TraitCollection { .current }
  /// The dimensions and edge distances of the view that change when the superview changes size;
  /// none by default.
  ///
  /// It has no effect on a view whose frame is determined by constraints.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the subviews are resized with the view according to their masks; the default is true.
  open var autoresizesSubviews = true
  /// The name of the view in tests and diagnostics; `nil`, the default, makes diagnostics show its
  /// type.
  open var accessibilityIdentifier: String?
  /// The text that names the view for screen readers; `nil`, the default, is none.
  ///
  /// It is the alternative text in a PDF and in an image map, where it also replaces the contents
  /// of the view. In an SVG it is the title.
  open var accessibilityLabel: String?
  /// The text that gives the view's current value to screen readers; `nil`, the default, is none.
  open var accessibilityValue: String?
  /// The file with the values that the view shows, which a tagged PDF/A-3 document attaches; `nil`,
  /// the default, attaches none.
  ///
  /// Subclasses override it. The view must have an ``accessibilityLabel`` or an
  /// ``accessibilityValue``. A view whose text another element contains, such as a heading or a
  /// list, attaches no file. Easel reads the value only while it draws a document that claims
  /// PDF/A-3 and whose options have ``/EaselCanvas/RenderOptions/attachesFigureData``.
  open var figureData: MarkedContent.FigureData? { nil }
  /// The text that tells a screen reader's user the result of an action; `nil`, the default, is
  /// none.
  ///
  /// It has no effect, since a document has no actions.
  open var accessibilityHint: String? {
    get { semantics?.hint }
    set { if newValue != accessibilityHint { changeSemantics { $0.hint = newValue } } }
  }
  /// The view's bounds in the coordinate system that contains the outermost view's frame; the
  /// setter does nothing.
  open var accessibilityFrame: CGRect {
    get { convert(bounds, to: nil) }
    set { _ = newValue }
  }
  /// Whether the view has an ``accessibilityLabel``, which screen readers announce.
  ///
  /// Setting it has no effect.
  open var isAccessibilityElement: Bool {
    get { accessibilityLabel != nil }
    set { _ = newValue }
  }
  /// The roles of the view for screen readers; the default is none.
  open var accessibilityTraits: AccessibilityTraits {
    get { semantics?.traits ?? .none }
    set { if newValue != accessibilityTraits { changeSemantics { $0.traits = newValue } } }
  }
  /// The heading level of the view; the default is no level.
  ///
  /// With a level, the view is a heading even without the trait `header`.
  open var accessibilityHeadingLevel: AccessibilityHeadingLevel {
    get { semantics?.headingLevel ?? .unspecified }
    set {
      if newValue != accessibilityHeadingLevel { changeSemantics { $0.headingLevel = newValue } }
    }
  }
  /// Whether the view and its subviews are hidden from screen readers; the default is false.
  ///
  /// A hidden view is an artifact in a PDF and is hidden in the accessibility tree of an SVG.
  open var accessibilityElementsHidden: Bool {
    get { semantics?.isHidden ?? false }
    set {
      if newValue != accessibilityElementsHidden { changeSemantics { $0.isHidden = newValue } }
    }
  }
  /// The language of the text in the view as a BCP 47 tag, such as `de-CH`; `nil`, the default, is
  /// that of the surrounding content.
  open var accessibilityLanguage: String? {
    get { semantics?.language }
    set { if newValue != accessibilityLanguage { changeSemantics { $0.language = newValue } } }
  }
  /// The structure that the subviews form for screen readers; the default is no structure.
  ///
  /// It has no effect on a heading or on a view with a ``LinkableView/link``, which are single elements.
  open var accessibilityContainerType: AccessibilityContainerType {
    get { semantics?.container ?? .none }
    set {
      if newValue != accessibilityContainerType { changeSemantics { $0.container = newValue } }
    }
  }
  /// Whether the view shows only text.
  var isText: Bool { false }
  /// The accessibility settings other than texts; `nil` for most views.
  private var semantics: ViewSemantics?

  private func changeSemantics(_ change: (ViewSemantics) -> Void) {
    let changed = semantics ?? ViewSemantics()
    change(changed)
    semantics = changed
  }
  /// The value of ``LinkableView/link``.
  var linkTarget: LinkTarget?
  /// The name by which links and outline entries refer to the view's top left corner; `nil`, the
  /// default, is none.
  open var destinationName: String?

  private var needsLayout = true
  /// Whether a descendant may need layout; the views around this one then have the flag as well.
  private var awaitsLayoutBelow = false
  /// Whether the next layout pass must visit the view.
  private var awaitsLayout: Bool { needsLayout || awaitsLayoutBelow }
  private var isAwake = false
  /// The state of the view in layout with constraints; `nil` for most views.
  var layoutState: ViewLayoutState?
  /// Whether constraints determine this view or a descendant, now or earlier.
  var holdsConstraints = false

  /// The last drawing of ``draw(_:)``.
  private var drawing: ViewDrawing?
  /// The number of times that a new drawing was requested.
  private var changeCount = 0
  /// The last drawing of the view, for later times of an animation.
  private var displayed: RecordedDrawing?

  /// The class of which a new view creates its ``layer``; ``Layer`` by default.
  ///
  /// The view creates the layer with `init()`. A layer class that declares designated initializers
  /// of its own has `init()` only if it overrides it. Without it, creating the view ends the
  /// process, as on iOS; the alternative is ``InstantiableLayer``.
  open class var layerClass: AnyClass { Layer.self }

  /// Creates a view with a frame in points, in the coordinate system of its later superview.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    own(layer)
    self.frame = frame
  }

  /// Creates a view of size zero.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view of size zero, never `nil`, for source compatibility with UIKit.
  ///
  /// Easel has no archives, so the coder is ignored.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    own(layer)
  }

  private func own(_ layer: Layer) {
    layer.view = self
    if ViewActions.areOverridden(in: type(of: self)) { layer.asksForActions = true }
  }

  deinit {
    // Views are released one after the other: recursion in a deep tree would exhaust the stack.
    var pending = subviews
    subviews = []
    while var view = pending.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      pending += view.subviews
      view.subviews = []
    }
  }

  /// The view as one with scrollable contents; `nil` for other views.
  var scrolledContents: (any ScrolledContents)? { nil }

  // MARK: Drawing

  /// Draws the view's contents in the current ``/EaselCanvas/GraphicsContext``; the default draws
  /// nothing.
  ///
  /// As in UIKit, Easel calls the method once and reuses the drawing in further renderings. It
  /// calls the method again after ``setNeedsDisplay()``, or for other bounds, another appearance,
  /// another scale or another locale. A property that the drawing depends on therefore reports its
  /// changes: `var value = 0 { didSet { setNeedsDisplay() } }`. ``draw(_:on:)`` is called in each
  /// rendering instead.
  ///
  /// - Parameter rect: The bounds of the view.
  open func draw(_ rect: CGRect) {}

  /// Draws the view's contents, without background and subviews, on a canvas; by default with
  /// ``draw(_:)``.
  ///
  /// The default calls ``draw(_:in:)``, or repeats the last drawing if nothing changed.
  ///
  /// - Parameters:
  ///   - rect: The bounds of the view.
  ///   - canvas: The canvas to draw on, in the coordinate system of the view.
  open func draw(_ rect: CGRect, on canvas: any Canvas) {
    guard type(of: self) != View.self else { return }
    guard !redrawsEveryFrame else { return drawByContext(rect, on: canvas) }
    if let drawing, drawing.suits(rect, canvas) { return drawing.draw(on: canvas) }
    let number = changeCount
    let made = ViewDrawing(rect, on: canvas) { drawByContext(rect, on: $0) }
    // A view that requests a new drawing while it draws is drawn again the next time.
    drawing = number == changeCount ? made : nil
  }

  private func drawByContext(_ rect: CGRect, on canvas: any Canvas) {
    GraphicsContext.withCurrent(canvas) { context in
      // Layers are always drawn as a whole.
      if rect == bounds { draw(layer, in: context) } else { draw(rect) }
    }
  }

  // MARK: Layer delegate

  /// Draws the contents of a layer whose delegate is the view.
  ///
  /// The default calls ``draw(_:)`` for the view's own layer and draws nothing for other layers.
  open func draw(_ layer: Layer, in context: GraphicsContext) {
    if layer === self.layer { draw(layer.bounds) }
  }

  /// Responds to a request to update the contents of a layer whose delegate is the view.
  ///
  /// For the view's own layer, the default discards the last drawing of the view, which is then
  /// drawn again. For other layers it does nothing.
  open func display(_ layer: Layer) {
    if layer === self.layer { forgetDrawing() }
  }

  /// Lays out the sublayers of a layer whose delegate is the view.
  ///
  /// The default calls ``layoutSubviews()`` for the view's own layer.
  open func layoutSublayers(of layer: Layer) {
    if layer === self.layer { layoutSubviews() }
  }

  /// Returns the action for a change of a layer whose delegate is the view; `nil` leaves the choice
  /// to the layer.
  ///
  /// The default returns an animation within
  /// ``animate(withDuration:delay:options:animations:completion:)``, and otherwise ``NullAction``,
  /// so that the change is not animated.
  open func action(for layer: Layer, forKey event: String) -> (any Action)? {
    animatedAction(for: layer, forKey: event) ?? NullAction()
  }

  /// Discards the last drawing of the view, so that the next rendering draws the view again.
  ///
  /// Call it when a value changes that the drawing depends on. Otherwise the last drawing of
  /// ``draw(_:)`` is used until the bounds change. At the times of an animation the same holds for
  /// the last drawing of ``draw(_:on:)``.
  open func setNeedsDisplay() {
    forgetDrawing()
    layer.setNeedsDisplay()
  }

  private func forgetDrawing() {
    displayed = nil
    drawing = nil
    changeCount += 1
  }

  /// Requests a new drawing of a part of the view; Easel draws the whole view again.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Responds to a change of ``tintColor`` in this view or in a superview.
  ///
  /// The default passes the change on to the subviews without a tint color of their own.
  open func tintColorDidChange() {
    for view in subviews where view.ownTintColor == nil { view.tintColorDidChange() }
  }

  /// Tells the views below that have a tint color of their own, but take the adjustment mode.
  private func notifyTintAdjustment() {
    for view in subviews where view.ownTintAdjustmentMode == .automatic {
      if view.ownTintColor != nil { view.tintColorDidChange() }
      view.notifyTintAdjustment()
    }
  }

  /// Prepares the view once, before its first layout; the default does nothing.
  ///
  /// Easel has no storyboards, so the call does not depend on one.
  open func awakeFromNib() {}

  /// Whether the view is drawn again for every frame, without ``setNeedsDisplay()``; the default is
  /// false.
  ///
  /// With the default, as in UIKit, a `draw` that adds subviews or layers runs only once.
  open var redrawsEveryFrame: Bool { false }

  func drawContents(on canvas: any Canvas) {
    let bounds = bounds
    guard !bounds.isEmpty else { return noteMissingSize(in: canvas.context) }
    canvas.withSavedState {
      canvas.clip(to: Path(bounds), rule: .nonZero)
      guard canvas.context.time != nil, !redrawsEveryFrame else { return draw(bounds, on: canvas) }
      // UIKit draws a view once, not for every frame: `draw` must not add its subviews or layers
      // again.
      guard let shown = displayed, shown.suits(bounds, canvas) else {
        displayed = RecordedDrawing(bounds, on: canvas) { draw(bounds, on: $0) }
        return
      }
      shown.draw(on: canvas)
    }
  }

  // MARK: Layout

  /// Lays out the subviews; the default does nothing.
  ///
  /// It is not called for a view whose size is not finite.
  open func layoutSubviews() {}

  /// Requests a layout of the view before the next rendering.
  open func setNeedsLayout() {
    needsLayout = true
    superview?.awaitLayoutBelow()
  }

  /// Marks this view and its superviews, so that the next layout pass reaches the views in this
  /// one.
  private func awaitLayoutBelow() {
    var one: View? = self
    while let view = one, !view.awaitsLayoutBelow {
      view.awaitsLayoutBelow = true
      one = view.superview
    }
  }

  /// Solves the constraints of the view's tree and lays out this view and its descendants, where
  /// needed.
  open func layoutIfNeeded() {
    let root = outermostView
    root.solveConstraintsIfNeeded()
    // Constraints that refer to frames changed by a pass are solved after that pass, all together.
    // Their changes can require another pass, as often as views with a layout of their own are
    // nested.
    for _ in 0..<Self.maximumLayoutWalks {
      layOutThoseThatNeedIt()
      guard root.solveConstraintsIfNeeded() else { return }
    }
  }

  /// The limit for views and constraints whose sizes never become stable.
  private static let maximumLayoutWalks = 16

  private func layOutThoseThatNeedIt() {
    // A list instead of recursion: a tree deeper than the stack is rejected when it is drawn.
    var pending: [View] = [self]
    var visited: [View] = []
    while let view = pending.popLast() {
      guard view.awaitsLayout else { continue }
      visited.append(view)
      view.layoutOnce()
      if view.awaitsLayoutBelow { pending += view.subviews.reversed() }
    }
    for view in visited.reversed() where view.awaitsLayoutBelow {
      view.awaitsLayoutBelow = view.subviews.contains(where: \.awaitsLayout)
    }
  }

  private func layoutOnce() {
    if !isAwake {
      isAwake = true
      awakeFromNib()
      if Self.requiresConstraintBasedLayout, layoutState?.needsUpdateConstraints ?? true {
        setNeedsUpdateConstraints()
      }
    }
    // A layout can request another one; the second one adapts to sizes that the first one changed.
    for _ in 0..<2 where needsLayout {
      needsLayout = false
      // A size that is not a number never equals itself, so the layout would never end.
      if bounds.width.isFinite, bounds.height.isFinite { layoutSublayers(of: layer) }
    }
  }

  /// Responds to a change of ``layoutMargins``; the default does nothing.
  open func layoutMarginsDidChange() {}

  /// Responds to a change of ``safeAreaInsets`` here or in a superview; the default does nothing.
  open func safeAreaInsetsDidChange() {}

  /// The natural size of the view's contents, in points; ``noIntrinsicMetric``, the default, for a
  /// dimension without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Reports that ``intrinsicContentSize`` changed, so that layout takes the new size into account.
  open func invalidateIntrinsicContentSize() {
    superview?.subviewPreferredSizeDidChange()
    if layoutState != nil { constraintsDidChange() }
  }

  /// Responds to a new preferred size of a subview, and to subviews that are added or removed.
  func subviewPreferredSizeDidChange() { setNeedsLayout() }

  /// Returns the size that the view's contents need within an available size;
  /// ``intrinsicContentSize`` by default.
  ///
  /// In the default, a dimension without an intrinsic size keeps its present length.
  ///
  /// - Parameter size: The available size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width >= 0 ? own.width : bounds.width,
      height: own.height >= 0 ? own.height : bounds.height)
  }

  /// Resizes the view to ``sizeThatFits(_:)`` of its present size and keeps its top left corner.
  open func sizeToFit() {
    let corner = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    center.x += corner.x - frame.minX
    center.y += corner.y - frame.minY
  }

  // MARK: Constraints

  /// Whether the class creates its constraints in ``updateConstraints()``; the default is false.
  ///
  /// If true, ``updateConstraints()`` is called before the first layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates the view's constraints before the layout is solved; the default does nothing.
  ///
  /// It is called after ``setNeedsUpdateConstraints()``, if the view takes part in layout with
  /// constraints.
  open func updateConstraints() {}

  /// Requests a call of ``updateConstraints()`` before the layout is solved again.
  open func setNeedsUpdateConstraints() {
    makeLayoutState().needsUpdateConstraints = true
    constraintsDidChange()
  }

  /// Calls ``updateConstraints()`` of this view and its descendants if they requested it, subviews
  /// first.
  open func updateConstraintsIfNeeded() { updateConstraintsBelow() }

  /// Returns the size that the constraints in the view determine, as close to a target size as they
  /// permit.
  ///
  /// - Parameters:
  ///   - targetSize: The preferred size, in points.
  ///   - horizontal: The priority of the preferred width over other constraints.
  ///   - vertical: The priority of the preferred height over other constraints.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  /// Returns the size that the constraints in the view determine, as close to a target size as they
  /// permit.
  ///
  /// ``layoutFittingCompressedSize`` as the target gives the smallest size that the constraints
  /// permit, and ``layoutFittingExpandedSize`` the largest one.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The view itself or the descendant that provides the first baseline for constraints;
  /// ``forLastBaselineLayout`` by default.
  open var forFirstBaselineLayout: View { forLastBaselineLayout }

  /// The view itself or the descendant that provides the last baseline for constraints; the view
  /// itself by default.
  open var forLastBaselineLayout: View { self }

  /// Whether the size comes from ``addLayoutRules(to:)`` instead of ``intrinsicContentSize``.
  var isSizedByContents: Bool { false }

  /// The distances from the frame inwards to the rectangle that constraints and stacks align; zero
  /// by default.
  ///
  /// Parts outside the rectangle, such as a drawn shadow, do not count for alignment or for
  /// ``intrinsicContentSize``.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// Returns a frame reduced by ``alignmentRectInsets``, the rectangle that constraints align.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns an alignment rectangle enlarged by ``alignmentRectInsets``, the frame that belongs to
  /// it.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: EdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// Adds the layout rules that the view imposes on its subviews in addition to constraints.
  func addLayoutRules(to system: inout ConstraintSystem) {}

  /// Returns whether the view leaves a hidden subview out of its arrangement.
  ///
  /// The subview then keeps its position.
  func leavesOut(_ hidden: View) -> Bool { false }

  /// Returns the distance of the first or last baseline below the view's center; `nil` without
  /// text.
  func baselineBelowMiddle(isFirst: Bool, atWidth width: CGFloat?) -> CGFloat? { nil }

  /// Returns the height of the contents at a width; `nil` if it does not depend on the width.
  func contentHeight(atWidth width: CGFloat) -> CGFloat? { nil }

  /// Responds to bounds whose size may have changed.
  func sizeDidChange(from old: CGSize) { resizeSubviews(from: old) }

  /// Responds to changed bounds.
  func boundsDidChange() {
    setNeedsLayout()
    if let layoutState, !layoutState.isChangingLayout { layoutState.ownSize = bounds.size }
    if let origin = layoutState?.referencedOrigin, origin != bounds.origin {
      constraintsDidChange()
    }
    frameDidChange()
  }

  /// Responds to a changed frame, which constraints may refer to.
  func frameDidChange() {
    if let layoutState, layoutState.isReferenced, layoutState.isFrameRuled {
      constraintsDidChange()
    }
  }

  // MARK: Hit testing

  /// Returns whether a point in the view's coordinate system is inside the view, by default inside
  /// its bounds.
  open func point(inside point: CGPoint, with event: Event?) -> Bool { bounds.contains(point) }

  /// Returns the frontmost visible view, this one or a descendant, at a point in this view's
  /// coordinate system; `nil` if there is none.
  ///
  /// Views that are hidden, whose ``isUserInteractionEnabled`` is false or whose ``alpha`` is at
  /// most 0.01 are ignored with their subviews.
  open func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    // UIKit's limit: hit tests ignore views with an alpha of at most 0.01.
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01,
      layer.transformToSuperlayer.isInvertible, self.point(inside: point, with: event)
    else { return nil }
    for view in orderedSubviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  private var orderedSubviews: [View] { layer.orderedSublayers.compactMap(\.view) }

  // MARK: Tree

  /// Adds a subview in front of the other subviews and removes it from its former superview.
  open func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Adds a subview at an index of ``subviews``, which is clamped to the valid range.
  ///
  /// The view is first removed from its former superview. The call is ignored if `view` is this
  /// view or one of its superviews.
  open func insertSubview(_ view: View, at index: Int) {
    // A view cannot contain itself.
    guard !isDescendant(of: view) else { return }
    let isNew = view.superview !== self
    if isNew {
      view.removeFromSuperview()
      view.willMove(toSuperview: self)
    } else {
      // A view that moves among its siblings keeps the constraints on it.
      view.leaveSuperview()
    }
    let slot = min(max(index, 0), subviews.count)
    if slot < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[slot].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: slot)
    view.superview = self
    setNeedsLayout()
    if view.awaitsLayout { awaitLayoutBelow() }
    treeDidChange(with: view)
    if isNew {
      didAddSubview(view)
      view.didMoveToSuperview()
    }
  }

  /// Adds a subview behind a sibling; in front of all subviews if the sibling is not a subview.
  open func insertSubview(_ view: View, belowSubview sibling: View) {
    let others = subviews.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex { $0 === sibling } ?? others.count)
  }

  /// Adds a subview in front of a sibling; in front of all subviews if the sibling is not a
  /// subview.
  open func insertSubview(_ view: View, aboveSubview sibling: View) {
    let others = subviews.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSubview(view, at: index ?? others.count)
  }

  /// Moves a subview in front of its siblings; other views are ignored.
  open func bringSubviewToFront(_ view: View) {
    guard view.superview === self else { return }
    insertSubview(view, at: subviews.count)
  }

  /// Moves a subview behind its siblings; other views are ignored.
  open func sendSubviewToBack(_ view: View) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }

  /// Removes the view from its superview.
  ///
  /// The constraints between the view and the outside are removed as well. Its animations end
  /// unfinished.
  open func removeFromSuperview() {
    guard let old = superview else { return }
    willMove(toSuperview: nil)
    old.willRemoveSubview(self)
    endConstraintsToOutside()
    leaveSuperview()
    layer.endAnimations()
    didMoveToSuperview()
  }

  /// Responds to an imminent change of the superview; the default does nothing.
  ///
  /// A view that moves to another superview is first removed from the former one, with a call for
  /// `nil`.
  ///
  /// - Parameter newSuperview: The new superview; `nil` if the view is being removed.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Responds to a completed change of the superview; the default does nothing.
  open func didMoveToSuperview() {}

  /// Responds to a subview that was added; the default does nothing.
  open func didAddSubview(_ subview: View) {}

  /// Responds to a subview that is about to be removed; the default does nothing.
  open func willRemoveSubview(_ subview: View) {}

  /// Removes the view from its superview and keeps the constraints between them.
  func leaveSuperview() {
    guard let old = superview else { return }
    if let slot = old.subviews.lastIndex(where: { $0 === self }) { old.subviews.remove(at: slot) }
    old.setNeedsLayout()
    superview = nil
    layer.takeOut()
    old.treeDidChange(with: self)
    if holdsConstraints { constraintsDidChange() }
  }
}
