import Foundation

/// What one thread knows of animations: the clock that runs, the open transactions, and timers that
/// no clock has taken yet.
///
/// It lies in a thread-specific slot of the C library, as the current graphics context does.
final class AnimationThread {
  /// The clocks that are at work, the innermost last.
  var clocks: [AnimationClock] = []
  /// The open transactions, the innermost last.
  var transactions: [TransactionState] = []
  /// Timers that were made before any clock ran; the next one takes them.
  var unclaimed: [ClockTimer] = []

  /// The slot; its destructor releases the object when a thread ends.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      #if canImport(Darwin)
        Unmanaged<AnimationThread>.fromOpaque(pointer).release()
      #else
        if let pointer { Unmanaged<AnimationThread>.fromOpaque(pointer).release() }
      #endif
    }
    return key
  }()

  /// The object of the calling thread; nil while nothing was ever animated there.
  static var existing: AnimationThread? {
    pthread_getspecific(key).map {
      Unmanaged<AnimationThread>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// The object of the calling thread.
  static var local: AnimationThread {
    if let existing { return existing }
    let thread = AnimationThread()
    pthread_setspecific(key, Unmanaged.passRetained(thread).toOpaque())
    return thread
  }
}
