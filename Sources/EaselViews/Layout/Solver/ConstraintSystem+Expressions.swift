import EaselCanvas
import Foundation

extension ConstraintSystem {
  typealias Axis = LayoutConstraint.Axis

  /// The width or the height of an item.
  func length(of item: any LayoutItem, _ axis: Axis) -> LinearExpression {
    if let box = box(of: item) { return LinearExpression(variable: box.size(axis)) }
    if let view = item as? View {
      view.makeLayoutState().isReferenced = true
      return LinearExpression(axis == .horizontal ? view.bounds.width : view.bounds.height)
    }
    guard let guide = item as? LayoutGuide, let owner = guide.owningView else {
      return LinearExpression()
    }
    let insets = insets(of: guide, axis)
    var result = length(of: owner, axis)
    result.constant -= insets.before + insets.after
    return result
  }

  /// Where an item begins, in the space of a view around it; nil if it does not lie in that.
  func position(of item: any LayoutItem, _ axis: Axis, in space: View) -> LinearExpression? {
    guard let guide = item as? LayoutGuide else {
      return (item as? View).flatMap { position(ofView: $0, axis, in: space) }
    }
    guard let owner = guide.owningView,
      var result = position(ofView: owner, axis, in: space)
    else { return nil }
    if let box = box(of: guide) {
      // A guide's place counts from its owner's origin.
      if owner === space { result = LinearExpression() }
      result.add(1, times: box.position(axis))
      if owner !== space { result.constant -= origin(of: owner, axis) }
    } else {
      result.constant += insets(of: guide, axis).before
    }
    return result
  }

  private func position(ofView view: View, _ axis: Axis, in space: View) -> LinearExpression? {
    guard view !== space else { return LinearExpression(origin(of: view, axis)) }
    var result = LinearExpression()
    var one = view
    while true {
      if let box = box(of: one) {
        result.add(1, times: box.position(axis))
      } else {
        one.makeLayoutState().isReferenced = true
        result.constant += place(of: one, axis)
      }
      guard one !== root, let parent = one.superview else { return nil }
      if parent === space { return result }
      result.constant -= origin(of: parent, axis)
      one = parent
    }
  }

  private func origin(of view: View, _ axis: Axis) -> Double {
    axis == .horizontal ? view.bounds.minX : view.bounds.minY
  }

  /// Where a view's frame begins in its superview, its transform aside.
  private func place(of view: View, _ axis: Axis) -> Double {
    let anchor = view.layer.anchorPoint
    return axis == .horizontal
      ? view.center.x - anchor.x * view.bounds.width
      : view.center.y - anchor.y * view.bounds.height
  }

  private func insets(of guide: LayoutGuide, _ axis: Axis) -> (before: Double, after: Double) {
    guard let owner = guide.owningView, guide.kind != .constraints else { return (0, 0) }
    return Self.pair(
      guide.kind == .safeArea ? owner.safeAreaInsets : owner.marginsFromEdges, axis)
  }

  private static func pair(_ insets: EdgeInsets, _ axis: Axis) -> (before: Double, after: Double) {
    axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  /// The value of a part of an item, in the space of a view around it.
  ///
  /// - Parameter isMirrored: Whether leading is right. Horizontal places are then counted from
  ///   right to left, which turns constants and order round, too.
  func value(
    of attribute: LayoutConstraint.Attribute, of item: any LayoutItem, in space: View,
    isMirrored: Bool
  ) -> LinearExpression? {
    let axis = attribute.dimension == .x || attribute == .width ? Axis.horizontal : .vertical
    let size = length(of: item, axis)
    if attribute.dimension == .size { return size }
    guard let start = position(of: item, axis, in: space) else { return nil }
    let margins = Self.pair((item as? View)?.marginsFromEdges ?? .zero, axis)
    func moved(_ expression: LinearExpression, by distance: Double) -> LinearExpression {
      expression + LinearExpression(distance)
    }
    switch attribute {
    case .notAnAttribute, .width, .height: return nil
    case .left, .top: return start
    case .right, .bottom: return start + size
    case .leading: return isMirrored ? (start + size) * -1 : start
    case .trailing: return isMirrored ? start * -1 : start + size
    case .centerX, .centerY: return start + size * 0.5
    case .leftMargin, .topMargin: return moved(start, by: margins.before)
    case .rightMargin, .bottomMargin: return moved(start + size, by: -margins.after)
    case .leadingMargin:
      return isMirrored
        ? moved(start + size, by: -margins.after) * -1 : moved(start, by: margins.before)
    case .trailingMargin:
      return isMirrored
        ? moved(start, by: margins.before) * -1 : moved(start + size, by: -margins.after)
    case .centerXWithinMargins, .centerYWithinMargins:
      return moved(start + size * 0.5, by: (margins.before - margins.after) / 2)
    case .firstBaseline, .lastBaseline:
      return baseline(of: item, isFirst: attribute == .firstBaseline, in: space)
    }
  }

  private func baseline(of item: any LayoutItem, isFirst: Bool, in space: View) -> LinearExpression?
  {
    var item = item
    // Views may hand the question on, but not for ever.
    var seen: Set<ObjectIdentifier> = []
    while let view = item as? View, seen.insert(ObjectIdentifier(view)).inserted {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view, next.isDescendant(of: view) else { break }
      item = next
    }
    guard let start = position(of: item, .vertical, in: space) else { return nil }
    let size = length(of: item, .vertical)
    if let offset = (item as? View)?.baselineBelowMiddle(
      isFirst: isFirst, atWidth: widths[ObjectIdentifier(item)])
    {
      return start + size * 0.5 + LinearExpression(offset)
    }
    return isFirst ? start : start + size
  }
}
