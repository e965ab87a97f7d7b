import EaselCanvas
import Foundation

extension ConstraintSystem {
  typealias Axis = LayoutConstraint.Axis

  /// Returns the width or the height of an item.
  func length(of item: any LayoutItem, _ axis: Axis) -> LinearExpression {
    (item as? LayoutGuide)?.isReferenced = true
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

  /// Returns the start of an item in the coordinate system of a view that contains it; otherwise
  /// `nil`.
  func position(of item: any LayoutItem, _ axis: Axis, in space: View) -> LinearExpression? {
    guard let guide = item as? LayoutGuide else {
      return (item as? View).flatMap { position(ofView: $0, axis, in: space) }
    }
    guard let owner = guide.owningView,
      var result = position(ofView: owner, axis, in: space)
    else { return nil }
    if let box = box(of: guide) {
      // The position of a guide is relative to its owner's origin.
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
        result.constant += start(of: one, axis)
      }
      guard one !== root, let parent = one.superview else { return nil }
      if parent === space { return result }
      result.constant -= origin(of: parent, axis)
      one = parent
    }
  }

  private func origin(of view: View, _ axis: Axis) -> Double {
    view.makeLayoutState().referencedOrigin = view.bounds.origin
    return axis == .horizontal ? view.bounds.minX : view.bounds.minY
  }

  /// Returns the start of a view's frame in its superview, without its transform.
  private func start(of view: View, _ axis: Axis) -> Double {
    let anchor = view.layer.anchorPoint
    return axis == .horizontal
      ? view.center.x - anchor.x * view.bounds.width
      : view.center.y - anchor.y * view.bounds.height
  }

  /// Returns the distances between an item's frame and its alignment rectangle.
  func alignmentInsets(
    of item: any LayoutItem, _ axis: Axis
  ) -> (before: Double, after: Double) {
    guard let view = item as? View else { return (0, 0) }
    return alignmentInsets(of: view, axis)
  }

  func alignmentInsets(of view: View, _ axis: Axis) -> (before: Double, after: Double) {
    Self.pair(view.alignmentRectInsets, axis)
  }

  /// Returns the width or the height of an item's alignment rectangle.
  func alignedLength(of item: any LayoutItem, _ axis: Axis) -> LinearExpression {
    guard let view = item as? View else { return length(of: item, axis) }
    return alignedLength(of: view, axis)
  }

  /// Returns the width or the height of a view's alignment rectangle.
  func alignedLength(of view: View, _ axis: Axis) -> LinearExpression {
    var result = length(of: view, axis)
    let insets = alignmentInsets(of: view, axis)
    result.constant -= insets.before + insets.after
    return result
  }

  /// Returns the start of a view's alignment rectangle.
  func alignedPosition(of view: View, _ axis: Axis, in space: View) -> LinearExpression? {
    var result = position(of: view, axis, in: space)
    result?.constant += alignmentInsets(of: view, axis).before
    return result
  }

  private func insets(of guide: LayoutGuide, _ axis: Axis) -> (before: Double, after: Double) {
    guard let owner = guide.owningView else { return (0, 0) }
    switch guide.kind {
    case .safeArea: return Self.pair(owner.safeAreaInsets, axis)
    case .margins, .readable: return Self.pair(owner.marginsFromEdges, axis)
    case .constraints, .contents, .visible: return (0, 0)
    }
  }

  private static func pair(_ insets: EdgeInsets, _ axis: Axis) -> (before: Double, after: Double) {
    axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  /// Returns the value of an item's attribute in the coordinate system of a view that contains it.
  ///
  /// - Parameter isMirrored: Whether leading is right. Horizontal positions are then measured from
  ///   right to left, which also reverses constants and inequalities.
  func value(
    of attribute: LayoutConstraint.Attribute, of item: any LayoutItem, in space: View,
    isMirrored: Bool
  ) -> LinearExpression? {
    let axis = attribute.dimension == .x || attribute == .width ? Axis.horizontal : .vertical
    if attribute.dimension == .size { return alignedLength(of: item, axis) }
    if attribute == .firstBaseline || attribute == .lastBaseline {
      return baseline(of: item, isFirst: attribute == .firstBaseline, in: space)
    }
    guard let start = position(of: item, axis, in: space) else { return nil }
    var extent = (start: start, size: length(of: item, axis))
    // For its subviews, a view is its bounds.
    if item !== space, !attribute.isOfMargins {
      let insets = alignmentInsets(of: item, axis)
      extent.start.constant += insets.before
      extent.size.constant -= insets.before + insets.after
    }
    if attribute.isOfContents, let contents = contents(of: item, axis, in: space) {
      extent = contents
    }
    let coordinate = Self.coordinate(isMirrored ? attribute.mirrored : attribute, in: extent) {
      Self.pair((item as? View)?.marginsFromEdges ?? .zero, axis)
    }
    return isMirrored && axis == .horizontal ? coordinate.map { $0 * -1 } : coordinate
  }

  private static func coordinate(
    _ attribute: LayoutConstraint.Attribute,
    in extent: (start: LinearExpression, size: LinearExpression),
    margins: () -> (before: Double, after: Double)
  ) -> LinearExpression? {
    let (start, size) = extent
    switch attribute {
    case .notAnAttribute, .width, .height, .firstBaseline, .lastBaseline: return nil
    case .left, .top, .leading: return start
    case .right, .bottom, .trailing: return start + size
    case .centerX, .centerY: return start + size * 0.5
    case .leftMargin, .topMargin, .leadingMargin:
      return start + LinearExpression(margins().before)
    case .rightMargin, .bottomMargin, .trailingMargin:
      return start + size - LinearExpression(margins().after)
    case .centerXWithinMargins, .centerYWithinMargins:
      let margins = margins()
      return start + size * 0.5 + LinearExpression((margins.before - margins.after) / 2)
    }
  }

  /// Returns the extent of a scroll view's contents, which attributes of the scroll view refer to.
  ///
  /// `nil` for other items.
  private func contents(
    of item: any LayoutItem, _ axis: Axis, in space: View
  ) -> (start: LinearExpression, size: LinearExpression)? {
    guard let scroll = space.scrolledContents, item.layoutView === space else { return nil }
    var insets = (before: 0.0, after: 0.0)
    if let guide = item as? LayoutGuide {
      guard guide.kind == .margins else { return nil }
      insets = self.insets(of: guide, axis)
    }
    let size = length(of: scroll.contentLayoutGuide, axis)
    return (
      LinearExpression(insets.before), size - LinearExpression(insets.before + insets.after)
    )
  }

  private func baseline(of item: any LayoutItem, isFirst: Bool, in space: View) -> LinearExpression?
  {
    var item = item
    // A view can refer to another view's baseline, but a cycle must end.
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
