import EaselBlocks
import EaselCanvas
import Foundation

/// A field with a line of text, or with its placeholder in gray if the text is empty.
///
/// ```swift
/// TextField("Name", text: .constant("Ada"))
/// TextField("Price", value: .constant(9.5), format: .currency(code: "EUR"))
///   .textFieldStyle(.roundedBorder)
/// ```
///
/// The placeholder is the prompt, or the label without a prompt.
public struct TextField<Label: View>: View {
  let label: Label
  let prompt: Text?
  /// The text in the field; `nil` if it is empty.
  let content: Text?
  let axis: Axis
  @Environment(\.textFieldStyles) private var styles

  init(_ label: Label, prompt: Text?, _ content: Text?, axis: Axis = .horizontal) {
    self.label = label
    self.prompt = prompt
    self.content = content
    self.axis = axis
  }

  init(_ label: Label, prompt: Text?, _ text: String, axis: Axis = .horizontal) {
    self.init(label, prompt: prompt, text.isEmpty ? nil : Text(verbatim: text), axis: axis)
  }

  /// The view that draws the field in its style.
  public var body: some View {
    if let styles {
      made(styles.style).environment(\.textFieldStyles, styles.outer)
    } else {
      FieldContent(label: label, prompt: prompt, content: content, axis: axis)
    }
  }

  private func made<S: TextFieldStyle>(_ style: S) -> AnyView {
    let label = _TextFieldStyleLabel(body: AnyView(label))
    return AnyView(
      style._body(configuration: TextField<S._Label>(label, prompt: prompt, content, axis: axis)))
  }
}

/// The text or the placeholder of a field, over the proposed width.
private struct FieldContent<Title: View>: View {
  let label: Title
  let prompt: Text?
  let content: Text?
  let axis: Axis
  @Environment(\.multilineTextAlignment) private var alignment

  var body: some View {
    if axis == .horizontal {
      text.lineLimit(1)
        // A field of body text is 22 points high on iOS, more than the line in it.
        .padding(.vertical, 0.857)
        .frame(maxWidth: .infinity, alignment: frameAlignment)
    } else {
      text.frame(maxWidth: .infinity, alignment: frameAlignment)
    }
  }

  @ViewBuilder private var text: some View {
    if let content {
      content
    } else {
      ZStack(alignment: frameAlignment) {
        // A field without a placeholder is a line high, too.
        Text(verbatim: " ").hidden()
        Group {
          if let prompt { prompt } else { label }
        }
        .foregroundStyle(Color(.placeholderText))
      }
    }
  }

  private var frameAlignment: Alignment {
    switch alignment {
    case .leading, .justified: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// A field whose text is drawn as one bullet for each character.
public struct SecureField<Label: View>: View {
  let label: Label
  let prompt: Text?
  let text: String

  init(_ label: Label, prompt: Text?, _ text: String) {
    self.label = label
    self.prompt = prompt
    self.text = text
  }

  /// The view that draws the field in the style of text fields.
  public var body: some View {
    TextField(label, prompt: prompt, String(repeating: "•", count: text.count))
  }

  /// Creates a field with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label(), prompt: prompt, text.wrappedValue)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(titleKey), prompt: prompt, text.wrappedValue)
  }

  /// Creates a field with a title that is shown unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(title), prompt: prompt, text.wrappedValue)
  }

  /// Creates a field with a title and an action, which never runs.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(Text(titleKey), prompt: nil, text.wrappedValue) }

  /// Creates a field with a title that is shown unchanged, and an action, which never runs.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(Text(title), prompt: nil, text.wrappedValue) }
}

/// A text of several lines, over the whole proposed size.
public struct TextEditor: View {
  private let text: Text

  /// Creates an editor of a string.
  public init(text: Binding<String>) { self.text = Text(verbatim: text.wrappedValue) }

  /// Creates an editor of an attributed string.
  public init(text: Binding<AttributedString>) { self.text = Text(text.wrappedValue) }

  /// The view that draws the text.
  public var body: some View {
    text
      .padding(.horizontal, 5)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(background)
  }

  @Environment(\.isInListRow) private var isInListRow

  private var background: Color { isInListRow ? .clear : Color(.systemBackground) }
}
