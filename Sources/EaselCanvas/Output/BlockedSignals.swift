import Foundation

/// Blocks the signals by which a write can end the process, so that the write returns an error.
///
/// The signals are `SIGPIPE` for a pipe without a reader and `SIGXFSZ` for a file at its size
/// limit. They are blocked for this thread only, while the closure runs. The signal handling of the
/// process is not changed.
enum BlockedSignals {
  /// Runs a closure while the signals are blocked.
  ///
  /// - Parameter reports: Whether a write in the closure throws if it raises a signal, as writing
  ///   files does. Then no signal can be pending after the closure returned.
  static func during<Result>(
    reports: Bool = false, _ body: () throws -> Result
  ) rethrows -> Result {
    let signals = [SIGPIPE, SIGXFSZ]
    var (held, before, earlier) = (sigset_t(), sigset_t(), sigset_t())
    sigemptyset(&held)
    for signal in signals { sigaddset(&held, signal) }
    sigemptyset(&earlier)
    pthread_sigmask(SIG_BLOCK, &held, &before)
    // Only a signal that was blocked before can be pending already.
    if signals.contains(where: { sigismember(&before, $0) == 1 }) { sigpending(&earlier) }
    var isLookedFor = true
    defer {
      if isLookedFor {
        var waiting = sigset_t()
        sigpending(&waiting)
        for signal in signals
        where sigismember(&waiting, signal) == 1 && sigismember(&earlier, signal) == 0 {
          take(signal)
        }
      }
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    let result = try body()
    isLookedFor = !reports
    return result
  }

  /// Removes a pending signal of this thread.
  private static func take(_ signal: Int32) {
    var one = sigset_t()
    sigemptyset(&one)
    sigaddset(&one, signal)
    #if canImport(Glibc)
      // Without waiting: another thread may have received a signal that was sent to the process.
      var none = timespec()
      _ = sigtimedwait(&one, nil, &none)
    #else
      var taken: Int32 = 0
      _ = sigwait(&one, &taken)
    #endif
  }
}
