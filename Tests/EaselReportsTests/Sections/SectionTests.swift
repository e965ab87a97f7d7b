import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Sections")
struct SectionTests {
  private func layout<Content: Block>(
    @BlockBuilder _ content: () -> Content
  ) throws -> ReportLayout {
    let content = content()
    return try Report("R", language: "en", pages: .test(200, 300)) { content }.layoutTree()
  }

  @Test("A heading stays with the first block of its section")
  func keeps() throws {
    for height in stride(from: CGFloat(180), through: 299, by: 7) {
      let tree = try layout {
        FlowBox(name: "a", height: height)
        Section("Heading") { FlowBox(name: "b", height: 60) }.id("s")
      }
      let heading = try #require(tree.index(of: "s"))
      #expect(heading == tree.index(of: "b"), "\(height)")
    }
  }

  @Test("Headings of sections that begin with sections stay together with the first block")
  func nested() throws {
    for height in stride(from: CGFloat(100), through: 299, by: 7) {
      let report = Report("R", language: "en", pages: .test(200, 300)) {
        FlowBox(name: "a", height: height)
        Section("One") { Section("Two") { Section("Three") { Text("text") } } }
      }
      let words = try ReadReport(report).words()
      let pages = Set(words.map(\.page))
      #expect(
        words.map(\.text) == ["One", "Two", "Three", "text"] && pages.count == 1, "\(height)")
    }
  }

  @Test("A heading in a row is aligned by its baseline")
  func baseline() throws {
    let words = try ReadReport(
      Report("R", language: "en", pages: .test(300, 300)) {
        HStack(alignment: .firstTextBaseline) {
          Section("Heading") {}
          Text("beside").font(.heading(1))
        }
      }
    ).words()
    #expect(words.map(\.text) == ["Heading", "beside"])
    #expect(abs(words[0].box.maxY - words[1].box.maxY) < 0.1)
  }

  @Test("A heading stays with the first lines of a text, and the first rows of a table")
  func beforeFlow() throws {
    for height in stride(from: CGFloat(180), through: 299, by: 11) {
      let report = Report("R", language: "en", pages: .test(200, 300)) {
        FlowBox(name: "a", height: height)
        Section("Heading") { Text(verbatim: Filler.words("w", 200)) }
        FlowBox(name: "b", height: height).pageBreakBefore()
        Section("Second") {
          Table(0..<30) { TableColumn("Col", value: \.self) }
        }
      }
      let words = try ReadReport(report).words()
      func page(_ text: String) -> Int? { words.first { $0.text == text }?.page }
      #expect(page("Heading") != nil && page("Heading") == page("w1"), "\(height)")
      #expect(page("Second") != nil && page("Second") == page("0"), "\(height)")
    }
  }

  @Test("A block kept together moves to the next page, and breaks if no page holds it")
  func keepTogether() throws {
    let tree = try layout {
      FlowBox(name: "a", height: 200)
      VStack(spacing: 0) { ForEach(0..<3) { FlowBox(name: "b\($0)", height: 50) } }.keepTogether()
      VStack(spacing: 0) { ForEach(0..<9) { FlowBox(name: "c\($0)", height: 50) } }.keepTogether()
    }
    #expect((0..<3).allSatisfy { tree.index(of: "b\($0)") == 1 })
    #expect((0..<9).allSatisfy { tree.index(of: "c\($0)") != nil })
    #expect(tree.diagnostics.map(\.code) == [.keepIgnored])
  }

  @Test("Headings have the levels of their nesting, at most six")
  func levels() throws {
    let report = Report("R", language: "en") {
      Section("A") {
        Section("B") {
          Section("C") {
            Section("D") { Section("E") { Section("F") { Section("G") { Text("x") } } } }
          }
        }
        Section("H") { Text("y") }
      }
    }
    let root = try ReadReport(report).elements()
    let kinds = root.all.map(\.kind).filter { $0.hasPrefix("H") }
    #expect(kinds == ["H1", "H2", "H3", "H4", "H5", "H6", "H6", "H2"])
  }

  @Test("A section is one element, however many pages it takes")
  func element() throws {
    let report = Report("R", language: "en", pages: .test(200, 300)) {
      Section("A") { ForEach(0..<60) { Text("t\($0)") } }
      Section("B") { Text("x") }
    }
    let sections = try ReadReport(report).elements().all("Sect")
    #expect(sections.count == 2)
    #expect((sections.first?.pages.count ?? 0) > 2)
  }

  @Test("Space above a heading is dropped at the head of a page")
  func space() throws {
    let tree = try layout {
      PageBreak()
      Section("Heading") { FlowBox(name: "b", height: 10) }.id("s")
    }
    #expect(tree.pages[0].frame(of: "s")?.minY == 0)
  }

  @Test("Markdown in a heading is formatted, and plain in the outline")
  func markdown() throws {
    let report = Report("R", language: "en") { Section("On *words*") { Text("x") } }
    let read = try ReadReport(report)
    let outline = try read.json("outlines") as? [[String: Any]]
    #expect(outline?.first?["title"] as? String == "On words")
    #expect(try read.pages()[0].contains("On words"))
  }
}
