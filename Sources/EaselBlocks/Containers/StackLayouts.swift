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
  /// The guide by which blocks are aligned.
  public var alignment: VerticalAlignment
  /// Points between two blocks; nil takes the theme's.
  public var spacing: CGFloat?

  /// Makes the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A stack along the horizontal axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// Makes the node that does the work.
  public func makeCache(subviews: Subviews) -> ContainerLayoutCache {
    ContainerLayoutCache(
      node: StackNode(
        subviews.round.children, axis: .horizontal, alignment: alignment.key, spacing: spacing,
        subviews.round.inputs))
  }

  /// The size.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout ContainerLayoutCache
  ) -> CGSize { cache.node.size(proposal) }

  /// Places the blocks.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedSize, subviews: Subviews,
    cache: inout ContainerLayoutCache
  ) { cache.place(subviews, in: bounds, proposal) }
}

/// The layout of a ``VStack`` as a value.
public struct VStackLayout: Layout {
  /// The guide by which blocks are aligned.
  public var alignment: HorizontalAlignment
  /// Points between two blocks; nil takes the theme's.
  public var spacing: CGFloat?

  /// Makes the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A stack along the vertical axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// Makes the node that does the work.
  public func makeCache(subviews: Subviews) -> ContainerLayoutCache {
    ContainerLayoutCache(
      node: StackNode(
        subviews.round.children, axis: .vertical, alignment: alignment.key, spacing: spacing,
        subviews.round.inputs))
  }

  /// The size.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout ContainerLayoutCache
  ) -> CGSize { cache.node.size(proposal) }

  /// Places the blocks.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedSize, subviews: Subviews,
    cache: inout ContainerLayoutCache
  ) { cache.place(subviews, in: bounds, proposal) }
}

/// The layout of a ``ZStack`` as a value.
public struct ZStackLayout: Layout {
  /// The guides by which blocks are aligned.
  public var alignment: Alignment

  /// Makes the layout.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Makes the node that does the work.
  public func makeCache(subviews: Subviews) -> ContainerLayoutCache {
    ContainerLayoutCache(
      node: LayeredNode(
        subviews.round.children, alignment: alignment, subviews.round.inputs))
  }

  /// The size.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout ContainerLayoutCache
  ) -> CGSize { cache.node.size(proposal) }

  /// Places the blocks.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedSize, subviews: Subviews,
    cache: inout ContainerLayoutCache
  ) { cache.place(subviews, in: bounds, proposal) }
}

/// The layout of a ``Grid`` of rows as a value.
public struct GridLayout: Layout {
  /// The guides by which cells are aligned.
  public var alignment: Alignment
  /// Points between two columns; nil takes the theme's.
  public var horizontalSpacing: CGFloat?
  /// Points between two rows; nil takes the theme's.
  public var verticalSpacing: CGFloat?

  /// Makes the layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Makes the node that does the work.
  public func makeCache(subviews: Subviews) -> ContainerLayoutCache {
    ContainerLayoutCache(
      node: GridNode(
        subviews.round.children, alignment: alignment, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing, subviews.round.inputs))
  }

  /// The size.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout ContainerLayoutCache
  ) -> CGSize { cache.node.size(proposal) }

  /// Places the blocks.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedSize, subviews: Subviews,
    cache: inout ContainerLayoutCache
  ) { cache.place(subviews, in: bounds, proposal) }
}
