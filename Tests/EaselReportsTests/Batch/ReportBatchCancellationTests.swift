import EaselBlocks
import EaselCanvas
import Foundation
import Synchronization
import Testing

@testable import EaselReports

@Suite("Cancellation of batches")
struct ReportBatchCancellationTests {
  private let test = BatchCase()

  @Test("No document is begun after a cancellation; the same batch goes on with the missing ones")
  func goesOnLater() async throws {
    let test = test
    let begun = Mutex(0)
    let task = Task {
      try await ReportBatch(0..<50, atOnce: 2).write(
        to: test.folder, name: { "\($0)" },
        progress: { if $0.endedCount == 6 { withUnsafeCurrentTask { $0?.cancel() } } }
      ) { number in
        begun.withLock { $0 += 1 }
        return BatchCase.report(number)
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    let files = try test.files
    #expect((6...8).contains(files.count) && begun.withLock { $0 } <= 8)
    for bytes in try test.contents.values {
      #expect(bytes.starts(with: Data("%PDF".utf8)) && bytes.suffix(6) == Data("%%EOF\n".utf8))
    }
    let result = try await ReportBatch(0..<50, atOnce: 2).write(
      to: test.folder, name: { "\($0)" }, skipsExisting: true, report: BatchCase.report)
    #expect(result.skippedCount == files.count && result.documentCount == 50 - files.count)
    #expect(try test.files.count == 50)
  }

  @Test("Documents that are begun end at their next page, and leave no file")
  func endsDocuments() async throws {
    let test = test
    let canceler = Mutex<Task<ReportBatch<Int>.Result, any Error>?>(nil)
    let lastPage = Mutex(0)
    let task = Task {
      try await ReportBatch(0..<2, atOnce: 2).write(to: test.folder, name: { "\($0)" }) { number in
        while canceler.withLock({ $0 == nil }) { await Task.yield() }
        return Report("R", language: "en", pages: .test(200, 200)) {
          ForEach(0..<500) { Text("Page \($0)").pageBreakBefore() }
        } header: { page in
          if number == 0 {
            lastPage.withLock { $0 = max($0, page.number) }
            if page.number == 3 { canceler.withLock { $0?.cancel() } }
          }
          return Text("\(page.number)")
        }
      }
    }
    canceler.withLock { $0 = task }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(lastPage.withLock { $0 } == 3)
    #expect(try test.files.isEmpty)
  }

  @Test("Errors that a cancellation causes are not failures")
  func throwsCancellation() async throws {
    let test = test
    let states = Mutex<[ReportBatchProgress]>([])
    let hasBegun = Mutex(false)
    let task = Task {
      try await ReportBatch(0..<4, atOnce: 2, onFailure: .stop).write(
        to: test.folder, name: { "\($0)" },
        progress: { state in states.withLock { $0.append(state) } }
      ) { number in
        hasBegun.withLock { $0 = true }
        while !Task.isCancelled { await Task.yield() }
        throw BatchError(number: number)
      }
    }
    while !hasBegun.withLock({ $0 }) { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(states.withLock { $0 }.isEmpty)
  }

  @Test("A CancellationError of the closure alone is a failure of its item")
  func closureThrowsCancellation() async throws {
    let result = try await ReportBatch(0..<3).write(to: test.folder, name: { "\($0)" }) { number in
      if number == 1 { throw CancellationError() }
      return BatchCase.report(number)
    }
    #expect(result.failures.map(\.index) == [1] && result.documentCount == 2)
  }

  @Test("A batch that waits for items of a stream ends when its task is canceled")
  func stream() async throws {
    let test = test
    let (items, input) = AsyncStream<Int>.makeStream()
    input.yield(0)
    let hasBegun = Mutex(false)
    let task = Task {
      try await ReportBatch(stream: items, atOnce: 2).write(to: test.folder, name: { "\($0)" }) {
        hasBegun.withLock { $0 = true }
        return BatchCase.report($0)
      }
    }
    while !hasBegun.withLock({ $0 }) { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
