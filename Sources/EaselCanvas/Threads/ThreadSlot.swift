import Foundation

/// A place for an object of each thread, which goes with its thread.
///
/// It is a thread-specific slot of the C library: looking it up costs a fraction of what a task-local
/// value does, and a drawing call never changes threads.
package struct ThreadSlot<Value: AnyObject>: Sendable {
  /// The slot; nil where the process has no more of them, so that nothing is kept.
  private let key: pthread_key_t?

  package init() {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { object in
      #if canImport(Glibc)
        guard let object else { return }
      #endif
      Unmanaged<AnyObject>.fromOpaque(object).release()
    }
    self.key = status == 0 ? key : nil
  }

  /// The object of the calling thread; nil while it has none.
  package var existing: Value? {
    guard let key, let object = pthread_getspecific(key) else { return nil }
    return Unmanaged<Value>.fromOpaque(object).takeUnretainedValue()
  }

  /// The object of the calling thread, which is made the first time.
  package func local(_ make: () -> Value) -> Value {
    if let existing { return existing }
    let value = make()
    if let key { pthread_setspecific(key, Unmanaged.passRetained(value).toOpaque()) }
    return value
  }
}
