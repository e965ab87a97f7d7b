import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

/// Makes reports of blocks that are drawn by lot; every text in them is found nowhere else.
private struct BlockLottery {
  var random: CodeGenerator
  /// All texts that were put in.
  private(set) var texts: [String] = []

  init(seed: UInt64) { random = CodeGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Words of a letter that no other text has.
  mutating func words(_ most: Int = 60) -> String {
    let name = "q\(texts.count)"
    let count = number(0...3) == 0 ? number(1...most) : number(1...5)
    let words = (1...count).map { "\(name)x\($0)z" }
    texts += [words.joined()]
    return words.joined(separator: " ")
  }

  mutating func blocks(_ depth: Int) -> AnyBlock {
    let blocks = (0..<number(1...4)).map { _ in block(depth) }
    return AnyBlock(ForEach(0..<blocks.count) { blocks[$0] })
  }

  mutating func block(_ depth: Int) -> AnyBlock {
    let kind = number(0...(depth > 0 ? 23 : 6))
    switch kind {
    case 0, 1, 2: return AnyBlock(Text(verbatim: words(200)))
    case 3:
      let (text, note) = (words(30), words(80))
      return AnyBlock(Text("\(text)\(Footnote("\(note)"))"))
    case 4: return AnyBlock(Rectangle().frame(height: CGFloat(number(0...150))))
    case 5: return AnyBlock(CodeListing(words(80)))
    case 6: return AnyBlock(Text(verbatim: words(100)).keepTogether())
    case 7, 8, 9:
      let title = words(8)
      let content = blocks(depth - 1)
      return AnyBlock(Section(title) { content })
    case 10, 11:
      let content = blocks(depth - 1)
      return AnyBlock(VStack(alignment: .leading) { content })
    case 12:
      let (left, right) = (block(depth - 1), block(depth - 1))
      return AnyBlock(
        HStack(alignment: .top) {
          left
          right
        })
    case 13:
      let content = blocks(depth - 1)
      let count = number(1...3)
      return AnyBlock(Columns(count) { content })
    case 14:
      let content = blocks(depth - 1)
      return AnyBlock(Bullets { content })
    case 15:
      let content = blocks(depth - 1)
      return AnyBlock(Numbered { content })
    case 16:
      let (source, content) = (words(5), blocks(depth - 1))
      return AnyBlock(Quotation(source: "\(source)") { content })
    case 17:
      let content = blocks(depth - 1)
      return AnyBlock(Aside { content })
    case 18:
      let (content, caption) = (block(depth - 1), words(10))
      return AnyBlock(Figure(caption: "\(caption)") { content })
    case 19:
      let rows = (0..<number(0...12)).map { _ in (words(40), words(10)) }
      let isAnywhere = number(0...1) == 0
      let table = Table(rows.map { Pair(a: $0.0, b: $0.1) }) {
        TableColumn("A", value: \.a)
        TableColumn("B") { Text(verbatim: $0.b) }
      }.rowsBreak(isAnywhere ? .anywhere : .whereNeeded).showsHeader(false)
      return AnyBlock(table)
    case 20: return AnyBlock(PageBreak(to: [nil, .left, .right][number(0...2)]))
    case 21: return AnyBlock(ColumnBreak())
    case 22: return AnyBlock(block(depth - 1).padding(CGFloat(number(0...30))).keepWithNext())
    default: return AnyBlock(Spacer())
    }
  }

  struct Pair {
    var a: String
    var b: String
  }
}

@Suite("Random reports")
struct RandomReportTests {
  @Test("Every text is on a page once, or its absence is noted", arguments: 0..<300)
  func everything(_ seed: UInt64) throws {
    var lottery = BlockLottery(seed: seed &+ 7_000)
    let blocks = lottery.blocks(3)
    let paper = PageStyle.test(
      CGFloat(lottery.number(260...500)), CGFloat(lottery.number(160...500))
    ).margins(20)
    let report = Report("R", language: "en", pages: paper) { blocks }
    let read = try ReadReport(report, options: RenderOptions(policy: .lenient))
    let words = Self.words(try read.rawPages().joined())
    let codes = Set(read.diagnostics.map(\.code))
    let losses: Set<EaselError.Code> = [
      .layoutOverflow, .layoutShrunk, .textTruncated, .columnsSquashed,
    ]
    guard codes.isDisjoint(with: losses) else { return }
    let expected = lottery.texts.map(Self.words).joined()
    let (found, wanted) = (words.sorted(), Array(expected).sorted())
    // A word that is broken at the end of a page has the notes of that in it.
    let letters = try read.rawPages().joined()
    func isBroken(_ letter: Character) -> Bool {
      letters.count { $0 == letter } == expected.count
    }
    if found != wanted, isBroken("q"), isBroken("z") { return }
    #expect(
      found == wanted, "\(seed): \(Set(wanted).symmetricDifference(found).sorted().prefix(5))")
    // Words of one text are in their order.
    var last: [Substring: Int] = [:]
    for word in words {
      let parts = word.dropLast().split(separator: "x")
      guard parts.count == 2, let number = Int(parts[1]) else { continue }
      #expect(number == last[parts[0], default: 0] + 1, "\(seed): \(word)")
      last[parts[0]] = number
    }
  }

  /// The words that texts are made of, wherever lines were broken.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for letter in text {
      if letter == "q" { word = "" }
      word.append(letter)
      guard letter == "z" else { continue }
      if word.hasPrefix("q") { words.append(word) }
      word = ""
    }
    return words
  }

  @Test("The same report is the same bytes in each rendering", arguments: 0..<20)
  func bytes(_ seed: UInt64) throws {
    func data() throws -> Data {
      var lottery = BlockLottery(seed: seed)
      let blocks = lottery.blocks(3)
      return try Report("R", language: "en", pages: .test(300, 300).margins(20)) { blocks }
        .data(options: RenderOptions(policy: .lenient))
    }
    #expect(try data() == data())
  }
}
