import EaselBlocks
import EaselCanvas
import Foundation
import Synchronization
import Testing

@testable import EaselReports

@Suite("Failures of batches")
struct ReportBatchFailureTests {
  private let test = BatchCase()

  @Test("Errors of the closure are failures of their items, in the order of the input")
  func goesOn() async throws {
    let result = try await ReportBatch(0..<10, atOnce: 4).write(
      to: test.folder, name: { "d\($0)" }
    ) { number in
      if number == 2 { try await Task.sleep(for: .milliseconds(20)) }
      if [2, 7].contains(number) { throw BatchError(number: number) }
      return BatchCase.report(number)
    }
    #expect(result.failures.map(\.name) == ["d2", "d7"])
    #expect(result.failures.map(\.index) == [2, 7] && result.failedItems == [2, 7])
    #expect(
      result.failures.map { $0.error as? BatchError } == [
        BatchError(number: 2), BatchError(number: 7),
      ])
    #expect(result.documentCount == 8 && result.failureCount == 2)
    #expect(try test.files.count == 8)
    #expect(result.failures[0].description.hasPrefix("“d2”: BatchError"))
  }

  @Test("An error of the rendering is a failure, and leaves no file")
  func renderingFails() async throws {
    let result = try await ReportBatch(0..<3).write(to: test.folder, name: { "\($0)" }) { number in
      Report("R", language: "en") {
        if number == 1 { Text("\(PageReference("nowhere"))") } else { Text("Hello") }
      }
    }
    #expect(result.failures.map(\.index) == [1])
    #expect((result.failures.first?.error as? EaselError)?.code == .missingReference)
    #expect(try test.files == ["0.pdf", "2.pdf"])
  }

  @Test("A batch that stops throws the failure that is first in the input", arguments: [1, 2, 8])
  func stops(tasks: Int) async throws {
    let begun = Mutex<[Int]>([])
    let failure = await #expect(throws: ReportBatch<Int>.Failure.self) {
      try await ReportBatch(0..<100, atOnce: tasks, onFailure: .stop).write(
        to: test.folder, name: { "\($0)" }
      ) { number in
        begun.withLock { $0.append(number) }
        // The later failure comes first.
        if number == 3 { try await Task.sleep(for: .milliseconds(30)) }
        if [3, 5].contains(number) { throw BatchError(number: number) }
        return BatchCase.report(number)
      }
    }
    #expect(failure?.index == 3 && failure?.name == "3")
    #expect(failure?.error as? BatchError == BatchError(number: 3))
    let files = try test.files
    // Finished files remain, and a document that was begun is finished.
    #expect(Set(files).isSuperset(of: ["0.pdf", "1.pdf", "2.pdf"]))
    let expected = begun.withLock { $0 }.filter { ![3, 5].contains($0) }.map { "\($0).pdf" }
    #expect(files == expected.sorted())
    #expect(files.count < 100)
  }

  @Test("What failed can be tried again")
  func again() async throws {
    let attempts = Mutex<[Int: Int]>([:])
    func write(_ numbers: [Int]) async throws -> ReportBatch<Int>.Result {
      try await ReportBatch(numbers).write(to: test.folder, name: { "\($0)" }) { number in
        let attempt = attempts.withLock {
          $0[number, default: 0] += 1
          return $0[number]
        }
        if number % 4 == 1, attempt == 1 { throw BatchError(number: number) }
        return BatchCase.report(number)
      }
    }
    let first = try await write(Array(0..<10))
    #expect(first.failedItems == [1, 5, 9])
    let second = try await write(first.failedItems)
    #expect(second.failureCount == 0 && second.documentCount == 3)
    #expect(try test.files.count == 10)
    #expect(attempts.withLock { $0[0] } == 1)
  }

  @Test("The second of two items with one name is a failure, and the file is that of the first")
  func duplicates() async throws {
    struct Page: Sendable {
      var key: String
      var text: String
    }
    // The fourth is the first in another Unicode normalization.
    let pages = [("\u{E9}", "1"), ("b", "2"), ("b", "3"), ("e\u{301}", "4"), ("B", "5")].map {
      Page(key: $0.0, text: $0.1)
    }
    for tasks in [1, 4] {
      let test = BatchCase()
      let result = try await ReportBatch(pages, atOnce: tasks).write(to: test.folder, name: \.key) {
        page in Report(page.text, language: "en") { Text(page.text) }
      }
      #expect(result.failures.map(\.index) == [2, 3])
      #expect(
        result.failures.allSatisfy { ($0.error as? EaselError)?.code == .invalidName })
      let expected = try await Report("2", language: "en") { Text("2") }.data()
      #expect(try test.contents["b.pdf"] == expected)
    }
  }

  @Test(
    "A name that is no file name is a failure",
    arguments: [
      ("", "empty"), ("a/b", "“/”"), ("/etc/passwd", "“/”"), ("..", "dot"), (".", "dot"),
      ("../a", "“/”"), (".hidden", "dot"), ("a\0b", "control"), ("a\nb", "control"),
      (String(repeating: "a", count: 252), "256 bytes"),
      (String(repeating: "é", count: 126), "256 bytes"),
    ])
  func badNames(name: String, message: String) async throws {
    let result = try await ReportBatch([name]).write(to: test.folder, name: \.self) { _ in
      BatchCase.report(1)
    }
    let error = try #require(result.failures.first?.error as? EaselError)
    #expect(error.code == .invalidName && error.message.contains(message))
    #expect(!error.message.unicodeScalars.contains { $0.value < 0x20 })
    #expect(result.failures.first?.name == name)
    #expect(try test.files.isEmpty)
  }

  @Test(
    "Other names are file names",
    arguments: [
      "a", "Müller & Söhne", "売上", "a.b", "a%00b", "a%2Fb", "a?b#c", "-", "~", "a\\b",
      String(repeating: "a", count: 251),
    ])
  func goodNames(name: String) async throws {
    let result = try await ReportBatch([name]).write(to: test.folder, name: \.self) { _ in
      BatchCase.report(1)
    }
    #expect(result.failures.map(\.description) == [])
    #expect(try test.files == [name + ".pdf"])
  }

  @Test("Names of documents for a closure are not empty and do not repeat")
  func namesOfKeys() async throws {
    let result = try await ReportBatch(["a", "", "a", "../b"]).render(name: \.self) { _ in
      BatchCase.report(1)
    } to: { _ in
    }
    #expect(result.failures.map(\.index) == [1, 2])
    #expect(result.documentCount == 2)
  }

  @Test("A folder that cannot be created or is a file is an error before the first document")
  func badFolder() async throws {
    try test.put("a file", "file")
    for folder in [test.file("file"), test.file("file/folder"), URL(filePath: "/proc/easel/a")] {
      let error = await #expect(throws: EaselError.self) {
        try await ReportBatch(0..<3).write(to: folder, name: { "\($0)" }) { number in
          Issue.record("a report was made")
          return BatchCase.report(number)
        }
      }
      #expect(error?.code == .outputFailed && error?.message.contains(folder.path) == true)
    }
    let web = try #require(URL(string: "https://example.com/a"))
    await #expect(throws: EaselError.self) {
      try await ReportBatch(0..<3).write(to: web, name: { "\($0)" }, report: BatchCase.report)
    }
    #expect(try test.contents == ["file": Data("a file".utf8)])
  }

  @Test("A file that cannot be written is a failure of its item")
  func badFile() async throws {
    try FileManager.default.createDirectory(
      at: test.file("1.pdf"), withIntermediateDirectories: true)
    let result = try await ReportBatch(0..<3).write(
      to: test.folder, name: { "\($0)" }, skipsExisting: true, report: BatchCase.report)
    #expect(result.failures.map(\.index) == [1])
    #expect((result.failures.first?.error as? EaselError)?.code == .outputFailed)
    #expect(try test.files == ["0.pdf", "1.pdf", "2.pdf"])
  }

  @Test("A list of failures that is too long is cut, and says so")
  func manyFailures() async throws {
    for tasks in [1, 8] {
      var batch = ReportBatch(0..<50, atOnce: tasks)
      batch.maximumFailures = 4
      let result = try await batch.write(to: test.folder, name: { "\($0)" }) { number in
        try await Task.sleep(for: .microseconds(100 * (number * 7 % 11)))
        throw BatchError(number: number)
      }
      #expect(result.failures.map(\.index) == [0, 1, 2, 3])
      #expect(result.failureCount == 50)
      let entry = try #require(result.diagnostics.first)
      #expect(result.diagnostics.count == 1 && entry.name == nil)
      #expect(entry.diagnostic.code == .limitExceeded && entry.diagnostic.value == "46")
    }
  }

  @Test("Diagnostics of one severity and code beyond the limit are counted, and others are kept")
  func manyDiagnostics() async throws {
    var batch = ReportBatch(0..<30, atOnce: 8)
    batch.maximumDiagnostics = 5
    let options = RenderOptions(policy: .lenient)
    let result = try await batch.write(to: test.folder, name: { "\($0)" }, options: options) {
      number in
      guard number != 29 else {
        return Report("R", language: "en") { Text("\(PageReference("nowhere"))") }
      }
      return BatchCase.reportWithWarnings(number)
    }
    // Two of three documents have one or two warnings.
    #expect(result.diagnostics.map(\.name) == ["1", "2", "2", "4", "5", "29", "29", nil])
    #expect(result.diagnostics[5].diagnostic.code == .missingReference)
    let last = try #require(result.diagnostics.last)
    #expect(last.diagnostic.severity == .warning && last.diagnostic.code == .limitExceeded)
    #expect(last.diagnostic.value == "23" && last.description.contains("invalidData"))
  }

  @Test("The entries that are kept do not depend on the order in which they are added")
  func firstEntries() {
    for maximum in [-1, 0, 1, 3, 10, .max] {
      var kept: [[Int]] = []
      for order in [Array(0..<20), (0..<20).reversed(), (0..<20).map { $0 * 7 % 20 }] {
        var entries = FirstEntries<Int>(maximum)
        for index in order { for part in 0..<2 { entries.add(2 * index + part, of: index) } }
        kept.append(entries.sorted.map(\.value))
        #expect(entries.count == 40 && entries.leftOut == 40 - kept[0].count)
      }
      #expect(kept.allSatisfy { $0 == Array((0..<40).prefix(max(maximum, 0))) })
    }
  }
}
