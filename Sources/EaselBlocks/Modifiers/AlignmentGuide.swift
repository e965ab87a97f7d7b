import Foundation

extension Block {
  /// Sets the position of a horizontal alignment guide in the block, computed by a closure in
  /// points from the leading side.
  ///
  /// ```swift
  /// Text("Σ").alignmentGuide(.leading) { size in size[.leading] - 12 }
  /// ```
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: Returns the position, in points from the leading side, for the block's size
  ///     and guides. A position that is not finite is ignored.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (LayoutDimensions) -> CGFloat
  ) -> some Block {
    ModifiedBlock(self, AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }

  /// Sets the position of a vertical alignment guide in the block, computed by a closure in points
  /// from the upper side.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: Returns the position, in points from the upper side, for the block's size
  ///     and guides. A position that is not finite is ignored.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (LayoutDimensions) -> CGFloat
  ) -> some Block {
    ModifiedBlock(self, AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }
}

private struct AlignmentGuideModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let key: AlignmentKey
  let compute: (LayoutDimensions) -> CGFloat

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    AlignmentGuideNode(node, key, { dimensions in inputs.run { compute(dimensions) } }, inputs)
  }
}

/// The node of a block with a custom position of a guide.
private final class AlignmentGuideNode: WrapperNode {
  private let key: AlignmentKey
  private let compute: (LayoutDimensions) -> CGFloat

  init(
    _ content: any LayoutNode, _ key: AlignmentKey,
    _ compute: @escaping (LayoutDimensions) -> CGFloat, _ inputs: NodeInputs
  ) {
    self.key = key
    self.compute = compute
    var traits = content.traits
    traits.guides.insert(.custom)
    super.init(content, traits: traits, inputs)
  }

  override func guide(_ key: AlignmentKey, _ proposal: ProposedSize) -> CGFloat? {
    guard key == self.key else { return content.explicitGuide(key, proposal) }
    let value = compute(content.dimensions(proposal))
    // With a position that is not finite the parent could not place the block.
    return value.isFinite ? max(-CGSize.largestLength, min(CGSize.largestLength, value)) : nil
  }
}
