import EaselBlocks
import Foundation

extension View {
  /// Sets the text that screen readers read instead of the content of the view.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }
  /// Sets the text that screen readers read instead of the content of the view, if it is enabled.
  @ViewBuilder
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(labelKey) } else { self }
  }
  /// Sets the string that screen readers read instead of the content of the view, if it is enabled.
  @_disfavoredOverload @ViewBuilder
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(label) } else { self }
  }
  /// Sets the text that screen readers read instead of the content of the view, if it is enabled.
  @ViewBuilder
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(label) } else { self }
  }
  /// Returns the view unchanged: its own words are read.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View { inert("accessibilityLabel(content:)") }

  /// Sets the text that screen readers read as the value of the view.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }
  /// Sets the text that screen readers read as the value of the view, if it is enabled.
  @ViewBuilder
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityValue(valueKey) } else { self }
  }

  /// Hides the view from screen readers, if it is enabled.
  @ViewBuilder
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityHidden(hidden) } else { self }
  }

  /// Names the view, so that ``/EaselBlocks/LayoutTree/frame(of:)`` finds it.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    ModifiedBlock(self, IdentifierModifier(identifier: identifier))
  }
  /// Names the view, if it is enabled.
  @ViewBuilder
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityIdentifier(identifier) } else { self }
  }

  /// Returns the view unchanged: documents have no hints for screen readers.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    inert("accessibilityHint")
  }
  /// Returns the view unchanged: documents have no hints for screen readers.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    inert("accessibilityHint")
  }
  /// Returns the view unchanged: documents have no hints for screen readers.
  public func accessibilityHint(_ hint: Text) -> some View { inert("accessibilityHint") }
  /// Returns the view unchanged: nobody speaks to a document.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    inert("accessibilityInputLabels")
  }
  /// Returns the view unchanged: nobody speaks to a document.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    inert("accessibilityInputLabels")
  }
  /// Returns the view unchanged: nobody speaks to a document.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    inert("accessibilityInputLabels")
  }

  /// Sets the text that screen readers read instead of the content of the view.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Sets the text that screen readers read as the value of the view.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Returns the view unchanged: documents have no hints for screen readers.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Hides the view from screen readers.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Names the view.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Adds traits for screen readers.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// Removes traits for screen readers.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// Returns the view unchanged: a document is read in its own order.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
  /// Returns the view unchanged: nobody speaks to a document.
  public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }
}

private struct IdentifierModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let identifier: String

  // Rows often have one identifier, so that it is no destination of references as an id is.
  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    PieceNode(node, inputs) { fragment, _ in
      var named =
        fragment.id == nil
        ? fragment : Fragment(size: fragment.size, children: [Fragment.Child(fragment, at: .zero)])
      named.id = AnyHashable(identifier)
      return named
    }
  }
}
