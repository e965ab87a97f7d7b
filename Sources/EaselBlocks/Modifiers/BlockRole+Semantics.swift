import EaselCanvas

extension Block {
  /// Sets the role of the block for screen readers: heading, decoration, label or value.
  ///
  /// A heading is tagged as a heading in PDF and SVG. A decorative block is an artifact. A label
  /// and a value are paragraphs, like all text.
  public func role(_ role: BlockRole) -> some Block {
    ModifiedBlock(self, RoleModifier(role: role))
  }
}

private struct RoleModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let role: BlockRole

  func update(_ inputs: inout NodeInputs) {
    guard case .heading = role else { return }
    inputs.environment.isInTextElement = true
    inputs.environment.isInHeading = true
  }

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    var traits = node.traits
    traits.role = role
    switch role {
    case .decorative:
      let hidden = EffectNode(node, MarkedDrawing(content: .artifact), inputs)
      return WrapperNode(hidden, traits: traits, inputs)
    case .heading(let level):
      let inner = node as? SemanticsNode
      var semantics = inner?.semantics ?? BlockSemantics()
      semantics.headingLevel = AccessibilityHeadingLevel(clamping: level)
      return SemanticsNode(inner?.content ?? node, semantics, traits: traits, inputs)
    case .label, .value: return WrapperNode(node, traits: traits, inputs)
    }
  }
}

extension AccessibilityHeadingLevel {
  /// Creates the level closest to a number.
  fileprivate init(clamping level: Int) {
    self = AccessibilityHeadingLevel(rawValue: UInt(min(max(level, 1), 6))) ?? .h1
  }
}
