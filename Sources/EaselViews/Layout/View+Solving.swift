import EaselCanvas
import Foundation

extension View {
  /// Solves the constraints of the tree if something changed; this view must be its outermost view.
  ///
  /// - Returns: Whether the constraints were solved.
  @discardableResult
  func solveConstraintsIfNeeded() -> Bool {
    guard holdsConstraints, let layoutState, layoutState.needsSolving else { return false }
    updateConstraintsIfNeeded()
    layoutState.needsSolving = false
    var system = ConstraintSystem(root: self)
    let solution = system.solve()
    place(system, solution)
    layoutState.diagnostics = solution.diagnostics
    // The part of the safe area inside a view depends on the view's position.
    guard system.safeAreasDidChange() else { return true }
    let second = system.solve()
    place(system, second)
    layoutState.diagnostics = second.diagnostics
    return true
  }

  private func place(_ system: ConstraintSystem, _ solution: ConstraintSolution) {
    for view in system.views {
      guard let box = system.box(of: view), !view.isCollapsed else { continue }
      view.take(solution.rect(of: box), isRoot: view === self)
    }
    for guide in system.guides {
      guard let box = system.box(of: guide) else { continue }
      guide.solvedFrame = solution.rect(of: box)
      if guide.kind == .contents, guide.isReferenced {
        guide.owningView?.scrolledContents?.takeContentSize(guide.solvedFrame.size)
      }
    }
  }

  /// Calls ``updateConstraints()`` of the views that requested it, subviews first.
  func updateConstraintsBelow() {
    var order: [View] = []
    var pending = [self]
    while let view = pending.popLast() {
      order.append(view)
      pending += view.subviews.filter(\.holdsConstraints)
    }
    for view in order.reversed() {
      guard let state = view.layoutState, state.needsUpdateConstraints else { continue }
      state.needsUpdateConstraints = false
      view.updateConstraints()
    }
  }

  /// Returns whether ``updateConstraints()`` is called before the layout is solved again.
  public func needsUpdateConstraints() -> Bool { layoutState?.needsUpdateConstraints ?? false }

  /// Whether the view is hidden and its superview's arrangement leaves it out.
  private var isCollapsed: Bool { isHidden && superview?.leavesOut(self) == true }

  /// Sets the position and size that constraints give the view; its transform stays.
  private func take(_ rect: CGRect, isRoot: Bool) {
    let isFinite = [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
    guard isFinite else { return }
    let corner = CGPoint(
      x: center.x - layer.anchorPoint.x * bounds.width,
      y: center.y - layer.anchorPoint.y * bounds.height)
    layoutState?.isChangingLayout = true
    defer { layoutState?.isChangingLayout = false }
    let size = bounds.size
    if size != rect.size { bounds.size = rect.size }
    // The outermost view keeps its position.
    let origin = isRoot ? corner : rect.origin
    let anchor = CGPoint(
      x: origin.x + layer.anchorPoint.x * rect.width,
      y: origin.y + layer.anchorPoint.y * rect.height)
    guard center != anchor || size != rect.size else { return }
    if center != anchor { center = anchor }
    // The superview may place other views relative to this view's frame.
    superview?.setNeedsLayout()
  }
}

extension ConstraintSolution {
  func rect(of box: ConstraintSystem.Box) -> CGRect {
    CGRect(
      x: values[box.position(.horizontal)], y: values[box.position(.vertical)],
      width: max(values[box.size(.horizontal)], 0), height: max(values[box.size(.vertical)], 0))
  }
}

extension View {
  /// The target size of zero, for which ``systemLayoutSizeFitting(_:)`` returns the smallest size.
  public static var layoutFittingCompressedSize: CGSize { .zero }

  /// The target size of 10,000 × 10,000 points, for which ``systemLayoutSizeFitting(_:)`` returns
  /// the largest size.
  ///
  /// The value is that of UIKit.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// Returns the size that the constraints in the view give it, close to a target size.
  func fittingSize(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let hadState = layoutState != nil
    var system = ConstraintSystem(
      root: self, size: .fitting(targetSize, horizontal: horizontal, vertical: vertical))
    let solution = system.solve()
    guard let box = system.box(of: self) else { return targetSize }
    if !hadState { layoutState = nil }
    return solution.rect(of: box).size
  }
}
