import EaselCanvas
import Foundation

/// A rectangle that draws itself and holds further views: UIKit's life of a view, on paper.
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
/// The origin is at the top left and y grows downwards; one unit is one point. Painted from back to
/// front: shadow, background, `draw` (clipped to the bounds), sublayers and subviews, border. A
/// view without a background colour is transparent, even an opaque one that draws.
open class View: Responder, LayerDelegate {
  /// The size of a dimension for which a view has no own wish.
  public static let noIntrinsicMetric: CGFloat = -1

  /// What holds the view's geometry and appearance.
  public let layer: Layer
  /// The views in this one, back to front.
  public private(set) var subviews: [View] = [] {
    didSet { pathNumbers = nil }
  }
  /// The numbers of the subviews of which there are several of a type, for paths; nil until then.
  var pathNumbers: [ObjectIdentifier: Int]?
  /// The view in which this one lies.
  public private(set) weak var superview: View?
  // MARK: Geometry and appearance

  /// The view's rectangle in its superview.
  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = (bounds, center)
      layer.frame = newValue
      // What is put where it lies already needs no solution of constraints.
      if (bounds, center) != old { frameDidChange() }
    }
  }
  /// The view's rectangle in its own space.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  /// Where the view's anchor point, its middle by default, lies in the superview.
  open var center: CGPoint {
    get { layer.position }
    set {
      let old = layer.position
      layer.position = newValue
      if newValue != old { frameDidChange() }
    }
  }
  /// A transform about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform }
    set { layer.affineTransform = newValue }
  }
  /// A transform of space about the anchor point.
  open var transform3D: Transform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// The colour of the ground; nil leaves it transparent.
  open var backgroundColor: Color? {
    get { layer.backgroundColor }
    set { layer.backgroundColor = newValue }
  }
  /// Opacity of the view with all that is in it, 0…1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  /// Whether the view and all that is in it is left out.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superview?.subviewPreferredSizeDidChange()
    }
  }
  /// A number to find the view by.
  open var tag = 0
  /// Whether what subviews draw is clipped to the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// Whether the view says that it fills its bounds; it changes nothing here.
  open var isOpaque = true
  /// The colour of what stands out in the view; by default, and for nil, the superview's, and the
  /// system's blue.
  // As UIKit has it: subclasses write `override var tintColor: UIColor!`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: Color! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }
  private var ownTintColor: Color?
  /// How a picture fills the view.
  open var contentMode = ContentMode.scaleToFill
  /// Whether the view answers hit tests.
  open var isUserInteractionEnabled = true
  /// Distances that contents keep from the edges.
  open var layoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet {
      setNeedsLayout()
      if layoutState != nil { constraintsDidChange() }
      if layoutMargins != oldValue { layoutMarginsDidChange() }
    }
  }
  /// The traits of what is being drawn.
  open var traitCollection: TraitCollection { .current }
  /// Which parts give way when the superview changes size; none at first.
  ///
  /// Constraints go first: it says nothing of a view that they rule.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the subviews follow a change of the size, as their masks say.
  open var autoresizesSubviews = true
  /// A name for tests, searches and diagnostics.
  open var accessibilityIdentifier: String?
  /// What the view is, in words, for readers who do not see it: an image map's and a PDF's
  /// alternative text, where it stands for what lies inside as well, and an SVG's title.
  open var accessibilityLabel: String?
  /// What the view shows, in words, for readers who do not see it.
  open var accessibilityValue: String?
  /// The values that a view with a label shows, which a document that claims PDF/A-3 attaches to it;
  /// none by default.
  ///
  /// It is asked for only where such a document is drawn.
  open var figureData: MarkedContent.FigureData? { nil }
  /// Whether readers who do not see the view hear of it: a view that has a label.
  ///
  /// Setting it changes nothing.
  open var isAccessibilityElement: Bool {
    get { accessibilityLabel != nil }
    set { _ = newValue }
  }
  /// What the view is to readers who do not see it; nothing in particular at first.
  open var accessibilityTraits: AccessibilityTraits {
    get { meaning?.traits ?? .none }
    set { if newValue != accessibilityTraits { changeMeaning { $0.traits = newValue } } }
  }
  /// The level of the heading that the view is; with one it is a heading without the trait as well.
  open var accessibilityHeadingLevel: AccessibilityHeadingLevel {
    get { meaning?.headingLevel ?? .unspecified }
    set {
      if newValue != accessibilityHeadingLevel { changeMeaning { $0.headingLevel = newValue } }
    }
  }
  /// Whether the view, with all that is in it, is there for the looks alone: an artifact in a PDF,
  /// and hidden to readers of an SVG.
  open var accessibilityElementsHidden: Bool {
    get { meaning?.isHidden ?? false }
    set { if newValue != accessibilityElementsHidden { changeMeaning { $0.isHidden = newValue } } }
  }
  /// The language of the text in the view as a tag of BCP 47, such as `de-CH`; nil is that of what lies
  /// around it.
  open var accessibilityLanguage: String? {
    get { meaning?.language }
    set { if newValue != accessibilityLanguage { changeMeaning { $0.language = newValue } } }
  }
  /// What the subviews are together; nothing in particular at first.
  ///
  /// A heading, and a view with a ``link``, are one element, in which it changes nothing.
  open var accessibilityContainerType: AccessibilityContainerType {
    get { meaning?.container ?? .none }
    set { if newValue != accessibilityContainerType { changeMeaning { $0.container = newValue } } }
  }
  /// Whether the view shows text and nothing else.
  var isText: Bool { false }
  /// What the view means; nil for most.
  private var meaning: ViewMeaning?

  private func changeMeaning(_ change: (ViewMeaning) -> Void) {
    let changed = meaning ?? ViewMeaning()
    change(changed)
    meaning = changed
  }
  /// Where a tap on the view leads: to the web or to a ``destinationName`` of the same document.
  ///
  /// ```swift
  /// bar.link = .url("https://example.com/2024")
  /// row.link = .destination("details")
  /// ```
  ///
  /// In a PDF what is seen of the view becomes a link, in an SVG an `<a>`, in
  /// ``imageMapHTML(name:scale:at:options:)`` polygons. A view that draws nothing is linked in its
  /// bounds; a linked view in another one has its own link, as the foremost view takes the tap.
  open var link: LinkTarget?
  /// A name under which links and outline entries reach the view's top left corner.
  open var destinationName: String?

  private var needsLayout = true
  /// Whether a view in this one may need to be laid out; those around this one then have one as well.
  private var awaitsLayoutBelow = false
  /// Whether the next walk through the tree is to come by.
  private var awaitsLayout: Bool { needsLayout || awaitsLayoutBelow }
  private var isAwake = false
  /// What the view knows about constraints; nil for most.
  var layoutState: ViewLayoutState?
  /// Whether constraints rule this view or one in it, or did once.
  var holdsConstraints = false

  /// What ``draw(_:)`` drew last.
  private var drawing: ViewDrawing?
  /// How often another drawing was asked for.
  private var changeCount = 0
  /// What the view drew last, for the further moments of an animation.
  private var displayed: RecordedDrawing?

  /// The kind of the layer that holds the view's geometry and appearance.
  ///
  /// Of a subclass of ``Layer`` the view calls `init()`, which a class that declares other
  /// initialisers has only if it overrides it; see ``InstantiableLayer``.
  open class var layerClass: AnyClass { Layer.self }

  /// Makes a view of a frame.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    own(layer)
    self.frame = frame
  }

  /// Makes a view without size.
  public override convenience init() { self.init(frame: .zero) }

  /// There are no archives to decode here: the view is made without size, so that listings that
  /// call this initialiser compile and run.
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
    // One after the other: releasing a deep tree from within its root would exhaust the stack.
    var pending = subviews
    subviews = []
    while var view = pending.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      pending += view.subviews
      view.subviews = []
    }
  }

  /// The view as one whose contents may be larger than itself; nil for one that shows all it has.
  var scrolledContents: (any ScrolledContents)? { nil }

  // MARK: Drawing

  /// Draws the view with the current ``/EaselCanvas/GraphicsContext``, as in UIKit; nothing by
  /// default.
  ///
  /// Called once, as in UIKit: further renderings show the same until ``setNeedsDisplay()`` is called,
  /// or the bounds, the appearance or the scale are others. A property that it depends on says so:
  /// `var value = 0 { didSet { setNeedsDisplay() } }`. ``draw(_:on:)`` is called each time.
  open func draw(_ rect: CGRect) {}

  /// Draws the view on a canvas; calls ``draw(_:in:)`` by default.
  open func draw(_ rect: CGRect, on canvas: any Canvas) {
    guard type(of: self) != View.self else { return }
    guard !redrawsEveryFrame else { return drawByContext(rect, on: canvas) }
    if let drawing, drawing.suits(rect, canvas) { return drawing.draw(on: canvas) }
    let number = changeCount
    let made = ViewDrawing(rect, on: canvas) { drawByContext(rect, on: $0) }
    // What asks for another drawing while it draws is drawn again the next time.
    drawing = number == changeCount ? made : nil
  }

  private func drawByContext(_ rect: CGRect, on canvas: any Canvas) {
    GraphicsContext.withCurrent(canvas) { context in
      // A layer is drawn whole.
      if rect == bounds { draw(layer, in: context) } else { draw(rect) }
    }
  }

  // MARK: In the place of layers

  /// Draws in a layer of which the view is the delegate; in its own, ``draw(_:)`` by default.
  open func draw(_ layer: Layer, in context: GraphicsContext) {
    if layer === self.layer { draw(layer.bounds) }
  }

  /// Makes the contents of a layer of which the view is the delegate; by default the view is drawn
  /// anew.
  open func display(_ layer: Layer) {
    if layer === self.layer { forgetDrawing() }
  }

  /// Places the sublayers of a layer of which the view is the delegate; of its own,
  /// ``layoutSubviews()`` by default.
  open func layoutSublayers(of layer: Layer) {
    if layer === self.layer { layoutSubviews() }
  }

  /// What a change of a layer sets off of which the view is the delegate; nil leaves it to the layer.
  ///
  /// By default an animation within ``animate(withDuration:delay:options:animations:completion:)``,
  /// and elsewhere nothing at all.
  open func action(for layer: Layer, forKey event: String) -> (any Action)? {
    animatedAction(for: layer, forKey: event) ?? NullAction()
  }

  /// Says that the view's picture changed.
  ///
  /// What ``draw(_:)`` drew is shown until it is called, or until the bounds change; so is, at
  /// the moments of an animation, what ``draw(_:on:)`` drew.
  open func setNeedsDisplay() {
    forgetDrawing()
    layer.setNeedsDisplay()
  }

  private func forgetDrawing() {
    displayed = nil
    drawing = nil
    changeCount += 1
  }

  /// Says that a part of the view's picture changed.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Called when ``tintColor`` changed, here or in a view around; nothing by default.
  open func tintColorDidChange() {
    for view in subviews where view.ownTintColor == nil { view.tintColorDidChange() }
  }

  /// Called once, when the view is made ready to be rendered: there are no storyboards to load it
  /// from.
  open func awakeFromNib() {}

  /// Whether the view is drawn anew at each moment, without ``setNeedsDisplay()``.
  ///
  /// False by default, as in UIKit, since what `draw` adds to the view would be added again.
  open var redrawsEveryFrame: Bool { false }

  func drawContents(on canvas: any Canvas) {
    let bounds = bounds
    guard !bounds.isEmpty else { return noteMissingSize(in: canvas.context) }
    canvas.withSavedState {
      canvas.clip(to: Path(bounds), rule: .nonZero)
      guard canvas.context.time != nil, !redrawsEveryFrame else { return draw(bounds, on: canvas) }
      // UIKit draws a view once and not for each frame: what `draw` adds must not be added again.
      guard let shown = displayed, shown.suits(bounds, canvas) else {
        displayed = RecordedDrawing(bounds, on: canvas) { draw(bounds, on: $0) }
        return
      }
      shown.draw(on: canvas)
    }
  }

  // MARK: Layout

  /// Places the subviews; nothing by default.
  ///
  /// A view whose size is not finite is not asked.
  open func layoutSubviews() {}

  /// Asks for a layout pass before the next rendering.
  open func setNeedsLayout() {
    needsLayout = true
    superview?.awaitLayoutBelow()
  }

  /// Lets the next walk through the tree come by and go on to the views in this one.
  private func awaitLayoutBelow() {
    var one: View? = self
    while let view = one, !view.awaitsLayoutBelow {
      view.awaitsLayoutBelow = true
      one = view.superview
    }
  }

  /// Lays out this view and all below it, those that need it; constraints are solved before.
  open func layoutIfNeeded() {
    let root = outermostView
    root.solveConstraintsIfNeeded()
    // Constraints about frames that a walk changed are solved after it, all at once, and what they
    // change needs another: as often as views that place others by hand lie in one another.
    for _ in 0..<Self.maximumLayoutWalks {
      layOutThoseThatNeedIt()
      guard root.solveConstraintsIfNeeded() else { return }
    }
  }

  /// An end for views and constraints that never agree.
  private static let maximumLayoutWalks = 16

  private func layOutThoseThatNeedIt() {
    // A list instead of recursion: a tree deeper than the stack is refused when it is drawn.
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
    // A pass may ask for another; a second one settles what a first one resized.
    for _ in 0..<2 where needsLayout {
      needsLayout = false
      // A size that is no number differs from itself each time it is looked at.
      if bounds.width.isFinite, bounds.height.isFinite { layoutSublayers(of: layer) }
    }
  }

  /// Called when ``layoutMargins`` changed; nothing by default.
  open func layoutMarginsDidChange() {}

  /// Called when ``safeAreaInsets`` were set, here or in a view around; nothing by default.
  open func safeAreaInsetsDidChange() {}

  /// The size that the view would like to have by itself.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Says that ``intrinsicContentSize`` changed.
  open func invalidateIntrinsicContentSize() {
    superview?.subviewPreferredSizeDidChange()
    if layoutState != nil { constraintsDidChange() }
  }

  /// Called when a subview wants another size, or comes or goes.
  func subviewPreferredSizeDidChange() { setNeedsLayout() }

  /// The size that suits the view best within a size; its present one by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width >= 0 ? own.width : bounds.width,
      height: own.height >= 0 ? own.height : bounds.height)
  }

  /// Gives the view the size that suits it best; its top left corner stays.
  open func sizeToFit() {
    let corner = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    center.x += corner.x - frame.minX
    center.y += corner.y - frame.minY
  }

  // MARK: Constraints

  /// Whether the class makes its constraints in ``updateConstraints()``, which is then called.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Called before the layout is solved, where constraints take part in it: the place to change
  /// them.
  open func updateConstraints() {}

  /// Asks for ``updateConstraints()`` before the layout is solved again.
  open func setNeedsUpdateConstraints() {
    makeLayoutState().needsUpdateConstraints = true
    constraintsDidChange()
  }

  /// Lets the views that ask for it change their constraints, inner ones first.
  open func updateConstraintsIfNeeded() { updateConstraintsBelow() }

  /// The size that the constraints in the view give it, as near to a size as the priorities permit.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  /// The size that the constraints in the view give it, as near as they permit to a size.
  ///
  /// ``layoutFittingCompressedSize`` asks for the least, ``layoutFittingExpandedSize`` for the
  /// greatest.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The view whose first baseline is this view's; itself by default.
  open var forFirstBaselineLayout: View { forLastBaselineLayout }

  /// The view whose last baseline is this view's; itself by default.
  open var forLastBaselineLayout: View { self }

  /// Whether the size comes from what ``addLayoutRules(to:)`` says rather than from
  /// ``intrinsicContentSize``.
  var isSizedByContents: Bool { false }

  /// Distances from the frame to the rectangle by which constraints and stacks align the view.
  ///
  /// Zero by default. What lies outside of it, such as a shadow that is drawn, does not count there, nor in
  /// ``intrinsicContentSize``.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// The rectangle by which the view is aligned, in a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame whose rectangle of alignment is this one.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: EdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// Adds what the view demands of the views in it, besides constraints.
  func addLayoutRules(to system: inout ConstraintSystem) {}

  /// Whether the view leaves a hidden subview out of its arrangement, so that it keeps its place.
  func leavesOut(_ hidden: View) -> Bool { false }

  /// How far the first or the last baseline of text lies below the view's middle; nil without text.
  func baselineBelowMiddle(isFirst: Bool, atWidth width: CGFloat?) -> CGFloat? { nil }

  /// The height that contents take at a width; nil where it does not depend on the width.
  func contentHeight(atWidth width: CGFloat) -> CGFloat? { nil }

  /// Called when the bounds may have another size.
  func sizeDidChange(from old: CGSize) { resizeSubviews(from: old) }

  /// Called when the bounds changed.
  func boundsDidChange() {
    setNeedsLayout()
    if let layoutState, !layoutState.isTakingPlace { layoutState.ownSize = bounds.size }
    if let origin = layoutState?.referencedOrigin, origin != bounds.origin {
      constraintsDidChange()
    }
    frameDidChange()
  }

  /// Called when the frame was set: constraints may be about it.
  func frameDidChange() {
    if let layoutState, layoutState.isReferenced, layoutState.isFrameRuled {
      constraintsDidChange()
    }
  }

  // MARK: Hits

  /// Whether a point of the view's space lies in it.
  open func point(inside point: CGPoint, with event: Event?) -> Bool { bounds.contains(point) }

  /// The foremost visible view at a point of this view's space; nil if none is there.
  open func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    // UIKit's limit: a view fainter than a hundredth is not there.
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

  /// Adds a view in front of the others.
  open func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Adds a view at a place of ``subviews``; a place beyond the ends is the nearest end.
  open func insertSubview(_ view: View, at index: Int) {
    // A view cannot lie in itself.
    guard !isDescendant(of: view) else { return }
    let isNew = view.superview !== self
    if isNew {
      view.removeFromSuperview()
      view.willMove(toSuperview: self)
    } else {
      // Among its siblings a view changes places; constraints on it stay.
      view.leaveSuperview()
    }
    let place = min(max(index, 0), subviews.count)
    if place < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[place].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: place)
    view.superview = self
    setNeedsLayout()
    if view.awaitsLayout { awaitLayoutBelow() }
    treeDidChange(with: view)
    if isNew {
      didAddSubview(view)
      view.didMoveToSuperview()
    }
  }

  /// Adds a view behind another; in front of all if that is not there.
  open func insertSubview(_ view: View, belowSubview sibling: View) {
    let others = subviews.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex { $0 === sibling } ?? others.count)
  }

  /// Adds a view in front of another; in front of all if that is not there.
  open func insertSubview(_ view: View, aboveSubview sibling: View) {
    let others = subviews.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSubview(view, at: index ?? others.count)
  }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: View) {
    guard view.superview === self else { return }
    insertSubview(view, at: subviews.count)
  }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: View) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }

  /// Takes the view out of its superview, and with it the constraints between them; its animations
  /// end unfinished.
  open func removeFromSuperview() {
    guard let old = superview else { return }
    willMove(toSuperview: nil)
    old.willRemoveSubview(self)
    endConstraintsToOutside()
    leaveSuperview()
    layer.endAnimations()
    didMoveToSuperview()
  }

  /// Called before the view is put into another one, or taken out of one; nothing by default.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Called when the view was put into another one, or taken out of one; nothing by default.
  open func didMoveToSuperview() {}

  /// Called when a view was put into this one; nothing by default.
  open func didAddSubview(_ subview: View) {}

  /// Called before a view is taken out of this one; nothing by default.
  open func willRemoveSubview(_ subview: View) {}

  /// Takes the view out of its superview; the constraints between them stay.
  func leaveSuperview() {
    guard let old = superview else { return }
    if let place = old.subviews.lastIndex(where: { $0 === self }) { old.subviews.remove(at: place) }
    old.setNeedsLayout()
    superview = nil
    layer.takeOut()
    old.treeDidChange(with: self)
    if holdsConstraints { constraintsDidChange() }
  }
}
