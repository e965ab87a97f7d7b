import EaselSwiftUI

@MainActor @ViewBuilder
func snapshot(_ name: String) -> some View {
  switch name {
  case "SettingToggle": SettingToggle(title: "Now it's true", isOn: .constant(true))
  case "SettingPicker":
    SettingPicker(title: "Setting Picker", choices: ["1", "2", "3"], selectedIndex: .constant(0))
  case "SettingSlider": SettingSlider(value: .constant(1), range: 0...2)
  case "SettingTextField":
    SettingTextField(placeholder: "Some placeholder", text: .constant("But it does some text"))
  default: fatalError("there is no view \(name)")
  }
}

/// What the settings use of Combine, without events.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  func send(_ value: Output) {}
}

public final class AnyCancellable: Hashable {
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  func store(in set: inout Set<AnyCancellable>) {}
}

extension Publisher {
  func sink(_ receive: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable() }
}

/// A stack with lines between its views, none of which is in the pictures.
struct SettingDividedVStack<Content: View>: View {
  var leadingMargin: CGFloat = 0
  var trailingMargin: CGFloat = 0
  var dividerColor: Color?
  @ViewBuilder var content: () -> Content
  var body: some View { VStack(spacing: 0, content: content) }
}
