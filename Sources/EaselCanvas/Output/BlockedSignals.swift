import Foundation

/// Holds back the signals by which a write can end the process, so that the write reports an error
/// in their place: `SIGPIPE` of a pipe that nobody reads, `SIGXFSZ` of a file at its size limit.
///
/// Only this thread's signals, only while the closure runs: what the process does with them
/// otherwise is its own choice.
enum BlockedSignals {
  /// Runs the closure while the signals are held back.
  ///
  /// - Parameter reports: Whether a write in the closure that raises a signal makes it throw, as
  ///   those of files do: then there is nothing to look for after it went well.
  static func during<Result>(
    reports: Bool = false, _ body: () throws -> Result
  ) rethrows -> Result {
    let signals = [SIGPIPE, SIGXFSZ]
    var (held, before, earlier) = (sigset_t(), sigset_t(), sigset_t())
    sigemptyset(&held)
    for signal in signals { sigaddset(&held, signal) }
    sigemptyset(&earlier)
    pthread_sigmask(SIG_BLOCK, &held, &before)
    // One that was not held back could not wait.
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

  /// Takes a signal that waits for this thread.
  private static func take(_ signal: Int32) {
    var one = sigset_t()
    sigemptyset(&one)
    sigaddset(&one, signal)
    #if canImport(Glibc)
      // Without waiting: another thread may have taken one that was meant for the process.
      var none = timespec()
      _ = sigtimedwait(&one, nil, &none)
    #else
      var taken: Int32 = 0
      _ = sigwait(&one, &taken)
    #endif
  }
}
