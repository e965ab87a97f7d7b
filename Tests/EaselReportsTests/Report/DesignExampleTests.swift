import EaselBlocks
import EaselCanvas
import EaselCharts
import EaselReports
import Foundation
import Testing

// The examples of the design, word for word, and what they need around them.

private struct Invoice {
  struct Item {
    var name: String
    var amount: Decimal
    var state: String
    var department: String
  }
  var items: [Item]
}

private struct Width {
  var n: Int
  var w: Double
}

private struct Booking {
  var day: Date
  var payee: String
  var purpose: String
  var amount: Decimal
}

private struct Day {
  var day: Date
  var balance: Double
}

private struct Account {
  var owner: [String]
  var facts: KeyValuePairs<String, String>
  var days: [Day]
  var bookings: [Booking]
  var opening: Decimal
}

private struct Row: Sendable {
  var id: Int
  var name: String
}

private struct Database {
  func rows() -> AsyncStream<Row> {
    AsyncStream { continuation in
      for id in 0..<500 { continuation.yield(Row(id: id, name: "Name \(id)")) }
      continuation.finish()
    }
  }
}

private struct Cover: Block { var body: some Block { Text("On Breaking").font(.largeTitle) } }
private struct WideTable: Block {
  var body: some Block { Table(0..<3) { TableColumn("n", value: \.self) } }
}

private struct Statement: Block {
  let account: Account
  var body: some Block {
    HStack(alignment: .top) {
      AddressBlock(account.owner); Spacer(); KeyValues(account.facts)
    }
    Section("Balance") {
      Chart(account.days) { LineMark(x: .value("Day", $0.day), y: .value("€", $0.balance)) }.frame(
        height: 140)
    }
    Section("Bookings") {
      Table(account.bookings) {
        TableColumn("Day", value: \.day, format: .dateTime.day().month())
        TableColumn("Text") { b in
          VStack(alignment: .leading) {
            Text(b.payee).bold(); Text(b.purpose).font(.caption)
          }
        }
        TableColumn("€", value: \.amount, format: .number.precision(.fractionLength(2)))
      }.carriesForward(\.amount, from: account.opening)
    }
    Spacer(); Text("Please check within six weeks.").font(.footnote)
  }
}

@Suite("Examples of the design")
struct DesignExampleTests {
  private let day = Date(timeIntervalSince1970: 1_735_689_600)

  @Test("An invoice with carried-forward sums")
  func invoice() throws {
    let invoice = Invoice(
      items: (0..<90).map {
        Invoice.Item(
          name: "Item \($0)", amount: Decimal($0), state: "open", department: "D\($0 / 30)")
      })
    let table = Table(invoice.items) {
      TableColumn("Item", value: \.name)
      TableColumn("Amount", value: \.amount, format: .currency(code: "EUR")).width(.fit)
      TableColumn("State") { item in Text(item.state).bold() }
    }
    .carriesForward(\.amount, from: 0)
    .running(\.amount)
    .pageHeader { page in if !page.isFirst { TotalRow("Brought forward", page.brought) } }
    .pageFooter { page in TotalRow(page.isLast ? "Total" : "Carried forward", page.carried) }
    .groups(by: \.department) { name in Text(name).bold() }
    let layout = try Report("Invoice", language: "en") { table }.layoutTree()
    #expect(layout.pages.count == 3)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("A paper with a cover, contents, notes, columns and pages across")
  func paper() throws {
    let widths = (0..<5).map { Width(n: $0, w: Double($0 * $0)) }
    let paragraphs = (0..<20).map { "Paragraph \($0) goes on and on, so that it takes some lines." }
    let paper = Report("On Breaking", language: "en", theme: .plain) {
      Pages(.a4) { Cover() }.numbering(.none)
      Pages(.a4) { Contents(depth: 2) }.numbering(.roman)
      Pages(.a4) {
        Section("Introduction") {
          Text(
            "Lines break badly\(Footnote("See *Knuth*, 1981.")); \(SectionReference("tables")), page \(PageReference("tables"))."
          )
          Figure(caption: "Widths") {
            Chart(widths) { BarMark(x: .value("n", $0.n), y: .value("w", $0.w)) }
          }
        }
        Section("Tables") { Columns(2) { ForEach(paragraphs) { Text($0).alignment(.justified) } } }
          .id("tables")
      } header: { page in
        if !page.isFirst { Text(page.title(level: 1)) }
      } footer: { page in
        Text("Page \(page.number) of \(page.count)")
      } background: { _ in
        Watermark("Draft")
      }
      Pages(.a4.landscape().bleed(8)) { WideTable() }
    }
    let layout = try paper.layoutTree()
    #expect(layout.pages.count >= 4)
    #expect(layout.diagnostics.isEmpty)
    #expect(layout.pages.contains { $0.size.width > $0.size.height })
  }

  @Test("A monthly statement")
  func statement() throws {
    let account = Account(
      owner: ["Ada Lovelace", "London"], facts: ["Account": "1"],
      days: (0..<30).map { Day(day: day + 86_400 * Double($0), balance: Double($0 % 7)) },
      bookings: (0..<40).map {
        Booking(day: day, payee: "Payee", purpose: "Purpose \($0)", amount: Decimal($0))
      }, opening: 10)
    let layout = try Report("Statement", language: "en") { Statement(account: account) }
      .layoutTree()
    #expect(layout.pages.count >= 2)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("A listing of rows that come one after another")
  func listing() async throws {
    let database = Database()
    let url = FileManager.default.temporaryDirectory.appending(
      path: "easel-listing-\(ProcessInfo.processInfo.processIdentifier).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    try await Report("Listing") {
      Pages(.a4) {
        Table(stream: database.rows()) {
          TableColumn("Id", value: \.id); TableColumn("Name", value: \.name).width(160)
        }
      } footer: { page in
        Text("\(page.number) / \(page.count)")
      }
    }.write(to: url)
    #expect(try Data(contentsOf: url).starts(with: Data("%PDF".utf8)))
  }
}
