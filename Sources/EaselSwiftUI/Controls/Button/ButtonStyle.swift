import EaselBlocks

/// The look of buttons, made of their label.
///
/// ```swift
/// struct Filled: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding().background(.blue, in: .capsule)
///       .opacity(configuration.isPressed ? 0.7 : 1)
///   }
/// }
/// Button("Save") {}.buttonStyle(Filled())
/// ```
public protocol ButtonStyle {
  /// The type of the view that draws a button, which the compiler infers.
  associatedtype Body: View
  /// Returns the view that draws a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button for a ``ButtonStyle``.
public struct ButtonStyleConfiguration {
  /// The label of a button, with its type hidden.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether the button is pressed, which it never is in a rendering.
  public let isPressed: Bool
}

/// The look of buttons, which may also run their action.
public protocol PrimitiveButtonStyle {
  /// The type of the view that draws a button, which the compiler infers.
  associatedtype Body: View
  /// Returns the view that draws a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button for a ``PrimitiveButtonStyle``.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button, with its type hidden.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: () -> Void
  /// Runs the action of the button.
  public func trigger() { action() }
}

/// A style of buttons of either kind.
enum ButtonLook {
  case style(any ButtonStyle)
  case primitive(any PrimitiveButtonStyle)
}

extension EnvironmentValues {
  private enum ButtonLooksKey: EnvironmentKey {
    static var defaultValue: StyleStack<ButtonLook>? { nil }
  }

  var buttonLooks: StyleStack<ButtonLook>? {
    get { self[ButtonLooksKey.self] }
    set { self[ButtonLooksKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the buttons in the view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonLooks) { $0 = StyleStack(.style(style), in: $0) }
  }

  /// Sets the style of the buttons in the view.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonLooks) { $0 = StyleStack(.primitive(style), in: $0) }
  }
}

/// A button in the style that a view around it has set.
struct StyledButton: View {
  let role: ButtonRole?
  let action: () -> Void
  let label: AnyView
  let looks: StyleStack<ButtonLook>?

  var body: some View {
    switch looks?.style {
    case .style(let style):
      made(style).environment(\.buttonLooks, looks?.outer)
    case .primitive(let style):
      made(style).environment(\.buttonLooks, looks?.outer)
    case nil:
      made(DefaultButtonStyle())
    }
  }

  private func made<S: ButtonStyle>(_ style: S) -> AnyView {
    let label = ButtonStyleConfiguration.Label(content: label)
    return AnyView(
      style.makeBody(
        configuration: ButtonStyleConfiguration(role: role, label: label, isPressed: false)))
  }

  private func made<S: PrimitiveButtonStyle>(_ style: S) -> AnyView {
    let label = PrimitiveButtonStyleConfiguration.Label(content: label)
    return AnyView(
      style.makeBody(
        configuration: PrimitiveButtonStyleConfiguration(
          role: role, label: label, action: action)))
  }
}
