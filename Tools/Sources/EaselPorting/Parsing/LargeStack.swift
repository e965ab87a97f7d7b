import Dispatch
import Foundation
import Synchronization

/// Runs a function on a thread with ``PortingLimits/stackSize`` of stack, and waits for its result; `nil`
/// if it takes longer than a number of seconds.
///
/// The time of the parser grows faster than some sources, such as hundreds of nested brackets without
/// their ends. A thread cannot be stopped: one that takes too long runs until the process ends.
///
/// The parser and the visitors of swift-syntax are recursive; on the stack of 8 MB that the system
/// gives, nested source would end the process.
func withLargeStack<Result: Sendable>(
  seconds: Double, _ body: @escaping @Sendable () -> Result
) -> Result? {
  let result = ResultBox<Result>()
  let finished = DispatchSemaphore(value: 0)
  let thread = Thread {
    let value = body()
    result.value.withLock { $0 = value }
    finished.signal()
  }
  thread.stackSize = PortingLimits.stackSize
  thread.start()
  guard finished.wait(timeout: .now() + seconds) == .success else { return nil }
  return result.value.withLock { $0 }
}

/// The result of a function on another thread.
private final class ResultBox<Result: Sendable>: Sendable {
  let value = Mutex<Result?>(nil)
}
