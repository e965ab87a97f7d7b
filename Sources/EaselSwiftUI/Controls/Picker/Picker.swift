import EaselBlocks

/// A choice of one of several options, drawn at rest in the style of the picker.
///
/// ```swift
/// Picker("Flavor", selection: .constant("Lemon")) {
///   ForEach(["Lemon", "Vanilla"], id: \.self) { Text($0).tag($0) }
/// }
/// .pickerStyle(.segmented)
/// ```
///
/// An option is selected if its ``EaselBlocks/Block/tag(_:includeOptional:)`` is the selection. An option
/// of a `ForEach` without a tag has the identity of its element as its tag.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let label: Label
  let selections: [AnyHashable]
  let content: Content
  let currentValue: AnyView?
  @Environment(\.pickerLook) private var look
  @Environment(\.isInListRow) private var isInListRow

  init(
    _ label: Label, _ selections: [AnyHashable], _ content: Content, currentValue: AnyView? = nil
  ) {
    self.label = label
    self.selections = selections
    self.content = content
    self.currentValue = currentValue
  }

  /// The view that draws the picker in its style.
  public var body: some View {
    switch look {
    case .automatic, .menu:
      MenuPicker(
        label: label, selections: selections, content: content, currentValue: currentValue)
    case .navigationLink:
      LinkPicker(
        label: label, selections: selections, content: content, currentValue: currentValue)
    case .segmented: SegmentedPicker(selections: selections, content: content)
    case .palette: PalettePicker(selections: selections, content: content)
    case .wheel: WheelPicker(label: label, selections: selections, content: content)
    case .inline:
      if isInListRow {
        InlineRows(label: label, selections: selections, content: content)
      } else {
        VStack(alignment: .leading, spacing: 12) {
          InlineRows(label: label, selections: selections, content: content)
        }
      }
    }
  }
}

/// The rows of a picker in a list, below its label.
private struct InlineRows<Title: View, Content: View>: View {
  let label: Title
  let selections: [AnyHashable]
  let content: Content
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    if !isLabelHidden { label.foregroundStyle(.secondary) }
    ModifiedBlock(content, CheckedRows(selections: selections))
  }
}
