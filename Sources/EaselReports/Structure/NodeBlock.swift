import EaselBlocks

/// A block that wraps a node, so that modifiers can be applied to it.
struct NodeBlock: PrimitiveBlock {
  typealias Body = Never
  let node: any LayoutNode

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode { node }
}
