import Foundation
import Testing

@testable import EaselAnimation

@Suite struct WorkQueueTests {
  @Test("results come in the order of the jobs", arguments: 0..<4)
  func order(threads: Int) throws {
    let queue = WorkQueue<Int>(threads: threads)
    for index in 0..<100 {
      try queue.add {
        if index % 7 == 0 { usleep(200) }
        return index
      }
    }
    #expect(try queue.finish() == Array(0..<100))
  }

  @Test("an error of a job is thrown to the caller", arguments: 0..<3)
  func failure(threads: Int) {
    struct Mine: Error {}
    #expect(throws: Mine.self) {
      let queue = WorkQueue<Int>(threads: threads)
      for index in 0..<50 {
        try queue.add { if index == 20 { throw Mine() } else { index } }
      }
      _ = try queue.finish()
    }
  }

  @Test func withoutThreadsJobsRunOnTheCallersThread() throws {
    let caller = Thread.current.description
    let queue = WorkQueue<String>(threads: 0)
    try queue.add { Thread.current.description }
    #expect(try queue.finish() == [caller])
  }
}
