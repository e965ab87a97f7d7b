import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

@Suite("Texts of many parts")
struct TextConcatenationTests {
  private func string(_ text: Text) -> String { ResolvedText(text, in: EnvironmentValues()).string }

  @Test("Each part keeps its style")
  func looks() throws {
    let text = (Text("a").bold() + Text("b")).italic() + Text("c")
    let resolved = ResolvedText(text, in: EnvironmentValues())
    #expect(resolved.string == "abc")
    let runs = try #require(resolved.details).runs
    #expect(runs.map(\.bytes) == [0..<1, 1..<2, 2..<3])
    #expect(runs[0].attributes?.values.fontChanges.isBold == true)
    #expect(runs[0].attributes?.values.fontChanges.isItalic == true)
    #expect(runs[1].attributes?.values.fontChanges.isBold == nil)
    #expect(runs[2].attributes == nil)
  }

  @Test("A text can be the beginning of two texts")
  func branches() {
    let base = Text(verbatim: "a") + Text(verbatim: "b")
    let (first, second) = (base + Text(verbatim: "c"), base + Text(verbatim: "d"))
    #expect(string(base) == "ab")
    #expect(string(first) == "abc")
    #expect(string(second) == "abd")
    #expect(string(first + second) == "abcabd")
  }

  @Test("The inner of two styles wins")
  func inner() throws {
    let text = Text("a").font(.caption).font(.title)
    #expect(text.attributes?.values.font == .some(.some(.caption)))
  }

  private let count = 10_000

  @Test("Ten thousand parts appended one after another are laid out")
  func leftDeep() {
    var text = Text(verbatim: "a")
    for _ in 1..<count { text = text + Text(verbatim: "a") }
    #expect(string(text).utf8.count == count)
    #expect(BlockRendering(text).node.size(.unspecified).height == 15)
  }

  @Test("Ten thousand parts nested to the right are laid out")
  func rightDeep() {
    var text = Text(verbatim: "a")
    for _ in 1..<count { text = Text(verbatim: "a") + text }
    #expect(string(text).utf8.count == count)
  }

  @Test("Ten thousand nested styles and literals are resolved")
  func nested() {
    var (bold, literal) = (Text(verbatim: "a"), Text(verbatim: "a"))
    for _ in 1..<count {
      bold = (bold + Text(verbatim: "a")).bold()
      literal = Text("a\(literal)")
    }
    #expect(string(bold).utf8.count == count)
    #expect(string(literal).utf8.count == count)
  }

  @Test("A thousand runs with styles of their own are laid out")
  func runs() {
    var text = Text("")
    for index in 0..<1_000 {
      text =
        text
        + Text("w\(index) ").font(.system(size: 8 + CGFloat(index % 5))).kerning(CGFloat(index % 3))
    }
    let node = BlockRendering(text).node
    let size = node.size(ProposedSize(width: 400, height: nil))
    #expect(size.width <= 400 && size.height > 500)
    #expect(node.place(ProposedSize(width: 400, height: nil)).size == size)
  }
}
