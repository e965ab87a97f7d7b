import EaselBlocks
import Foundation

extension TextField {
  /// Creates a field with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label(), prompt: prompt, text.wrappedValue)
  }

  /// Creates a field with a label, which grows along an axis.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), prompt: prompt, text.wrappedValue, axis: axis)
  }

  /// Creates a field with a label for a value in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label(), prompt: prompt, Text(value.wrappedValue, format: format))
  }

  /// Creates a field with a label for an optional value in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label(), prompt: prompt, value.wrappedValue.map { Text($0, format: format) })
  }

  /// Creates a field with a label for a value that a formatter writes.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), prompt: prompt, formatter.string(for: value.wrappedValue) ?? "")
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(titleKey), prompt: prompt, text.wrappedValue)
  }

  /// Creates a field with a title that is shown unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(title), prompt: prompt, text.wrappedValue)
  }

  /// Creates a field with a title, which grows along an axis.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(Text(titleKey), prompt: prompt, text.wrappedValue, axis: axis)
  }

  /// Creates a field with a title that is shown unchanged, which grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(Text(title), prompt: prompt, text.wrappedValue, axis: axis)
  }

  /// Creates a field with a title for a value in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), prompt: prompt, Text(value.wrappedValue, format: format))
  }

  /// Creates a field with a title that is shown unchanged, for a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), prompt: prompt, Text(value.wrappedValue, format: format))
  }

  /// Creates a field with a title for an optional value in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      Text(titleKey), prompt: prompt, value.wrappedValue.map { Text($0, format: format) })
  }

  /// Creates a field with a title that is shown unchanged, for an optional value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), prompt: prompt, value.wrappedValue.map { Text($0, format: format) })
  }

  /// Creates a field with a title for a value that a formatter writes.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(Text(titleKey), prompt: prompt, formatter.string(for: value.wrappedValue) ?? "")
  }

  /// Creates a field with a title that is shown unchanged, for a value that a formatter writes.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(Text(title), prompt: prompt, formatter.string(for: value.wrappedValue) ?? "")
  }

  /// Creates a field with a title and actions, which never run.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(titleKey), prompt: nil, text.wrappedValue)
  }

  /// Creates a field with a title that is shown unchanged, and actions, which never run.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(title), prompt: nil, text.wrappedValue)
  }

  /// Creates a field with a title for a value that a formatter writes, and actions, which never run.
  @_disfavoredOverload
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(titleKey), prompt: nil, formatter.string(for: value.wrappedValue) ?? "")
  }
}
