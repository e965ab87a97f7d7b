import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("The layout tree of a report")
struct ReportLayoutTests {
  @Test("Pages are in the order of the document, with those of contents in their places")
  func contents() throws {
    let report = Report("R", language: "en", pages: .test(200, 200)) {
      Text("front").id("front")
      PageBreak()
      Contents().id("contents")
      PageBreak()
      Section("First") { Text("one").id("one") }
      PageBreak()
      ListOfTables().id("tables")
      PageBreak()
      Text("end").id("end")
    }
    let pages = try report.layoutTree().pages
    let texts = try ReadReport(report).pages()
    #expect(pages.map(\.number) == Array(1...texts.count))
    for (name, text) in [("front", "front"), ("one", "one"), ("end", "end")] {
      let page = try #require(texts.firstIndex { $0.contains(text) })
      #expect(pages[page].frame(of: name) != nil, "\(name)")
      #expect(pages.filter { $0.frame(of: name) != nil }.count == 1)
    }
  }

  @Test("Blank pages before a left or right page are in the tree, without items")
  func blank() throws {
    let report = Report("R", language: "en", pages: .test(200, 200)) {
      Text("a").id("a")
      PageBreak(to: .right)
      Text("b").id("b")
      PageBreak(to: .right)
      Contents()
    }
    let pages = try report.layoutTree().pages
    #expect(pages.map(\.number) == Array(1...pages.count))
    #expect(try pages.count == ReadReport(report).pages().count)
    #expect(pages[1].items.isEmpty)
    #expect(pages[1].content == pages[0].content)
    #expect(pages[2].frame(of: "b") != nil)
  }

  @Test("In random reports each page of the tree has the texts of the page in the PDF")
  func random() throws {
    var generator = SystemRandomNumberGenerator.seeded(7)
    for seed in 0..<12 {
      var names: [String] = []
      var blocks: [AnyBlock] = []
      for index in 0..<Int.random(in: 3...8, using: &generator) {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: blocks.append(AnyBlock(Contents()))
        case 1: blocks.append(AnyBlock(PageBreak(to: .right)))
        case 2: blocks.append(AnyBlock(PageBreak(to: .left)))
        case 3: blocks.append(AnyBlock(PageBreak()))
        default:
          let name = "word\(seed)x\(index)"
          names.append(name)
          blocks.append(AnyBlock(Section("S\(index)") { Text(name).id(name) }))
        }
      }
      let content = blocks
      let report = Report("R", language: "en", pages: .test(200, 200)) {
        for block in content { block }
      }
      let pages = try report.layoutTree().pages
      let texts = try ReadReport(report).pages()
      #expect(pages.map(\.number) == Array(1..<texts.count + 1), "seed \(seed)")
      for name in names {
        let found = pages.firstIndex { $0.frame(of: name) != nil }
        #expect(found == texts.firstIndex { $0.contains(name) }, "seed \(seed), \(name)")
      }
    }
  }
}

extension SystemRandomNumberGenerator {
  /// A generator with the same numbers for the same seed (SplitMix64).
  fileprivate static func seeded(_ seed: UInt64) -> SeededGenerator { SeededGenerator(seed) }
}

private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
