import EaselBlocks
import EaselCanvas
import Foundation

extension Block {
  /// Sets the block's tag in the structure of the document; a block that is broken over pages is
  /// still one element.
  func tagged(_ kind: MarkedContent.Tag.Kind) -> some Block {
    ModifiedBlock(self, TagModifier(tag: MarkedContent.Tag(kind)))
  }

  /// Sets the block's tag in the structure of the document.
  func tagged(_ tag: MarkedContent.Tag) -> some Block {
    ModifiedBlock(self, TagModifier(tag: tag))
  }
}

struct TagModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let tag: MarkedContent.Tag

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    let key = ElementKey()
    return PieceNode(node, inputs) { fragment, position in
      fragment.tagged(tag, key: key, position)
    }
  }
}

/// A column of blocks that is one element.
struct TaggedColumn<Content: Block>: Block {
  let kind: MarkedContent.Tag.Kind
  let spacing: CGFloat?
  let content: Content

  init(
    _ kind: MarkedContent.Tag.Kind, spacing: CGFloat? = 0, @BlockBuilder content: () -> Content
  ) {
    self.kind = kind
    self.spacing = spacing
    self.content = content()
  }

  var body: some Block {
    VStack(alignment: .leading, spacing: spacing) { content }
      .frame(maxWidth: .infinity, alignment: .leading)
      .tagged(kind)
  }
}
