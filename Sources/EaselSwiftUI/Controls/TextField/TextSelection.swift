import EaselBlocks

/// The selected part of a text, which is not drawn.
public struct TextSelection: Hashable, Sendable {
  /// The indices of a selection.
  public enum Indices: Hashable, Sendable {
    /// One range, which is empty at an insertion point.
    case selection(Range<String.Index>)
  }

  /// The indices of the selection.
  public var indices: Indices
  /// Whether the selection is an insertion point.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    }
  }

  /// Creates the selection of a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Creates an insertion point.
  public init(insertionPoint: String.Index) {
    self.init(range: insertionPoint..<insertionPoint)
  }
}

extension TextEditor {
  /// Creates an editor of a string with a selection, which is not drawn.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}

extension TextField where Label == Text {
  /// Creates a field with a title and a selection, which is not drawn.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      Text(titleKey), prompt: prompt, text.wrappedValue, axis: axis ?? .horizontal)
  }

  /// Creates a field with a title that is shown unchanged, and a selection, which is not drawn.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(Text(title), prompt: prompt, text.wrappedValue, axis: axis ?? .horizontal)
  }
}
