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
      if !Self.onThread(task) {
        // There is no room for a thread; this one goes on as far as its stack reaches.
        task.run()
      }
    }
    guard let result else { preconditionFailure("the thread ended without a result") }
    return result
  }

  /// Runs a task on a thread of its own and waits for it; false where the system gives no thread.
  private static func onThread(_ task: Task) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, largerStack) == 0 else { return false }
    var thread = pthread_t()
    let argument = Unmanaged.passRetained(task)
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Task>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, argument.toOpaque())
    guard status == 0 else {
      argument.release()
      return false
    }
    pthread_join(thread, nil)
    return true
  }

  /// What the other thread does; it lets go of it before the caller goes on.
  private final class Task: @unchecked Sendable {
    // Proof: the caller waits until the other thread has ended (`pthread_join`), so that never both run,
    // and what one wrote is seen by the other.
    private var work: (() -> Void)?

    init(_ work: @escaping () -> Void) { self.work = work }

    func run() {
      work?()
      work = nil
    }
  }
}
