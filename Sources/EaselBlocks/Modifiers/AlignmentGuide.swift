import Foundation

extension Block {
  /// Sets the block's own position of a guide from side to side.
  ///
  /// ```swift
  /// Text("Σ").alignmentGuide(.leading) { size in size[.leading] - 12 }
  /// ```
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: The position in points from the leading side, of the block's size and guides.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (LayoutDimensions) -> CGFloat
  ) -> some Block {
    ModifiedBlock(self, AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }

  /// Sets the block's own position of a guide from top to bottom.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: The position in points from the upper side, of the block's size and guides.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (LayoutDimensions) -> CGFloat
  ) -> some Block {
    ModifiedBlock(self, AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }
}

private struct AlignmentGuideModifier: NodeModifier {
  static var changesPlace: Bool { false }
  let key: AlignmentKey
  let compute: (LayoutDimensions) -> CGFloat

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    AlignmentGuideNode(node, key, { dimensions in inputs.run { compute(dimensions) } }, inputs)
  }
}

/// A block with a guide of its own.
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
    // The parent would place it nowhere.
    return value.isFinite ? max(-CGSize.largestLength, min(CGSize.largestLength, value)) : nil
  }
}
