import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Structure elements of blocks that are broken")
struct BrokenElementTests {
  private static let words = (0..<120).map { "word\($0)" }.joined(separator: " ")

  /// Returns the elements of a kind with words, in a report of small pages.
  private func elements(_ kind: String, _ block: some Block) throws -> [[String]] {
    let report = try DrawnReport(
      Report("R", language: "en", pages: PageStyle.test(240, 180).margins(20)) { block })
    try ReadReport(data: report.data).check()
    return try report.tree.all(kind).map(\.words).filter { !$0.isEmpty }
  }

  @Test("A text in another language is one paragraph over pages and columns")
  func language() throws {
    let text = Text(Self.words).environment(\.locale, Locale(identifier: "fr"))
    #expect(try elements("P", text).map(\.count) == [120])
    #expect(try elements("P", Columns(2) { text }).map(\.count) == [120])
    let several = VStack {
      Text(Self.words)
      Text("end")
    }.environment(\.locale, Locale(identifier: "fr"))
    #expect(try elements("P", several).map(\.count) == [120, 1])
  }

  @Test("A text that is broken in columns stays in the blocks around them")
  func columns() throws {
    let columns = Columns(2) { Text(Self.words).accessibilityAddTraits(.isHeader) }
    let paper = PageStyle.a4
    let report = try DrawnReport(
      Report("R", language: "en", pages: paper) {
        Quotation { Columns(2) { Text(Self.words) } }
        Text("after")
        columns.environment(\.locale, Locale(identifier: "fr"))
      })
    try ReadReport(data: report.data).check()
    let tree = try report.tree
    #expect(tree.all("BlockQuote").map { $0.all("P").map(\.words.count) } == [[120]])
    #expect(tree.all("Sect").map { $0.all("H1").map(\.words.count) } == [[120]])
    #expect(tree.words.firstIndex(of: "after") == 120)
  }

  @Test("A hidden block that is broken has no element")
  func hidden() throws {
    let heading = Text(Self.words).accessibilityAddTraits(.isHeader).accessibilityHidden(true)
    let report = try DrawnReport(
      Report("R", language: "en", pages: PageStyle.test(240, 180).margins(20)) {
        heading
        Text("end")
      })
    #expect(try report.tree.all("H1").isEmpty)
    #expect(try report.tree.all("P").map(\.words) == [["end"]])
  }

  @Test("A block with a label is one figure over pages, whose label is read once")
  func figure() throws {
    let stack = VStack {
      ForEach(0..<30) { Text("row\($0)") }
    }
    #expect(try elements("Figure", stack.accessibilityLabel("Rows")).map(\.count) == [30])
    let header = stack.accessibilityLabel("Rows").accessibilityAddTraits([.isHeader, .isImage])
    #expect(try elements("Figure", header).map(\.count) == [30])
    #expect(try elements("H1", header).map(\.count) == [30])
    let report = Report("R", language: "en", pages: PageStyle.test(240, 180).margins(20)) {
      stack.accessibilityLabel("Rows")
    }
    let text = try Tool.uncompressed(report.conformance([.ua1]).data())
    #expect(text.components(separatedBy: "(Rows)").count == 2)
  }

  @Test("A block with a meaning is one element over pages")
  func semantics() throws {
    let text = Text(Self.words)
    #expect(try elements("P", text.accessibilityAddTraits(.isStaticText)).map(\.count) == [120])
    #expect(try elements("H1", text.accessibilityAddTraits(.isHeader)).map(\.count) == [120])
    let rows = [Self.words]
    let table = Table(rows) { TableColumn("A") { Text($0).accessibilityAddTraits(.isHeader) } }
    #expect(try elements("TD", table).map(\.count) == [120])
    #expect(try elements("H1", table).map(\.count) == [120])
    let stack = VStack {
      text
      Text("end")
    }
    #expect(
      try elements("Sect", stack.accessibilityElement(children: .contain)).map(\.count) == [121])
  }
}
