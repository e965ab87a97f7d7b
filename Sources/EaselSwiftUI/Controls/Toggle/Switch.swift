import EaselBlocks
import EaselCanvas
import Foundation

/// A switch of 51 by 31 points, the size in iOS up to 18.
struct Switch: View {
  let isOn: Bool
  let color: Color?
  @Environment(\.hasTint) private var hasTint
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Capsule()
      .fill(isOn ? onStyle : AnyShapeStyle(Color(.secondarySystemFill)))
      .frame(width: 51, height: 31)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle().fill(.white)
          .frame(width: 27, height: 27)
          .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
          .padding(2)
      }
      .clipShape(Capsule())
      // In the layout a switch of iOS is 2 points narrower than it is drawn.
      .frame(width: 49, height: 31, alignment: .leading)
      .dimmed(!isEnabled)
  }

  private var onStyle: AnyShapeStyle {
    if let color { return AnyShapeStyle(color) }
    return hasTint ? AnyShapeStyle(SemanticStyle.tint) : AnyShapeStyle(Color.green)
  }
}

/// A toggle as a button, with a light background of the tint while it is on.
struct ToggleButton<Title: View>: View {
  let label: Title
  let isOn: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label
      .controlForeground(foreground)
      .padding(.horizontal, 14)
      .padding(.vertical, 7)
      .background(
        isOn ? AnyShapeStyle(SemanticStyle.tint.opacity(0.15)) : AnyShapeStyle(Color.clear),
        in: RoundedRectangle(cornerRadius: 8))
  }

  private var foreground: AnyShapeStyle {
    isEnabled ? AnyShapeStyle(SemanticStyle.tint) : AnyShapeStyle(Color(.tertiaryLabel))
  }
}

/// A toggle as a box with a checkmark.
struct Checkbox<Title: View>: View {
  let label: Title
  let isOn: Bool
  let isMixed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    HStack(spacing: 6) {
      box
      if !isLabelHidden { label }
    }
    .dimmed(!isEnabled)
  }

  private var box: some View {
    RoundedRectangle(cornerRadius: 4)
      .fill(isOn || isMixed ? AnyShapeStyle(SemanticStyle.tint) : AnyShapeStyle(Color.clear))
      .frame(width: 18, height: 18)
      .overlay {
        if isMixed {
          Glyph(kind: .minus).frame(width: 11, height: 11).foregroundStyle(.white)
        } else if isOn {
          Glyph(kind: .checkmark).frame(width: 11, height: 10).foregroundStyle(.white)
        } else {
          RoundedRectangle(cornerRadius: 4).strokeBorder(Color(.systemGray3), lineWidth: 1.5)
        }
      }
  }
}
