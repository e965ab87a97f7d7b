import Foundation
import Synchronization

/// Lets as many drawings be made at the same time as there are processors.
///
/// More of them are no faster together, and each takes memory: a text engine of some megabytes, which
/// the next drawing takes over on whatever thread. Turns are given in the order of asking. A report
/// keeps its turn until it waits for its client, or for a tenth of a second while others wait: most are
/// done by then, and a long one holds none of the others up.
final class DrawingTurns: Sendable {
  /// A turn that was given.
  struct Turn {
    fileprivate let start = ContinuousClock.now
    /// Whether others should have their turns now.
    var isOver: Bool { ContinuousClock.now - start > .milliseconds(100) }
  }

  private struct State {
    var free = ProcessInfo.processInfo.activeProcessorCount
    /// What gives their turns to those that wait.
    var waiting: [@Sendable () -> Void] = []
  }

  static let shared = DrawingTurns()
  private let state = Mutex(State())

  /// Waits for a turn on the calling thread, which must be none of Swift's tasks.
  func begin() -> Turn {
    let given = DispatchSemaphore(value: 0)
    ask { given.signal() }
    given.wait()
    return Turn()
  }

  /// Runs a drawing in a turn and on a thread of its own.
  ///
  /// There are as many threads for Swift's tasks as processors, and they serve all connections: those
  /// of others wait for as long as a drawing keeps such a thread.
  func draw<Output: Sendable>(
    _ draw: @escaping @Sendable () throws -> Output
  ) async throws -> Output {
    try await withCheckedThrowingContinuation { continuation in
      ask {
        Thread.detachNewThread {
          let result = Result { try draw() }
          self.end()
          continuation.resume(with: result)
        }
      }
    }
  }

  /// Hands a turn over.
  func end() {
    let next = state.withLock { state -> (@Sendable () -> Void)? in
      if !state.waiting.isEmpty { return state.waiting.removeFirst() }
      state.free += 1
      return nil
    }
    next?()
  }

  private func ask(_ give: @escaping @Sendable () -> Void) {
    let isFree = state.withLock { state in
      if state.free == 0 {
        state.waiting.append(give)
        return false
      }
      state.free -= 1
      return true
    }
    if isFree { give() }
  }
}
