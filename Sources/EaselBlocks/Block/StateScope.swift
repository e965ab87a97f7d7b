import EaselCanvas
import Synchronization

/// The state of the running bodies: the storage of each property in this rendering.
///
/// A property has the same value wherever its block is used, and its storage belongs to the block's
/// identity in one rendering. The scopes of outer bodies are searched too, since a closure may use
/// the state of the block in which it was written.
final class StateScope {
  private let outer: StateScope?
  private var cells: [ObjectIdentifier: StateCell] = [:]
  // The keys are retained, so that no other object gets their identity while the scope is in use.
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

  // A rendering is synchronous, so all code that runs in it is on this thread, as with the
  // environment.
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

/// The identity of a state property; every copy of the property has the same key.
final class StateKey {
  private static let made = Atomic(false)

  /// Whether the process has made a state property at all.
  ///
  /// Blocks need not be searched for one before, which takes more than a million instructions for the
  /// first block of a type.
  static var exists: Bool { made.load(ordering: .relaxed) }

  // Whoever has a block has it after its properties were made, so that no stronger order is needed.
  init() { Self.made.store(true, ordering: .relaxed) }
}

/// The storage of one state property in one rendering.
final class StateCell {
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
protocol StateProperty {
  var key: StateKey { get }
  var initialValue: Any { get }
}

/// A value that a block keeps over the evaluations of one rendering: SwiftUI's `State`.
@propertyWrapper
struct StateValue<Value>: StateProperty {
  package let key = StateKey()
  private let initial: Value

  var initialValue: Any { initial }

  package init(wrappedValue: Value) { initial = wrappedValue }

  var wrappedValue: Value {
    get { StateScope.current?.cell(for: key)?.value as? Value ?? initial }
    nonmutating set { StateScope.current?.cell(for: key)?.set(newValue) }
  }

  var projectedValue: StateBinding<Value> {
    let cell = StateScope.current?.cell(for: key)
    return StateBinding(
      get: { cell?.value as? Value ?? initial }, set: { cell?.set($0) })
  }
}

/// A reference to a value that is stored elsewhere: SwiftUI's `Binding`.
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
  func onAppear(perform action: (() -> Void)?) -> some Block {
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
