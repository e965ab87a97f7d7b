import EaselBlocks
import EaselCanvas
import Foundation

/// A label with a value: in a row of a list at both of its sides.
///
/// ```swift
/// LabeledContent("Version", value: "1.0")
/// LabeledContent("Total", value: 12.5, format: .currency(code: "EUR"))
/// ```
public struct LabeledContent<Label: View, Content: View>: View {
  /// The type of the body, `Never`: Easel lays this view out itself.
  public typealias Body = Never
  let label: Label
  let content: Content

  /// Creates a value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent: TransparentBlock {
  package func content(_ inputs: inout NodeInputs) -> (any Block)? {
    let styles = inputs.environment.labeledContentStyles
    // A value in the body of a style has the style further out, and one in the content this one.
    let inner = content.environment(\.labeledContentStyles, styles)
    inputs.environment.labeledContentStyles = styles?.outer
    let configuration = LabeledContentStyleConfiguration(
      label: .init(AnyView(label)), content: .init(AnyView(inner)))
    return inputs.run {
      styles?.style.erasedBody(configuration)
        ?? AnyView(AutomaticLabeledContentStyle().makeBody(configuration: configuration))
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a view with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a view with a title, which is shown unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a string with a title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  /// Creates a string with a title, which is shown unchanged.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// Creates a value in a format with a title.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }

  /// Creates a value in a format with a title, which is shown unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates the view of a style's configuration, in the style further out.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// The look of values with labels.
public protocol LabeledContentStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The parts of a value with a label.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Returns the view of a value with a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a value with a label.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label.
    public var body: some View { content }
  }

  /// The value.
  public struct Content: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The value.
    public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The style with the label at the leading side and the value in secondary color at the trailing side.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// Returns the label and the value.
  public func makeBody(configuration: Configuration) -> some View {
    LabelAndValue(configuration: configuration)
  }
}

private struct LabelAndValue: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.areLabelsHidden) private var isHidden

  var body: some View {
    if isHidden {
      configuration.content
    } else {
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 2) { configuration.label }
        Spacer(minLength: 8)
        configuration.content
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.trailing)
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style with the label and the value at both sides.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContentStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension EnvironmentValues {
  private enum LabeledContentStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any LabeledContentStyle>? { nil }
  }

  /// The styles of values with labels, the innermost one first; `nil` is the default one.
  var labeledContentStyles: StyleStack<any LabeledContentStyle>? {
    get { self[LabeledContentStylesKey.self] }
    set { self[LabeledContentStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the values with labels in the view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    transformEnvironment(\.labeledContentStyles) { $0 = StyleStack(style, in: $0) }
  }
}
