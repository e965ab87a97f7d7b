import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Columns")
struct ColumnsTests {
  /// Boxes of a height by their names.
  private func boxes(_ prefix: String, _ count: Int, height: CGFloat = 20) -> some Block {
    ForEach(0..<count) { FlowBox(name: "\(prefix)\($0)", height: height) }
  }

  private func layout<Content: Block>(
    language: String = "en", @BlockBuilder _ content: () -> Content
  ) throws -> ReportLayout {
    let content = content()
    var theme = Theme.plain
    theme.spacing.paragraph = 0
    return try Report("R", language: language, theme: theme, pages: .test()) { content }
      .layoutTree()
  }

  @Test("Columns are filled one after another, and equally high where the blocks end")
  func balanced() throws {
    let tree = try layout {
      Columns(2, spacing: 20) { boxes("a", 6) }
      FlowBox(name: "after", height: 10)
    }
    let page = tree.pages[0]
    let frames = (0..<6).compactMap { page.frame(of: "a\($0)") }
    #expect(frames.map(\.minX) == [0, 0, 0, 110, 110, 110])
    #expect(frames.map(\.minY) == [0, 20, 40, 0, 20, 40])
  }

  @Test("A block that does not break keeps its height in balanced columns")
  func wholeBlock() throws {
    let words = Array(repeating: "word", count: 30).joined(separator: " ")
    let alone = try layout { Columns(1) { HStack { Text(words) }.id("a") }.frame(width: 90) }
    let height = try #require(alone.pages[0].frame(of: "a")?.height)
    let tree = try layout {
      Columns(2, spacing: 20) {
        HStack { Text(words) }.id("a")
        FlowBox(name: "b", height: 10)
      }
    }
    #expect(tree.pages[0].frame(of: "a")?.height == height)
    #expect(tree.pages[0].frame(of: "b")?.origin == CGPoint(x: 110, y: 0))
    #expect(tree.diagnostics.isEmpty)
  }

  @Test("Columns that are not balanced fill the page first")
  func unbalanced() throws {
    let page = try layout {
      Columns(2, spacing: 20, isBalanced: false) { boxes("a", 6) }
    }.pages[0]
    #expect((0..<6).compactMap { page.frame(of: "a\($0)")?.minX } == [0, 0, 0, 0, 0, 0])
  }

  @Test("Full pages of columns are followed by balanced columns, and these by the next block")
  func pages() throws {
    let tree = try layout {
      Columns(2, spacing: 20) { boxes("a", 24) }
      FlowBox(name: "after", height: 10)
    }
    #expect(tree.pages.count == 2)
    #expect((0..<20).allSatisfy { tree.index(of: "a\($0)") == 0 })
    #expect(tree.pages[1].frame(of: "a21")?.minX == 0)
    #expect(tree.pages[1].frame(of: "a22")?.origin == CGPoint(x: 110, y: 0))
    #expect((tree.pages[1].frame(of: "after")?.minY ?? 0) >= 40)
  }

  @Test("The first column is the right one in right-to-left reports")
  func rightToLeft() throws {
    let page = try layout(language: "ar") {
      Columns(2, spacing: 20) { boxes("a", 2) }
    }.pages[0]
    #expect(page.frame(of: "a0")?.maxX == 200)
    #expect(page.frame(of: "a1")?.maxX == 90)
  }

  @Test("A column break ends a column")
  func columnBreak() throws {
    let page = try layout {
      Columns(2, spacing: 20) {
        boxes("a", 1)
        ColumnBreak()
        boxes("b", 3)
      }
    }.pages[0]
    #expect(page.frame(of: "a0")?.minX == 0)
    #expect((0..<3).allSatisfy { page.frame(of: "b\($0)")?.minX == 110 })
  }

  @Test("A page break ends the page for all columns")
  func pageBreak() throws {
    let tree = try layout {
      Columns(2) {
        boxes("a", 2)
        PageBreak()
        boxes("b", 2)
      }
    }
    #expect(tree.index(of: "a1") == 0 && tree.index(of: "b0") == 1)
    #expect(tree.pages.count == 2)
  }

  @Test("Columns without blocks take no space, and a number out of range is noted")
  func extremes() throws {
    let empty = try layout {
      Columns(2) { EmptyBlock() }
      FlowBox(name: "a", height: 10)
    }
    #expect(empty.diagnostics.isEmpty && empty.pages[0].frame(of: "a") != nil)
    for count in [0, -3, 101, .max] {
      let tree = try layout { Columns(count, spacing: 0) { boxes("a", 2) } }
      #expect(tree.diagnostics.contains { $0.code == .outOfRange })
      #expect(tree.pages[0].frame(of: "a1") != nil)
    }
    for spacing in [CGFloat.nan, .infinity, -5] {
      let tree = try layout { Columns(2, spacing: spacing) { boxes("a", 2) } }
      #expect(tree.pages[0].frame(of: "a1")?.minX == 100)
    }
  }

  @Test("A text flows through columns with all of its words in order")
  func text() throws {
    let words = Filler.words("w", 900)
    let report = Report("R", language: "en", pages: .test(400, 300).margins(30)) {
      Columns(3) { Text(verbatim: words) }
    }
    let found = try ReadReport(report).rawPages().joined()
    #expect(found == words.filter { $0 != " " })
  }

  @Test("In columns that cannot break, blocks after a page break stay beneath and none is lost")
  func wholeWithBreaks() throws {
    let words = Filler.words("w", 60)
    let report = Report("R", language: "en", pages: .test(400, 600).margins(30)) {
      Columns(2) {
        Text("before")
        Text(verbatim: words).pageBreakBefore()
        Text("after")
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    let found = try ReadReport(report).rawPages().joined()
    #expect(found == "before" + words.filter { $0 != " " } + "after")
  }

  @Test("Columns that cannot break report their sections and diagnostics to the page once")
  func wholeTells() throws {
    let report = Report("R", language: "en") {
      Pages(.test(300, 300).margins(60)) {
        Text("Inner is on page \(PageReference("inner")).")
        PageBreak()
        HStack(alignment: .top) {
          Columns(2, spacing: 20) {
            Rectangle().frame(width: 95, height: 10)
            Section("Inner") { FlowBox(name: "a", height: 20) }.id("inner")
            Table(0..<3) { TableColumn("H", value: \.self) }.runningTitle { "row\($0)" }
          }
        }
      } header: { page in
        Text("Section: \(page.title(level: 1)); rows: \(page.firstTitle) to \(page.lastTitle)")
      }
    }
    let read = try ReadReport(report)
    let squashed = read.diagnostics.filter { $0.code == .columnsSquashed }
    #expect(squashed.count == 1 && squashed.first?.page == 2, "\(read.diagnostics)")
    let pages = try read.pages()
    #expect(pages.count == 2)
    #expect(pages[0].contains("Inner is on page 2."))
    #expect(pages[1].contains("Section: Inner; rows: row0 to row2"))
    #expect(try read.links().map(\.target) == [2])
  }

  @Test("Columns outside of a report note the faults of their blocks")
  func wholeInImage() throws {
    let block = HStack {
      Columns(2) { Rectangle().frame(width: 300, height: 10) }.frame(width: 200)
    }
    let diagnostics = block.layoutTree(width: 200).diagnostics
    #expect(diagnostics.map(\.code) == [.columnsSquashed])
    #expect(diagnostics.first?.page == nil)
  }
}
