import Foundation

/// The contexts that were made current on one thread, the innermost last.
///
/// It lies in a thread-specific slot of the C library: looking it up costs a fraction of what a
/// task-local value does, and a drawing call never changes threads.
final class ContextStack {
  struct Entry {
    enum Kind {
      /// Put there by a call that another call undoes.
      case pushed
      /// A picture that is being drawn, until it is ended.
      case image
      /// A closure's end takes it away, so that nothing else may.
      case scoped
    }
    var context: GraphicsContext
    var kind: Kind
  }

  var entries: [Entry] = []

  /// The slot; its destructor releases the stack when a thread ends.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      #if canImport(Darwin)
        Unmanaged<ContextStack>.fromOpaque(pointer).release()
      #else
        if let pointer { Unmanaged<ContextStack>.fromOpaque(pointer).release() }
      #endif
    }
    return key
  }()

  /// The stack of the calling thread; nil while nothing was ever pushed there.
  static var existing: ContextStack? {
    pthread_getspecific(key).map { Unmanaged<ContextStack>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The stack of the calling thread.
  static var local: ContextStack {
    if let existing { return existing }
    let stack = ContextStack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }
}
