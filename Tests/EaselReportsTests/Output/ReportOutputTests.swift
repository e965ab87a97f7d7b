import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Output of reports")
struct ReportOutputTests {
  /// A report with one of most things, on some pages.
  private func report(pages: Int = 6) -> Report {
    Report("Sample", language: "en", pages: .test(300, 300).margins(40)) {
      Contents()
      Section("One") {
        Text("See \(PageReference("two")).\(Footnote("A note."))")
        Table(0..<(pages * 10)) {
          TableColumn("N", value: \.self)
          TableColumn("Square") { Text("\($0 * $0)") }
        }.carriesForward(\.self)
      }
      Section("Two") { Bullets(["a", "b"]) }.id("two")
      Figure(caption: "A bar") { Rectangle().frame(height: 20).accessibilityLabel("Bar") }
    } header: { page in
      Text(page.title(level: 1))
    } footer: { page in
      Text("Page \(page.number) of \(page.count)")
    }
  }

  private func written() throws -> Data { try report().data() }

  private func file(_ name: String = "pdf") -> URL {
    FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).\(name)")
  }

  @Test("A file, data and a sink have the same bytes, each time")
  func same() throws {
    let report = report()
    let data = try report.data()
    #expect(try report.data() == data)
    #expect(try self.report().rendered().output == data)
    let url = file()
    defer { try? FileManager.default.removeItem(at: url) }
    try report.write(to: url)
    #expect(try Data(contentsOf: url) == data)
    var bytes = Data()
    try report.render(to: .sink { bytes.append(contentsOf: $0) })
    #expect(bytes == data)
    try ReadReport(data: data).check()
  }

  @Test("Eight tasks at once give the same bytes")
  func tasks() async throws {
    let data = try written()
    let all = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<8 { group.addTask { try await self.report().data() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all.count == 8 && all.allSatisfy { $0 == data })
  }

  @Test("The asynchronous functions give the same bytes")
  func asynchronous() async throws {
    let data = try written()
    let twin = try await self.report().data(as: .pdf, isolation: nil)
    #expect(twin == data)
    let url = file()
    defer { try? FileManager.default.removeItem(at: url) }
    _ = try await report().write(to: url, isolation: nil)
    #expect(try Data(contentsOf: url) == data)
  }

  @Test("The first bytes come before the last page is laid out")
  func streaming() throws {
    var first: Int?
    var pages = 0
    let report = Report("R", pages: .test(300, 300)) {
      Table(0..<5_000) { TableColumn("N", value: \.self) }
    }
    try report.render(to: .sink { _ in first = first ?? pages }) { pages = $0 }
    #expect(pages > 100)
    #expect((first ?? .max) < pages / 2)
  }

  @Test("A task that is cancelled throws, and leaves no file and no part of one")
  func cancelled() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "r.pdf")
    for isAsync in [false, true] {
      let task = Task {
        let report = report(pages: 100)
        func stop(_ page: Int) { if page == 3 { withUnsafeCurrentTask { $0?.cancel() } } }
        if isAsync {
          _ = try await report.write(to: url, progress: stop, isolation: nil)
        } else {
          try Self.write(report, url, stop)
        }
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  private static func write(_ report: Report, _ url: URL, _ stop: @escaping (Int) -> Void) throws {
    try report.write(to: url, progress: stop)
  }

  @Test("An existing file is unchanged when writing fails")
  func kept() throws {
    let url = file()
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("old".utf8).write(to: url)
    let bad = Report("R") { Text("\(PageReference("nowhere"))") }
    #expect(throws: EaselError.self) { try bad.write(to: url) }
    #expect(try Data(contentsOf: url) == Data("old".utf8))
  }

  @Test("An error of a sink is rethrown")
  func sinkFails() {
    struct Full: Error {}
    #expect(throws: (any Error).self) { try report().render(to: .sink { _ in throw Full() }) }
  }

  @Test("No page is laid out for a sink that threw")
  func sinkFailsEarly() {
    struct Gone: Error {}
    var pages = 0
    let report = Report("R", pages: .test(300, 300)) {
      Table(0..<5_000) { TableColumn("N", value: \.self) }
    }
    var calls = 0
    #expect(throws: Gone.self) {
      try report.render(
        to: .sink { _ in
          calls += 1
          throw Gone()
        }
      ) { pages = $0 }
    }
    #expect(calls == 1 && pages > 0 && pages < 150)
  }

  @Test("Progress tells the number of pages, up to the last one")
  func progress() throws {
    var told: [Int] = []
    let report = Report("R", pages: .test(300, 300)) {
      ForEach(0..<5) { Text("t\($0)").pageBreakBefore() }
    }
    try report.render(to: .data) { told.append($0) }
    #expect(told == [1, 2, 3, 4, 5])
    told = []
    let count = try ReadReport(self.report()).pages().count
    try self.report().render(to: .data) { told.append($0) }
    #expect(told.count == count && told.last == count)
  }

  @Test("There is an image of each page, in its scale")
  func images() throws {
    let count = try ReadReport(report()).pages().count
    let images = try report().images(scale: 0.5)
    #expect(images.count == count)
    #expect(images.allSatisfy { $0.width == 150 && $0.height == 150 })
    let tree = try report().layoutTree()
    #expect(tree.pages.count == count)
  }

  @Test("Formats without pages are refused, with and without a file", arguments: ["png", "svg"])
  func format(_ name: String) throws {
    let url = file(name)
    let error = #expect(throws: EaselError.self) { try report().write(to: url) }
    #expect(error?.code == .unsupportedFormat)
    #expect(!FileManager.default.fileExists(atPath: url.path))
    let other = #expect(throws: EaselError.self) { try report().data(as: .png) }
    #expect(other?.code == .unsupportedFormat)
    #expect(throws: EaselError.self) { try report().write(to: file("docx")) }
  }

  @Test("Files are attached with their names and contents")
  func attachments() throws {
    let report = report().attachment(
      Data("a;b\n".utf8), name: "rows.csv", type: "text/csv", description: "The rows")
    let read = try ReadReport(report)
    let list = try #require(try read.json("attachments") as? [String: Any])
    #expect(list.keys.contains("rows.csv"))
    let text = try Tool.output("qpdf", ["--show-attachment=rows.csv", "%"], document: read.data)
    #expect(text == "a;b\n")
  }

  @Test("The document says its title and its language")
  func info() throws {
    let text = try Tool.output("pdfinfo", ["%"], document: report().data())
    #expect(text.contains("Title:           Sample"))
    let objects = try ReadReport(report()).objects()
    #expect("\(objects)".contains("u:en"))
  }

  @Test("More pages than the limit allows are refused")
  func maximumPages() {
    var limits = Limits()
    limits.maximumPages = 3
    let report = Report("R", pages: .test(300, 300)) {
      ForEach(0..<9) { Text("t\($0)").pageBreakBefore() }
    }
    let options = RenderOptions(limits: limits)
    let error = #expect(throws: EaselError.self) { try report.data(options: options) }
    #expect(error?.code == .limitExceeded)
  }

  @Test("The layout tree can be encoded")
  func encoding() throws {
    let json = try JSONEncoder().encode(report().layoutTree())
    #expect(String(decoding: json, as: UTF8.self).contains("\"pages\""))
  }
}
