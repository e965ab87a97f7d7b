import Testing

@testable import EaselBlocks

@Suite("Parsing of long inline markdown")
struct InlineMarkdownCostTests {
  static let patterns = [
    "[a](b (", "[a](b \"", "[a](b '", "[a](b", "[a](<b", "](", "[", "]", "[]()", "[a](b)", "*a ",
    "a* ",
    "*a_ ", "*a **b ", "a**b*c*", "~~a ", "`", "`a``b```c", "<a", "<a:", "&a", "&", "\\", "[*a](b)",
    "_a*b~~c",
  ]

  @Test("takes steps linear in the length of repeated marks", arguments: patterns)
  func repeated(_ pattern: String) {
    func steps(_ count: Int) -> Int {
      InlineMarkdown.steps(String(repeating: pattern, count: count / pattern.utf8.count))
    }
    #expect(steps(40_000) < 5 * steps(10_000) + 1_000)
  }

  @Test("takes steps linear in the length of nested marks")
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

  @Test("takes steps linear in the length of backtick runs that all differ")
  func backticks() {
    func steps(_ most: Int) -> (Int, Int) {
      let source = (1...most).map { String(repeating: "`", count: $0) }.joined(separator: "a")
      return (InlineMarkdown.steps(source), source.utf8.count)
    }
    let (few, many) = (steps(50), steps(200))
    #expect(many.0 * few.1 < 2 * few.0 * many.1)
  }

  @Test("does not change the words of a text without closed marks")
  func words() {
    let source = String(repeating: "[a](b (", count: 5_000)
    #expect(InlineMarkdown.runs(source) == [InlineMarkdown.Run(content: .text(source))])
  }

  @Test("makes a link of brackets that open after another link")
  func bracketsAfterLink() {
    let links = InlineMarkdown.runs("[a [b](c) d](e) [f](g)").map(\.link)
    #expect(links == [nil, "c", nil, "g"])
  }
}
