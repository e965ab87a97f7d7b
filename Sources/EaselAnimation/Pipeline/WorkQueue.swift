import Foundation

/// Runs jobs on other threads and returns their results in the order of the jobs.
///
/// At most `capacity` jobs wait: a thread that adds one more runs one itself. So all threads are
/// busy, memory stays bounded, and the queue works without any further threads.
final class WorkQueue<Output: Sendable> {
  typealias Job = @Sendable () throws -> Output

  /// The state that the threads share.
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

    /// Runs the oldest waiting job; returns false if there is none.
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

    /// Waits for a job; returns false if there will be no further jobs.
    func waitForWork() -> Bool {
      locked {
        while waiting.isEmpty, !isClosed { condition.wait() }
        return !waiting.isEmpty
      }
    }
  }

  private let state = State()
  private let capacity: Int

  /// Starts threads; without any, the thread that adds jobs runs them all.
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

  /// Adds a job; throws the error of an earlier one.
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

  /// Runs jobs until all are done; returns the results, or throws the first error in their order.
  func finish() throws -> [Output] {
    while state.doOne() {}
    let results = state.locked {
      while state.running > 0 || !state.waiting.isEmpty { state.condition.wait() }
      return state.results
    }
    close()
    return try results.compactMap { try $0?.get() }
  }

  /// Discards waiting jobs, waits for running ones, and ends the threads.
  func close() {
    state.locked {
      state.waiting.removeAll()
      state.isClosed = true
      state.condition.broadcast()
      while state.running > 0 { state.condition.wait() }
    }
  }
}
