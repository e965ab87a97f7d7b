import EaselBlocks
import EaselCanvas

/// The look of text fields, made of the field.
///
/// ```swift
/// struct Outlined: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View {
///     configuration.padding().border(.gray)
///   }
/// }
/// ```
public protocol TextFieldStyle {
  /// The type of the view that draws a field, which the compiler infers.
  associatedtype _Body: View
  /// Returns the view that draws a field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
  /// The label of a field, with its type hidden.
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a text field, with its type hidden.
public struct _TextFieldStyleLabel: View {
  /// The label.
  public let body: AnyView
}

extension EnvironmentValues {
  private enum TextFieldStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any TextFieldStyle>? { nil }
  }

  var textFieldStyles: StyleStack<any TextFieldStyle>? {
    get { self[TextFieldStylesKey.self] }
    set { self[TextFieldStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the text fields in the view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    transformEnvironment(\.textFieldStyles) { $0 = StyleStack(style, in: $0) }
  }

  /// Has no effect: editors are drawn in one style.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    inert("textEditorStyle")
  }
}

/// The default style of text fields: only the text.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// Returns the field.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.environment(\.textFieldStyles, nil)
  }
}

/// A style of text fields: only the text.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// Returns the field.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.environment(\.textFieldStyles, nil)
  }
}

/// A style of text fields: the text in a border with rounded corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// Returns the field in a border.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .environment(\.textFieldStyles, nil)
      .padding(.horizontal, 7)
      .padding(.vertical, 6)
      .background {
        RoundedRectangle(cornerRadius: 5)
          .fill(Color(.systemBackground))
          .overlay {
            RoundedRectangle(cornerRadius: 5).strokeBorder(Color(.systemGray4), lineWidth: 0.5)
          }
      }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style: only the text.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Only the text.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a border with rounded corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The look of text editors, which are drawn in one style.
public protocol TextEditorStyle {}

/// The default style of text editors.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

/// A style of text editors: only the text.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Only the text.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
