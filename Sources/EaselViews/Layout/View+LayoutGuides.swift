import EaselCanvas
import Foundation

extension View {
  /// The guides that were added to the view.
  public var layoutGuides: [LayoutGuide] { layoutState?.guides ?? [] }

  /// Adds a guide, taking it from another view that has it.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.kind == .constraints, guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    makeLayoutState().guides.append(guide)
    constraintsDidChange()
    let pending = guide.pendingConstraints
    guide.pendingConstraints = []
    LayoutConstraint.activate(pending)
  }

  /// Takes a guide out, with the constraints on it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self, guide.kind == .constraints else { return }
    var holder: View? = self
    while let view = holder {
      LayoutConstraint.deactivate(
        view.constraints.filter { $0.firstItem === guide || $0.secondItem === guide })
      holder = view.superview
    }
    layoutState?.guides.removeAll { $0 === guide }
    guide.owningView = nil
    constraintsDidChange()
  }

  /// The rectangle within ``layoutMargins``, which are counted from the safe area.
  public var layoutMarginsGuide: LayoutGuide { systemGuide(.margins) }

  /// The rectangle within ``safeAreaInsets``: the part of a page that is not margin.
  public var safeAreaLayoutGuide: LayoutGuide { systemGuide(.safeArea) }

  /// The rectangle within ``layoutMargins``, in their middle and no wider than text reads well.
  public var readableContentGuide: LayoutGuide { systemGuide(.readable) }

  /// Whether the margins are counted from the safe area rather than from the edges; true at first,
  /// as in UIKit.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState?.insetsMarginsFromSafeArea ?? true }
    set {
      makeLayoutState().insetsMarginsFromSafeArea = newValue
      constraintsDidChange()
      setNeedsLayout()
    }
  }

  /// The layout margins with what of the safe area they are counted from.
  var marginsFromEdges: EdgeInsets {
    guard insetsLayoutMarginsFromSafeArea else { return layoutMargins }
    let area = safeAreaInsets
    return EdgeInsets(
      top: layoutMargins.top + area.top, left: layoutMargins.left + area.left,
      bottom: layoutMargins.bottom + area.bottom, right: layoutMargins.right + area.right)
  }

  func systemGuide(_ kind: LayoutGuide.Kind) -> LayoutGuide {
    let state = makeLayoutState()
    if let guide = state.systemGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = LayoutGuide(kind, of: self)
    state.systemGuides.append(guide)
    return guide
  }

  /// Distances from the edges that contents keep free: the margins of a page.
  ///
  /// Set them on the outermost view. A view within has what of them reaches into it, unless it was
  /// given its own.
  public var safeAreaInsets: EdgeInsets {
    get {
      var path: [View] = []
      var one: View? = self
      while let view = one, view.layoutState?.ownSafeArea == nil {
        path.append(view)
        one = view.superview
      }
      guard let start = one, var insets = start.layoutState?.ownSafeArea else { return .zero }
      var outer = start
      for view in path.reversed() {
        let (frame, area) = (view.frame, outer.bounds)
        insets = EdgeInsets(
          top: max(insets.top - (frame.minY - area.minY), 0),
          left: max(insets.left - (frame.minX - area.minX), 0),
          bottom: max(insets.bottom - (area.maxY - frame.maxY), 0),
          right: max(insets.right - (area.maxX - frame.maxX), 0))
        outer = view
      }
      return insets
    }
    set {
      makeLayoutState().ownSafeArea = newValue
      constraintsDidChange()
      setNeedsLayout()
      // A list instead of recursion, which a deep tree would end.
      var pending = [self]
      while let view = pending.popLast() {
        view.safeAreaInsetsDidChange()
        // A view that was given its own keeps it.
        pending += view.subviews.reversed().filter { $0.layoutState?.ownSafeArea == nil }
      }
    }
  }
}
