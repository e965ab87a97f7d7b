import Foundation

extension StackSpace {
  /// The stack of the threads on which deep recursion goes on; the system gives a page of it when it
  /// is used.
  private static let largerStack = 64 * 1024 * 1024

  /// Runs the closure on a thread with a larger stack, while the caller waits.
  ///
  /// Text limits and locale are the caller's. A thread costs some tens of microseconds, and the first
  /// text that it sets some milliseconds: it is for recursion whose stack ``isShort``.
  package static func onLargerStack<Result>(_ body: () -> Result) -> Result {
    let limits = TextEngine.current.limits
    let locale = RenderContext.currentLocale
    var result: Result?
    withoutActuallyEscaping({
      result = limits.withTextLimits { RenderContext.withLocale(locale, body) }
    }) { work in
      let task = Task(work)
      let ended = DispatchSemaphore(value: 0)
      let thread = Thread {
        task.run()
        ended.signal()
      }
      thread.stackSize = largerStack
      thread.start()
      ended.wait()
    }
    guard let result else { preconditionFailure("the thread ended without a result") }
    return result
  }

  /// What the other thread does; it lets go of it before the caller goes on.
  private final class Task: @unchecked Sendable {
    // Proof: the caller waits until the other thread has run the work, so that never both run, and the
    // semaphore orders what they read and write.
    private var work: (() -> Void)?

    init(_ work: @escaping () -> Void) { self.work = work }

    func run() {
      work?()
      work = nil
    }
  }
}
