import EaselBlocks
import EaselCanvas
import Foundation

/// A label with a disc of the selected color in a ring of all colors, over the proposed width.
public struct ColorPicker<Label: View>: View {
  let label: Label
  let color: Color

  /// Creates a picker with a label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    color = selection.wrappedValue
    self.label = label()
  }

  /// The view that draws the picker.
  public var body: some View {
    ControlRow {
      label
    } control: {
      ColorDisc(color: color)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker with a title that is shown unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}

/// A disc of a color in a ring of all colors, 28 points wide.
private struct ColorDisc: View {
  let color: Color
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    ZStack {
      Circle().strokeBorder(AngularGradient(colors: Self.colors, center: .center), lineWidth: 3)
      Circle().fill(color).padding(5)
    }
    .frame(width: 28, height: 28)
    .dimmed(!isEnabled)
  }

  private static let colors: [Color] = (0...6).map {
    Color(hue: Double($0 % 6) / 6, saturation: 0.85, brightness: 1)
  }
}
