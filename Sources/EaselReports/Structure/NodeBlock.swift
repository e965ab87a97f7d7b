import EaselBlocks

/// A node as a block, to give it modifiers.
struct NodeBlock: PrimitiveBlock {
  typealias Body = Never
  let node: any LayoutNode

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode { node }
}
