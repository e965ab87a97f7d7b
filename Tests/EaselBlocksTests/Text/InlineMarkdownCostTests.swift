import Testing

@testable import EaselBlocks

@Suite("What inline markdown costs")
struct InlineMarkdownCostTests {
  static let patterns = [
    "[a](b (", "[a](b \"", "[a](b '", "[a](b", "[a](<b", "](", "[", "]", "[]()", "[a](b)", "*a ",
    "a* ",
    "*a_ ", "*a **b ", "a**b*c*", "~~a ", "`", "`a``b```c", "<a", "<a:", "&a", "&", "\\", "[*a](b)",
    "_a*b~~c",
  ]

  @Test("grows with the length alone, whatever the marks are", arguments: patterns)
  func repeated(_ pattern: String) {
    func steps(_ count: Int) -> Int {
      InlineMarkdown.steps(String(repeating: pattern, count: count / pattern.utf8.count))
    }
    #expect(steps(40_000) < 5 * steps(10_000) + 1_000)
  }

  @Test("grows with the length where marks lie within one another")
  func nested() {
    func nested(_ open: String, _ close: String, _ count: Int) -> Int {
      InlineMarkdown.steps(
        String(repeating: open, count: count) + "a" + String(repeating: close, count: count))
    }
    for (open, close) in [
      ("*", "*"), ("*a ", " a*"), ("**a ", " b**"), ("[", "](b)"), ("*[", "](b)*"),
    ] {
      #expect(nested(open, close, 8_000) < 5 * nested(open, close, 2_000) + 1_000)
    }
  }

  @Test("grows with the length where runs of backticks all differ")
  func backticks() {
    func steps(_ most: Int) -> (Int, Int) {
      let source = (1...most).map { String(repeating: "`", count: $0) }.joined(separator: "a")
      return (InlineMarkdown.steps(source), source.utf8.count)
    }
    let (few, many) = (steps(50), steps(200))
    #expect(many.0 * few.1 < 2 * few.0 * many.1)
  }

  @Test("leaves the words of a text without closed marks as they are")
  func words() {
    let source = String(repeating: "[a](b (", count: 5_000)
    #expect(InlineMarkdown.runs(source) == [InlineMarkdown.Run(content: .text(source))])
  }

  @Test("keeps brackets open again after the ones before a link are closed")
  func bracketsAfterLink() {
    let links = InlineMarkdown.runs("[a [b](c) d](e) [f](g)").map(\.link)
    #expect(links == [nil, "c", nil, "g"])
  }
}
