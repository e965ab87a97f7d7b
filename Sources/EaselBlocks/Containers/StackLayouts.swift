import Foundation

/// The values that the layouts of stacks and grids keep between calls of their methods.
public struct ContainerLayoutCache {
  fileprivate let node: ContainerNode

  fileprivate func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedSize) {
    for (index, item) in node.arrangement(proposal).items.enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + item.origin.x, y: bounds.minY + item.origin.y),
        proposal: item.proposal)
    }
  }
}

/// A layout that places blocks side by side, as an ``HStack`` does.
public struct HStackLayout: Layout {
  /// The guide by which the blocks are aligned vertically; the default is `center`.
  public var alignment: VerticalAlignment
  /// The space between adjacent blocks, in points; `nil`, the default, uses the theme's stack
  /// spacing.
  public var spacing: CGFloat?

  /// Creates a layout of blocks side by side with an alignment and a spacing in points.
  ///
  /// A spacing of `nil` is the theme's stack spacing, and no space beside a ``Spacer``.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of the layout: it is a stack along the horizontal axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// Returns the cache for computing the sizes and positions of the blocks.
  public func makeCache(subviews: Subviews) -> ContainerLayoutCache {
    ContainerLayoutCache(
      node: StackNode(
        subviews.round.children, axis: .horizontal, alignment: alignment.key, spacing: spacing,
        subviews.round.inputs))
  }

  /// Returns the size of the stack, in points, for a proposed size.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout ContainerLayoutCache
  ) -> CGSize { cache.node.size(proposal) }

  /// Places the blocks side by side, from the leading to the trailing side.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedSize, subviews: Subviews,
    cache: inout ContainerLayoutCache
  ) { cache.place(subviews, in: bounds, proposal) }
}

/// A layout that places blocks one below another, as a ``VStack`` does.
public struct VStackLayout: Layout {
  /// The guide by which the blocks are aligned horizontally; the default is `center`.
  public var alignment: HorizontalAlignment
  /// The space between adjacent blocks, in points; `nil`, the default, uses the theme's stack
  /// spacing.
  public var spacing: CGFloat?

  /// Creates a layout of blocks one below another with an alignment and a spacing in points.
  ///
  /// A spacing of `nil` is the theme's stack spacing, and no space beside a ``Spacer``.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of the layout: it is a stack along the vertical axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// Returns the cache for computing the sizes and positions of the blocks.
  public func makeCache(subviews: Subviews) -> ContainerLayoutCache {
    ContainerLayoutCache(
      node: StackNode(
        subviews.round.children, axis: .vertical, alignment: alignment.key, spacing: spacing,
        subviews.round.inputs))
  }

  /// Returns the size of the stack, in points, for a proposed size.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout ContainerLayoutCache
  ) -> CGSize { cache.node.size(proposal) }

  /// Places the blocks one below another, from top to bottom.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedSize, subviews: Subviews,
    cache: inout ContainerLayoutCache
  ) { cache.place(subviews, in: bounds, proposal) }
}

/// A layout that places blocks in front of one another, as a ``ZStack`` does.
public struct ZStackLayout: Layout {
  /// The guides by which the blocks are aligned on both axes; the default is `center`.
  public var alignment: Alignment

  /// Creates a layout of blocks in front of one another with an alignment.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Returns the cache for computing the sizes and positions of the blocks.
  public func makeCache(subviews: Subviews) -> ContainerLayoutCache {
    ContainerLayoutCache(
      node: LayeredNode(
        subviews.round.children, alignment: alignment, subviews.round.inputs))
  }

  /// Returns the size of the stack, in points, for a proposed size.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout ContainerLayoutCache
  ) -> CGSize { cache.node.size(proposal) }

  /// Places the blocks in front of one another, the first one at the back.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedSize, subviews: Subviews,
    cache: inout ContainerLayoutCache
  ) { cache.place(subviews, in: bounds, proposal) }
}

/// A layout that places cells in rows and columns, as a ``Grid`` of ``GridRow``s does.
public struct GridLayout: Layout {
  /// The guides by which the cells are aligned in their columns and rows; the default is `center`.
  public var alignment: Alignment
  /// The space between adjacent columns, in points; `nil`, the default, uses the theme's stack
  /// spacing.
  public var horizontalSpacing: CGFloat?
  /// The space between adjacent rows, in points; `nil`, the default, uses the theme's stack
  /// spacing.
  public var verticalSpacing: CGFloat?

  /// Creates a layout of rows and columns with an alignment and spacings in points.
  ///
  /// A spacing of `nil` is the theme's stack spacing.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Returns the cache for computing the sizes and positions of the cells.
  public func makeCache(subviews: Subviews) -> ContainerLayoutCache {
    ContainerLayoutCache(
      node: GridNode(
        subviews.round.children, alignment: alignment, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing, subviews.round.inputs))
  }

  /// Returns the size of the grid, in points, for a proposed size.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout ContainerLayoutCache
  ) -> CGSize { cache.node.size(proposal) }

  /// Places the cells in rows from top to bottom and in columns from the leading side.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedSize, subviews: Subviews,
    cache: inout ContainerLayoutCache
  ) { cache.place(subviews, in: bounds, proposal) }
}
