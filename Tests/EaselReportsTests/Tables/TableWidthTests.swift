import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Widths of table columns")
struct TableWidthTests {
  private typealias Column = TableWidths.Column

  private func column(
    _ width: ColumnWidth, minimum: CGFloat = 20, ideal: CGFloat = 60, isText: Bool = true
  ) -> Column {
    Column(width: width, minimum: minimum, ideal: ideal, isText: isText)
  }

  @Test("Columns have their given widths, and texts share the rest")
  func given() {
    let widths = TableWidths(
      [
        column(.fixed(50)), column(.fraction(0.25)), column(.fit),
        column(.automatic, isText: false), column(.automatic),
      ], in: 400
    ).widths
    #expect(widths == [50, 100, 60, 60, 130])
  }

  @Test("Narrow columns keep their width beside a long text")
  func narrow() {
    let result = TableWidths(
      [column(.automatic, minimum: 30, ideal: 55), column(.automatic, minimum: 40, ideal: 4_000)],
      in: 300)
    #expect(result.widths.map { $0.rounded() } == [55, 245])
    #expect(result.needed == nil)
  }

  @Test("If words do not fit, all columns shrink, and the needed width is known")
  func squashed() {
    let result = TableWidths(
      [column(.automatic, minimum: 300, ideal: 400), column(.automatic, minimum: 100, ideal: 200)],
      in: 200)
    #expect(result.widths == [150, 50])
    #expect(result.needed == 400)
  }

  @Test("Columns are never wider than the table, and fill it if a column can grow")
  func sums() {
    var random = CodeGenerator(seed: 5)
    for _ in 0..<2_000 {
      let columns = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        let minimum = CGFloat.random(in: 0...120, using: &random)
        let width: ColumnWidth =
          switch Int.random(in: 0..<8, using: &random) {
          case 0: .fixed(.random(in: 0...200, using: &random))
          case 1: .fraction(.random(in: 0...1, using: &random))
          case 2: .fit
          default: .automatic
          }
        return column(
          width, minimum: minimum, ideal: minimum + .random(in: 0...400, using: &random),
          isText: Bool.random(using: &random))
      }
      let total = CGFloat.random(in: 10...900, using: &random)
      let result = TableWidths(columns, in: total)
      let sum = result.widths.reduce(0, +)
      #expect(sum <= total + 0.01)
      #expect(result.widths.allSatisfy { $0 >= 0 && $0.isFinite })
      if columns.contains(where: { $0.width == .automatic }) {
        #expect(abs(sum - total) < 0.01)
      }
      guard result.needed == nil else { continue }
      for (column, width) in zip(columns, result.widths) where column.width == .automatic {
        #expect(width >= column.minimum - 0.01)
      }
    }
  }

  @Test(
    "Columns with invalid widths are as wide as their widest cells",
    arguments: [ColumnWidth.fixed(.nan), .fixed(.infinity), .fraction(.nan), .fraction(-.infinity)])
  func wrong(_ width: ColumnWidth) {
    #expect(TableWidths([column(width), column(.automatic)], in: 300).widths == [60, 240])
  }

  @Test(
    "Widths that are negative or not finite are errors with the column and a remedy",
    arguments: [
      ColumnWidth.fixed(.nan), .fixed(.infinity), .fixed(-5), .fraction(.nan), .fraction(.infinity),
      .fraction(-5),
    ])
  func invalid(_ width: ColumnWidth) throws {
    let report = Report("R", language: "en", pages: .test(300, 300).margins(20)) {
      Table(["word"]) {
        TableColumn("A", value: \.self)
        TableColumn("Second", value: \.self).width(width)
      }
    }
    let faults = try DrawnReport(report, options: RenderOptions(policy: .lenient)).diagnostics
      .filter { $0.code == .invalidNumber }
    #expect(faults.count == 1)
    #expect(faults.first?.severity == .error && faults.first?.operation == "TableColumn.width")
    #expect(faults.first?.message.contains("column 2, “Second”") == true)
    #expect(faults.first?.message.contains(".fit") == true)
  }

  @Test("Negative widths are zero")
  func negative() {
    #expect(TableWidths([column(.fixed(-5)), column(.automatic)], in: 300).widths == [0, 300])
    #expect(TableWidths([column(.fraction(-5)), column(.automatic)], in: 300).widths == [0, 300])
  }

  @Test("The table is as wide as the page, and a date stays on one line beside a long text")
  func date() throws {
    struct Row {
      var day = Date(timeIntervalSince1970: 1_790_000_000)
      var text = Filler.words("w", 90)
    }
    let report = Report("R", language: "en", pages: .test(300, 300).margins(20)) {
      Table([Row()]) {
        TableColumn("Day", value: \.day)
        TableColumn("Text", value: \.text)
      }.id("t")
    }
    let width = try #require(report.layoutTree().pages[0].frame(of: "t")).width
    #expect(abs(width - 260) < 0.01)
    let words = try ReadReport(report).words()
    let day = words.filter { ["Sep", "21,", "2026"].contains($0.text) }
    #expect(day.count == 3 && Set(day.map { $0.box.minY.rounded() }).count == 1)
  }

  @Test("Columns that are too narrow for their words are noted")
  func noted() throws {
    let tree = try Report("R", pages: .test(100, 300)) {
      Table([String(repeating: "W", count: 40)]) {
        TableColumn("A", value: \.self)
        TableColumn("B", value: \.self)
      }
    }.layoutTree()
    #expect(tree.diagnostics.map(\.code) == [.columnsSquashed])
  }

  @Test("The first rows decide the widths, or all of them")
  func measured() throws {
    func width(_ rows: MeasuredRows) throws -> CGFloat {
      let report = Report("R", language: "en", pages: .test(300, 300).margins(20)) {
        Table(["a", "b", "longer than them"]) {
          TableColumn("X", value: \.self).width(.fit)
          TableColumn("Second", value: \.count)
        }.measures(rows)
      }
      let read = try ReadReport(report)
      return try #require(try read.box(of: "Second")).maxX
    }
    // The column of numbers takes what is left, whose end stays.
    #expect(try abs(width(.first(2)) - width(.all)) < 0.5)
    #expect(try width(.first(0)) > 0)
  }

  @Test("A table in a row with enough space does not break its words, and nothing is noted")
  func beside() throws {
    let table = Table(["first", "second"]) { TableColumn("Title", value: \.self) }
    let report = Report("R", language: "en", pages: .test(400, 200).margins(20)) {
      HStack(alignment: .top) {
        table
        Text(verbatim: Filler.words("w", 30))
      }
      table.frame(width: 6)
    }
    let read = try ReadReport(report, options: RenderOptions(policy: .lenient))
    #expect(read.diagnostics.map(\.code).filter { $0 == .columnsSquashed }.count == 1)
    #expect(try read.words().contains { $0.text == "second" })
  }

  @Test("Tables in grids in rows make their cells a bounded number of times")
  func nested() throws {
    final class Counter { var made = 0 }
    let counter = Counter()
    struct Counted: Block {
      let counter: Counter
      var body: some Block {
        counter.made += 1
        return Text("cell")
      }
    }
    let report = Report("R", language: "en", pages: .test(500, 300).margins(20)) {
      HStack {
        Text("a")
        HStack {
          Grid {
            GridRow {
              Text("b")
              Table(0..<5) {
                TableColumn("T") { _ in Counted(counter: counter) }
                TableColumn("N", value: \.self)
              }
            }
          }
          Text("c")
        }
      }
    }
    _ = try report.data(options: RenderOptions(policy: .lenient))
    #expect(counter.made < 5 * 40, "\(counter.made)")
  }
}
