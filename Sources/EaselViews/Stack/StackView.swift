import EaselCanvas
import Foundation

/// A view that lays its arranged views out in a row or a column.
///
/// ```swift
/// let row = StackView(arrangedSubviews: bars)
/// row.distribution = .fillEqually
/// row.alignment = .bottom
/// row.spacing = 12
/// ```
///
/// The arranged views are placed by constraints, so further constraints on them count: a view with a
/// height of its own keeps it. Where the arrangement leaves a choice, the priorities of hugging and
/// compression resistance decide which views grow and shrink, and among equals the last does. A view
/// without a size of its own counts with the size of its frame, below those that have one. Hidden
/// views take no room. A row runs from right to left where ``View/semanticContentAttribute`` says so.
open class StackView: View {
  /// The direction of the row.
  public typealias Axis = LayoutConstraint.Axis

  /// How views share the length of the row.
  public enum Distribution: Int, Hashable, Sendable, CaseIterable {
    /// Each has the length it wants; what is left or missing is taken up by the one whose priority
    /// is the least.
    case fill
    /// All are equally long, except those that a constraint gives a length.
    case fillEqually
    /// They are as long as they want to be in proportion to each other.
    case fillProportionally
    /// Each has the length it wants; the gaps are equal.
    case equalSpacing
    /// Each has the length it wants; their middles are equally far from each other, where the
    /// spacing permits it.
    case equalCentering
  }

  /// How views lie across the row.
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    /// They fill it.
    case fill
    /// At its beginning: the leading edge of a column, the top of a row.
    case leading
    /// The baselines of their first lines are one line; in a column the same as ``leading``.
    case firstBaseline
    /// In its middle.
    case center
    /// At its end: the trailing edge of a column, the bottom of a row.
    case trailing
    /// The baselines of their last lines are one line; in a column the same as ``trailing``.
    case lastBaseline

    /// The top of a row.
    public static var top: Alignment { .leading }
    /// The bottom of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// For ``setCustomSpacing(_:after:)``: as ``spacing`` says.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// For ``spacing`` and ``setCustomSpacing(_:after:)``: the standard distance of 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The direction of the row.
  open var axis = Axis.horizontal { didSet { if axis != oldValue { rowDidChange() } } }
  /// How views share the length of the row.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { rowDidChange() } }
  }
  /// How views lie across the row.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { rowDidChange() } } }
  /// Distance between neighbours; with equal spacing or centring, the least.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { rowDidChange() } } }
  /// Whether the row keeps the distances of ``View/layoutMargins``, which are 0 at first, from the
  /// edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { rowDidChange() } }
  }
  /// Whether distances in a column are from the last baseline of one view to the first of the next.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { rowDidChange() } }
  }
  /// The views in the row, in order.
  public private(set) var arrangedSubviews: [View] = []

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Makes an empty stack, whose ``View/layoutMargins`` are 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = .zero
  }

  /// Makes an empty stack without size, whose ``View/layoutMargins`` are 0.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layoutMargins = .zero
  }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  /// Adds a view at the end of the row; constraints rule it from then on.
  open func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place of the row; a place beyond the ends is the nearest end.
  open func insertArrangedSubview(_ view: View, at index: Int) {
    if view.superview === self { takeFromRow(view) } else { addSubview(view) }
    // A stack cannot lie in itself.
    guard view.superview === self else { return }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    // The row's rules are about the stack's own frame.
    makeLayoutState().isReferenced = true
    rowDidChange()
  }

  /// Takes a view out of the row; it stays a subview, as in UIKit.
  open func removeArrangedSubview(_ view: View) {
    takeFromRow(view)
    customSpacings[ObjectIdentifier(view)] = nil
    rowDidChange()
  }

  private func takeFromRow(_ view: View) {
    guard let place = arrangedSubviews.lastIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: place)
  }

  /// Takes the view out of the row, too.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.lastIndex(where: { $0 === subview }) != nil {
      removeArrangedSubview(subview)
    }
  }

  /// Sets the distance between a view in the row and the next; ``spacingUseDefault`` ends that.
  open func setCustomSpacing(_ spacing: CGFloat, after view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    rowDidChange()
  }

  /// The distance that was set after a view; ``spacingUseDefault`` if none was.
  open func customSpacing(after view: View) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  /// The distance between a view in the row and the next, in points.
  func distance(after view: View) -> CGFloat {
    let distance = customSpacings[ObjectIdentifier(view)] ?? spacing
    return distance == Self.spacingUseSystem ? systemSpacing : distance
  }

  override func subviewPreferredSizeDidChange() { rowDidChange() }

  /// What the row holds decides what it wants itself: rows around it have to know.
  private func rowDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  /// The arranged views that are shown.
  var rowViews: [View] { arrangedSubviews.filter { !$0.isHidden && $0.superview === self } }

  override var isSizedByContents: Bool { true }

  override func leavesOut(_ hidden: View) -> Bool { arrangedSubviews.contains { $0 === hidden } }

  override func addLayoutRules(to system: inout ConstraintSystem) {
    StackRules(of: self).add(to: &system)
  }

  /// The size that the row takes with each view as it wants to be.
  open override var intrinsicContentSize: CGSize {
    let key = ObjectIdentifier(self)
    if let size = outermostView.layoutState?.fittingSizes?[key] { return size }
    let size = systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
    outermostView.layoutState?.fittingSizes?[key] = size
    return size
  }

  /// The tallest view of a row, the first of a column.
  open override var forFirstBaselineLayout: View { baselineView(isFirst: true) }

  /// The tallest view of a row, the last of a column.
  open override var forLastBaselineLayout: View { baselineView(isFirst: false) }

  private func baselineView(isFirst: Bool) -> View {
    let views = rowViews
    if axis == .vertical { return (isFirst ? views.first : views.last) ?? self }
    return views.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height } ?? self
  }
}
