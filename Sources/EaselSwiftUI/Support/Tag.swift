import EaselBlocks

/// The trait with the tag of a view.
enum TagTrait {}

/// The value by which a selection names a view.
struct TagValue {
  let value: AnyHashable
  /// The value as an optional one; `nil` if a selection of an optional type does not name it.
  let optional: AnyHashable?
}

extension View {
  /// Sets the value by which the selection of a picker names the view.
  ///
  /// ```swift
  /// Picker("Size", selection: .constant(1)) {
  ///   Text("Small").tag(1)
  ///   Text("Large").tag(2)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - tag: The value.
  ///   - includeOptional: Whether a selection of the optional type names the view, too.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    let value = TagValue(
      value: AnyHashable(tag), optional: includeOptional ? AnyHashable(V?.some(tag)) : nil)
    return ModifiedBlock(self, TagModifier(value: value))
  }
}

private struct TagModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let value: TagValue

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    var traits = node.traits
    traits[TagTrait.self, as: TagValue.self] = value
    return WrapperNode(node, traits: traits, inputs)
  }
}

extension LayoutNode {
  /// Returns whether a selection names the node by its tag, or by its element in a `ForEach`.
  func isSelected(by selections: [AnyHashable]) -> Bool {
    if let tag = traits[TagTrait.self, as: TagValue.self] {
      return selections.contains { $0 == tag.value || $0 == tag.optional }
    }
    guard let element = traits[ElementTrait.self, as: AnyHashable.self] else { return false }
    return selections.contains(element)
  }

  /// The values by which a selection names the node.
  var selectionValues: [AnyHashable] {
    if let tag = traits[TagTrait.self, as: TagValue.self] {
      return [tag.value] + (tag.optional.map { [$0] } ?? [])
    }
    return traits[ElementTrait.self, as: AnyHashable.self].map { [$0] } ?? []
  }
}
