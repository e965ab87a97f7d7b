import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Tables over pages")
struct TableFlowTests {
  private let paper = PageStyle.test(300, 300).margins(30)

  private func read<Content: Block>(
    language: String = "en", @BlockBuilder _ content: () -> Content
  ) throws -> ReadReport {
    let content = content()
    return try ReadReport(Report("R", language: language, pages: paper) { content })
  }

  @Test("Every row is drawn once, in its order, beneath a header on each page")
  func rows() throws {
    let words = try read { Table(0..<500) { TableColumn("Head", value: \.self) } }.words()
    #expect(
      words.map(\.text).filter { $0 != "Head" }
        == (0..<500).map { $0.formatted(.number.locale(Locale(identifier: "en"))) })
    let heads = words.filter { $0.text == "Head" }
    #expect(heads.map(\.page) == Array(1...(words.last?.page ?? 1)))
  }

  @Test("A table without rows shows its head")
  func empty() throws {
    let read = try read { Table([Int]()) { TableColumn("Head", value: \.self) } }
    #expect(try read.words().map(\.text) == ["Head"])
    #expect(read.diagnostics.isEmpty)
  }

  @Test("A table without rows has its sum")
  func emptySum() throws {
    let read = try read {
      Table([Int]()) { TableColumn("Head", value: \.self) }.carriesForward(\.self, from: 7)
    }
    #expect(
      try read.words().map(\.text).filter { $0 == "7" }.count == 2)
    #expect(try read.pages()[0].contains("Closing balance"))
  }

  @Test(
    "Padding of cells that is not finite is replaced by the default",
    arguments: [CGFloat.nan, .infinity])
  func paddingNotFinite(padding: CGFloat) throws {
    func table() -> Table<Int, Void> { Table([1, 2]) { TableColumn("Head", value: \.self) } }
    let expected = try read { table() }.words()
    let report = Report("R", language: "en", pages: paper) {
      table().cellPadding(vertical: padding)
    }
    let read = try ReadReport(report, options: RenderOptions(policy: .lenient))
    #expect(try read.words() == expected)
    #expect(read.diagnostics.map(\.code) == [.invalidNumber])
  }

  @Test("A table without columns shows nothing, which is noted")
  func noColumns() throws {
    let tree = try Report("R", pages: paper) {
      Table([1, 2]) { [TableColumn<Int>]() }
      FlowBox(name: "a", height: 10)
    }.layoutTree()
    #expect(tree.diagnostics.map(\.code) == [.invalidData])
    #expect(tree.pages.count == 1 && tree.pages[0].frame(of: "a") != nil)
  }

  @Test("A table of one row moves to the next page whole")
  func oneRow() throws {
    for height in stride(from: CGFloat(150), through: 240, by: 5) {
      let words = try read {
        FlowBox(name: "a", height: height)
        Table([1]) { TableColumn("Head", value: \.self) }.carriesForward(\.self)
      }.words()
      #expect(Set(words.map(\.page)).count == 1 && words.count == 4, "\(height)")
    }
  }

  @Test("The block after a table is beneath it")
  func after() throws {
    let words = try read {
      Table(0..<30) { TableColumn("Head", value: \.self) }
      Text("after")
    }.words()
    let after = try #require(words.last)
    let last = try #require(words.dropLast().last)
    #expect(after.text == "after" && last.text == "29")
    #expect(after.page > last.page || after.box.minY > last.box.maxY)
  }

  @Test("The heading of a group stays with its first row, and is repeated as continued")
  func groups() throws {
    struct Row {
      var group: String
      var value: Int
    }
    let rows = (0..<90).map { Row(group: "G\($0 / 17)", value: 1_000 + $0) }
    let words = try read {
      Table(rows) { TableColumn("V", value: \.value) }
        .groups(by: \.group) { Text($0) }
    }.words()
    // Which group is in force before each row, and on which pages it was named.
    var group = ""
    var page = 0
    var seen = 0
    for (index, word) in words.enumerated() {
      if word.text.hasPrefix("G") {
        let isContinued =
          words.indices.contains(index + 1) && words[index + 1].text == "(continued)"
        #expect(isContinued == (group == word.text))
        (group, page) = (word.text, word.page)
      } else if word.text.hasPrefix("1,") || word.text.hasPrefix("10") {
        #expect(group == "G\(seen / 17)" && page == word.page, "\(word)")
        seen += 1
      }
    }
    #expect(seen == 90)
  }

  @Test("Sections as headings of groups are listed once, and repeated as continued")
  func sectionGroups() throws {
    struct Row {
      var group: String
      var value: Int
    }
    let rows = (0..<90).map { Row(group: "G\($0 / 30)", value: 1_000 + $0) }
    let report = Report("R", language: "en", pages: .test(200, 300)) {
      Contents()
      Section("Chapter") {
        Table(rows) { TableColumn("V", value: \.value) }.groups(by: \.group) { Section($0) {} }
      }
    } header: { page in
      Text(verbatim: "[\(page.title(level: 2))]")
    }
    .numberedSections(depth: 2)
    let read = try ReadReport(report)
    #expect(read.diagnostics.isEmpty)
    let words = try read.words()
    for group in 0..<3 {
      let found = words.indices.filter { words[$0].text == "G\(group)" }
      // In the contents, at its beginning, and on pages where it goes on.
      let continued = found.filter { words[$0 + 1].text == "(continued)" }
      #expect(found.count == 2 + continued.count && !continued.isEmpty)
      // With the same number each time.
      #expect(found.allSatisfy { words[$0 - 1].text == "1.\(group + 1)" })
      let listed = words[try #require(found.first)].box
      let page = words.last { $0.page == 1 && abs($0.box.midY - listed.midY) < 2 }
      #expect(page?.text == "\(words[found[1]].page)")
    }
    let root = try read.elements()
    #expect(root.all("H2").count == 3 && root.all("Sect").count == 1)
  }

  @Test("Headers of pages and groups are released, in any number")
  func passingNodes() throws {
    struct Row {
      var group: Int
      var value: Int
    }
    let rows = (0..<3_000).map { Row(group: $0 / 2, value: $0) }
    let report = Report("R", language: "en", pages: .test(200, 300)) {
      Table(rows) { TableColumn("V", value: \.value) }
        .groups(by: \.group) { Text("G\($0)") }
        .carriesForward(\.value)
    } header: { page in
      Text("\(page.number) of \(page.count)")
    }
    var options = RenderOptions()
    options.limits.maximumBlocks = 400
    let result = try report.rendered(options: options)
    #expect(result.diagnostics.isEmpty)
  }

  @Test("Groups kept together are on one page if a page holds them")
  func keptGroups() throws {
    let rows = (0..<60).map { (group: $0 / 6, value: "v\($0)") }
    struct Row {
      var group: Int
      var value: String
    }
    let words = try read {
      Table(rows.map { Row(group: $0.group, value: $0.value) }) {
        TableColumn("V", value: \.value)
      }
      .groups(by: \.group) { Text("G\($0)") }.keepsGroups()
    }.words().filter { $0.text.hasPrefix("v") }
    #expect(words.count == 60)
    for group in 0..<10 {
      #expect(Set(words[(group * 6)..<(group * 6 + 6)].map(\.page)).count == 1, "\(group)")
    }
  }

  @Test("Every other row is filled, and rules are between rows unless turned off")
  func looks() {
    func fills(_ change: (Table<Int, Void>) -> Table<Int, Void>) -> [Int] {
      let drawn = BusinessDrawing(
        change(Table(0..<10) { TableColumn("H", value: \.self) }.showsHeader(false)), width: 200)
      return drawn.fills.map {
        $0.path.elements.count { if case .move = $0 { true } else { false } }
      }
    }
    #expect(fills { $0.rules(false) } == [])
    #expect(fills { $0.rules(false).striped() } == [5])
    #expect(fills { $0 } == [9])
  }

  @Test("Cell padding sets the space around the contents of cells")
  func padding() throws {
    func distance(_ vertical: CGFloat) throws -> CGFloat {
      let words = try read {
        Table(0..<3) { TableColumn("H", value: \.self) }.cellPadding(vertical: vertical)
      }.words()
      return words[2].box.minY - words[1].box.minY
    }
    #expect(try abs(distance(10) - distance(0) - 20) < 0.01)
    func gap(_ horizontal: CGFloat) throws -> CGFloat {
      let words = try read {
        Table(["x"]) {
          TableColumn("Left", value: \.self).width(.fit)
          TableColumn("Right", value: \.self)
        }.cellPadding(horizontal: horizontal)
      }.words()
      return words[1].box.minX - words[0].box.maxX
    }
    #expect(try abs(gap(20) - gap(10) - 20) < 1)
  }

  @Test("Rows break between their lines where they may, with something on both sides")
  func anywhere() throws {
    let read = try read {
      Table(0..<12) {
        TableColumn("N", value: \.self).width(30)
        TableColumn("T") { Text(verbatim: Filler.words("r\($0)w", 80)) }
      }.rowsBreak(.anywhere)
    }
    let words = try read.words()
    #expect(
      words.map(\.text).filter { $0.hasPrefix("r") }
        == (0..<12).flatMap { row in (1...80).map { "r\(row)w\($0)" } })
    // No page but the last leaves as much as three lines.
    for page in 1..<(words.last?.page ?? 1) {
      #expect((words.filter { $0.page == page }.map(\.box.maxY).max() ?? 0) > 220, "\(page)")
    }
  }

  @Test("Rows do not break if a page holds them")
  func whole() throws {
    let words = try read {
      Table(0..<12) { TableColumn("T") { Text(verbatim: Filler.words("r\($0)w", 60)) } }
    }.words()
    for row in 0..<12 {
      let all = words.filter { $0.text.hasPrefix("r\(row)w") }
      #expect(all.count == 60 && Set(all.map(\.page)).count == 1, "\(row)")
    }
  }

  @Test("A page knows whether it is the first or the last, and how many rows begin on it")
  func pages() throws {
    let found = try read {
      Table(0..<40) { TableColumn("H", value: \.self) }
        .pageFooter { page in
          Text(verbatim: "[\(page.isFirst ? "f" : "")\(page.isLast ? "l" : "")\(page.rowCount)]")
        }
    }.words().map(\.text).filter { $0.hasPrefix("[") }
    let counts = found.compactMap { Int($0.filter(\.isNumber)) }
    #expect(counts.reduce(0, +) == 40)
    #expect(found.first?.hasPrefix("[f") == true && found.last?.hasPrefix("[l") == true)
    #expect(found.dropFirst().dropLast().allSatisfy { !$0.contains("f") && !$0.contains("l") })
  }

  @Test("The page footer of a table on one page is made twice: to measure it, and to place it")
  func footersOnce() throws {
    final class Counter {
      var count = 0
    }
    let counter = Counter()
    let words = try read {
      Table(0..<6) { TableColumn("H", value: \.self) }
        .pageFooter { page in
          counter.count += 1
          return Text(verbatim: "[\(page.isLast)\(page.rowCount)]")
        }
    }.words()
    #expect(words.last { $0.text.hasPrefix("[") }?.text == "[true6]")
    #expect(counter.count == 2)
  }

  @Test("Running titles of rows are available in page headers and footers")
  func runningTitles() throws {
    let report = Report("R", language: "en", pages: paper) {
      Table(0..<60) { TableColumn("H", value: \.self) }.runningTitle { "t\($0)" }
    } footer: {
      Text(verbatim: "\($0.firstTitle)-\($0.lastTitle)")
    }
    let words = try ReadReport(report).words()
    for page in 1...(words.last?.page ?? 1) {
      let numbers = words.filter { $0.page == page }.compactMap { Int($0.text) }
      let foot = words.first { $0.page == page && $0.text.hasPrefix("t") }?.text
      #expect(foot == "t\(numbers.first ?? -1)-t\(numbers.last ?? -1)")
    }
  }

  @Test("Columns begin at the right in right-to-left reports")
  func rightToLeft() throws {
    let words = try read(language: "he") {
      Table(["x"]) {
        TableColumn("First", value: \.self)
        TableColumn("Second", value: \.self)
      }
    }.words()
    let (first, second) = (
      try #require(words.first { $0.text == "First" }),
      try #require(words.first { $0.text == "Second" })
    )
    #expect(first.box.minX > second.box.maxX)
    #expect(abs(first.box.maxX - 270) < 1)
  }

  @Test("A row of blocks stands in the columns of the table")
  func tableRow() throws {
    let words = try read {
      Table(0..<3) {
        TableColumn("A", value: \.self)
        TableColumn("B", value: \.self)
        TableColumn("C", value: \.self)
      }
      .pageFooter { _ in
        TableRow {
          Text("span").gridCellColumns(2)
          Text("77")
        }
      }
    }.words()
    let c = try #require(words.first { $0.text == "C" })
    let sum = try #require(words.first { $0.text == "77" })
    #expect(abs(c.box.maxX - sum.box.maxX) < 0.6)
  }

  @Test("Rows beyond the largest length of a table beside a text are left out with an error")
  func beyondTheLargestLength() throws {
    let report = Report("Row") {
      HStack {
        Table(0..<2) {
          TableColumn("C") { row in
            if row == 0 { Rectangle().frame(height: 2_000_000_000) }
            Text("row \(row)")
          }
        }
        Text("beside")
      }
    }
    let found = try report.rendered(options: RenderOptions(policy: .lenient)).diagnostics
    #expect(found.contains { $0.severity == .error && $0.code == .layoutOverflow })
  }

  @Test("Outside of pages a table is laid out whole")
  func outside() {
    let tree = Table(0..<10) { TableColumn("H", value: \.self) }.layoutTree(width: 200)
    #expect(tree.size.width == 200 && tree.size.height > 100)
    #expect(tree.diagnostics.isEmpty)
  }
}
