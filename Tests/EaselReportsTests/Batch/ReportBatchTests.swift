import EaselBlocks
import EaselCanvas
import Foundation
import Synchronization
import Testing

@testable import EaselReports

@Suite("Batches of reports")
struct ReportBatchTests {
  private let test = BatchCase()

  @Test("A document of each item is in the folder, which is created")
  func writes() async throws {
    let result = try await ReportBatch(1...5).write(
      to: test.folder, name: { "document-\($0)" }, report: BatchCase.report)
    #expect(try test.files == (1...5).map { "document-\($0).pdf" })
    #expect(result.documentCount == 5 && result.pageCount == 5)
    #expect(result.failureCount == 0 && result.skippedCount == 0)
    #expect(result.failures.isEmpty && result.diagnostics.isEmpty)
    let third = try await BatchCase.report(3).data()
    #expect(try test.contents["document-3.pdf"] == third)
    #expect(result.description == "5 documents with 5 pages; 0 failed, 0 skipped")
  }

  @Test("An empty batch creates the folder, and calls nothing")
  func empty() async throws {
    var calls = 0
    let result = try await ReportBatch([Int]()).write(
      to: test.folder, name: { "\($0)" }, progress: { _ in calls += 1 }, report: BatchCase.report)
    #expect(try test.files.isEmpty)
    #expect(result.documentCount == 0 && calls == 0)
  }

  @Test("Files, numbers and diagnostics are the same with one task and with eight")
  func sameForAnyNumberOfTasks() async throws {
    var lists: [[ReportBatchDiagnostic]] = []
    var contents: [[String: Data]] = []
    var failures: [[String]] = []
    for tasks in [1, 8] {
      let test = BatchCase()
      let result = try await ReportBatch(0..<40, atOnce: tasks).write(
        to: test.folder, name: { "\($0)" }
      ) { number in
        // Later items are finished before earlier ones.
        try await Task.sleep(for: .microseconds(number % 7 == 0 ? 4_000 : 100))
        if number % 9 == 5 { throw BatchError(number: number) }
        return BatchCase.reportWithWarnings(number)
      }
      lists.append(result.diagnostics)
      failures.append(result.failures.map(\.name))
      contents.append(try test.contents)
      #expect(result.documentCount == 36 && result.failureCount == 4)
    }
    #expect(contents[0].count == 36 && contents[0] == contents[1])
    #expect(failures[0] == ["5", "14", "23", "32"] && failures[0] == failures[1])
    #expect(lists[0] == lists[1])
    let names = (0..<40).filter { $0 % 9 != 5 }.flatMap { number in
      Array(repeating: "\(number)", count: number % 3)
    }
    #expect(lists[0].map(\.name) == names)
    #expect(lists[0].allSatisfy { $0.diagnostic.code == .invalidData })
  }

  @Test("No more documents are made at once than asked for, and as many")
  func bounded() async throws {
    let running = RunningCount()
    _ = try await ReportBatch(0..<30, atOnce: 3).write(to: test.folder, name: { "\($0)" }) {
      running.begin()
      defer { running.end() }
      try await Task.sleep(for: .milliseconds(2))
      return BatchCase.report($0)
    }
    #expect(running.maximum == 3)
  }

  @Test("Items are read when a task is free")
  func readsLazily() async throws {
    let read = Mutex(0)
    let items = (0..<1_000_000).lazy.map { number in
      read.withLock { $0 += 1 }
      return number
    }
    let batch = ReportBatch(items, atOnce: 2, onFailure: .stop)
    #expect(batch.total == 1_000_000)
    await #expect(throws: ReportBatch<Int>.Failure.self) {
      try await batch.write(to: test.folder, name: { "\($0)" }) { number in
        if number == 5 { throw BatchError(number: number) }
        return BatchCase.report(number)
      }
    }
    #expect(read.withLock { $0 } <= 8)
  }

  @Test("A batch makes at least one document at once", arguments: [0, -3])
  func refusesNoTasks(tasks: Int) async throws {
    let error = await #expect(throws: EaselError.self) {
      try await ReportBatch(0..<3, atOnce: tasks).write(
        to: test.folder, name: { "\($0)" }, report: BatchCase.report)
    }
    #expect(error?.code == .outOfRange && error?.value == "\(tasks)")
    #expect(!FileManager.default.fileExists(atPath: test.folder.path))
  }

  @Test("Progress is reported after each item, and no number decreases")
  func progress() async throws {
    try test.put("old", "3.pdf")
    var states: [ReportBatchProgress] = []
    _ = try await ReportBatch(0..<12, atOnce: 4).write(
      to: test.folder, name: { "\($0)" }, skipsExisting: true, progress: { states.append($0) }
    ) { number in
      if number % 5 == 1 { throw BatchError(number: number) }
      return BatchCase.report(number)
    }
    #expect(states.map(\.endedCount) == Array(1...12))
    #expect(states.allSatisfy { $0.total == 12 })
    for (a, b) in zip(states, states.dropFirst()) {
      #expect(a.documentCount <= b.documentCount && a.failureCount <= b.failureCount)
      #expect(a.skippedCount <= b.skippedCount && a.pageCount <= b.pageCount)
    }
    let last = try #require(states.last)
    #expect(last.documentCount == 8 && last.failureCount == 3 && last.skippedCount == 1)
    #expect(last.pageCount == 8 && last.fraction == 1)
  }

  @Test("The total of a sequence of unknown length is not reported")
  func unknownTotal() async throws {
    var totals: Set<Int?> = []
    let items = (0..<10).lazy.filter { $0 % 2 == 0 }
    _ = try await ReportBatch(items).write(
      to: test.folder, name: { "\($0)" },
      progress: {
        totals.insert($0.total)
        #expect($0.fraction == nil)
      }, report: BatchCase.report)
    #expect(totals == [nil])
    #expect(ReportBatch([Int]()).total == nil)
  }

  @Test("A total below the number of items is dropped when it is passed")
  func wrongTotal() async throws {
    var totals: [Int?] = []
    var batch = ReportBatch(0..<3)
    batch.total = 2
    _ = try await batch.write(
      to: test.folder, name: { "\($0)" }, progress: { totals.append($0.total) },
      report: BatchCase.report)
    #expect(totals == [2, 2, nil])
  }

  @Test("Items are read, and progress is reported, by the actor of the caller")
  @MainActor func actor() async throws {
    var ended = 0
    let items = sequence(first: 0) { number in
      MainActor.assertIsolated()
      return number < 3 ? number + 1 : nil
    }
    _ = try await ReportBatch(items, atOnce: 2).write(
      to: test.folder,
      name: {
        MainActor.assertIsolated()
        return "\($0)"
      },
      progress: {
        MainActor.assertIsolated()
        ended = $0.endedCount
      }, report: BatchCase.report)
    #expect(ended == 4)
  }

  @Test("Items come from an asynchronous sequence, whose error ends the batch")
  func stream() async throws {
    let (items, input) = AsyncThrowingStream<Int, any Error>.makeStream()
    for number in 0..<4 { input.yield(number) }
    input.finish(throwing: BatchError(number: 9))
    await #expect(throws: BatchError(number: 9)) {
      try await ReportBatch(stream: items, atOnce: 2).write(
        to: test.folder, name: { "\($0)" }, report: BatchCase.report)
    }
    // Those that were read are written.
    #expect(try test.files == (0..<4).map { "\($0).pdf" })
  }

  @Test("An asynchronous sequence is read to its end")
  func wholeStream() async throws {
    let items = AsyncStream<Int> { input in
      for number in 0..<5 { input.yield(number) }
      input.finish()
    }
    let result = try await ReportBatch(stream: items).write(
      to: test.folder, name: { "\($0)" }, report: BatchCase.report)
    #expect(result.documentCount == 5)
    #expect(try test.files.count == 5)
  }

  @Test("A file that exists is replaced, or skipped if asked for")
  func existing() async throws {
    try test.put("old", "1.pdf")
    try test.put("", "2.pdf")
    let made = Mutex<[Int]>([])
    func write(skipsExisting: Bool) async throws -> ReportBatch<Int>.Result {
      try await ReportBatch(0..<3).write(
        to: test.folder, name: { "\($0)" }, skipsExisting: skipsExisting
      ) { number in
        made.withLock { $0.append(number) }
        return BatchCase.report(number)
      }
    }
    let first = try await write(skipsExisting: true)
    #expect(first.documentCount == 2 && first.skippedCount == 1)
    // An empty file is no document.
    #expect(made.withLock { $0.sorted() } == [0, 2])
    #expect(try test.contents["1.pdf"] == Data("old".utf8))
    let second = try await write(skipsExisting: true)
    #expect(second.documentCount == 0 && second.skippedCount == 3)
    let third = try await write(skipsExisting: false)
    #expect(third.documentCount == 3 && third.skippedCount == 0)
    #expect(try test.contents["1.pdf"] != Data("old".utf8))
  }

  @Test("Options of the rendering apply to each document")
  func options() async throws {
    let options = RenderOptions(policy: .custom { $0.severity >= .warning })
    let result = try await ReportBatch(0..<3).write(
      to: test.folder, name: { "\($0)" }, options: options, report: BatchCase.reportWithWarnings)
    #expect(result.failures.map(\.index) == [1, 2])
    #expect(result.failures.allSatisfy { ($0.error as? EaselError)?.code == .invalidData })
    #expect(try test.files == ["0.pdf"])
  }

  @Test("A closure receives the bytes of each document, under any name")
  func received() async throws {
    let documents = Mutex<[String: ReportBatch<Int>.Document]>([:])
    let result = try await ReportBatch(0..<6, atOnce: 3).render(name: { "2026/03/\($0).pdf" }) {
      BatchCase.reportWithWarnings($0)
    } to: { document in
      if document.item == 4 { throw BatchError(number: 4) }
      documents.withLock { $0[document.name] = document }
    }
    #expect(result.documentCount == 5 && result.failures.map(\.item) == [4])
    #expect(result.failures.first?.error as? BatchError == BatchError(number: 4))
    let second = try #require(documents.withLock { $0["2026/03/2.pdf"] })
    let expected = try BatchCase.reportWithWarnings(2).rendered(as: .pdf)
    #expect(second.item == 2 && second.pageCount == 2 && second.data == expected.output)
    #expect(second.diagnostics == expected.diagnostics && second.diagnostics.count == 2)
    #expect(
      result.diagnostics.map(\.name) == [
        "2026/03/1.pdf", "2026/03/2.pdf", "2026/03/2.pdf", "2026/03/5.pdf", "2026/03/5.pdf",
      ])
  }
}
