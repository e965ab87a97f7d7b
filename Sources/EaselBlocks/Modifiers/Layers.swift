import Foundation

extension Block {
  /// Draws blocks in front of this block, whose size does not change.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the blocks with this one.
  ///   - content: The blocks, which are proposed this block's size.
  public func overlay<Content: Block>(
    alignment: Alignment = .center, @BlockBuilder content: () -> Content
  ) -> some Block {
    ModifiedBlock(self, LayerModifier(layer: content(), alignment: alignment, isInFront: true))
  }

  /// Draws a block in front of this block, whose size does not change.
  ///
  /// - Parameters:
  ///   - content: The other block, which is proposed this block's size.
  ///   - alignment: The alignment of the other block with this one.
  @_disfavoredOverload
  public func overlay<Content: Block>(
    _ content: Content, alignment: Alignment = .center
  ) -> some Block {
    ModifiedBlock(self, LayerModifier(layer: content, alignment: alignment, isInFront: true))
  }

  /// Draws blocks behind this block, whose size does not change.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the blocks with this one.
  ///   - content: The blocks, which are proposed this block's size.
  public func background<Content: Block>(
    alignment: Alignment = .center, @BlockBuilder content: () -> Content
  ) -> some Block {
    ModifiedBlock(self, LayerModifier(layer: content(), alignment: alignment, isInFront: false))
  }

  /// Draws a block behind this block, whose size does not change.
  ///
  /// - Parameters:
  ///   - content: The other block, which is proposed this block's size.
  ///   - alignment: The alignment of the other block with this one.
  @_disfavoredOverload
  public func background<Content: Block>(
    _ content: Content, alignment: Alignment = .center
  ) -> some Block {
    ModifiedBlock(self, LayerModifier(layer: content, alignment: alignment, isInFront: false))
  }
}

struct LayerModifier: NodeModifier {
  let layer: any Block
  let alignment: Alignment
  let isInFront: Bool

  package init(layer: any Block, alignment: Alignment, isInFront: Bool) {
    self.layer = layer
    self.alignment = alignment
    self.isInFront = isInFront
  }

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    let layer = layerInputs(inputs).node(of: layer, alignment: alignment)
    return LayerNode(node, layer, alignment: alignment, isInFront: isInFront, inputs)
  }

  @inline(never)
  private func layerInputs(_ inputs: NodeInputs) -> NodeInputs {
    inputs.appending(.position(isInFront ? 1 : 2)).entering(isInFront ? "overlay" : "background")
  }
}

/// The node of a block with another block in front of it or behind it.
private final class LayerNode: WrapperNode {
  private let layer: any LayoutNode
  private let alignment: Alignment
  private let isInFront: Bool

  init(
    _ content: any LayoutNode, _ layer: any LayoutNode, alignment: Alignment, isInFront: Bool,
    _ inputs: NodeInputs
  ) {
    self.layer = layer
    self.alignment = alignment
    self.isInFront = isInFront
    super.init(content, inputs)
  }

  override func layOut(_ proposal: ProposedSize) -> Fragment {
    let fragment = content.place(proposal)
    return layered(fragment, content.dimensions(proposal, fragment.size))
  }

  /// Fills a region with the block; each of its pieces gets a layer of its own.
  override func fill(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill {
    fillContent(region, from: cursor, &page, layered)
  }

  private func layered(_ fragment: Fragment, _ dimensions: LayoutDimensions) -> Fragment {
    let size = fragment.size
    let proposal = ProposedSize(size)
    let other = layer.place(proposal)
    var origin = alignment.origin(of: layer.dimensions(proposal, other.size), in: dimensions)
    if isMirrored { origin.x = size.width - origin.x - other.size.width }
    let main = Fragment.Child(fragment, at: .zero)
    let added = Fragment.Child(other, at: origin)
    return Fragment(size: size, children: isInFront ? [main, added] : [added, main])
  }
}
