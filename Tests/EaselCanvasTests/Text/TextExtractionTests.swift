import EaselCanvas
import Foundation
import Testing

/// What a reader of a PDF gets back of the text in it.
@Suite struct TextExtractionTests {
  static let samples: [(name: String, text: String)] = [
    ("Latin", "Efficient office: Größe 1,284.50 €"),
    ("Japanese", "四半期の売上は予算を上回った。"),
    ("Arabic", "تقرير المبيعات"),
    ("Arabic ligatures", "السلام والإيرادات والأرباح الآن"),
    ("Arabic vowel marks", "السَّلَامُ عَلَيْكُمْ مُحَمَّد"),
    ("Persian", "می\u{200C}خواهم کتاب"),
    ("Hebrew", "דוח המכירות"),
    ("Devanagari", "क्षेत्रीय बिक्री रिपोर्ट"),
    ("Thai", "รายงานการขายประจำปี"),
    ("emoji", "👍🏽 👨‍👩‍👧 🇯🇵 3️⃣"),
  ]

  private func extracted(
    _ text: String, turn: CGFloat, by options: [String] = ["-raw"]
  ) throws -> String {
    let document = try PDFDocument()
    try document.page(size: PageSize.a4) { canvas in
      canvas.translate(x: 250, y: 400)
      canvas.rotate(by: turn)
      canvas.draw(TextLayout(text, style: TextStyle(font: .system(size: 18))), at: .zero)
    }
    return try Tool.output("pdftotext", options + ["-", "-"], input: try document.finish().output)
  }

  @Test(arguments: Self.samples.map(\.name), [0.0, Double.pi / 6, Double.pi / 2])
  func textIsExtractedAtEachRotation(_ name: String, _ turn: Double) throws {
    let text = try #require(Self.samples.first { $0.name == name }).text
    let found = try extracted(text, turn: turn)
    #expect(Self.letters(found) == Self.letters(text))
  }

  @Test(arguments: ["Arabic ligatures", "Arabic vowel marks", "Persian"])
  func textIsExtractedByAReaderThatSortsByPosition(_ name: String) throws {
    let text = try #require(Self.samples.first { $0.name == name }).text
    let found = try extracted(text, turn: 0, by: [])
    #expect(Self.letters(found) == Self.letters(text))
  }

  /// Readers build words of letters that stand beside each other.
  @Test(arguments: [
    "على", "إلى", "من على الله", "للإيرادات", "الحمد لله رب العالمين", "محمد صلى الله عليه وسلم",
    "می\u{200C}خواهم",
  ])
  func wordsWithLigaturesAreExtractedWhole(_ text: String) throws {
    #expect(Self.words(try extracted(text, turn: 0, by: [])) == Self.words(text))
  }

  @Test func linesFromRightToLeftAreExtractedInOrder() throws {
    let text = "هذا نص طويل يلتف على عدة"
    let layout = TextLayout(text, style: TextStyle(font: .system(size: 18)), width: 120)
    #expect(layout.lines.count > 1)
    let document = try PDFDocument()
    try document.page(size: PageSize.a4) { $0.draw(layout, at: CGPoint(x: 250, y: 400)) }
    let found = try Tool.output("pdftotext", ["-", "-"], input: try document.finish().output)
    #expect(Self.words(found) == Self.words(text))
  }

  @Test(arguments: [
    "مرحبا، عالم", "ملاحظات: المبلغ 123.45 ر.س", "לא Easel, עולם", "Easel: على 7",
  ])
  func contentOfMixedDirectionsIsInTheOrderOfTheText(_ text: String) throws {
    #expect(Self.letters(try extracted(text, turn: 0)) == Self.letters(text))
  }

  @Test func textOfHardShadowsIsNotExtracted() throws {
    let document = try PDFDocument()
    let shadow = Shadow(color: .gray, offset: CGSize(width: 3, height: 3))
    try document.page(size: PageSize.a5) { canvas in
      canvas.withGroup(GroupEffects(shadow: shadow)) {
        canvas.draw(TextLayout("hard shadow"), at: CGPoint(x: 40, y: 40))
      }
    }
    let found = try Tool.output("pdftotext", ["-", "-"], input: try document.finish().output)
    #expect(Self.words(found) == ["hard", "shadow"])
  }

  /// A document of a text and a rectangle that is composed with it by an operator.
  private func composed(_ mode: BlendMode) throws -> Data {
    let document = try PDFDocument()
    try document.page(size: PageSize.a5) { canvas in
      canvas.draw(TextLayout("beneath"), at: CGPoint(x: 40, y: 40))
      canvas.fill(
        Path(CGRect(x: 0, y: 0, width: 200, height: 100)), with: .color(.red), rule: .nonZero,
        compositing: Compositing(blendMode: mode))
    }
    return try document.finish().output
  }

  @Test(arguments: [BlendMode.xor, .sourceAtop, .destinationAtop])
  func textDrawnAgainAsAMaskIsExtractedOnce(_ mode: BlendMode) throws {
    let data = try composed(mode)
    let found = try Tool.output("pdftotext", ["-", "-"], input: data)
    #expect(Self.words(found) == ["beneath"])
    #expect(try Tool.uncompressed(data).contains("/Span << /ActualText () >> BDC"))
  }

  /// The rectangle shows in the shape of the letters.
  @Test func textUsedOnlyAsAMaskIsExtracted() throws {
    let found = try Tool.output("pdftotext", ["-", "-"], input: try composed(.sourceIn))
    #expect(Self.words(found) == ["beneath"])
  }

  private static func words(_ string: String) -> [String] {
    let plain = String.UnicodeScalarView(
      string.unicodeScalars.filter {
        !(0x202A...0x202E).contains($0.value) && !(0x200E...0x200F).contains($0.value)
      })
    return String(plain).split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Direction marks and spaces between pieces are the reader's own.
  private static func letters(_ string: String) -> [Unicode.Scalar] {
    string.precomposedStringWithCanonicalMapping.unicodeScalars.filter {
      !$0.properties.isWhitespace && !(0x202A...0x202E).contains($0.value)
        && !(0x200E...0x200F).contains($0.value) && $0.value != 0x0C
    }
  }
}
