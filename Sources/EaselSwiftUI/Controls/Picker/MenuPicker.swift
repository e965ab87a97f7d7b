import EaselBlocks
import EaselCanvas

/// The selected option with two chevrons: beside the label in a list, otherwise alone in the tint.
struct MenuPicker<Title: View, Content: View>: View {
  let label: Title
  let selections: [AnyHashable]
  let content: Content
  let currentValue: AnyView?
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasTint) private var hasTint

  var body: some View {
    if isInListRow {
      ControlRow {
        label
      } control: {
        value
      }
    } else {
      value.padding(.horizontal, 12).padding(.vertical, 7)
    }
  }

  private var value: some View {
    HStack(spacing: 5) {
      SelectedOption(selections: selections, content: content, currentValue: currentValue)
      Glyph.menuChevrons
    }
    .controlForeground(color)
  }

  private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    if isInListRow, !hasTint { return AnyShapeStyle(Color(.secondaryLabel)) }
    return AnyShapeStyle(SemanticStyle.tint)
  }
}

/// The selected option beside the label, with the chevron of a row that leads to another screen.
struct LinkPicker<Title: View, Content: View>: View {
  let label: Title
  let selections: [AnyHashable]
  let content: Content
  let currentValue: AnyView?

  var body: some View {
    ControlRow {
      label
    } control: {
      HStack(spacing: 8) {
        SelectedOption(selections: selections, content: content, currentValue: currentValue)
          .controlForeground(Color(.secondaryLabel))
        Glyph.disclosure
      }
    }
  }
}

/// The options of a picker that are selected: one, or none.
struct SelectedOption<Content: View>: View {
  let selections: [AnyHashable]
  let content: Content
  let currentValue: AnyView?

  var body: some View {
    if let currentValue {
      currentValue
    } else {
      PickerOptions(content: content, selections: selections) { options in
        options.first(where: \.isSelected)?.view
      }
    }
  }
}
