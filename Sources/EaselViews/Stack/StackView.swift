import EaselCanvas
import Foundation

/// A view that lays out its arranged views in a row or in a column.
///
/// ```swift
/// let bars = [View(), View(), View()]
/// let row = StackView(arrangedSubviews: bars)
/// row.distribution = .fillEqually
/// row.alignment = .bottom
/// row.spacing = 12
/// ```
///
/// The stack places the arranged views with constraints, so further constraints on them apply as
/// well: a view with a height constraint keeps its height. Where the arrangement permits several
/// solutions, the content hugging and compression resistance priorities determine which views grow
/// or shrink. If these are equal, the last view does. A view without an intrinsic size uses the
/// size of its frame as its preference, with a lower priority than views with an intrinsic size.
/// Hidden views take no space. A row is laid out from right to left if
/// ``View/semanticContentAttribute`` requires it.
open class StackView: View {
  /// The direction of the arrangement, horizontal or vertical.
  public typealias Axis = LayoutConstraint.Axis

  /// The distribution of the stack's length along its axis among its arranged views.
  public enum Distribution: Int, Hashable, Sendable, CaseIterable {
    /// Gives each view its preferred length, except one that grows or shrinks to fill the stack.
    ///
    /// The view that grows has the lowest content hugging priority, and the view that shrinks the
    /// lowest compression resistance priority; if these are equal, it is the last view.
    case fill
    /// Gives all views the same length, except views whose length is set by a constraint.
    case fillEqually
    /// Fills the length with views in proportion to their preferred lengths.
    case fillProportionally
    /// Gives each view its preferred length and makes the gaps equal.
    case equalSpacing
    /// Gives each view its preferred length and makes the distances between centers equal.
    ///
    /// The distances can differ where the minimum spacing requires it.
    case equalCentering
  }

  /// The alignment of the views perpendicular to the stack's axis.
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    /// Stretches the views to the full width of a column or the full height of a row.
    case fill
    /// Aligns the views with the leading edge of a column or the top edge of a row.
    case leading
    /// Aligns the first baselines of the views in a row; in a column the same as ``leading``.
    case firstBaseline
    /// Centers the views perpendicular to the axis.
    case center
    /// Aligns the views with the trailing edge of a column or the bottom edge of a row.
    case trailing
    /// Aligns the last baselines of the views in a row; in a column the same as ``trailing``.
    case lastBaseline

    /// The alignment with the top edge of a row, the same as ``leading``.
    public static var top: Alignment { .leading }
    /// The alignment with the bottom edge of a row, the same as ``trailing``.
    public static var bottom: Alignment { .trailing }
  }

  /// The value for ``setCustomSpacing(_:after:)`` that restores ``spacing``.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The value that represents the standard distance of 8 points in ``spacing`` and
  /// ``setCustomSpacing(_:after:)``.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The direction of the arrangement; the default is horizontal.
  open var axis = Axis.horizontal { didSet { if axis != oldValue { rowDidChange() } } }
  /// The distribution of the stack's length among its views; the default is to fill.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { rowDidChange() } }
  }
  /// The alignment of the views perpendicular to the axis; the default is to fill.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { rowDidChange() } } }
  /// The distance between neighboring views in points; the default is 0.
  ///
  /// With equal spacing or equal centering it is the minimum distance.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { rowDidChange() } } }
  /// Whether the arrangement keeps the distances of ``View/layoutMargins`` from the edges; the
  /// default is false.
  ///
  /// The margins of a stack are 0 by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { rowDidChange() } }
  }
  /// Whether distances in a column are measured between baselines; the default is false.
  ///
  /// They are then measured from the last baseline of a view to the first baseline of the next one.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { rowDidChange() } }
  }
  /// The arranged views, hidden ones included, from leading to trailing in a row or from top to
  /// bottom in a column.
  public private(set) var arrangedSubviews: [View] = []

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates an empty stack with a frame; its ``View/layoutMargins`` are 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = .zero
  }

  /// Creates an empty stack of size zero, for source compatibility; its ``View/layoutMargins`` are
  /// 0.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layoutMargins = .zero
  }

  /// Creates a horizontal stack of size zero that arranges views in their order in the array.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  /// Adds a view at the end of the arrangement; from then on constraints determine its frame.
  open func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view into the arrangement at an index, which is clamped to the valid range.
  ///
  /// From then on constraints determine the frame of the view.
  open func insertArrangedSubview(_ view: View, at index: Int) {
    if view.superview === self { takeFromRow(view) } else { addSubview(view) }
    // A stack cannot contain itself.
    guard view.superview === self else { return }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    // The rules of the arrangement refer to the stack's own frame.
    makeLayoutState().isReferenced = true
    rowDidChange()
  }

  /// Removes a view from the arrangement; it stays a subview, as in UIKit.
  open func removeArrangedSubview(_ view: View) {
    takeFromRow(view)
    customSpacings[ObjectIdentifier(view)] = nil
    rowDidChange()
  }

  private func takeFromRow(_ view: View) {
    guard let position = arrangedSubviews.lastIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: position)
  }

  /// Removes a subview from ``arrangedSubviews`` before it is removed from the stack.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.lastIndex(where: { $0 === subview }) != nil {
      removeArrangedSubview(subview)
    }
  }

  /// Sets the distance in points between a view and the next one; ``spacingUseDefault`` restores
  /// ``spacing``.
  ///
  /// Views outside the arrangement are ignored.
  open func setCustomSpacing(_ spacing: CGFloat, after view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    rowDidChange()
  }

  /// Returns the distance that was set after a view; ``spacingUseDefault`` if there is none.
  open func customSpacing(after view: View) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  /// Returns the distance between a view and the next one, in points.
  func distance(after view: View) -> CGFloat {
    let distance = customSpacings[ObjectIdentifier(view)] ?? spacing
    return distance == Self.spacingUseSystem ? systemSpacing : distance
  }

  override func subviewPreferredSizeDidChange() { rowDidChange() }

  /// The arranged views determine the stack's own size, which enclosing stacks depend on.
  private func rowDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  /// The arranged views that are visible.
  var rowViews: [View] { arrangedSubviews.filter { !$0.isHidden && $0.superview === self } }

  override var isSizedByContents: Bool { true }

  override func leavesOut(_ hidden: View) -> Bool { arrangedSubviews.contains { $0 === hidden } }

  override func addLayoutRules(to system: inout ConstraintSystem) {
    StackRules(of: self).add(to: &system)
  }

  /// The size of the arrangement with each view at its preferred size, in points.
  open override var intrinsicContentSize: CGSize {
    let key = ObjectIdentifier(self)
    if let size = outermostView.layoutState?.fittingSizes?[key] { return size }
    let size = systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
    outermostView.layoutState?.fittingSizes?[key] = size
    return size
  }

  /// The view whose first baseline the stack uses: the tallest view of a row, the first of a
  /// column.
  open override var forFirstBaselineLayout: View { baselineView(isFirst: true) }

  /// The view whose last baseline the stack uses: the tallest view of a row, the last of a column.
  open override var forLastBaselineLayout: View { baselineView(isFirst: false) }

  private func baselineView(isFirst: Bool) -> View {
    let views = rowViews
    if axis == .vertical { return (isFirst ? views.first : views.last) ?? self }
    return views.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height } ?? self
  }
}
