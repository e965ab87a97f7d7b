import EaselBlocks

/// A button, drawn at rest; its action never runs in a rendering.
///
/// ```swift
/// Button("Save") {}
/// Button("Delete", role: .destructive) {}
/// Button {} label: { Text("Save").bold() }.buttonStyle(.borderedProminent)
/// ```
///
/// The label has the color of the tint, or red for the role `destructive`. A foreground style that a
/// view in the label or around the button sets takes precedence.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label
  @Environment(\.buttonLooks) private var looks

  /// Creates a button with a role and a label.
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Creates a button with a label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// The view that draws the button in its style.
  public var body: some View {
    StyledButton(role: role, action: action, label: AnyView(label), looks: looks)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(titleKey, role: nil, action: action)
  }

  /// Creates a button with a title that is shown unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(title, role: nil, action: action)
  }

  /// Creates a button with a role and a title.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a role and a title that is shown unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Creates a button whose title is that of its role.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(LocalizedStringKey(role.title)) }
  }
}

extension Button where Label == EaselSwiftUI.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      EaselSwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a button with a title that is shown unchanged, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { EaselSwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button of a custom primitive style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.trigger
    label = configuration.label
  }
}
