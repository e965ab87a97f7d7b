/// Changes what the container around a block looks at.
struct TraitModifier: NodeModifier {
  static var changesPlace: Bool { false }
  let change: (inout NodeTraits) -> Void

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    var traits = node.traits
    change(&traits)
    return WrapperNode(node, traits: traits, inputs)
  }
}
