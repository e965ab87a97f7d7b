import EaselBlocks

/// An option of a picker: a node of its content.
struct PickerOption {
  let node: any LayoutNode
  let isSelected: Bool

  var view: NodeBlock { NodeBlock(node: node) }
}

extension LayoutNode {
  /// Whether a selection can name the node.
  fileprivate var hasTag: Bool {
    traits[TagTrait.self, as: TagValue.self] != nil
      || traits[ElementTrait.self, as: AnyHashable.self] != nil
  }
}

/// A view that is made of the options of a picker.
struct PickerOptions<Content: View, Result: View>: PrimitiveBlock {
  let content: Content
  let selections: [AnyHashable]
  let make: ([PickerOption]) -> Result

  init(
    content: Content, selections: [AnyHashable],
    @ViewBuilder make: @escaping ([PickerOption]) -> Result
  ) {
    self.content = content
    self.selections = selections
    self.make = make
  }

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    var inner = inputs.appending(.position(0))
    inner.marksElements = true
    // A divider between options is none.
    let nodes = inner.nodes(of: content).filter { !$0.isPaint || $0.hasTag }
    let options = nodes.map {
      PickerOption(node: $0, isSelected: $0.isSelected(by: selections))
    }
    return inputs.appending(.position(1)).node(of: make(options))
  }
}

/// Makes a row of each option of a picker, with a checkmark if it is selected.
struct CheckedRows: NodeModifier {
  let selections: [AnyHashable]

  func update(_ inputs: inout NodeInputs) { inputs.marksElements = true }

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    let row = HStack(spacing: 8) {
      NodeBlock(node: node)
      Spacer(minLength: 0)
      if node.isSelected(by: selections) { Glyph.selection }
    }
    return inputs.node(of: row)
  }
}
