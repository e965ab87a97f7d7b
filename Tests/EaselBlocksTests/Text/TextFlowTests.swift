import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

@Suite("Texts over pages")
struct TextFlowTests {
  /// A piece of a text on a page: its position, its height and its lines.
  private struct Piece: Equatable {
    var y: CGFloat
    var height: CGFloat
    init(_ y: CGFloat, _ height: CGFloat) { (self.y, self.height) = (y, height) }
  }

  private static let theme = {
    var theme = Theme.plain
    theme.type[.body] = Theme.TypeSize(size: 8, lineHeight: 10)
    return theme
  }()

  /// A text of so many lines of 10 points.
  private func lines(_ count: Int) -> Text {
    Text(verbatim: (1...count).map { "line \($0)" }.joined(separator: "\n"))
  }

  /// The pieces of the text `t` on each page of a column under a box.
  private func pieces(
    _ text: some Block, below box: CGFloat, height: CGFloat = 100
  ) -> [[Piece]] {
    let column = VStack(alignment: .leading, spacing: 0) {
      if box > 0 { Box(height: box).id("a") }
      text.id("t")
    }
    let rendering = BlockRendering(column.theme(Self.theme))
    var flow = PageFlow(rendering, size: CGSize(width: 100, height: height))
    var pages: [[Piece]] = []
    while let fragment = flow.next() {
      var found: [Piece] = []
      func walk(_ fragment: Fragment, _ y: CGFloat) {
        if fragment.id == AnyHashable("t") {
          found.append(
            Piece((y * 100).rounded() / 100, (fragment.size.height * 100).rounded() / 100))
        }
        for child in fragment.children { walk(child.fragment, y + child.origin.y) }
      }
      walk(fragment, 0)
      pages.append(found)
    }
    return pages
  }

  @Test("F10 A single first line does not stay on the page before")
  func orphan() {
    #expect(pieces(lines(5), below: 90) == [[], [Piece(0, 50)]])
  }

  @Test("F12 The last two lines move to the next page together")
  func widow() {
    #expect(pieces(lines(5), below: 60) == [[Piece(60, 30)], [Piece(0, 20)]])
  }

  @Test("F14 Four lines break two and two, or not at all")
  func fourLines() {
    #expect(pieces(lines(4), below: 70) == [[Piece(70, 20)], [Piece(0, 20)]])
    #expect(pieces(lines(4), below: 85) == [[], [Piece(0, 40)]])
  }

  @Test("Three lines stay together")
  func threeLines() {
    #expect(pieces(lines(3), below: 75) == [[], [Piece(0, 30)]])
  }

  @Test("F15 A single line fills the page")
  func singleLine() {
    #expect(pieces(lines(1), below: 90) == [[Piece(90, 10)]])
    #expect(pieces(lines(1), below: 95) == [[], [Piece(0, 10)]])
  }

  @Test("F16 A long paragraph breaks over three pages")
  func threePages() {
    #expect(pieces(lines(25), below: 0) == [[Piece(0, 100)], [Piece(0, 100)], [Piece(0, 50)]])
  }

  @Test("F18 With orphans and widows of one, lines break anywhere")
  func anywhere() {
    let text = lines(2).environment(\.orphans, 1).environment(\.widows, 1)
    #expect(pieces(text, below: 90) == [[Piece(90, 10)], [Piece(0, 10)]])
  }

  @Test("A fresh page overrules orphans and widows")
  func freshPage() {
    #expect(pieces(lines(3), below: 0, height: 25) == [[Piece(0, 20)], [Piece(0, 10)]])
    #expect(pieces(lines(3), below: 0, height: 10).map(\.count) == [1, 1, 1])
    // Lines that no page holds come one to a page.
    #expect(pieces(lines(3), below: 0, height: 6).map(\.count) == [1, 1, 1])
  }

  @Test("Filling twice from the same cursor gives the same piece")
  func again() throws {
    let node = BlockRendering(lines(25).theme(Self.theme)).node
    let region = FlowRegion(width: 100, height: 72, fullHeight: 100, isFresh: false)
    var page = PageState(number: 1)
    for _ in 0..<2 {
      guard case .part(let fragment, let rest) = node.fill(region, from: .line(3), &page) else {
        Issue.record("not a part")
        return
      }
      #expect(abs(fragment.size.height - 70) < 1e-6)
      #expect(rest == .line(10))
    }
  }

  @Test("Lines of different heights break between them")
  func mixed() {
    let text = Text("a\n") + Text("B\n").font(.system(size: 40)) + Text("c\nd\ne")
    let pages = pieces(text, below: 0, height: 60)
    #expect(pages.count == 2)
    let height = pages.joined().reduce(0) { $0 + $1.height }
    let whole = BlockRendering(text.theme(Self.theme)).node.size(.unspecified).height
    #expect(abs(height - whole) < 0.1)
  }

  @Test("The pieces of a text have all of its words, in order")
  func words() throws {
    let words = (1...400).map { "word\($0)" }.joined(separator: " ")
    let data = try Text(verbatim: words).data(
      as: .pdf, pageSize: CGSize(width: 200, height: 200),
      margins: .init(top: 20, leading: 20, bottom: 20, trailing: 20))
    let text = try Tool.output("pdftotext", ["-raw", "-", "-"], input: data)
    #expect(text.split(whereSeparator: \.isWhitespace).joined(separator: " ") == words)
  }

  @Test("Texts beneath a block that is too tall are not lost")
  func belowTall() {
    let rendering = BlockRendering(
      VStack(spacing: 0) {
        Box(height: 150)
        ForEach(0..<100) { Text(verbatim: "\($0)") }
      }.theme(Self.theme))
    var flow = PageFlow(rendering, size: CGSize(width: 100, height: 100))
    var drawn: [[String]] = []
    while let fragment = flow.next() { drawn.append(fragment.lines) }
    #expect(drawn.first == [])
    #expect(drawn.dropFirst().allSatisfy { $0.count == 10 })
    #expect(Array(drawn.joined()) == (0..<100).map(String.init))
  }

  @Test("If only the lower padding does not fit, the last line moves with it")
  func lowerPadding() {
    let pages = pieces(lines(3).padding(.bottom, 10), below: 0, height: 35)
    #expect(pages == [[Piece(0, 20)], [Piece(0, 20)]])
    // A line that no page holds with its padding stands on one all the same.
    #expect(pieces(lines(1).padding(.bottom, 10), below: 0, height: 15) == [[Piece(0, 20)]])
  }

  @Test("Reserved lines leave space for the lower padding")
  func reservedLines() {
    let text = lines(1).lineLimit(9, reservesSpace: true)
    #expect(pieces(text.padding(.bottom, 20), below: 0, height: 50) == [[Piece(0, 50)]])
  }

  @Test("An empty text moves to the next page with its padding")
  func emptyText() {
    let text = Text(verbatim: "").padding(.bottom, 10)
    #expect(pieces(text, below: 95) == [[], [Piece(0, 10)]])
    #expect(pieces(VStack {}.padding(.bottom, 10), below: 95) == [[], [Piece(0, 10)]])
  }

  @Test("Random texts in random regions always end, with all of their lines")
  func random() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let count = Int.random(in: 1...30, using: &generator)
      let node = BlockRendering(
        lines(count).lineSpacing(.random(in: -2...5, using: &generator))
          .environment(\.orphans, .random(in: -1...4, using: &generator))
          .environment(\.widows, .random(in: -1...4, using: &generator)).theme(Self.theme)
      ).node
      var found: [String] = []
      var cursor = Cursor.start
      var pages = 0
      var page = PageState(number: 1)
      filling: while pages < 100 {
        pages += 1
        let height = CGFloat.random(in: 0...60, using: &generator)
        let region = FlowRegion(width: 80, height: height, fullHeight: 60, isFresh: pages > 1)
        switch node.fill(region, from: cursor, &page) {
        case .whole(let fragment):
          found += fragment.lines
          break filling
        case .part(let fragment, let rest):
          found += fragment.lines
          #expect(rest != cursor)
          #expect(page.isForced || fragment.size.height <= height + 0.01)
          (cursor, page.isForced) = (rest, false)
        case .none: page.isForced = region.isFresh
        }
      }
      #expect(pages < 100)
      #expect(found == (1...count).map { "line \($0)" })
    }
  }
}
