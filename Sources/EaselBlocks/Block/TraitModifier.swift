/// Changes the traits of a block that the container around it uses.
struct TraitModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let change: (inout NodeTraits) -> Void

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    var traits = node.traits
    change(&traits)
    return WrapperNode(node, traits: traits, inputs)
  }
}
