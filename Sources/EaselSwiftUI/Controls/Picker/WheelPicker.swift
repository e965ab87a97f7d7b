import EaselBlocks
import EaselCanvas
import Foundation

/// The selected option between the two before and the two after it, 216 points high.
struct WheelPicker<Title: View, Content: View>: View {
  let label: Title
  let selections: [AnyHashable]
  let content: Content
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    if isInListRow, !isLabelHidden {
      HStack(spacing: 8) {
        label
        wheel
      }
    } else {
      wheel
    }
  }

  private var wheel: some View {
    PickerOptions(content: content, selections: selections) { options in
      let selected = options.firstIndex(where: \.isSelected) ?? 0
      ZStack {
        RoundedRectangle(cornerRadius: 8).fill(Color(.tertiarySystemFill))
          .frame(height: 32)
        ForEach(-2..<3) { distance in
          if options.indices.contains(selected + distance) {
            WheelRow(option: options[selected + distance], distance: distance)
          }
        }
      }
      .frame(minWidth: 60, idealWidth: 320, maxWidth: .infinity)
      .frame(height: 216)
      .clipped()
    }
    .font(.system(size: 21))
    .lineLimit(1)
  }
}

/// An option at a distance in rows from the selected one, as on the side of a cylinder.
private struct WheelRow: View {
  let option: PickerOption
  let distance: Int

  var body: some View {
    option.view
      .padding(.horizontal, 16)
      .scaleEffect(x: 1, y: look.height)
      .opacity(look.opacity)
      .offset(y: CGFloat(distance) * look.step)
  }

  private var look: (height: CGFloat, opacity: Double, step: CGFloat) {
    switch abs(distance) {
    case 0: (1, 1, 0)
    case 1: (0.9, 0.45, 33)
    default: (0.65, 0.2, 30)
    }
  }
}
