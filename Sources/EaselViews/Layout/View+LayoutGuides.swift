import EaselCanvas
import Foundation

extension View {
  /// The layout guides that were added to the view.
  public var layoutGuides: [LayoutGuide] { layoutState?.guides ?? [] }

  /// Adds a layout guide to the view and removes it from its former view.
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

  /// Removes a layout guide from the view, with the constraints on it.
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

  /// The guide for the rectangle inside ``layoutMargins``, which are measured from the safe area by
  /// default.
  public var layoutMarginsGuide: LayoutGuide { systemGuide(.margins) }

  /// The guide for the rectangle inside ``safeAreaInsets``, such as a page without its margins.
  public var safeAreaLayoutGuide: LayoutGuide { systemGuide(.safeArea) }

  /// The guide for readable text: centered inside ``layoutMargins``, and at most 672 points wide.
  public var readableContentGuide: LayoutGuide { systemGuide(.readable) }

  /// Whether ``layoutMargins`` are measured from the safe area, instead of the edges; the default
  /// is true.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState?.insetsMarginsFromSafeArea ?? true }
    set {
      makeLayoutState().insetsMarginsFromSafeArea = newValue
      constraintsDidChange()
      setNeedsLayout()
    }
  }

  /// The layout margins as distances from the edges, including the safe area if it applies.
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

  /// The distances from the view's edges to the area for its contents, such as page margins, in
  /// points; zero by default.
  ///
  /// Set them on the outermost view. Each descendant has the part of the insets that overlaps it,
  /// unless it has insets of its own.
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
      // A list instead of recursion: a deep tree would exhaust the stack.
      var pending = [self]
      while let view = pending.popLast() {
        view.safeAreaInsetsDidChange()
        // A view with insets of its own keeps them.
        pending += view.subviews.reversed().filter { $0.layoutState?.ownSafeArea == nil }
      }
    }
  }
}
