/// A block that wraps a node, so that modifiers can be applied to it.
package struct NodeBlock: PrimitiveBlock {
  package typealias Body = Never
  private let node: any LayoutNode

  package init(node: any LayoutNode) { self.node = node }

  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode { node }
}
