import Foundation
import Testing

@testable import EaselCanvas

/// Words that may break at soft hyphens, as readers of the files find them.
@Suite struct SoftHyphenTests {
  private static let text =
    "Die Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrts\u{AD}gesell\u{AD}schaft "
    + "ver\u{AD}öf\u{AD}fent\u{AD}licht Be\u{AD}rich\u{AD}te im Netz"
  private static let words =
    "Die Donaudampfschifffahrtsgesellschaft veröffentlicht Berichte im Netz"

  private static func layout(width: CGFloat = 130) -> TextLayout {
    TextLayout(text, style: TextStyle(font: .system(size: 12)), width: width)
  }

  private static func document() throws -> Data {
    let document = try PDFDocument()
    try document.page(size: PageSize.a5) { $0.draw(layout(), at: CGPoint(x: 40, y: 40)) }
    return try document.finish().output
  }

  /// The words of a page, with a hyphen wherever a line ends in one.
  private static func read(_ page: String) -> String {
    page.split(whereSeparator: \.isNewline).map { $0.split(separator: " ").joined(separator: " ") }
      .reduce("") { $0 + ($0.isEmpty || $0.hasSuffix("-") ? "" : " ") + $1 }
      .trimmingCharacters(in: ["\u{C}", " "])
  }

  @Test func aLineEndsInAHyphenWhereAWordBreaks() {
    let layout = Self.layout()
    #expect(layout.lines.count > 2)
    #expect(layout.lines.allSatisfy { $0.frame.width <= 130.01 })
  }

  @Test func popplerExtractsWholeWords() throws {
    let found = try Tool.output("pdftotext", ["-", "-"], input: try Self.document())
    #expect(Self.read(found) == Self.words)
  }

  @Test func muPDFExtractsPlainHyphensAtLineEndsOnly() throws {
    let found = try EncodedGlyphPage.output(
      "mutool", ["draw", "-q", "-F", "txt"], of: try Self.document())
    #expect(!found.contains("\u{AD}") && !found.contains("\u{FFFD}"))
    let read = Self.read(found)
    #expect(read != Self.words)
    #expect(read.replacingOccurrences(of: "-", with: "") == Self.words)
  }

  @Test func ghostscriptExtractsPlainHyphensAtLineEndsOnly() throws {
    let found = try EncodedGlyphPage.output(
      "gs", ["-q", "-sDEVICE=txtwrite", "-o", "-"], of: try Self.document())
    let read = Self.read(found)
    #expect(read != Self.words)
    #expect(read.replacingOccurrences(of: "-", with: "") == Self.words)
  }

  @Test(arguments: [SVGDocument.TextMode.outlines, .text])
  func anSVGHasNoSoftHyphens(_ mode: SVGDocument.TextMode) throws {
    let document = try SVGDocument(size: CGSize(width: 200, height: 200), text: mode)
    document.canvas.draw(Self.layout(), at: .zero)
    let svg = String(decoding: try document.finish().output, as: UTF8.self)
    #expect(!svg.contains("\u{AD}"))
    #expect(svg.contains("aria-label=\"\(Self.words)\""))
    if mode == .text { #expect(svg.contains("schiff-</text>")) }
  }

  @Test func anAddressBrokenBetweenLettersHasNoHyphen() {
    let address = "https://example" + String(repeating: "x", count: 40)
    let plain = TextLayout(address, width: 100)
    let beside = TextLayout("\(address) Wör\u{AD}ter", width: 100)
    for (line, other) in zip(plain.lines, beside.lines).dropLast() {
      #expect(abs(line.frame.width - other.frame.width) < 0.01)
    }
  }

  @Test func softHyphensNextToSpacesAreLeftOutOfTheText() throws {
    let run = try #require(TextLayout("a\u{AD} b\u{AD}").runs.first)
    let (read, text) = run.withoutSoftHyphens(Array("a\u{AD} b\u{AD}".utf8)[...])
    #expect(String(decoding: text, as: UTF8.self) == "a b")
    #expect(read.clusters.reduce(0) { $0 + $1.bytes } == 3)
    #expect(read.clusters.reduce(0) { $0 + $1.glyphs } == read.glyphs.count)
    #expect("Ä\u{AD}\u{AD}í\u{2D}".withoutSoftHyphens == "Äí-")
  }
}
