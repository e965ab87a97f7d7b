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
/// A block that reads values has a scope of its own for its content. Values are kept by the identities of
/// their blocks, since content that depends on its size may be made several times.
package final class PreferenceScope {
  private let outer: PreferenceScope?
  private var entries: [ObjectIdentifier: [(identity: Identity, change: Any)]] = [:]

  init(in outer: PreferenceScope? = nil) { self.outer = outer }

  func removeAll() { entries = [:] }

  /// Adds a change of a key's value, to this scope and those around it.
  func add<Key: PreferenceKey>(
    _ key: Key.Type, _ identity: Identity, _ change: @escaping (inout Key.Value) -> Void
  ) {
    var scope: PreferenceScope? = self
    while let current = scope {
      let id = ObjectIdentifier(key)
      if let index = current.entries[id]?.firstIndex(where: { $0.identity == identity }) {
        current.entries[id]?[index].change = change
      } else {
        current.entries[id, default: []].append((identity, change))
      }
      scope = current.outer
    }
  }

  /// The value of a key, combined from what the content passes up.
  func value<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    var value = Key.defaultValue
    for entry in entries[ObjectIdentifier(key)] ?? [] {
      (entry.change as? (inout Key.Value) -> Void)?(&value)
    }
    return value
  }
}

extension Block {
  /// Passes a value up to the blocks around this one.
  ///
  /// ```swift
  /// struct Total: PreferenceKey {
  ///   static let defaultValue = 0
  ///   static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  /// }
  /// let line = Text("Net 120").preference(key: Total.self, value: 120)
  /// ```
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some Block {
    ModifiedBlock(
      self,
      PreferenceModifier<Key> { current in Key.reduce(value: &current, nextValue: { value }) })
  }

  /// Changes the value that the content of the block passes up.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ change: @escaping (inout Key.Value) -> Void
  ) -> some Block {
    ModifiedBlock(self, PreferenceTransformModifier<Key>(change: change))
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

private struct PreferenceModifier<Key: PreferenceKey>: NodeModifier {
  static var wrapsNodes: Bool { false }
  let change: (inout Key.Value) -> Void

  func update(_ inputs: inout NodeInputs) {
    inputs.preferences.add(Key.self, inputs.identity, change)
  }
}

private struct PreferenceTransformModifier<Key: PreferenceKey>: NodeModifier {
  static var wrapsNodes: Bool { false }
  let change: (inout Key.Value) -> Void

  func update(_ inputs: inout NodeInputs) {
    // The content's values stay inside, and the changed value takes their place.
    let outer = inputs.preferences
    let inner = PreferenceScope()
    inputs.innerPreferences = inner
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
    inputs.innerPreferences = scope
    inputs.session.addAfterLayout {
      let value = scope.value(Key.self)
      guard own.session.state.observe(value, by: own.identity) != value else { return }
      own.run { action(value) }
    }
  }
}
