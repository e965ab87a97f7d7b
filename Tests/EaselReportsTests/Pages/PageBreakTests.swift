import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Page breaks")
struct PageBreakTests {
  /// The boxes on each page of a report, and the text of its pages.
  private func pages<Content: Block>(
    @BlockBuilder _ content: () -> Content
  ) throws -> [String] {
    let content = content()
    let report = Report("R", language: "en", pages: .test(200, 300).margins(50)) {
      content
    } header: { _ in
      Text("Head")
    } footer: { page in
      Text("Foot\(page.number)")
    }
    return try ReadReport(report).pages().map {
      $0.split { $0.isWhitespace }.joined(separator: " ")
    }
  }

  @Test("The block after a break begins on the next page")
  func next() throws {
    let found = try pages {
      Text("a")
      PageBreak()
      Text("b")
      Text("c").pageBreakBefore()
    }
    #expect(found == ["Head a Foot1", "Head b Foot2", "Head c Foot3"])
  }

  @Test("A break at the head of a page does nothing, and at the end it adds no page")
  func atEdges() throws {
    let found = try pages {
      PageBreak()
      Text("a")
      PageBreak()
      PageBreak()
      Text("b")
      PageBreak()
    }
    #expect(found == ["Head a Foot1", "Head b Foot2"])
  }

  @Test("A break to a side at the end adds no page either")
  func sideAtEnd() throws {
    let found = try pages {
      Text("a")
      PageBreak(to: .right)
    }
    #expect(found == ["Head a Foot1"])
  }

  @Test("A break to a side leaves a blank page if needed, without header and footer")
  func side() throws {
    let found = try pages {
      Text("a")
      PageBreak(to: .right)
      Text("b")
      PageBreak(to: .left)
      Text("c")
    }
    #expect(found == ["Head a Foot1", "", "Head b Foot3", "Head c Foot4"])
  }

  @Test("A break to the left at the beginning leaves a blank first page")
  func leftFirst() throws {
    let found = try pages {
      PageBreak(to: .left)
      Text("a")
    }
    #expect(found == ["", "Head a Foot2"])
  }

  @Test("The first page of each Pages is the first one that is not blank")
  func firstBehindBlank() throws {
    let report = Report("R", language: "en", pages: .test(200, 300).margins(50)) {
      ForEach(0..<2) { index in
        Pages(.test(200, 300).margins(50)) {
          PageBreak(to: .left)
          Text("a\(index)")
          PageBreak()
          Text("b\(index)")
        } header: { page in
          if page.isFirst { Text("First") }
        }
      }
    }
    let found = try ReadReport(report).pages().map {
      $0.split { $0.isWhitespace }.joined(separator: " ")
    }
    #expect(found == ["", "First a0", "b0", "First a1", "b1"])
  }

  @Test("In right-to-left reports left and right sides are exchanged")
  func rightToLeft() throws {
    let tree = try Report("R", language: "ar", pages: .test()) {
      FlowBox(name: "a", height: 10)
      FlowBox(name: "b", height: 10).pageBreakBefore(to: .right)
      FlowBox(name: "c", height: 10).pageBreakBefore(to: .right)
    }.layoutTree()
    #expect(tree.pages.map(\.number) == [1, 2, 3, 4])
    #expect(tree.pages.map(\.items.isEmpty) == [false, false, true, false])
  }

  @Test("A break in a stack ends the page, and its space is not left at the head of the next")
  func inStack() throws {
    let tree = try Report("R", pages: .test()) {
      VStack(alignment: .leading, spacing: 20) {
        FlowBox(name: "a", height: 10)
        PageBreak()
        FlowBox(name: "b", height: 10)
      }
    }.layoutTree()
    #expect(tree.pages.count == 2)
    #expect(tree.pages[1].frame(of: "b")?.minY == 0)
  }

  @Test("A column break outside of columns begins a page")
  func columnBreak() throws {
    #expect(
      try pages {
        Text("a")
        ColumnBreak()
        Text("b")
      } == ["Head a Foot1", "Head b Foot2"])
  }

  @Test(
    "A break to a side leaves a blank page in a block that is written on pages",
    arguments: [
      ([.right, .right], ["a0", "", "a1", "", "a2"]), ([.left, .left], ["a0", "a1", "", "a2"]),
      ([.left, .right], ["a0", "a1", "a2"]), ([nil, .right], ["a0", "a1", "a2"]),
      ([nil, .left], ["a0", "a1", "", "a2"]),
    ] as [([PageSide?], [String])])
  func blockPages(_ sides: [PageSide?], _ expected: [String]) throws {
    let block = VStack {
      Text("a0")
      ForEach(sides.indices, id: \.self) { index in
        PageBreak(to: sides[index])
        Text("a\(index + 1)")
      }
    }
    let data = try block.data(as: .pdf, pageSize: CGSize(width: 200, height: 200), margins: .init())
    let found = try ReadReport(data: data).pages().map { $0.filter { !$0.isWhitespace } }
    #expect(found == expected)
    let report = Report("R", language: "en", pages: .test()) { block }
    #expect(
      try ReadReport(report).pages().map { $0.filter { !$0.isWhitespace } } == expected)
  }

  @Test("A break to a side at the end of a block adds no page")
  func blockEnd() throws {
    let data = try VStack {
      Text("a")
      PageBreak(to: .right)
    }.data(as: .pdf, pageSize: CGSize(width: 200, height: 200), margins: .init())
    #expect(try ReadReport(data: data).pages().count == 1)
  }

  @Test("Spacers share the rest of a page before a break")
  func spacer() throws {
    let tree = try Report("R", pages: .test()) {
      Spacer()
      FlowBox(name: "a", height: 10)
      PageBreak()
      FlowBox(name: "b", height: 10)
      Spacer()
      FlowBox(name: "c", height: 10)
    }.layoutTree()
    #expect(tree.pages[0].frame(of: "a")?.maxY == 200)
    #expect(tree.pages[1].frame(of: "c")?.maxY == 200)
  }

  @Test("A report without blocks has a page")
  func empty() throws {
    #expect(try pages { EmptyBlock() } == ["Head Foot1"])
    #expect(try pages { if Bool(false) { Text("a") } } == ["Head Foot1"])
  }
}
