import Foundation

/// Holds back the signals by which a write can end the process, so that the write reports an error
/// in their place: `SIGPIPE` of a pipe that nobody reads, `SIGXFSZ` of a file at its size limit.
///
/// Only this thread's signals, only while the closure runs: what the process does with them
/// otherwise is its own choice.
enum HeldSignals {
  static func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    var held = sigset_t()
    sigemptyset(&held)
    sigaddset(&held, SIGPIPE)
    sigaddset(&held, SIGXFSZ)
    var before = sigset_t()
    var waiting = sigset_t()
    sigpending(&waiting)
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer {
      take(SIGPIPE, unlessIn: waiting)
      take(SIGXFSZ, unlessIn: waiting)
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    return try body()
  }

  /// Takes a signal that waits for this thread, unless it waited before.
  private static func take(_ signal: Int32, unlessIn earlier: sigset_t) {
    var (earlier, waiting, one) = (earlier, sigset_t(), sigset_t())
    sigpending(&waiting)
    guard sigismember(&waiting, signal) == 1, sigismember(&earlier, signal) == 0 else { return }
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
