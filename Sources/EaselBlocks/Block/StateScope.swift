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

  /// The scope of the body or action that runs; in a task of a block, the scope of that block.
  static var current: StateScope? { holders.existing?.scope ?? TaskScope.current?.scope }

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
package final class StateKey: Sendable {
  private static let made = Atomic(false)

  /// Whether the process has made a state property at all.
  ///
  /// Blocks need not be searched for one before, which takes more than a million instructions for the
  /// first block of a type.
  static var exists: Bool { made.load(ordering: .relaxed) }

  // Whoever has a block has it after its properties were made, so that no stronger order is needed.
  package init() { Self.made.store(true, ordering: .relaxed) }
}

/// A property whose storage belongs to a block's identity.
package protocol StateProperty {
  /// The identity of the property.
  var key: StateKey { get }
  /// The value of a block that has not set another one.
  var initialValue: Any { get }
}

/// The scope in which a task of a block reads and sets state.
///
/// The scope can go to the task, since it does not change any more: a rendering starts its tasks when
/// the bodies have run, and makes other scopes if they run again. The values in it have a lock.
struct TaskScope: @unchecked Sendable {
  let scope: StateScope?

  private static let taskLocal = TaskLocal<TaskScope?>(wrappedValue: nil)

  /// The scope of the task that runs; `nil` outside of a task of a block.
  static var current: TaskScope? { taskLocal.get() }

  /// Runs a closure in a task of a block, with this scope as ``current``.
  func withCurrent(_ body: () async -> Void) async {
    await Self.taskLocal.withValue(self) { await body() }
  }
}
