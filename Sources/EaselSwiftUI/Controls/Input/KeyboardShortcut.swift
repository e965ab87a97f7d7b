import EaselBlocks

/// A key with others that are held, for the action of a button.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut {
  /// Whether a shortcut fits the keyboard of a language, which has no look.
  public struct Localization: Hashable, Sendable {
    private let name: Int
    /// The system's choice.
    public static let automatic = Localization(name: 0)
    /// The key fits, and keeps its direction.
    public static let withoutMirroring = Localization(name: 1)
    /// The key stays as it is.
    public static let custom = Localization(name: 2)
  }

  /// Creates a shortcut that fits the keyboard of a language.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) { self.init(key, modifiers: modifiers) }
}

extension View {
  /// Has no effect: an image has no keyboard.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View { inert("keyboardShortcut") }

  /// Has no effect: an image has no keyboard.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { inert("keyboardShortcut") }

  /// Has no effect: an image has no keyboard.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    inert("keyboardShortcut")
  }

  /// Has no effect: an image has no keyboard.
  @_disfavoredOverload
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    inert("keyboardShortcut")
  }
}

extension EnvironmentValues {
  /// The shortcut of the button around the view: none in a rendering, which has no keyboard.
  public var keyboardShortcut: KeyboardShortcut? { nil }
}
