import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

@Suite("Sizes of text")
struct TextSizeTests {
  private func node(_ block: some Block) -> any LayoutNode { BlockRendering(block).node }

  private func size(
    _ block: some Block, _ width: CGFloat?, _ height: CGFloat? = nil
  ) -> CGSize { node(block).size(ProposedSize(width: width, height: height)) }

  private let words = "The quick brown fox jumps over the lazy dog."

  @Test("Each line of body takes 15 points, and baselines are 15 points apart")
  func lineHeights() {
    let text = node(Text("a\nb\nc"))
    #expect(abs(text.size(.unspecified).height - 45) < 1e-9)
    let first = text.explicitGuide(VerticalAlignment.firstTextBaseline.key, .unspecified) ?? 0
    let last = text.explicitGuide(VerticalAlignment.lastTextBaseline.key, .unspecified) ?? 0
    #expect(abs(last - first - 30) < 1e-9)
    // Half of the leading lies above.
    let font = Font.system(size: 10.5)
    #expect(abs(first - (15 - font.lineHeight) / 2 - font.ascender) < 1e-6)
  }

  @Test("Letters of other scripts that fit in the line height do not change it")
  func otherScripts() {
    let size = size(Text("a\n日本語\nЖук\nc"), nil)
    #expect(abs(size.height - 60) < 1e-9)
  }

  @Test("A line with higher letters is as high as they need")
  func highScripts() {
    let layout = TextLayout("السلام", style: TextStyle(font: .system(size: 10.5)))
    let height = layout.size.height
    #expect(height > 15)
    #expect(abs(size(Text("a\nالسلام"), nil).height - 15 - height) < 0.01)
  }

  @Test("A title whose lines are closer than its letters are high keeps its line height")
  func tightLines() {
    #expect(abs(size(Text("a\nb").font(.title), nil).height - 64) < 1e-9)
  }

  @Test("A line grows with larger letters in it, and with raised ones")
  func mixedSizes() {
    let mixed = Text("a\n") + Text("B").font(.title) + Text("\nc")
    #expect(abs(size(mixed, nil).height - 62) < 0.01)
    let raised = Text("x") + Text("2").baselineOffset(12)
    #expect(size(raised, nil).height > 20)
  }

  @Test("Line spacing is added between lines only")
  func lineSpacing() {
    #expect(abs(size(Text("a\nb\nc").lineSpacing(4), nil).height - 53) < 1e-9)
    #expect(abs(size(Text("a\nb").lineSpacing(-3), nil).height - 27) < 1e-9)
  }

  @Test("A line spacing that is no number is ignored and noted")
  func badLineSpacing() {
    let tree = Text("a\nb").lineSpacing(.nan).layoutTree()
    #expect(tree.size.height == 30)
    #expect(tree.diagnostics.map(\.code) == [.invalidNumber])
  }

  @Test("A text without a proposed width is on one line, and no wider in a greater width")
  func ideal() {
    let ideal = size(Text(words), nil)
    #expect(ideal.height == 15 && ideal.width > 150)
    #expect(size(Text(words), .infinity) == ideal)
    #expect(size(Text(words), 1e12) == ideal)
    #expect(size(Text(words), ideal.width) == ideal)
    #expect(size(Text(words), .nan) == ideal)
  }

  @Test("A text is as wide as its widest line", arguments: [CGFloat(60), 80, 100, 140])
  func wrapped(_ width: CGFloat) {
    let size = size(Text(words), width)
    #expect(size.width <= width && size.width > width * 0.6)
    #expect(size.height >= 30)
    // In its own width it lies as before.
    #expect(self.size(Text(words), size.width) == size)
  }

  @Test("The least width is that of the longest word")
  func minimum() {
    let minimum = size(Text("a internationalization b"), 0)
    let word = size(Text("internationalization"), nil)
    #expect(abs(minimum.width - word.width) < 0.01)
    #expect(minimum.height == 45)
    #expect(size(Text("internationalization"), 30).width <= 30)
  }

  @Test("A row breaks no word that fits in it, beside any other block")
  func wordsOfRows() {
    let row = HStack(spacing: 0) {
      Text("internationalization").id("long")
      Text("a")
      Text("b")
    }
    let width = size(row, nil).width
    let tree = row.layoutTree(width: width + 0.1)
    #expect(tree.frame(of: "long")?.height == 15)
  }

  @Test("A height shows its whole lines, at least one")
  func heights() {
    #expect(size(Text(words), 80, 31).height == 30)
    #expect(size(Text(words), 80, 44.9).height == 30)
    #expect(size(Text(words), 80, 3).height == 15)
    #expect(size(Text(words), 80, 0).height == 15)
    #expect(size(Text(words), 80, .infinity).height == size(Text(words), 80).height)
  }

  @Test("A line limit truncates the text, and reserves space on request")
  func lineLimits() {
    #expect(size(Text(words).lineLimit(2), 60).height == 30)
    #expect(size(Text(words).lineLimit(1), 60).width <= 60)
    #expect(size(Text("a").lineLimit(3, reservesSpace: true), 60).height == 45)
    #expect(size(Text("a").lineLimit(2...4), 60).height == 30)
    #expect(size(Text(words).lineLimit(2...4), 40).height == 60)
    #expect(size(Text("a").lineLimit(2...), 60).height == 30)
    #expect(size(Text(words).lineLimit(nil).lineLimit(1), 60).height > 15)
    #expect(size(Text(words).lineLimit(0), 60).height == 15)
    #expect(size(Text("a\nb\nc").lineLimit(1), nil).height == 15)
  }

  @Test("A text that may shrink takes the greatest size at which it fits")
  func minimumScale() throws {
    let text = Text(words).lineLimit(1).minimumScaleFactor(0.5)
    let whole = size(Text(words), nil)
    let shrunk = size(text, whole.width * 0.7)
    #expect(shrunk.width <= whole.width * 0.7 && shrunk.width > whole.width * 0.66)
    #expect(abs(shrunk.height - 15 * 0.7) < 0.5)
    #expect(text.layoutTree(width: whole.width * 0.7).diagnostics.isEmpty)
    #expect(
      text.layoutTree(width: whole.width * 0.3).diagnostics.map(\.code) == [.textTruncated])
  }

  @Test("Truncated text is noted once, and not by measuring")
  func truncation() {
    let rendering = BlockRendering(Text(words))
    let proposal = ProposedSize(width: 80, height: 20)
    _ = rendering.node.size(proposal)
    #expect(rendering.session.diagnostics.isEmpty)
    _ = rendering.node.place(proposal)
    _ = rendering.node.place(proposal)
    #expect(rendering.session.diagnostics.map(\.code) == [.textTruncated])
    #expect(rendering.session.diagnostics.first?.value == words)
  }

  @Test("Truncated text is noted once in an output", arguments: [RenderFormat.pdf, .png, .svg])
  func truncationDrawn(_ format: RenderFormat) throws {
    let result = try Text(words).rendered(
      as: format, width: 80, height: 20, options: RenderOptions(policy: .lenient))
    #expect(result.diagnostics.map(\.code) == [.textTruncated])
  }

  @Test("An empty text takes no space; a text of spaces does")
  func empty() {
    #expect(size(Text(""), 100) == .zero)
    #expect(size(Text("") + Text(verbatim: ""), nil) == .zero)
    #expect(size(Text("   "), nil).width > 0)
    #expect(size(Text("   "), nil).height == 15)
    #expect(size(Text("   "), 1).height == 15)
  }

  @Test(
    "Sizes and placed fragments agree",
    arguments: [
      "a", "日本語の文章です。改行します。", "مرحبا بالعالم كيف الحال", "👩‍👩‍👧‍👦👍🏽 emoji 🎉", "   ", "a\n\nb", "x\r\ny",
    ])
  func agree(_ string: String) {
    for alignment in LineAlignment.allCases {
      let node = node(Text(string).multilineTextAlignment(alignment))
      for width in [nil, 0, 5, 33.3, 70, 1e6] as [CGFloat?] {
        for height in [nil, 0, 20, 31, 1e6] as [CGFloat?] {
          let proposal = ProposedSize(width: width, height: height)
          #expect(node.size(proposal) == node.place(proposal).size)
        }
      }
    }
  }

  @Test("Texts of a row aligned by the first baseline share it")
  func rows() {
    let tree = HStack(alignment: .firstTextBaseline) {
      Text("Title").font(.title).id("a")
      Text("small").id("b")
    }.layoutTree()
    let small = Font.system(size: 10.5)
    let large = Font.system(size: 28, weight: .bold)
    let (a, b) = (tree.frame(of: "a") ?? .zero, tree.frame(of: "b") ?? .zero)
    let first = a.minY + (32 - large.lineHeight) / 2 + large.ascender
    let second = b.minY + (15 - small.lineHeight) / 2 + small.ascender
    #expect(abs(first - second) < 0.01)
  }
}
