import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Asynchronous rows of tables")
struct AsyncRowTests {
  private struct Row: Sendable {
    var id: Int
    var amount: Decimal
    var text: String
  }

  private static let rows = (0..<700).map { id in
    Row(
      id: id, amount: Decimal(id * 17 % 1_000) / 10,
      text: id % 50 == 0 ? Filler.words("r\(id)w", 60) : "text\(id)")
  }

  private func table<Total>(_ table: Table<Row, Total>) -> Report {
    let whole = table.carriesForward(\.amount)
    return Report("R", language: "en", pages: .test(300, 300).margins(40)) {
      Text("before")
      whole
      Text("after")
    } footer: {
      Text("Page \($0.number) of \($0.count)")
    }
  }

  /// The bytes of what need not wait.
  private func written(_ report: Report) throws -> Data { try report.data() }

  @TableColumnBuilder<Row> private var columns: [TableColumn<Row>] {
    TableColumn("Id", value: \.id)
    TableColumn("Text") { Text(verbatim: $0.text) }
    TableColumn("Amount", value: \.amount)
  }

  /// Rows that come now and then: so many, then a pause.
  private func stream(_ burst: Int, of rows: [Row] = Self.rows) -> AsyncStream<Row> {
    AsyncStream { continuation in
      Task {
        for (index, row) in rows.enumerated() {
          if index % burst == 0 { try? await Task.sleep(for: .milliseconds(1)) }
          continuation.yield(row)
        }
        continuation.finish()
      }
    }
  }

  @Test(
    "Asynchronous rows give the same bytes as a sequence, in bursts of any length",
    arguments: [3, 97, 5_000])
  func same(_ burst: Int) async throws {
    let expected = try written(table(Table(AnySequence(Self.rows)) { columns }))
    let found = try await table(Table(stream: stream(burst)) { columns }).data(
      as: .pdf, isolation: nil)
    #expect(found == expected)
  }

  @Test("Rows give the same bytes as an array when all rows decide the widths")
  func measured() async throws {
    let expected = try written(table(Table(Self.rows) { columns }.measures(.all)))
    let found = try await table(Table(stream: stream(50)) { columns }.measures(.all))
      .data(as: .pdf, isolation: nil)
    #expect(found == expected)
  }

  @Test("Pages may need more rows than were measured for the widths", arguments: [1, 10])
  func fewMeasured(_ measured: Int) async throws {
    let expected = try written(table(Table(Self.rows) { columns }.measures(.first(measured))))
    let found = try await table(Table(stream: stream(50)) { columns }.measures(.first(measured)))
      .data(as: .pdf, isolation: nil)
    #expect(found == expected)
  }

  @Test("All rows are awaited for a table beside another block")
  func beside() async throws {
    func report<Total>(_ table: Table<Row, Total>) -> Report {
      Report("R", language: "en", pages: .test(300, 14_000)) {
        HStack(alignment: .top) {
          table
          Text("beside")
        }
      }
    }
    let rows = Array(Self.rows.prefix(400))
    let expected = try written(report(Table(AnySequence(rows)) { columns }))
    let found = try await report(Table(stream: stream(90, of: rows)) { columns })
      .data(as: .pdf, isolation: nil)
    #expect(found == expected)
  }

  @Test("Groups that are kept together wait for their ends")
  func groups() async throws {
    func report<Total>(_ table: Table<Row, Total>) -> Report {
      self.table(table.groups(by: \.text.count) { Text("G\($0)") }.keepsGroups())
    }
    let expected = try written(report(Table(AnySequence(Self.rows)) { columns }))
    let found = try await report(Table(stream: stream(41)) { columns }).data(
      as: .pdf, isolation: nil)
    #expect(found == expected)
  }

  @Test("A sequence without rows gives an empty table")
  func empty() async throws {
    let none = AsyncStream<Row> { $0.finish() }
    let expected = try written(table(Table([Row]()) { columns }))
    let found = try await table(Table(stream: none) { columns }).data(as: .pdf, isolation: nil)
    #expect(found == expected)
  }

  @Test("Two tables on a page wait one after another")
  func two() async throws {
    func report<Total>(_ first: Table<Row, Total>, _ second: Table<Row, Total>) -> Report {
      Report("R", language: "en", pages: .test(300, 300).margins(40)) {
        Section("A") { first }
        Section("B") { second }
      }
    }
    let expected = try written(
      report(Table(AnySequence(Self.rows)) { columns }, Table(AnySequence(Self.rows)) { columns }))
    let found = try await report(
      Table(stream: stream(90)) { columns }, Table(stream: stream(7)) { columns }
    )
    .data(as: .pdf, isolation: nil)
    #expect(found == expected)
  }

  @Test("Synchronous outputs refuse asynchronous rows")
  func refused() throws {
    func check(_ body: () throws -> Void) {
      let error = #expect(throws: EaselError.self) { try body() }
      #expect(error?.code == .unsupportedOption)
    }
    let report = table(Table(stream: stream(50)) { columns })
    let url = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).pdf")
    check { _ = try report.write(to: url) }
    #expect(!FileManager.default.fileExists(atPath: url.path))
    check { _ = try report.data() }
    check { _ = try report.images() }
  }

  @Test("An error of the sequence is rethrown")
  func fails() async {
    struct Broken: Error {}
    let rows = AsyncThrowingStream<Row, any Error> { continuation in
      continuation.yield(Self.rows[0])
      continuation.finish(throwing: Broken())
    }
    let report = table(Table(stream: rows) { columns })
    await #expect(throws: Broken.self) { try await report.data(as: .pdf, isolation: nil) }
  }

  @Test("A task that is cancelled while it waits ends")
  func cancelled() async throws {
    let task = Task {
      let rows = AsyncStream<Row> { continuation in continuation.yield(Self.rows[0]) }
      return try await table(Table(stream: rows) { columns }).data(as: .pdf, isolation: nil)
    }
    try await Task.sleep(for: .milliseconds(50))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("Images of pages wait for the rows, too")
  func images() async throws {
    let report = table(Table(stream: stream(300)) { columns })
    let images = try await report.images(scale: 0.1, isolation: nil)
    // A sequence is measured as a stream is.
    let rows = AnySequence(Self.rows)
    let count = try table(Table(rows) { columns }).layoutTree().pages.count
    #expect(images.count == count)
  }
}
