import EaselBlocks

/// The look of menus, made of their label.
public protocol MenuStyle {
  /// The type of the view that draws a menu, which the compiler infers.
  associatedtype Body: View
  /// Returns the view that draws a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The properties of a menu.
  typealias Configuration = MenuStyleConfiguration
}

/// The properties of a menu for a ``MenuStyle``.
public struct MenuStyleConfiguration {
  /// The label of a menu, with its type hidden.
  public struct Label: View {
    /// The label.
    public let body: AnyView
  }

  /// The items of a menu, which are not drawn.
  public struct Content: View {
    /// A view without content.
    public let body: AnyView
  }

  let label: Label
  let content: Content
}

extension EnvironmentValues {
  private enum MenuStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any MenuStyle>? { nil }
  }

  var menuStyles: StyleStack<any MenuStyle>? {
    get { self[MenuStylesKey.self] }
    set { self[MenuStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the menus in the view.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    transformEnvironment(\.menuStyles) { $0 = StyleStack(style, in: $0) }
  }

  /// Has no effect: the items of a menu are not drawn.
  public func menuOrder(_ order: MenuOrder) -> some View { inert("menuOrder") }

  /// Has no effect: menus have no indicator on iOS.
  public func menuIndicator(_ visibility: Visibility) -> some View { inert("menuIndicator") }

  /// Has no effect: the items of a menu are not drawn.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    inert("menuActionDismissBehavior")
  }
}

/// The default style of menus: the label as a button.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Returns the label as a button.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
    } label: {
      configuration.label
    }
  }
}

/// A style of menus: the label as a button, in the style of buttons.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Returns the label as a button.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
    } label: {
      configuration.label
    }
  }
}

/// A style of menus: the label as a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Returns the label as a button without a border.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
    } label: {
      configuration.label
    }.buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style: the label as a button.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The label as a button, in the style of buttons.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The label as a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order of the items of a menu, which are not drawn.
public enum MenuOrder: Hashable, Sendable {
  /// The order of the style.
  case automatic
  /// The first items are closest to the label.
  case priority
  /// The first items are at the top.
  case fixed
}

/// Whether a menu closes after an action, which has no look.
public enum MenuActionDismissBehavior: Hashable, Sendable {
  /// The behavior of the style.
  case automatic
  /// The menu closes.
  case enabled
  /// The menu stays open.
  case disabled
}
