/// The type that identifies a value that blocks pass up to the blocks around them, and combines several.
///
/// ```swift
/// struct Widest: PreferenceKey {
///   static let defaultValue: CGFloat = 0
///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
///     value = max(value, nextValue())
///   }
/// }
/// ```
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value of content that passes none up.
  static var defaultValue: Value { get }
  /// Combines a value with the next one, in the order of the content.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The value of content that passes none up, `nil`.
  public static var defaultValue: Value { nil }
}

/// The values that the content of a block passes up, in one evaluation.
///
/// A block that reads or changes values has a scope of its own for its content. Values are kept by the
/// identities of their blocks, since content that depends on its size may be made several times.
final class PreferenceScope {
  private struct Entries {
    var changes: [Any] = []
    var positions: [Identity: Int] = [:]
  }

  private let outer: PreferenceScope?
  /// The key whose values are not passed on; `nil` passes those of all keys on.
  private let hidden: ObjectIdentifier?
  private var entries: [ObjectIdentifier: Entries] = [:]

  init(in outer: PreferenceScope?, hiding hidden: (any PreferenceKey.Type)? = nil) {
    self.outer = outer
    self.hidden = hidden.map { ObjectIdentifier($0) }
  }

  /// Adds a change of a key's value, to this scope and those around it.
  func add<Key: PreferenceKey>(
    _ key: Key.Type, _ identity: Identity, _ change: @escaping (inout Key.Value) -> Void
  ) {
    let id = ObjectIdentifier(key)
    var scope: PreferenceScope? = self
    while let current = scope {
      if let position = current.entries[id]?.positions[identity] {
        current.entries[id]?.changes[position] = change
      } else {
        let position = current.entries[id]?.changes.count ?? 0
        current.entries[id, default: Entries()].changes.append(change)
        current.entries[id]?.positions[identity] = position
      }
      scope = current.hidden == id ? nil : current.outer
    }
  }

  /// The value of a key, combined from what the content passes up.
  func value<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    var value = Key.defaultValue
    for change in entries[ObjectIdentifier(key)]?.changes ?? [] {
      (change as? (inout Key.Value) -> Void)?(&value)
    }
    return value
  }
}

extension Block {
  /// Passes a value up to the blocks around this one, in place of the values of its content.
  ///
  /// ```swift
  /// struct Total: PreferenceKey {
  ///   static let defaultValue = 0
  ///   static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  /// }
  /// let line = Text("Net 120").preference(key: Total.self, value: 120)
  /// ```
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some Block {
    transformPreference(key) { $0 = value }
  }

  /// Changes the value that the content of the block passes up.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ change: @escaping (inout Key.Value) -> Void
  ) -> some Block {
    ModifiedBlock(self, PreferenceModifier<Key>(change: change))
  }

  /// Runs a closure with the value that the content of the block passes up, if it has changed.
  ///
  /// The closure runs after the layout. If it changes state, bodies and layout run again, at most
  /// ``/EaselCanvas/Limits/maximumBlockEvaluations`` times.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> some Block where Key.Value: Equatable {
    ModifiedBlock(self, PreferenceChangeModifier<Key>(action: action))
  }
}

/// Changes the value of a key that the content of a block passes up.
struct PreferenceModifier<Key: PreferenceKey>: NodeModifier {
  static var wrapsNodes: Bool { false }
  let change: (inout Key.Value) -> Void

  func update(_ inputs: inout NodeInputs) {
    // Without a block around that reads values, nothing needs to be kept.
    guard let outer = inputs.preferences else { return }
    let inner = PreferenceScope(in: outer, hiding: Key.self)
    inputs.preferences = inner
    let change = change
    outer.add(Key.self, inputs.identity) { value in
      var own = inner.value(Key.self)
      change(&own)
      Key.reduce(value: &value, nextValue: { own })
    }
  }
}

private struct PreferenceChangeModifier<Key: PreferenceKey>: NodeModifier
where Key.Value: Equatable {
  static var wrapsNodes: Bool { false }
  let action: (Key.Value) -> Void

  func update(_ inputs: inout NodeInputs) {
    let scope = PreferenceScope(in: inputs.preferences)
    let own = inputs
    let action = action
    inputs.preferences = scope
    inputs.session.addAfterLayout {
      let value = scope.value(Key.self)
      guard own.session.state.observe(value, by: own.identity) != value else { return }
      own.run { action(value) }
    }
  }
}
