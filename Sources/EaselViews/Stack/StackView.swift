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
/// Hidden views take no room.
open class StackView: View {
  /// The direction of the row.
  public enum Axis: Hashable, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How views share the length of the row.
  public enum Distribution: Hashable, Sendable {
    /// Each has the length it wants; the last one that wants none, or the last of all, takes what
    /// is left.
    case fill
    /// All are equally long.
    case fillEqually
    /// Each has the length it wants; the gaps are equal.
    case equalSpacing
  }

  /// How views lie across the row.
  public enum Alignment: Hashable, Sendable {
    /// They fill it.
    case fill
    /// At its beginning: the left of a column, the top of a row.
    case leading
    /// In its middle.
    case center
    /// At its end: the right of a column, the bottom of a row.
    case trailing

    /// The top of a row.
    public static var top: Alignment { .leading }
    /// The bottom of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The direction of the row.
  open var axis = Axis.horizontal { didSet { rowDidChange() } }
  /// How views share the length of the row.
  open var distribution = Distribution.fill { didSet { rowDidChange() } }
  /// How views lie across the row.
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// Distance between neighbours; with equal spacing, the least.
  open var spacing: CGFloat = 0 { didSet { rowDidChange() } }
  /// Whether the row keeps the distances of ``View/layoutMargins`` from the edges.
  open var isLayoutMarginsRelativeArrangement = false { didSet { rowDidChange() } }
  /// The views in the row, in order.
  public private(set) var arrangedSubviews: [View] = []

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end of the row.
  open func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place of the row; a place beyond the ends is the nearest end.
  open func insertArrangedSubview(_ view: View, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    rowDidChange()
  }

  /// Takes a view out of the row; it stays a subview, as in UIKit.
  open func removeArrangedSubview(_ view: View) {
    arrangedSubviews.removeAll { $0 === view }
    rowDidChange()
  }

  override func subviewWishDidChange() { rowDidChange() }

  /// What the row holds decides what it wants itself: rows around it have to know.
  private func rowDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var rowViews: [View] {
    arrangedSubviews.filter { !$0.isHidden && $0.superview === self }
  }

  private func length(of view: View) -> CGFloat {
    let size = wish(of: view)
    return axis == .horizontal ? size.width : size.height
  }

  private func breadth(of view: View) -> CGFloat {
    let size = wish(of: view)
    return axis == .horizontal ? size.height : size.width
  }

  /// What the view wants: its intrinsic size, and where it has none its present one.
  private func wish(of view: View) -> CGSize {
    let own = view.intrinsicContentSize
    return CGSize(
      width: own.width >= 0 ? own.width : view.bounds.width,
      height: own.height >= 0 ? own.height : view.bounds.height)
  }

  /// The size that the row takes with each view as it wants to be.
  open override var intrinsicContentSize: CGSize {
    let views = rowViews
    let gaps = spacing * CGFloat(max(views.count - 1, 0))
    let lengths = views.map(length(of:))
    let along =
      distribution == .fillEqually
      ? (lengths.max() ?? 0) * CGFloat(views.count) : lengths.reduce(0, +)
    let across = views.map(breadth(of:)).max() ?? 0
    let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    let size =
      axis == .horizontal
      ? CGSize(width: along + gaps, height: across) : CGSize(width: across, height: along + gaps)
    return CGSize(
      width: size.width + margins.left + margins.right,
      height: size.height + margins.top + margins.bottom)
  }

  /// Places the arranged views.
  open override func layoutSubviews() {
    let views = rowViews
    guard !views.isEmpty else { return }
    let area = isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds
    let room = axis == .horizontal ? area.width : area.height
    let (lengths, gap) = shares(of: views, in: room)
    var position = axis == .horizontal ? area.minX : area.minY
    for (view, length) in zip(views, lengths) {
      let whole = axis == .horizontal ? area.height : area.width
      let own = alignment == .fill ? whole : min(breadth(of: view), whole)
      let offset: CGFloat
      switch alignment {
      case .fill, .leading: offset = 0
      case .center: offset = (whole - own) / 2
      case .trailing: offset = whole - own
      }
      view.frame =
        axis == .horizontal
        ? CGRect(x: position, y: area.minY + offset, width: length, height: own)
        : CGRect(x: area.minX + offset, y: position, width: own, height: length)
      view.setNeedsLayout()
      position += length + gap
    }
  }

  private func shares(of views: [View], in room: CGFloat) -> (lengths: [CGFloat], gap: CGFloat) {
    let count = CGFloat(views.count)
    let inner = max(room - spacing * (count - 1), 0)
    switch distribution {
    case .fillEqually: return (views.map { _ in inner / count }, spacing)
    case .equalSpacing:
      let lengths = views.map(length(of:))
      let rest = room - lengths.reduce(0, +)
      return (lengths, count > 1 ? max(rest / (count - 1), spacing) : 0)
    case .fill:
      var lengths = views.map(length(of:))
      let flexible =
        views.lastIndex {
          self.axis == .horizontal
            ? $0.intrinsicContentSize.width < 0 : $0.intrinsicContentSize.height < 0
        } ?? views.count - 1
      lengths[flexible] = max(lengths[flexible] + inner - lengths.reduce(0, +), 0)
      return (lengths, spacing)
    }
  }
}
