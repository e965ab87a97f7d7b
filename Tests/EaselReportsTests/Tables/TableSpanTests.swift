import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Cells that span columns and rows")
struct TableSpanTests {
  private struct Row {
    var article: String
    var size: String
    var price: Int
    var columns = 1
    var rows = 1
    var group = 0
  }

  private static func rows(_ articles: [Int], sizes: Int = 3) -> [Row] {
    articles.enumerated().flatMap { index, count in
      (0..<count).map { Row(article: "A\(index)", size: "s\($0 % sizes)", price: 100 * index + $0) }
    }
  }

  private static func report(_ table: some Block, height: CGFloat = 300) -> Report {
    Report("R", language: "en", pages: .test(300, height).margins(30)) { table }
  }

  /// The cells of each row: their kind, the columns and the rows that they span.
  private static func cells(_ report: Report) throws -> [[String]] {
    try ReadReport(report).elements().all("TBody").flatMap { $0.all("TR") }.map { row in
      row.children.map { "\($0.int("ColSpan") ?? 1)x\($0.int("RowSpan") ?? 1)" }
    }
  }

  /// Whether the cells of a table's bodies cover each column of each row once.
  private static func isRegular(_ report: Report, columns: Int) throws -> Bool {
    for body in try ReadReport(report, options: RenderOptions(policy: .lenient)).elements().all(
      "TBody")
    {
      var covered = [Int](repeating: 0, count: columns)
      for row in body.all("TR") {
        var next = 0
        func skip() { while next < columns, covered[next] > 0 { next += 1 } }
        for cell in row.children {
          skip()
          let (width, height) = (cell.int("ColSpan") ?? 1, cell.int("RowSpan") ?? 1)
          guard next + width <= columns else { return false }
          for column in next..<next + width {
            guard covered[column] == 0 else { return false }
            covered[column] = height
          }
        }
        skip()
        guard next == columns else { return false }
        for column in covered.indices { covered[column] -= 1 }
      }
      guard covered.allSatisfy({ $0 == 0 }) else { return false }
    }
    return true
  }

  @Test("A cell that spans columns has their width, and what they would show is left out")
  func columns() throws {
    let rows = [
      Row(article: "Delivered on 3 May with a note", size: "hidden", price: 1, columns: 2),
      Row(article: "A", size: "s", price: 2),
    ]
    let report = Self.report(
      Table(rows) {
        TableColumn("Article", value: \.article).width(60).spans { $0.columns }
        TableColumn("Size", value: \.size)
        TableColumn("Price", value: \.price)
      })
    #expect(try Self.cells(report) == [["2x1", "1x1"], ["1x1", "1x1", "1x1"]])
    let read = try ReadReport(report)
    #expect(read.diagnostics.isEmpty)
    #expect(!(try read.pages().joined().contains("hidden")))
    let (start, end) = (try read.box(of: "Delivered"), try read.box(of: "note"))
    #expect(start?.minY == end?.minY)
  }

  @Test("Cells of consecutive rows with the same text are one cell")
  func merging() throws {
    let report = Self.report(
      Table(Self.rows([2, 1, 3])) {
        TableColumn("Article", value: \.article).merges()
        TableColumn("Size", value: \.size)
        TableColumn("Price", value: \.price)
      })
    #expect(
      try Self.cells(report) == [
        ["1x2", "1x1", "1x1"], ["1x1", "1x1"], ["1x1", "1x1", "1x1"], ["1x3", "1x1", "1x1"],
        ["1x1", "1x1"], ["1x1", "1x1"],
      ])
    let words = try ReadReport(report).words().map(\.text)
    #expect(words.count { $0 == "A0" } == 1 && words.count { $0 == "A2" } == 1)
  }

  @Test("Rows that differ in a merging column stay apart in those after it")
  func nestedMerging() throws {
    let rows = ["A", "A", "B", "B"].map { Row(article: $0, size: "same", price: 1) }
    let report = Self.report(
      Table(rows) {
        TableColumn("Article", value: \.article).merges()
        TableColumn("Size", value: \.size).merges()
        TableColumn("Price", value: \.price)
      })
    #expect(
      try Self.cells(report) == [["1x2", "1x2", "1x1"], ["1x1"], ["1x2", "1x2", "1x1"], ["1x1"]])
  }

  @Test("A block cell spans the rows that a closure returns")
  func rowBlocks() throws {
    var rows = Self.rows([4])
    rows[0].rows = 3
    let report = Self.report(
      Table(rows) {
        TableColumn("Size", value: \.size)
        TableColumn("Box") { Text($0.article + "!") }.spans(rows: { $0.rows })
      })
    #expect(try Self.cells(report) == [["1x1", "1x3"], ["1x1"], ["1x1"], ["1x1", "1x1"]])
  }

  @Test("Rows are high enough for a cell that spans them, and only the last one is higher")
  func heights() throws {
    let rows = Self.rows([2, 1])
    func tops(_ height: CGFloat) throws -> [CGFloat] {
      let report = Self.report(
        Table(rows) {
          TableColumn("Size", value: \.size)
          TableColumn("Box") { row in
            Color.red.frame(width: 20, height: row.article == "A0" ? height : 5)
          }
          .merges(by: \.article)
        })
      return try ReadReport(report).words().filter { $0.text.hasPrefix("s") }.map(\.box.minY)
    }
    let (high, low) = (try tops(100), try tops(5))
    try #require(high.count == 3 && low.count == 3)
    #expect(abs((high[1] - high[0]) - (low[1] - low[0])) < 0.01)
    #expect(abs(high[2] - high[0] - 107) < 0.01)
  }

  @Test("A cell whose rows are on several pages is repeated, or left empty")
  func pages() throws {
    for breaks in [SpanBreaks.repeats, .continues] {
      let report = Self.report(
        Table(Self.rows([40])) {
          TableColumn("Article", value: \.article).merges(breaks: breaks)
          TableColumn("Price", value: \.price)
        })
      let read = try ReadReport(report)
      let pages = try read.pages()
      #expect(pages.count > 1)
      #expect(
        pages.map { $0.contains("A0") } == pages.indices.map { $0 == 0 || breaks == .repeats })
      #expect(try Self.isRegular(report, columns: 2))
    }
  }

  @Test("A span beyond the columns or rows is an error with its row and column, and is cut")
  func outreaching() throws {
    var rows = Self.rows([3])
    rows[1].columns = 4
    rows[2].rows = 5
    let report = Self.report(
      Table(rows) {
        TableColumn("Article", value: \.article).spans(rows: { $0.rows })
        TableColumn("Size", value: \.size).spans { $0.columns }
        TableColumn("Price", value: \.price)
      })
    let faults = try DrawnReport(report, options: RenderOptions(policy: .lenient)).diagnostics
    #expect(faults.count == 2)
    #expect(faults.allSatisfy { $0.severity == .error && $0.operation == "TableColumn.spans" })
    #expect(faults.first?.message.contains("row 2 and column 2, “Size”") == true)
    #expect(faults.last?.message.contains("row 3 and column 1, “Article”") == true)
    #expect(try Self.isRegular(report, columns: 3))
  }

  @Test("Overlapping spans are an error with their row and column")
  func overlapping() throws {
    var rows = Self.rows([3])
    rows[0].rows = 2
    rows[1].columns = 2
    let report = Self.report(
      Table(rows) {
        TableColumn("Article", value: \.article).spans { $0.columns }
        TableColumn("Size", value: \.size).spans(rows: { $0.rows })
        TableColumn("Price", value: \.price)
      })
    let faults = try DrawnReport(report, options: RenderOptions(policy: .lenient)).diagnostics
    #expect(faults.count == 1)
    #expect(faults.first?.message.contains("row 2 and column 1") == true)
    #expect(try Self.isRegular(report, columns: 3))
  }

  @Test("Merged cells end with their group")
  func groups() throws {
    var rows = Self.rows([4])
    for index in 2..<4 { rows[index].group = 1 }
    let report = Self.report(
      Table(rows) {
        TableColumn("Article", value: \.article).merges()
        TableColumn("Price", value: \.price)
      }.groups(by: \.group) { Text("Group \($0)") })
    let words = try ReadReport(report).words().map(\.text)
    #expect(words.count { $0 == "A0" } == 2)
  }

  @Test("Rows that are equal in all merging columns are one row of the structure")
  func equalRows() throws {
    let rows = [("x", "y"), ("x", "y"), ("x", "z"), ("q", "z")]
      .map { Row(article: $0.0, size: $0.1, price: 1) }
    let report = Self.report(
      Table(rows) {
        TableColumn("Article", value: \.article).merges()
        TableColumn("Size", value: \.size).merges()
      }
    ).conformance([.ua1])
    #expect(try Self.cells(report) == [["1x2", "1x1"], ["1x1"], ["1x1", "1x1"]])
    #expect(try ReadReport(report).diagnostics.isEmpty)
  }

  @Test("A table of one merging column has a regular structure, also with a carried sum")
  func oneMergingColumn() throws {
    let rows = [1, 1, 2, 3, 3, 3].map { Row(article: "A", size: "s", price: $0) }
    let table = Table(rows) { TableColumn("Price", value: \.price).merges() }
    let reports = [Self.report(table), Self.report(table.carriesForward(\.price))]
    for report in reports {
      #expect(try Self.cells(report.conformance([.ua1])) == [["1x1"], ["1x1"], ["1x1"]])
    }
  }

  @Test(
    "Equal rows on several pages and in groups have a regular structure",
    arguments: [SpanBreaks.repeats, .continues], [1, 7, 30])
  func equalRowsOnPages(_ breaks: SpanBreaks, perGroup: Int) throws {
    let rows = (0..<60).map {
      Row(article: "A\($0 / 25)", size: "s\($0 / 4)", price: 1, group: $0 / perGroup)
    }
    let table = Table(rows) {
      TableColumn("Article", value: \.article).merges(breaks: breaks)
      TableColumn("Size", value: \.size).merges(breaks: breaks)
    }
    let plain = Self.report(table).conformance([.ua1])
    #expect(try ReadReport(plain).pages().count > 1)
    #expect(try Self.isRegular(plain, columns: 2))
    let grouped = Self.report(table.groups(by: \.group) { Text("Group \($0)") })
    #expect(try ReadReport(grouped.conformance([.ua1])).diagnostics.isEmpty)
    #expect(try Self.isRegular(grouped, columns: 2))
  }

  @Test("Different spans of rows in adjacent columns are regular, and their faults have remedies")
  func adjacentRowSpans() throws {
    let report = Self.report(
      Table(Self.rows([7])) {
        TableColumn("Article", value: \.article).spans(rows: { _ in 2 })
        TableColumn("Size", value: \.size).spans(rows: { _ in 3 })
      }
    ).conformance([.ua1])
    let faults = try DrawnReport(report, options: RenderOptions(policy: .lenient)).diagnostics
    #expect(faults.allSatisfy { $0.operation == "TableColumn.spans" })
    let messages = faults.map(\.message)
    #expect(messages.allSatisfy { $0.contains(". Return ") })
    #expect(messages.contains { $0.contains("row 2 and column 1, “Article”") })
    #expect(messages.contains { $0.contains("row 7 and column 2, “Size”") })
    #expect(try Self.isRegular(report, columns: 2))
  }

  /// The rectangles of the stripes or of the fills of a color in a table without rules, from the top.
  private static func backgrounds(_ table: Table<Row, Void>) -> [CGRect] {
    BusinessDrawing(table.rules(false).showsHeader(false), width: 200).fills
      .flatMap { fill in
        var rects: [CGRect] = []
        for element in fill.path.elements {
          switch element {
          case .move(let point): rects.append(CGRect(origin: point, size: .zero))
          case .line(let point):
            guard let rect = rects.popLast() else { continue }
            rects.append(rect.union(CGRect(origin: point, size: .zero)))
          default: break
          }
        }
        return rects
      }
      .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  @Test("A stripe leaves out the cell that spans its row and the one above")
  func stripes() throws {
    func table(_ counts: [Int]) -> Table<Row, Void> {
      Table(Self.rows(counts)) {
        TableColumn("Article", value: \.article).merges()
        TableColumn("Price", value: \.price)
      }.striped()
    }
    let plain = Self.backgrounds(table([1, 1]))
    let beside = Self.backgrounds(table([2]))
    let over = Self.backgrounds(table([1, 2]))
    try #require(plain.count == 1 && beside.count == 1 && over.count == 2)
    #expect(plain[0].minX == 0 && plain[0].maxX == beside[0].maxX)
    #expect(beside[0].minX > 1 && beside[0].minY == plain[0].minY)
    // A cell that begins in a striped row has the stripe over its whole height.
    #expect(over[0].minX == 0 && abs(over[0].height - 2 * over[1].height) < 0.01)
    #expect(over[0].maxX == over[1].minX)
  }

  @Test("A cell that spans rows has the background of its first row over its whole height")
  func rowBackgrounds() throws {
    let table = Table(Self.rows([3])) {
      TableColumn("Article", value: \.article).merges()
      TableColumn("Price", value: \.price)
    }
    let first = Self.backgrounds(table.rowBackground { $0.price == 0 ? Color.gray : nil })
    try #require(first.count == 2)
    #expect(first[0].minX == 0 && abs(first[0].height - 3 * first[1].height) < 0.01)
    let second = Self.backgrounds(table.rowBackground { $0.price == 1 ? Color.gray : nil })
    #expect(second.count == 1 && second.allSatisfy { $0.minX > 1 })
  }

  @Test("A cell that is repeated on a further page has the background of its first row")
  func repeatedBackgrounds() throws {
    let report = Self.report(
      Table(Self.rows([40])) {
        TableColumn("Article", value: \.article).merges()
        TableColumn("Price", value: \.price)
      }
      .rowBackground { $0.price == 0 ? Color(red: 0, green: 1, blue: 0) : nil })
    let pages = try ReadReport(report).pages().count
    let fills = try DrawnReport(report).objects.components(separatedBy: "0 1 0 rg").count - 1
    #expect(pages > 1 && fills == pages)
  }

  @Test("Random spans give regular tables", arguments: 0..<60)
  func random(_ seed: Int) throws {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let rows = (0..<next(70)).map { _ in
      Row(
        article: "A\(next(3))", size: "s\(next(2))", price: next(1000), columns: 1 + next(3) / 2,
        rows: 1 + next(5), group: 0)
    }
    let report = Self.report(
      Table(rows) {
        TableColumn("Article", value: \.article).merges(
          breaks: seed.isMultiple(of: 2) ? .repeats : .continues)
        TableColumn("Size", value: \.size).spans { $0.columns }
        TableColumn("Box") { Text(String(repeating: "word ", count: $0.rows * 3)) }
          .spans(rows: { $0.rows })
        TableColumn("Price", value: \.price).spans(1)
      }
      .striped(seed.isMultiple(of: 3)), height: 250)
    let read = try ReadReport(report, options: RenderOptions(policy: .lenient))
    #expect(read.diagnostics.allSatisfy { $0.operation == "TableColumn.spans" })
    #expect(try Self.isRegular(report, columns: 4))
    let again = try ReadReport(report, options: RenderOptions(policy: .lenient))
    #expect(read.data == again.data)
  }

  @Test("A row that is split between pages has its merged cell", arguments: 2...9)
  func splitRows(_ count: Int) throws {
    let rows = (0..<count).map {
      Row(article: "A\($0 / 3)", size: String(repeating: "word ", count: 60 + $0), price: $0)
    }
    let report = Self.report(
      Table(rows) {
        TableColumn("Article", value: \.article).merges()
        TableColumn("Box") { Text("B\($0.price / 3)") }.merges(by: \.article)
        TableColumn("Size", value: \.size).width(.fixed(60))
      }
      .rowsBreak(.anywhere), height: 250)
    #expect(try Self.isRegular(report, columns: 3))
    let bodies = try ReadReport(report).elements().all("TBody")
    #expect(bodies.flatMap { $0.all("TR") }.count == count)
  }

  @Test("A note in a cell that further pages repeat is printed and counted once")
  func repeatedNotes() throws {
    let rows = (0..<40).map { Row(article: $0 < 35 ? "A" : "B", size: "s", price: $0) }
    let report = Self.report(
      Table(rows) {
        TableColumn("Article") { row in
          Text("\(row.article)\(Footnote(row.article == "A" ? "first note" : "second note"))")
        }
        .merges(by: \.article)
        TableColumn("Price", value: \.price)
      })
    let text = try ReadReport(report).pages().joined(separator: "\n")
    #expect(text.components(separatedBy: "first note").count == 2)
    #expect(text.components(separatedBy: "second note").count == 2)
    #expect(text.contains("2second note") || text.contains("2 second note"))
  }

  @Test("Many spans that do not fit are counted")
  func manyFaults() throws {
    var rows = Self.rows([60])
    for index in rows.indices { rows[index].columns = 9 }
    let report = Self.report(
      Table(rows) {
        TableColumn("Article", value: \.article).spans { $0.columns }
        TableColumn("Price", value: \.price)
      })
    let faults = try DrawnReport(report, options: RenderOptions(policy: .lenient)).diagnostics
    #expect(faults.count == 21)
    #expect(faults.last?.message.contains("60 cells") == true)
  }

  @Test("Rows and cells have background colors")
  func fills() throws {
    let report = Self.report(
      Table(Self.rows([2, 2])) {
        TableColumn("Article", value: \.article).merges()
        TableColumn("Price", value: \.price)
          .background { $0.price > 100 ? Color(red: 1, green: 0, blue: 0) : nil }
      }
      .rowBackground { $0.article == "A0" ? Color(red: 0, green: 1, blue: 0) : nil })
    let objects = try DrawnReport(report).objects
    #expect(objects.contains("1 0 0 rg") && objects.contains("0 1 0 rg"))
  }
}
