import Foundation
import Synchronization

/// Storage for one object per thread, which is released when its thread ends.
///
/// It is a thread-specific key of the C library. A lookup costs a fraction of that of a task-local
/// value, and a drawing call never changes threads. A process has about a thousand keys. If there
/// are no more, the objects are stored in a table and never released.
package final class ThreadSlot<Value: AnyObject>: Sendable {
  /// The key, or `nil` if the process has no more of them.
  private let key: pthread_key_t?
  private let table = Mutex<[UInt: Kept]>([:])
  /// Whether the table may have entries.
  private let usesTable: Atomic<Bool>

  /// An object in the table.
  private struct Kept: @unchecked Sendable {
    // This is safe because an object is stored and read only under the number of the calling
    // thread. Two threads never have the same object. A thread that gets the number of a thread
    // that has ended gets its object, which is no longer in use.
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

  /// The object of the calling thread, or `nil` if it has none.
  package var existing: Value? {
    if let key, let object = pthread_getspecific(key) {
      return Unmanaged<Value>.fromOpaque(object).takeUnretainedValue()
    }
    guard usesTable.load(ordering: .acquiring) else { return nil }
    return table.withLock { $0[Self.thread] }?.value
  }

  /// Returns the object of the calling thread, which is created on first use.
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
