import Foundation
import Synchronization

/// A place for an object of each thread, which goes with its thread.
///
/// It is a thread-specific slot of the C library: looking it up costs a fraction of what a task-local
/// value does, and a drawing call never changes threads. A process has a thousand of them; where
/// there is none left, the objects stay in a table for good.
package final class ThreadSlot<Value: AnyObject>: Sendable {
  /// The slot; nil where the process has no more of them.
  private let key: pthread_key_t?
  private let table = Mutex<[UInt: Kept]>([:])
  /// Whether anything may be in the table.
  private let usesTable: Atomic<Bool>

  /// An object in the table.
  private struct Kept: @unchecked Sendable {
    // Proof: stored and taken out only under the number of the calling thread, so that no two
    // threads ever have the same object; a thread that gets the number of one that ended takes over
    // what nobody uses any more.
    let value: Value
  }

  package convenience init() {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { object in
      #if canImport(Glibc)
        guard let object else { return }
      #endif
      Unmanaged<AnyObject>.fromOpaque(object).release()
    }
    self.init(key: status == 0 ? key : nil)
  }

  init(key: pthread_key_t?) {
    self.key = key
    usesTable = Atomic(key == nil)
  }

  /// The object of the calling thread; nil while it has none.
  package var existing: Value? {
    if let key, let object = pthread_getspecific(key) {
      return Unmanaged<Value>.fromOpaque(object).takeUnretainedValue()
    }
    guard usesTable.load(ordering: .acquiring) else { return nil }
    return table.withLock { $0[Self.thread] }?.value
  }

  /// The object of the calling thread, which is made the first time.
  package func local(_ make: () -> Value) -> Value {
    if let existing { return existing }
    let value = make()
    if let key {
      let object = Unmanaged.passRetained(value)
      if pthread_setspecific(key, object.toOpaque()) == 0 { return value }
      object.release()
    }
    let kept = Kept(value: value)
    table.withLock { $0[Self.thread] = kept }
    usesTable.store(true, ordering: .releasing)
    return value
  }

  private static var thread: UInt {
    #if canImport(Glibc)
      pthread_self()
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }
}
