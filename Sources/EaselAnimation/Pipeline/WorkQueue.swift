import Foundation

/// Runs jobs beside the thread that hands them over, and returns their results in the order of the
/// jobs.
///
/// At most `capacity` jobs wait: whoever hands over one more does one itself. So all threads are
/// busy, memory stays bounded, and it works without any further thread.
final class WorkQueue<Output: Sendable> {
  typealias Job = @Sendable () throws -> Output

  /// What the threads share.
  ///
  /// `@unchecked`: every access to its variables is between `condition.lock()` and `unlock()`.
  private final class State: @unchecked Sendable {
    let condition = NSCondition()
    var waiting: [(index: Int, job: Job)] = []
    var results: [Result<Output, any Error>?] = []
    var failure: (any Error)?
    var running = 0
    var isClosed = false

    func locked<Value>(_ body: () throws -> Value) rethrows -> Value {
      condition.lock()
      defer { condition.unlock() }
      return try body()
    }

    /// Does the oldest job that waits; false when there is none.
    func doOne() -> Bool {
      let next = locked { () -> (index: Int, job: Job)? in
        guard !waiting.isEmpty else { return nil }
        running += 1
        return waiting.removeFirst()
      }
      guard let next else { return false }
      let result = Result { try next.job() }
      locked {
        results[next.index] = result
        if case .failure(let error) = result { failure = failure ?? error }
        running -= 1
        condition.broadcast()
      }
      return true
    }

    /// Waits until there is something to do; false when there will be nothing any more.
    func waitForWork() -> Bool {
      locked {
        while waiting.isEmpty, !isClosed { condition.wait() }
        return !waiting.isEmpty
      }
    }
  }

  private let state = State()
  private let capacity: Int

  /// Starts threads; without any, whoever hands over jobs does them all.
  init(threads: Int) {
    capacity = 2 * threads
    for _ in 0..<threads {
      let thread = Thread { [state] in
        while state.waitForWork() { _ = state.doOne() }
      }
      thread.name = "EaselAnimation"
      thread.start()
    }
  }

  deinit { close() }

  /// Hands over a job; throws what an earlier one threw.
  func add(_ job: @escaping Job) throws {
    let isFull = try state.locked { () throws -> Bool in
      if let failure = state.failure { throw failure }
      state.waiting.append((state.results.count, job))
      state.results.append(nil)
      state.condition.signal()
      return state.waiting.count > capacity
    }
    if isFull { _ = state.doOne() }
  }

  /// Helps until all is done; returns the results, or throws the first failure in their order.
  func finish() throws -> [Output] {
    while state.doOne() {}
    let results = state.locked {
      while state.running > 0 || !state.waiting.isEmpty { state.condition.wait() }
      return state.results
    }
    close()
    return try results.compactMap { try $0?.get() }
  }

  /// Lets the jobs that wait go, waits for those that run, and ends the threads.
  func close() {
    state.locked {
      state.waiting.removeAll()
      state.isClosed = true
      state.condition.broadcast()
      while state.running > 0 { state.condition.wait() }
    }
  }
}
