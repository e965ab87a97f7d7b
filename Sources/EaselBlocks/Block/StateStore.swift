import EaselCanvas
import Foundation
import Synchronization

/// The values that blocks keep over the evaluations of their bodies, by the identities of the blocks.
///
/// A rendering has a store of its own unless it continues an earlier one, such as one that ran the
/// tasks of the blocks.
package final class StateStore {
  private var cells: [Identity: [String: StateCell]] = [:]
  private var appeared: Set<Identity> = []
  private var observed: [Identity: Any] = [:]
  /// The origins of blocks in the last layout, for those that read them.
  private(set) var origins: [Identity: BlockOrigins] = [:]
  private let changes = StateChanges()

  package init() {}

  /// The identities of the blocks whose state has changed since the last call of ``resetChanges()``.
  var changed: Set<Identity> { changes.owners }

  func resetChanges() { changes.reset() }

  /// The storage of a property of the block with an identity.
  func cell(_ identity: Identity, _ label: String, _ property: any StateProperty) -> StateCell {
    if let cell = cells[identity]?[label] { return cell }
    let cell = StateCell(property.initialValue, of: identity, changes)
    cells[identity, default: [:]][label] = cell
    return cell
  }

  /// Keeps the origins of a block, as a change of its state if its body reads them.
  func keep(_ origins: BlockOrigins, of identity: Identity, isRead: Bool) {
    guard self.origins[identity] != origins else { return }
    self.origins[identity] = origins
    if isRead { changes.insert(identity) }
  }

  /// Registers that a block appears; returns whether it had not appeared before.
  func appear(_ identity: Identity) -> Bool { appeared.insert(identity).inserted }

  /// Keeps the value that a block observes; returns the value of the last evaluation.
  func observe<Value>(_ value: Value, by identity: Identity) -> Value? {
    let old = observed.updateValue(value, forKey: identity)
    // Casting a missing value to an optional type would succeed.
    guard let old else { return nil }
    return old as? Value
  }
}

/// The identities of the blocks whose state has changed.
final class StateChanges: Sendable {
  private let changed = Mutex<Set<Identity>>([])

  var owners: Set<Identity> { changed.withLock { $0 } }

  func insert(_ owner: Identity) { changed.withLock { _ = $0.insert(owner) } }

  func reset() { changed.withLock { if !$0.isEmpty { $0 = [] } } }
}

/// The storage of one state property in one rendering.
///
/// A task that a rendering does not wait for any longer may set the value while bodies read it, so the
/// value has a lock.
final class StateCell {
  private let lock = NSLock()
  private var current: Any
  private let owner: Identity
  private let changes: StateChanges

  init(_ value: Any, of owner: Identity, _ changes: StateChanges) {
    current = value
    self.owner = owner
    self.changes = changes
  }

  var value: Any { lock.withLock { current } }

  func set(_ value: Any) {
    // The old value is released after the lock, since its deinitializer may read state.
    let old = lock.withLock {
      let old = current
      current = value
      return old
    }
    withExtendedLifetime(old) { changes.insert(owner) }
  }
}
