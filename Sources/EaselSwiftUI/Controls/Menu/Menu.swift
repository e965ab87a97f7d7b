import EaselBlocks

/// The label of a menu, drawn at rest; its items are not drawn.
///
/// ```swift
/// Menu("Actions") {
///   Button("Copy") {}
/// }
/// ```
public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  @Environment(\.menuStyles) private var styles

  /// Creates a menu with a label.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content
    self.label = label()
  }

  /// Creates a menu with a label and the action of a tap.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: label)
  }

  /// The view that draws the label in the style of the menu.
  public var body: some View {
    if let styles {
      made(styles.style).environment(\.menuStyles, styles.outer)
    } else {
      Button {
      } label: {
        label
      }
    }
  }

  private func made<S: MenuStyle>(_ style: S) -> AnyView {
    let configuration = MenuStyleConfiguration(
      label: MenuStyleConfiguration.Label(body: AnyView(label)),
      content: MenuStyleConfiguration.Content(body: AnyView(EmptyView())))
    return AnyView(style.makeBody(configuration: configuration))
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title that is shown unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a title and the action of a tap.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title that is shown unchanged, and the action of a tap.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == EaselSwiftUI.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { EaselSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a title that is shown unchanged, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { EaselSwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a menu with a title, a symbol and the action of a tap.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content) { EaselSwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu of a custom style.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = { configuration.content }
  }
}
