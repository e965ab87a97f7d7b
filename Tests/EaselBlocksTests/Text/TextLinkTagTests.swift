import EaselBlocks
import EaselCanvas
import EaselViews
import Foundation
import Testing

/// Links inside of texts.
@Suite struct TextLinkTagTests {
  /// What is in the structure of a text's page, without the numbers of objects.
  private func lines(_ text: some Block, width: CGFloat = 400) throws -> [String] {
    try Tool.structure(of: text.frame(width: width).data(as: .pdf)).map {
      $0.hasPrefix("Object") ? "@" : $0
    }
  }

  private func text(_ markdown: String) -> Text { Text(TextContent(markdown)) }

  private func file(_ text: some Block, width: CGFloat = 400) throws -> String {
    try Tool.uncompressed(text.frame(width: width).data(as: .pdf))
  }

  @Test func aLinkIsAtItsPositionInTheParagraph() throws {
    #expect(
      try lines(text("see [there](https://example.com) for more")) == [
        "Document", "P (block)", "\"see \"", "Link (inline)", "\"there\"", "@", "\" for more\"",
      ])
  }

  @Test func theContentsOfALinkAreItsText() throws {
    let file = try file(text("see [over there](https://example.com) for more"))
    #expect(file.contains("/Contents (over there)"))
    #expect(!file.contains("/Contents (https"))
  }

  @Test func aTextThatIsALinkIsAParagraphOfOneLink() throws {
    #expect(
      try lines(text("[there](https://example.com)")) == [
        "Document", "P (block)", "Link (inline)", "\"there\"", "@",
      ])
  }

  @Test func linksToTheSameAddressAreSeparateElements() throws {
    let lines = try lines(text("[a](https://example.com) and [b](https://example.com)"))
    #expect(lines.filter { $0.hasPrefix("Link") }.count == 2)
    #expect(lines.filter { $0 == "@" }.count == 2)
    let file = try file(text("[a](https://example.com) and [b](https://example.com)"))
    #expect(file.contains("/Contents (a)") && file.contains("/Contents (b)"))
  }

  @Test func aLinkOverSeveralLinesIsOneElement() throws {
    let text = text("before [one two three four five six](https://example.com) behind")
    let lines = try lines(text, width: 70)
    #expect(lines.filter { $0.hasPrefix("Link") }.count == 1)
    #expect(lines.filter { $0 == "@" }.count > 1)
    #expect(lines.filter { $0.hasPrefix("P ") }.count == 1)
  }

  @Test func aRefusedLinkIsASpanOfTheLine() throws {
    let block = text("see [bad](javascript:1) and [good](https://example.com)")
    let result = try block.rendered(as: .pdf, options: RenderOptions(policy: .lenient))
    let lines = try Tool.structure(of: result.output)
    #expect(lines.filter { $0.hasPrefix("Link") }.count == 1)
    #expect(lines.contains { $0.hasPrefix("Span") })
    #expect(try Tool.uncompressed(result.output).contains("/Contents (good)"))
  }

  @Test func aHeadingHoldsTheLinksOfItsText() throws {
    let lines = try lines(text("[there](https://example.com)").accessibilityHeading(.h1))
    #expect(lines.prefix(4) == ["Document", "H1 (block)", "Link (inline)", "\"there\""])
  }

  @Test func aLinkInAFigureKeepsItsArea() throws {
    let block = text("[there](https://example.com)").accessibilityLabel("words")
    #expect(try file(block).contains("/URI (https://example.com)"))
  }

  @Test func eachPageHasTheLinksOfItsLines() throws {
    let words = (0..<60).map { "[word\($0)](https://example.com/\($0))" }
    let data = try text(words.joined(separator: ", ")).data(
      as: .pdf, pageSize: CGSize(width: 160, height: 120),
      margins: DirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))
    let file = try Tool.uncompressed(data)
    for index in 0..<60 {
      #expect(file.contains("/Contents (word\(index))"), "\(index)")
    }
    let lines = try Tool.structure(of: data)
    #expect(lines.filter { $0.hasPrefix("Link") }.count >= 60)
    #expect(!lines.contains { $0.hasPrefix("Span") })
  }

  @Test func linksAndTextInAnyMixtureKeepTheirOrder() throws {
    var generator = SeededGenerator(seed: 18)
    for _ in 0..<20 {
      var (markdown, words): ([String], [String]) = ([], [])
      for index in 0..<Int.random(in: 1...12, using: &generator) {
        let word = "w\(index)x"
        words.append(word)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: markdown.append("[\(word)](https://example.com)")
        case 1: markdown.append("[\(word)](https://example.com/\(index))")
        case 2: markdown.append("**\(word)**")
        case 3: markdown.append("[**\(word)** more](https://example.com/b)")
        default: markdown.append(word)
        }
      }
      let width = CGFloat.random(in: 40...300, using: &generator)
      let lines = try lines(text(markdown.joined(separator: " ")), width: width)
      let found = lines.joined().matches(of: #/w\d+x/#).map { String($0.output) }
      #expect(found == words)
      #expect(lines.filter { $0.hasPrefix("P ") }.count == 1)
      #expect(!lines.contains { $0.hasPrefix("Span") })
    }
  }
}
