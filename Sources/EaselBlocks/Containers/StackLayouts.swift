import Foundation

/// The values that the layouts of stacks and grids keep between calls.
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

/// The layout of an ``HStack`` as a value.
public struct HStackLayout: Layout {
  /// The guide by which the blocks are aligned.
  public var alignment: VerticalAlignment
  /// The space between two blocks, in points; `nil` uses the theme's stack spacing.
  public var spacing: CGFloat?

  /// Creates a layout with an alignment and a spacing.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a stack along the horizontal axis.
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

  /// Returns the size of the stack for a proposal.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout ContainerLayoutCache
  ) -> CGSize { cache.node.size(proposal) }

  /// Places the blocks side by side.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedSize, subviews: Subviews,
    cache: inout ContainerLayoutCache
  ) { cache.place(subviews, in: bounds, proposal) }
}

/// The layout of a ``VStack`` as a value.
public struct VStackLayout: Layout {
  /// The guide by which the blocks are aligned.
  public var alignment: HorizontalAlignment
  /// The space between two blocks, in points; `nil` uses the theme's stack spacing.
  public var spacing: CGFloat?

  /// Creates a layout with an alignment and a spacing.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a stack along the vertical axis.
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

  /// Returns the size of the stack for a proposal.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout ContainerLayoutCache
  ) -> CGSize { cache.node.size(proposal) }

  /// Places the blocks one below another.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedSize, subviews: Subviews,
    cache: inout ContainerLayoutCache
  ) { cache.place(subviews, in: bounds, proposal) }
}

/// The layout of a ``ZStack`` as a value.
public struct ZStackLayout: Layout {
  /// The guides by which the blocks are aligned.
  public var alignment: Alignment

  /// Creates a layout with an alignment.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Returns the cache for computing the sizes and positions of the blocks.
  public func makeCache(subviews: Subviews) -> ContainerLayoutCache {
    ContainerLayoutCache(
      node: LayeredNode(
        subviews.round.children, alignment: alignment, subviews.round.inputs))
  }

  /// Returns the size of the stack for a proposal.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout ContainerLayoutCache
  ) -> CGSize { cache.node.size(proposal) }

  /// Places the blocks in front of one another.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedSize, subviews: Subviews,
    cache: inout ContainerLayoutCache
  ) { cache.place(subviews, in: bounds, proposal) }
}

/// The layout of a ``Grid`` of rows as a value.
public struct GridLayout: Layout {
  /// The guides by which the cells are aligned in their columns and rows.
  public var alignment: Alignment
  /// The space between two columns, in points; `nil` uses the theme's stack spacing.
  public var horizontalSpacing: CGFloat?
  /// The space between two rows, in points; `nil` uses the theme's stack spacing.
  public var verticalSpacing: CGFloat?

  /// Creates a layout with an alignment and spacings.
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

  /// Returns the size of the grid for a proposal.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout ContainerLayoutCache
  ) -> CGSize { cache.node.size(proposal) }

  /// Places the cells in rows and columns.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedSize, subviews: Subviews,
    cache: inout ContainerLayoutCache
  ) { cache.place(subviews, in: bounds, proposal) }
}
