import EaselBlocks

/// A block that is an existing node, so that modifiers of blocks can be applied to it.
struct NodeBlock: PrimitiveBlock {
  let node: any LayoutNode

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode { node }
}
