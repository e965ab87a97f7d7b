import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

#if Markdown
  @Suite("Markdown from untrusted sources")
  struct MarkdownLimitTests {
    /// Sources that take parsers long, or much of the stack (after cmark's `pathological_tests`).
    static let pathological: [String] = {
      func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
      return [
        many(">", 100_000) + "a", many("> ", 50_000), many("- ", 50_000) + "a",
        many("1. ", 20_000) + "a", many("*a **a ", 20_000), many("a** b", 20_000),
        many("*a_ ", 20_000), many("[", 50_000) + "a" + many("]", 50_000), many("[ (](", 20_000),
        many("![[]()", 20_000), many("*", 50_000) + "a" + many("*", 50_000),
        many("**x [a*b**c*](d)", 5_000), many("[a](<b", 20_000), many("<!A", 20_000),
        many("<![CDATA[", 20_000), (1...300).map { "e" + many("`", $0) }.joined(),
        many("_", 50_000), many("~~a ", 20_000), many("www.", 20_000), many("a@", 10_000),
        many("[^1]:", 20_000), many("[^1]: a\n", 5_000), many("[^a]", 5_000) + "\n\n[^a]: x",
        many("[a]: b\n", 5_000), "|" + many("x|", 5_000) + "\n|" + many("-|", 5_000),
        many("a\0b", 5_000), many("# a\n", 2_000), "\u{FEFF}\u{0}\u{1}\u{202E}[a](#\u{0})",
        (0..<300).map { many("  ", $0) + "* a\n" }.joined(),
        (0..<100).map { many("> ", $0) + "- [ ] a\n" }.joined(), many("![a](b \"c", 10_000),
      ]
    }()

    @Test("Hostile sources are parsed and laid out in finite time", arguments: pathological.indices)
    func ends(_ index: Int) throws {
      let source = Self.pathological[index]
      let layout = try Report(markdown: source, language: "en").layoutTree()
      // What is left out is noted.
      #expect(layout.pages.isEmpty == false || layout.diagnostics.isEmpty == false)
    }

    @Test("Quotations too deep become part of those around them, and are noted")
    func deep() throws {
      let report = try drawn(String(repeating: ">", count: 100_000) + "words")
      #expect(report.codes.contains(.limitExceeded))
      #expect(try report.text.contains("words"))
    }

    @Test("A table whose rows would be filled up to too many cells is shown as text")
    func wide() throws {
      func many(_ text: String) -> String { String(repeating: text, count: 5_000) }
      let source = many("a|") + "\n" + many("-|") + "\n" + many("x\n")
      let document = try MarkdownParser.document(of: source)
      #expect(document.hasLargeTables)
      if case .table? = document.blocks.first { Issue.record("a table") }
      #expect(try !MarkdownParser.document(of: "|a|\n|-|\n" + many("|x|\n")).hasLargeTables)
    }

    @Test("A source with too many unclosed declarations is refused")
    func declarations() throws {
      let source = String(repeating: "a<!A ", count: 60_000)
      #expect { try MarkdownParser.document(of: source) } throws: {
        ($0 as? EaselError)?.code == .limitExceeded
      }
    }

    @Test("A source beyond twenty times the longest text is left out, and noted")
    func length() throws {
      var options = RenderOptions()
      options.limits.maximumTextLength = 10
      let report = Report(markdown: String(repeating: "word ", count: 41), language: "en")
      let layout = try report.layoutTree(options: options)
      #expect(layout.diagnostics.map(\.code) == [.limitExceeded])
      #expect(layout.pages.count <= 1)
    }
  }
#endif
