import EaselBlocks
import EaselCanvas

/// The look of toggles, made of their label and state.
///
/// ```swift
/// struct Check: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       Image(systemName: configuration.isOn ? "checkmark.square" : "square")
///       configuration.label
///     }
///   }
/// }
/// ```
public protocol ToggleStyle {
  /// The type of the view that draws a toggle, which the compiler infers.
  associatedtype Body: View
  /// Returns the view that draws a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle for a ``ToggleStyle``.
public struct ToggleStyleConfiguration {
  /// The label of a toggle, with its type hidden.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle is on for some of its elements only.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension EnvironmentValues {
  private enum ToggleStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any ToggleStyle>? { nil }
  }

  var toggleStyles: StyleStack<any ToggleStyle>? {
    get { self[ToggleStylesKey.self] }
    set { self[ToggleStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the toggles in the view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    transformEnvironment(\.toggleStyles) { $0 = StyleStack(style, in: $0) }
  }
}

/// The default style of toggles, a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Returns the label with a switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A style of toggles: a switch at the trailing side of the label.
public struct SwitchToggleStyle: ToggleStyle {
  private let color: Color?
  /// Creates the style.
  public init() { color = nil }
  /// Creates the style with the color of switches that are on.
  public init(tint: Color) { color = tint }
  /// Returns the label with a switch.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow {
      configuration.label
    } control: {
      Switch(isOn: configuration.isOn, color: color)
    }
  }
}

/// A style of toggles: a button that is filled while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Returns the label as a button.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(label: configuration.label, isOn: configuration.isOn)
  }
}

/// A style of toggles: a box with a checkmark at the leading side of the label.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Returns the label with a box.
  public func makeBody(configuration: Configuration) -> some View {
    Checkbox(label: configuration.label, isOn: configuration.isOn, isMixed: configuration.isMixed)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style, a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch at the trailing side of the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is filled while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a checkmark at the leading side of the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
