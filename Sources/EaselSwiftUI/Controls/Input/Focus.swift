import EaselBlocks

extension View {
  /// Has no effect: no view of an image has the focus.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { inert("focused") }

  /// Has no effect: no view of an image has the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { inert("focused") }

  /// Has no effect: no view of an image has the focus.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { inert("defaultFocus") }

  /// Has no effect: the text of an image is not selected.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    inert("textSelection")
  }
}

/// The priority of a default focus, which has no look.
public enum DefaultFocusEvaluationPriority: Hashable, Sendable {
  /// The focus is set where nothing else has it.
  case automatic
  /// The focus is set by the person, too.
  case userInitiated
}

/// Whether a text can be selected, which has no look.
public protocol TextSelectability {
  /// Whether a text can be selected.
  static var allowsSelection: Bool { get }
}

/// The text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// Whether a text can be selected: true.
  public static var allowsSelection: Bool { true }
}

/// The text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// Whether a text can be selected: false.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// The text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// The text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
