import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

/// Random reports, whose words are read once, in the order of the source.
@Suite("Reading order")
struct ReadingOrderTests {
  @Test("Random reports are read in the order of the source", arguments: 1...24)
  func random(_ seed: Int) throws {
    var maker = ReportMaker(seed: UInt64(seed))
    let blocks = maker.blocks(depth: 0)
    let paper = PageStyle.test(320, 300).margins(30)
    let report = try DrawnReport(
      Report("R", language: "en", pages: paper) { ForEach(0..<blocks.count) { blocks[$0] } })
    let tree = try report.tree
    let found = tree.words.filter { maker.words.contains($0) }
    #expect(found == maker.order, "seed \(seed)")
    #expect(tree.all("Sect").count == maker.sections, "seed \(seed)")
    #expect(tree.all("Note").count == maker.notes, "seed \(seed)")
    // A list without entries has no element.
    #expect(tree.all("TOC").count == (maker.sections > 0 ? maker.lists : 0), "seed \(seed)")
    for link in tree.all("Link") {
      #expect(!link.words.isEmpty && link.annotationCount > 0, "seed \(seed)")
    }
    let references = tree.all("P").flatMap { $0.all("Link") }.count
    #expect(references == maker.references + maker.notes, "seed \(seed)")
    #expect(!report.codes.contains(.invalidStructure), "seed \(seed)")
    try ReadReport(data: report.data).check()
  }
}

/// Makes random blocks, and the words in the order in which they are to be read.
private struct ReportMaker {
  private var state: UInt64
  private(set) var order: [String] = []
  private(set) var sections = 0
  private(set) var notes = 0
  private(set) var lists = 0
  private(set) var references = 0
  private var count = 0

  var words: Set<String> { Set(order) }

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  private mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  private mutating func word() -> String {
    count += 1
    order.append("w\(count)")
    return "w\(count)"
  }

  private mutating func words(_ number: Int) -> String {
    (0..<number).map { _ in word() }.joined(separator: " ")
  }

  mutating func blocks(depth: Int) -> [AnyBlock] {
    (0..<(2 + next(5))).map { _ in block(depth: depth) }
  }

  private mutating func block(depth: Int) -> AnyBlock {
    switch next(10) {
    case 0, 1: return AnyBlock(Text(words(1 + next(60))))
    case 2:
      references += 1
      let target = count + 1
      let text = TextContent("\(words(2)) \(PageReference("id\(target)")) \(words(1 + next(20)))")
      return AnyBlock(Text(text).id("id\(target)"))
    case 3:
      notes += 1
      let first = words(1 + next(10))
      let second = words(1 + next(10))
      return AnyBlock(Text("\(first)\(Footnote("\(words(1 + next(30)))")) \(second)"))
    case 4,
      5 where depth < 4:
      sections += 1
      // The title is repeated in lists, so that it is no unique word.
      let inner = blocks(depth: depth + 1)
      return AnyBlock(Section("Title") { ForEach(0..<inner.count) { inner[$0] } })
    case 6:
      lists += 1
      return AnyBlock(Contents())
    case 7: return AnyBlock(PageBreak())
    case 8:
      let items = (0..<(1 + next(4))).map { _ in words(1 + next(20)) }
      return AnyBlock(Bullets(items))
    default:
      let rows = (0..<(1 + next(12))).map { _ in [word(), word()] }
      return AnyBlock(
        Table(rows) {
          TableColumn("A") { (row: [String]) in Text(row[0]) }
          TableColumn("B") { (row: [String]) in Text(row[1]) }
        })
    }
  }
}
