import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselReports

/// The checks of the table "Configure a table".
enum TableTaskSynonyms {
  static let table = CounterpartTable(
    guide: "reports.md", section: "Configure a table", titles: "to | use")

  static let all = [
    Synonym("carry a sum from page to page, in the report's language", carriedSums),
    Synonym(
      "choose the blocks above and below the rows of a page", ServiceSynonyms.bandsAndGroups),
    Synonym(
      #"add a heading to each group of rows, repeated as "continued" on the next page"#,
      groupHeadings),
    Synonym("add the sums, means and numbers of a group's rows below it", groupTotals),
    Synonym("let a cell span columns, or rows", spans),
    Synonym("merge equal cells of consecutive rows", mergedCells),
    Synonym("color cells and rows by their values", colors),
    Synonym("keep each group on one page, or let rows break", keptGroups),
    Synonym("set the width and alignment of a column", columnWidths),
    Synonym("move cells to the middle or the bottom of their rows", verticalAlignment),
    Synonym("put one title above several columns", TemplateSynonyms.tableStyles),
    Synonym("change the appearance", appearance),
    Synonym("describe the table for screen readers, without printing anything", summaries),
    Synonym(
      #"print a caption with a number, "Table 1 …", for ListOfTables()"#, numberedCaptions),
    Synonym("replace built-in text", builtInText),
  ]

  typealias Line = ServiceSynonyms.Line

  static func report(
    _ table: some Block, language: String = "en", pages: PageStyle = .test(300, 300)
  ) -> Report {
    Report("R", language: language, pages: pages) { table }
  }

  static func lines(_ groupSize: Int = 10) -> Table<Line, Void> {
    let lines = (0..<40).map {
      Line(name: "row\($0)", group: "group\($0 / groupSize)", amount: Decimal($0))
    }
    return Table(lines) {
      TableColumn("Name", value: \Line.name)
      TableColumn("Amount", value: \Line.amount)
    }
  }

  /// The words of each page, in one line.
  static func texts(_ report: Report) throws -> [String] {
    try TemplateSynonyms.words(report).map { $0.joined(separator: " ") }
  }

  /// Sums are below the rows of a page and above those of the next one.
  @Sendable static func carriedSums(_ measured: inout Measured) throws {
    for (language, words) in [("en", ["Carried", "Brought"]), ("de", ["Übertrag", "Übertrag"])] {
      let pages = try texts(report(lines().carriesForward(\.amount, from: 100), language: language))
      measured.holds(pages.count > 2, "there are several pages")
      measured.holds(pages.dropLast().allSatisfy { $0.contains(words[0]) }, "sums in \(language)")
      measured.holds(pages.dropFirst().allSatisfy { $0.contains(words[1]) }, "sums in \(language)")
      // 100 and the sum from 0 to 39.
      measured.holds(pages.last?.hasSuffix("880") ?? false, "the total: \(pages.last ?? "")")
    }
  }

  /// A group's heading is repeated where the group goes on.
  @Sendable static func groupHeadings(_ measured: inout Measured) throws {
    let pages = try texts(report(lines(20).groups(by: \.group) { Text($0).bold() }))
    measured.holds(pages.count > 2, "there are several pages")
    measured.holds(pages[0].contains("group0"), "the heading of the first group")
    measured.holds(
      pages[1].contains("group0") && pages[1].contains("continued"), "it goes on: \(pages[1])")
    measured.holds(pages.contains { $0.contains("group1") }, "the heading of the second group")
  }

  /// A group that fits is on one page, and a row breaks where it may.
  @Sendable static func keptGroups(_ measured: inout Measured) throws {
    func pagesOfGroups(_ table: Table<Line, Void>) throws -> [Int] {
      let pages = try TemplateSynonyms.words(report(table))
      return (0..<5).map { group in
        pages.count { page in (0..<8).contains { page.contains("row\(group * 8 + $0)") } }
      }
    }
    let table = lines(8).groups(by: \.group) { Text($0).bold() }
    measured.equal(try pagesOfGroups(table.keepsGroups()), [1, 1, 1, 1, 1], "pages of groups")
    measured.holds(try pagesOfGroups(table).contains(2), "others go over pages")

    let long = [Line(name: (0..<60).map { "w\($0)" }.joined(separator: " "), group: "", amount: 1)]
    func pages(_ breaks: RowBreaks) throws -> [Int] {
      let table = Table(long) {
        TableColumn("Text", value: \Line.name).width(.fixed(100))
        TableColumn("Amount", value: \Line.amount)
      }
      return try TemplateSynonyms.words(
        report(
          VStack(spacing: 0) {
            Color.red.frame(width: 50, height: 120)
            table.rowsBreak(breaks)
          })
      ).map { page in page.count { $0.hasPrefix("w") } }
    }
    let broken = try pages(.anywhere)
    measured.equal(broken.reduce(0, +), 60, "words")
    measured.holds((broken.first ?? 0) > 0, "a row begins on the page before: \(broken)")
  }

  /// Widths are as set, and decimal separators are below each other.
  @Sendable static func columnWidths(_ measured: inout Measured) throws {
    struct Value {
      var text: String
      var number: Decimal
    }
    let values = [Value(text: "a", number: 1.5), Value(text: "b", number: 120.25)]
    let table = Table(values) {
      TableColumn("First", value: \Value.text).width(.fixed(80))
      TableColumn("Second", value: \Value.text).width(.fraction(0.25))
      TableColumn("A longer title", value: \Value.text).width(.fit)
      TableColumn("Third") { Text("\($0.number)") }.alignment(.decimal)
    }
    .cellPadding(horizontal: 0, vertical: 2)
    let read = try ReadReport(report(table, pages: .test(400, 300)))
    let boxes = try ["First", "Second", "A"].map { try read.box(of: $0) ?? .null }
    measured.near(boxes[1].minX - boxes[0].minX, 80, by: 1, "a fixed width")
    measured.near(boxes[2].minX - boxes[1].minX, 100, by: 1, "a quarter of 400 points")
    let words = try read.words()
    let numbers = words.filter { $0.text.contains(".") }
    measured.equal(numbers.map(\.text), ["1.5", "120.25"], "numbers")
    guard numbers.count == 2 else { return }
    // Digits of tables have one width: the first number has two fewer before its point.
    let digit = numbers[1].box.width / 5.5
    measured.near(
      numbers[0].box.minX - numbers[1].box.minX, 2 * digit, by: digit / 2, "aligned at the point")
  }

  /// A short cell is in the middle of a high row.
  @Sendable static func verticalAlignment(_ measured: inout Measured) throws {
    let long = [Line(name: "one two three four five six", group: "", amount: 7)]
    func position(_ alignment: VerticalAlignment) throws -> CGFloat {
      let table = Table(long) {
        TableColumn("Text", value: \Line.name).width(.fixed(40))
        TableColumn("Amount", value: \Line.amount)
      }
      .verticalAlignment(alignment)
      let read = try ReadReport(report(table))
      let (top, bottom) = (try read.box(of: "one") ?? .null, try read.box(of: "six") ?? .null)
      let cell = try read.box(of: "7") ?? .null
      return (cell.midY - top.midY) / (bottom.midY - top.midY)
    }
    measured.near(try position(.top), 0, by: 0.1, "the top")
    measured.near(try position(.center), 0.5, by: 0.1, "the middle")
    measured.near(try position(.bottom), 1, by: 0.1, "the bottom")
  }

  /// Stripes, rules and padding; a smaller font makes lower rows, and titles can be left out.
  @Sendable static func appearance(_ measured: inout Measured) throws {
    try TemplateSynonyms.tableStyles(&measured)
    let height = { (block: AnyBlock) in block.layoutTree(width: 300).size.height }
    let plain = height(AnyBlock(lines()))
    measured.holds(height(AnyBlock(lines().font(.caption))) < plain - 40, "a smaller font")
    let row = plain / 41
    measured.near(
      height(AnyBlock(lines().showsHeader(false))), plain - row, by: 4, "a table without titles")
    let words = try TemplateSynonyms.words(report(lines().showsHeader(false))).flatMap { $0 }
    measured.holds(!words.contains("Amount"), "the titles are not drawn")
  }

  /// A summary is in the tags, and not on the page.
  @Sendable static func summaries(_ measured: inout Measured) throws {
    let described = report(lines().summary("Forty rows"))
    let objects = try Tool.uncompressed(described.data())
    measured.holds(objects.contains("/Summary (Forty rows)"), "the summary in the tags")
    let words = try TemplateSynonyms.words(described).flatMap { $0 }
    measured.holds(!words.contains("Forty"), "it is not drawn")
  }

  /// Captions are numbered and listed.
  @Sendable static func numberedCaptions(_ measured: inout Measured) throws {
    let report = Report("R", language: "en") {
      ListOfTables()
      lines().caption("Foods")
      lines().caption("Drinks")
    }
    let pages = try ReadReport(report).rawPages()
    measured.holds(
      pages[0].contains("Foods") && pages[0].contains("Drinks"), "the list: \(pages[0])")
    let rest = pages.dropFirst().joined()
    measured.holds(rest.contains("Table1Foods"), "the first caption")
    measured.holds(rest.contains("Table2Drinks"), "the second caption")
  }

  /// One phrase is replaced, and the others stay.
  @Sendable static func builtInText(_ measured: inout Measured) throws {
    let table = lines().carriesForward(\.amount).environment(\.phrases.reports.total, "Net")
    let pages = try texts(report(table))
    measured.holds(pages.last?.contains("Net 780") ?? false, "the phrase: \(pages.last ?? "")")
    measured.holds(pages.first?.contains("Carried") ?? false, "another phrase")
    measured.holds(!pages.joined().contains("Total"), "the built-in one")
  }
}
