import Foundation

extension StackSpace {
  /// The stack size of threads that continue deep recursion.
  ///
  /// Its pages are allocated when used.
  private static let largerStack = 64 * 1024 * 1024

  /// Runs a closure on a thread with a larger stack while the caller waits.
  ///
  /// Text limits and locale are those of the caller. A thread costs some tens of microseconds.
  /// Use it for recursion whose stack ``isShort``.
  package static func onLargerStack<Result>(_ body: () -> Result) -> Result {
    let limits = TextEngine.current.limits
    let locale = RenderContext.currentLocale
    var result: Result?
    withoutActuallyEscaping({
      result = limits.withTextLimits { RenderContext.withLocale(locale, body) }
    }) { work in
      let task = Task(work)
      if !Self.onThread(task) {
        // No thread can be created. This one continues as far as its stack allows.
        task.run()
      }
    }
    guard let result else { preconditionFailure("the thread ended without a result") }
    return result
  }

  /// Runs a task on another thread and waits for it.
  ///
  /// Returns `false` if no thread can be created.
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

  /// The work of the other thread, which releases it before the caller continues.
  private final class Task: @unchecked Sendable {
    // This is safe: the caller waits until the other thread has ended (`pthread_join`). So both
    // never run at the same time, and each sees what the other wrote.
    private var work: (() -> Void)?

    init(_ work: @escaping () -> Void) { self.work = work }

    func run() {
      work?()
      work = nil
    }
  }
}
