import Foundation
import Synchronization

/// A pool of objects, each of which one thread uses at a time.
///
/// There are as many objects as threads that use one at the same time, whatever number of threads
/// there is: a thread returns its object at the end of ``use(_:)``, and takes the same one again
/// unless another thread took it in the meantime. That costs an atomic exchange; the lock is for
/// threads without an object. An object that is used outside of ``use(_:)`` is returned at the end
/// of the next use, or with the thread.
final class ObjectPool<Value: AnyObject>: Sendable {
  /// An object of the pool.
  private final class Item: @unchecked Sendable {
    // This is safe: only the thread that changed `isTaken` from false to true, or that made the
    // item, reads the value until it sets it to false again. The exchange acquires what the store
    // before it released, so that the threads see each other's changes in turn.
    let value: Value
    let isTaken = Atomic(true)

    init(_ value: Value) { self.value = value }

    /// Takes the item for the calling thread, if nobody has it.
    func take() -> Bool {
      isTaken.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged
    }
  }

  /// The item that a thread has, or had last.
  private final class Holder {
    let pool: ObjectPool
    var item: Item?
    var hasItem = false
    /// The number of uses inside one another.
    var depth = 0

    init(_ pool: ObjectPool) { self.pool = pool }

    deinit { pool.release(self) }
  }

  private let make: @Sendable () -> Value
  private let holders = ThreadSlot<Holder>()
  private let items = Mutex<[Item]>([])

  /// Creates a pool.
  ///
  /// - Parameter make: Creates an object.
  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The maximum number of objects that are kept without a thread.
  private let mostUnused = max(ProcessInfo.processInfo.activeProcessorCount, 1)

  /// The number of objects.
  var count: Int { items.withLock { $0.count } }

  /// The object of the calling thread.
  var current: Value { object(of: holders.local { Holder(self) }) }

  /// Runs the closure with the object of the calling thread, and returns the object with the last of
  /// the uses inside one another.
  func use<Result>(_ body: (Value) throws -> Result) rethrows -> Result {
    let holder = holders.local { Holder(self) }
    holder.depth += 1
    defer {
      holder.depth -= 1
      if holder.depth == 0 { giveBack(holder) }
    }
    return try body(object(of: holder))
  }

  private func object(of holder: Holder) -> Value {
    if holder.hasItem, let item = holder.item { return item.value }
    let item = takeItem(holder.item)
    (holder.item, holder.hasItem) = (item, true)
    return item.value
  }

  private func takeItem(_ last: Item?) -> Item {
    if let last, last.take() { return last }
    // The one that was added last is the warmest.
    if let other = items.withLock({ $0.last { $0.take() } }) { return other }
    let item = Item(make())
    items.withLock { $0.append(item) }
    return item
  }

  private func giveBack(_ holder: Holder) {
    guard holder.hasItem else { return }
    holder.hasItem = false
    holder.item?.isTaken.store(false, ordering: .releasing)
  }

  /// Returns the object of a thread that ends, or drops it if there are many.
  private func release(_ holder: Holder) {
    guard let item = holder.item else { return }
    // The last object that is returned may be one that another thread took.
    guard holder.hasItem || item.take() else { return }
    let isKept = items.withLock { items in
      if items.count <= mostUnused { return true }
      items.removeAll { $0 === item }
      return false
    }
    if isKept { item.isTaken.store(false, ordering: .releasing) }
  }
}
