import EaselCanvas

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
/// A block that reads or changes values has a scope for its content, which is an item of the scope around it.
/// The items have the order of the content, also where a part of it is made later, during the layout. An
/// item that is made again, such as a cell that was measured before, takes the place of the earlier one.
final class PreferenceScope {
  /// The identity of an item: the block, and the type of its key or of the modifier that made it.
  private struct ItemID: Hashable {
    let identity: Identity
    let type: ObjectIdentifier
  }

  private enum Item {
    /// The values of content, and of a key another one instead.
    case change(ObjectIdentifier, PreferenceScope, Any)
    case scope(PreferenceScope)
  }

  /// The piece of a report in which the scope was made.
  let piece: Int
  // The scope around holds this one.
  private weak var outer: PreferenceScope?
  private let session: BlockSession
  private var items: [Item] = []
  private var ids: [ItemID] = []
  private var positions: [ItemID: Int] = [:]
  private var action: ((PreferenceScope) -> Void)?
  /// Whether the action is going to run.
  private var isWaiting = false

  private init(in outer: PreferenceScope?, _ session: BlockSession) {
    self.outer = outer
    self.session = session
    piece = session.actions.piece
  }

  /// A scope for the content of a block, in that around the block.
  ///
  /// - Parameters:
  ///   - inputs: The inputs of the block.
  ///   - type: The type that identifies what made the scope, among others of the block.
  ///   - action: A closure that runs after the layout if values may have changed.
  convenience init(
    _ inputs: NodeInputs, for type: Any.Type, action: ((PreferenceScope) -> Void)? = nil
  ) {
    self.init(in: inputs.preferences, inputs.session)
    inputs.preferences?.add(.scope(self), inputs.identity, type)
    guard let action else { return }
    self.action = action
    isWaiting = true
    session.actions.add(self)
  }

  /// The scope of content that is not part of this scope until it is shown.
  func hidden() -> PreferenceScope { PreferenceScope(in: self, session) }

  /// Replaces the items by those of a hidden scope.
  func show(_ scope: PreferenceScope) {
    if case .scope(let shown)? = items.first, shown === scope { return }
    items = [.scope(scope)]
    noteChange()
  }

  /// Adds a change of the value that content passes up; returns the scope of the content.
  func change<Key: PreferenceKey>(
    _ key: Key.Type, _ identity: Identity, _ change: @escaping (inout Key.Value) -> Void
  ) -> PreferenceScope {
    let content = PreferenceScope(in: self, session)
    add(.change(ObjectIdentifier(key), content, change), identity, key)
    return content
  }

  private func add(_ item: Item, _ identity: Identity, _ type: Any.Type) {
    let id = ItemID(identity: identity, type: ObjectIdentifier(type))
    if let position = positions[id] {
      items[position] = item
    } else {
      positions[id] = items.count
      ids.append(id)
      items.append(item)
    }
    noteChange()
  }

  var itemCount: Int { items.count }

  /// Removes the items that were added after there was a number of them.
  func removeItems(from count: Int) {
    guard items.count > count else { return }
    for id in ids[count...] { positions[id] = nil }
    ids.removeLast(ids.count - count)
    items.removeLast(items.count - count)
    noteChange()
  }

  private func noteChange() {
    var scope: PreferenceScope? = self
    while let current = scope {
      if current.action != nil, !current.isWaiting {
        current.isWaiting = true
        session.actions.add(current)
      }
      scope = current.outer
    }
  }

  /// Runs the action.
  func observe() {
    isWaiting = false
    action?(self)
  }

  /// The value of a key, combined from what the content passes up.
  func value<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    var value = Key.defaultValue
    combine(key, into: &value)
    return value
  }

  private func combine<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value) {
    if StackSpace.isShort { return StackSpace.onLargerStack { combine(key, into: &value) } }
    for item in items {
      switch item {
      case .scope(let scope): scope.combine(key, into: &value)
      case .change(ObjectIdentifier(key), let content, let change):
        guard let change = change as? (inout Key.Value) -> Void else { continue }
        var own = content.value(key)
        change(&own)
        Key.reduce(value: &value, nextValue: { own })
      case .change(_, let content, _): content.combine(key, into: &value)
      }
    }
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
  /// The closure runs after the layout. If it changes state, bodies and layout run again: bodies are evaluated
  /// at most ``/EaselCanvas/Limits/maximumBlockEvaluations`` times. In a report it runs when its block is
  /// made, and once more at the end if values were passed up later.
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
    inputs.preferences = outer.change(Key.self, inputs.identity, change)
  }
}

private struct PreferenceChangeModifier<Key: PreferenceKey>: NodeModifier
where Key.Value: Equatable {
  static var wrapsNodes: Bool { false }
  let action: (Key.Value) -> Void

  func update(_ inputs: inout NodeInputs) {
    let own = inputs
    let action = action
    inputs.preferences = PreferenceScope(inputs, for: Self.self) { scope in
      let value = scope.value(Key.self)
      guard own.session.state.observe(value, by: own.identity) != value else { return }
      own.run { action(value) }
    }
  }
}
