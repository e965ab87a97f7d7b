import EaselCanvas

/// The state of the bodies that run: which storage each property has in this rendering.
///
/// A property of a block is the same value wherever the block is used; its storage belongs to the
/// block's identity in one rendering. The scopes of the bodies around are asked as well, since a
/// closure may use the state of the block that it was written in.
package final class StateScope {
  private let outer: StateScope?
  private var cells: [ObjectIdentifier: StateCell] = [:]
  // Keys must not become those of other objects while the scope is in use.
  private var keys: [StateKey] = []

  init(in outer: StateScope?) { self.outer = outer }

  func connect(_ key: StateKey, to cell: StateCell) {
    guard cells.updateValue(cell, forKey: ObjectIdentifier(key)) == nil else { return }
    keys.append(key)
  }

  func cell(for key: StateKey) -> StateCell? {
    var scope: StateScope? = self
    while let current = scope {
      if let cell = current.cells[ObjectIdentifier(key)] { return cell }
      scope = current.outer
    }
    return nil
  }

  private final class Holder {
    var scope: StateScope?
  }

  // As with the environment: a rendering is synchronous, so what runs here is on this thread.
  private static let holders = ThreadSlot<Holder>()

  static var current: StateScope? { holders.existing?.scope }

  static func withCurrent<Result>(
    _ scope: StateScope?, _ body: () throws -> Result
  ) rethrows -> Result {
    guard scope !== holders.existing?.scope else { return try body() }
    let holder = holders.local { Holder() }
    let outer = holder.scope
    holder.scope = scope
    defer { holder.scope = outer }
    return try body()
  }
}

/// What tells a property of state from others; every copy of the property has the same.
package final class StateKey {}

/// The storage of one property of state in one rendering.
package final class StateCell {
  var value: Any
  private weak var session: BlockSession?

  init(_ value: Any, _ session: BlockSession) {
    self.value = value
    self.session = session
  }

  func set(_ value: Any) {
    self.value = value
    session?.stateChanged()
  }
}

/// A property whose storage belongs to a block's identity.
package protocol StateProperty {
  var key: StateKey { get }
  var initialValue: Any { get }
}

/// A value that a block keeps through the evaluations of one rendering: SwiftUI's `State`.
@propertyWrapper
package struct StateValue<Value>: StateProperty {
  package let key = StateKey()
  private let initial: Value

  package var initialValue: Any { initial }

  package init(wrappedValue: Value) { initial = wrappedValue }

  package var wrappedValue: Value {
    get { StateScope.current?.cell(for: key)?.value as? Value ?? initial }
    nonmutating set { StateScope.current?.cell(for: key)?.set(newValue) }
  }

  package var projectedValue: StateBinding<Value> {
    let cell = StateScope.current?.cell(for: key)
    return StateBinding(
      get: { cell?.value as? Value ?? initial }, set: { cell?.set($0) })
  }
}

/// A value that is kept elsewhere: SwiftUI's `Binding`.
@propertyWrapper
package struct StateBinding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  package init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  package var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  package var projectedValue: StateBinding<Value> { self }
}

extension Block {
  /// Runs a closure once, after the bodies were first evaluated.
  ///
  /// If the closure changes state, the bodies are evaluated again.
  package func onAppear(perform action: (() -> Void)?) -> some Block {
    ModifiedBlock(self, AppearModifier(action: action))
  }
}

private struct AppearModifier: NodeModifier {
  static var wrapsNodes: Bool { false }
  let action: (() -> Void)?

  func update(_ inputs: inout NodeInputs) {
    guard let action else { return }
    let scope = inputs.scope
    inputs.session.appear(inputs.identity) { StateScope.withCurrent(scope, action) }
  }
}
