import EaselBlocks
import EaselCanvas
import Foundation

/// A box with rounded corners around its content, with a label above it.
public struct GroupBox<Label: View, Content: View>: View {
  /// The type of the body, `Never`: Easel lays this view out itself.
  public typealias Body = Never
  let label: Label
  let content: Content

  /// Creates a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox: TransparentBlock {
  package func content(_ inputs: inout NodeInputs) -> (any Block)? {
    let styles = inputs.environment.groupBoxStyles
    // A box in the body of a style has the style further out, and a box in the content this one.
    let inner = content.environment(\.groupBoxStyles, styles)
    let configuration = GroupBoxStyleConfiguration(
      label: .init(AnyView(label)), content: .init(AnyView(inner)))
    inputs.environment.groupBoxStyles = styles?.outer
    return inputs.run {
      styles?.style.erasedBody(configuration)
        ?? AnyView(DefaultGroupBoxStyle().makeBody(configuration: configuration))
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a box with a title, which is shown unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// Creates the box of a style's configuration, in the style further out.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// The look of group boxes.
public protocol GroupBoxStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The parts of a group box.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Returns the view of a group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box.
public struct GroupBoxStyleConfiguration {
  /// The label of a group box.
  public struct Label: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label.
    public var body: some View { content }
  }

  /// The content of a group box.
  public struct Content: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The content.
    public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The style of group boxes on the background of grouped content.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// Returns the label and the content in a box.
  public func makeBody(configuration: Configuration) -> some View {
    BoxWithLabel(configuration: configuration)
  }
}

private struct BoxWithLabel: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.groupBoxLevel) private var level

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .environment(\.groupBoxLevel, level + 1)
    .padding()
    .background(color, in: RoundedRectangle(cornerRadius: 8))
  }

  /// Boxes in boxes have the color of the system's next level.
  private var color: Color {
    level % 2 == 0
      ? Color(.secondarySystemBackground) : Color(.tertiarySystemBackground)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style of group boxes on the background of grouped content.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension GroupBoxStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension EnvironmentValues {
  private enum GroupBoxStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any GroupBoxStyle>? { nil }
  }
  private enum GroupBoxLevelKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  /// The styles of group boxes, the innermost one first; `nil` is the default one.
  var groupBoxStyles: StyleStack<any GroupBoxStyle>? {
    get { self[GroupBoxStylesKey.self] }
    set { self[GroupBoxStylesKey.self] = newValue }
  }

  /// The number of boxes around the view.
  fileprivate var groupBoxLevel: Int {
    get { self[GroupBoxLevelKey.self] }
    set { self[GroupBoxLevelKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the group boxes in the view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    transformEnvironment(\.groupBoxStyles) { $0 = StyleStack(style, in: $0) }
  }
}
