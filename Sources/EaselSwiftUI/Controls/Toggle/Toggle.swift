import EaselBlocks

/// A switch with a label, over the proposed width.
///
/// ```swift
/// Toggle("Wi-Fi", isOn: .constant(true))
/// Toggle(isOn: .constant(false)) { Text("Bold") }.toggleStyle(.button)
/// ```
public struct Toggle<Label: View>: View {
  let label: Label
  let isOn: Binding<Bool>
  let isMixed: Bool
  @Environment(\.toggleStyles) private var styles

  /// Creates a switch with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
    isMixed = false
  }

  /// Creates a switch for the values of several elements: it is on if all of them are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let isAll = !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue)
    self.isOn = Binding(
      get: { isAll }, set: { value in for binding in bindings { binding.wrappedValue = value } })
    isMixed = !isAll && bindings.contains(where: \.wrappedValue)
    self.label = label()
  }

  /// The view that draws the switch in its style.
  public var body: some View {
    let configuration = ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn, isMixed: isMixed)
    if let styles {
      made(styles.style, configuration).environment(\.toggleStyles, styles.outer)
    } else {
      SwitchToggleStyle().makeBody(configuration: configuration)
    }
  }

  private func made<S: ToggleStyle>(
    _ style: S, _ configuration: ToggleStyleConfiguration
  ) -> AnyView { AnyView(style.makeBody(configuration: configuration)) }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch with a title that is shown unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a switch with a title for the values of several elements.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch with a title that is shown unchanged, for the values of several elements.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == EaselSwiftUI.Label<Text, Image> {
  /// Creates a switch with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { EaselSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a switch with a title that is shown unchanged, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { EaselSwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a switch with a title and a symbol, for the values of several elements.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      EaselSwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the switch of a custom style.
  public init(_ configuration: ToggleStyleConfiguration) {
    label = configuration.label
    isOn = configuration.$isOn
    isMixed = configuration.isMixed
  }
}
