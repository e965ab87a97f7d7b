import Foundation
import Testing

@testable import EaselCanvas

/// Text and numbers that no document can carry: each is refused or repaired, and noted.
@Suite struct TextFaultTests {
  /// The codes that setting the text noted, errors only unless told.
  private func codes(
    _ text: String, _ style: TextStyle = TextStyle(), width: CGFloat? = nil,
    _ severity: Diagnostic.Severity = .error
  ) -> [EaselError.Code] {
    TextLayout(text, style: style, width: width).diagnostics
      .filter { $0.severity == severity }.map(\.code)
  }

  private func scalar(_ value: UInt32) -> String {
    String(String.UnicodeScalarView([Unicode.Scalar(value)].compactMap { $0 }))
  }

  // text-01, text-02, text-08

  @Test(arguments: [[UInt8]([0xFF, 0xFE]), [0xED, 0xA0, 0x80]])
  func invalidUTF8IsReplaced(_ bytes: [UInt8]) {
    let layout = TextLayout("a" + String(decoding: bytes, as: UTF8.self) + "b")
    #expect(layout.string.unicodeScalars.contains("\u{FFFD}"))
    #expect(layout.size.width > TextLayout("ab").size.width)
  }

  // text-03 … text-07

  @Test(arguments: [0x00, 0x07, 0x7F, 0x85, 0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF])
  func controlCharactersAndNoncharactersAreReplaced(_ value: UInt32) {
    let layout = TextLayout("a" + scalar(value) + "b")
    #expect(layout.string == "a\u{FFFD}b")
    #expect(layout.diagnostics.map(\.code).contains(.textSanitized))
  }

  @Test func aDocumentWithReplacedCharactersIsComplete() throws {
    let document = try PDFDocument()
    for page in 1...2 {
      try document.page(size: PageSize.a4) { canvas in
        canvas.draw(TextLayout("page \(page) \(scalar(0xFDD0)) end"), at: .zero)
        canvas.draw(TextLayout("after \(page)"), at: CGPoint(x: 0, y: 50))
      }
    }
    let text = try Tool.output("pdftotext", ["-", "-"], input: try document.finish().output)
    #expect(text.contains("after 1") && text.contains("after 2"))
  }

  // text-10, text-11

  @Test func missingGlyphsAreNamedAndDrawnAsBoxes() {
    let layout = TextLayout("a\u{E000}\u{10FFFD}b")
    let note = layout.diagnostics.first { $0.code == .glyphMissing }
    #expect(note?.severity == .error)
    #expect(note?.message.contains("U+E000") == true)
    #expect(layout.size.width > TextLayout("ab").size.width + 5)
  }

  @Test func aSequenceOfJoinedEmojiIsOneCharacter() {
    let family = TextLayout("👨‍👩‍👧")
    #expect(abs(family.size.width - TextLayout("👍").size.width) < 0.01)
    #expect(family.diagnostics.isEmpty)
  }

  // text-13 … text-17

  @Test func aTextThatIsTooLongIsCut() {
    let layout = TextLayout(String(repeating: "abcdefghi ", count: 20_000))
    #expect(layout.diagnostics.map(\.code) == [.limitExceeded])
    #expect(layout.string.utf8.count == Limits().maximumTextLength)
  }

  @Test func aTextLengthLimitOfZeroGivesAnEmptyText() {
    var limits = Limits()
    limits.maximumTextLength = 0
    #expect(TextLayout("abc", limits: limits).string.isEmpty)
  }

  @Test func aLineThatPangoCannotMeasureIsRefused() {
    let style = TextStyle(font: .system(size: 100))
    #expect(codes(String(repeating: "x", count: 60_000), style) == [.limitExceeded])
  }

  @Test func aParagraphWiderThanPangoCanMeasureBreaksIntoAllItsLines() {
    let style = TextStyle(font: .system(size: 200))
    let layout = TextLayout(
      String(repeating: "wwww ", count: 9_000), style: style, width: 650)
    #expect(layout.lines.count == 9_000)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func aWidthNarrowerThanALetterGivesOneLinePerLetter() {
    let layout = TextLayout(String(repeating: "x", count: 2_000), width: 1)
    #expect(layout.lines.count == 2_000)
    #expect(layout.diagnostics.isEmpty)
  }

  // text-19, text-20

  @Test func combiningMarksAreLimited() {
    let layout = TextLayout("a" + String(repeating: "\u{301}", count: 20_000))
    #expect(layout.diagnostics.map(\.code) == [.limitExceeded])
    #expect(layout.string.unicodeScalars.count == 1 + Limits().maximumCombiningMarks)
  }

  // text-22 … text-26

  @Test(arguments: [
    ("turns", "aא", 40_000), ("embeddings", "\u{202B}", 90_000), ("digits", "1א", 40_000),
    ("fonts", "a日", 40_000),
  ])
  func runsOfALineThatIsNotBrokenAreLimited(_ name: String, _ text: String, _ count: Int) {
    let layout = TextLayout(String(repeating: text, count: count))
    #expect(layout.diagnostics.map(\.code).contains(.limitExceeded))
  }

  @Test(arguments: ["شركة 2024 أرباح USD نمو 15% ", "word עברית ", "a日 b本 "])
  func aParagraphHasAnyNumberOfChangesOfDirectionAndFont(_ words: String) {
    let text = String(
      String(repeating: words, count: 30_000 / words.unicodeScalars.count).dropLast())
    let layout = TextLayout(text, width: 400)
    #expect(layout.diagnostics.isEmpty && !layout.isTruncated)
    #expect(layout.string == text)
    #expect(layout.lines.last.map { layout.string[$0.range].isEmpty } == false)
    #expect(layout.lines.last?.bytes.upperBound == text.utf8.count)
  }

  @Test func aLongParagraphOfTwoDirectionsBreaksLikeAShortOne() {
    let words = "شركة 2024 أرباح USD نمو 15% "
    let whole = TextLayout(String(repeating: words, count: 700), width: 300)
    let start = TextLayout(String(repeating: words, count: 20), width: 300)
    #expect(whole.lines.count > 2 * start.lines.count)
    for (line, other) in zip(whole.lines, start.lines.dropLast()) {
      #expect(line.bytes == other.bytes && line.frame == other.frame)
    }
  }

  /// The time of a line grows with the square of its runs, that of a paragraph does not.
  @Test func timeGrowsWithTheLengthOfATextOfTwoDirections() {
    func time(_ count: Int) -> TimeInterval {
      let text = String(repeating: "سنة 12 ab ", count: count)
      return (0..<3).map { _ in
        let start = ContinuousClock.now
        _ = TextLayout(text, width: 300)
        return TimeInterval((ContinuousClock.now - start) / .milliseconds(1))
      }.min() ?? 0
    }
    _ = time(100)
    // A square would be a factor of 64. The machine may be busy.
    #expect(time(2_000) < 24 * time(250))
  }

  @Test(arguments: ["\n", "\u{2028}", "a\u{2029}"])
  func linesAreLimited(_ text: String) {
    let layout = TextLayout(String(repeating: text, count: 30_000))
    #expect(layout.lines.count == Limits().maximumTextLines)
    #expect(layout.diagnostics.map(\.code).contains(.limitExceeded))
    #expect(layout.size.height > 0)
  }

  // text-28 … text-32

  @Test(arguments: [-1, CGFloat.nan, .infinity])
  func invalidWidthsAndHeightsAreRefused(_ width: CGFloat) {
    #expect(codes("text", width: width) == [.invalidNumber])
    #expect(TextLayout("text", width: 50, height: width).lines.isEmpty)
  }

  @Test func invalidSpacingsAreRefused() {
    #expect(codes("text", TextStyle(lineSpacing: -1)) == [.invalidNumber])
    #expect(codes("text", TextStyle(kerning: CGFloat(Int32.max))) == [.outOfRange])
    #expect(codes("text", TextStyle(kerning: .nan)) == [.outOfRange])
    #expect(codes("text", TextStyle(tabStops: [.infinity])) == [.invalidNumber])
  }

  @Test func aNegativeMaximumOfLinesIsNoLimit() {
    #expect(TextLayout("a\nb", style: TextStyle(maximumLines: -3)).lines.count == 2)
  }

  // text-34 … text-38

  @Test(arguments: [0, -1, 1e6, 0.001])
  func fontSizesOutOfRangeAreRefused(_ size: CGFloat) {
    #expect(codes("text", TextStyle(font: .system(size: size))) == [.outOfRange])
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func nonfiniteFontSizesAreRefused(_ size: CGFloat) {
    #expect(codes("text", TextStyle(font: .system(size: size))) == [.invalidNumber])
  }

  // text-40

  @Test(arguments: [1e-5, 1e3, 2e4], ["huge", "👍"])
  func textAtAnExtremeScaleLeavesLaterTextIntact(_ scale: CGFloat, _ text: String) throws {
    func draw(_ canvas: any Canvas) {
      canvas.withSavedState {
        canvas.concatenate(CGAffineTransform(scaleX: scale, y: scale))
        canvas.draw(TextLayout(text), at: .zero)
      }
      canvas.draw(TextLayout("after"), at: CGPoint(x: 50, y: 400))
    }
    let document = try PDFDocument()
    try document.page(size: PageSize.a4, draw)
    let found = try Tool.output("pdftotext", ["-", "-"], input: try document.finish().output)
    #expect(found.contains("after"))
    let surface = try BitmapSurface(size: CGSize(width: 100, height: 500))
    draw(surface.canvas)
    // That an image of the font is enlarged is said, and no more.
    #expect(surface.context.diagnostics.allSatisfy { $0.severity == .note })
  }

  @Test func anImageAtATinyScaleHasNoDiagnostics() throws {
    let surface = try BitmapSurface(size: CGSize(width: 20, height: 20))
    surface.canvas.concatenate(CGAffineTransform(scaleX: 1e-5, y: 1e-5))
    let drawnImage = try BitmapSurface(size: CGSize(width: 100, height: 100)).image
    surface.canvas.draw(drawnImage, in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(surface.context.diagnostics.isEmpty)
  }

  @Test func hugeTextIsDrawn() throws {
    let surface = try BitmapSurface(size: CGSize(width: 20, height: 20))
    surface.canvas.concatenate(CGAffineTransform(scaleX: 2e3, y: 2e3))
    // The stem of the letter lies over the whole image.
    surface.canvas.draw(TextLayout("I"), at: CGPoint(x: -1.6, y: -8))
    let pixels = surface.image.pixels
    #expect(pixels[pixels.count / 2 + 3] == 255)
  }

  // text-41

  @Test func fontSizesAreRounded() {
    let style = { (size: CGFloat) in TextStyle(font: .system(size: size)) }
    #expect(TextLayout("a", style: style(12.001)).size == TextLayout("a", style: style(12)).size)
  }

  // text-43 … text-46

  @Test(arguments: ["No Such Family", "Sans 99999999999", "Sans:file=/etc/passwd", "a,b", ""])
  func unknownFamiliesAreReplacedAndNoted(_ family: String) {
    let style = TextStyle(font: Font(family: family, size: 12))
    #expect(codes("text", style, .warning) == [.fontSubstituted])
    #expect(TextLayout("text", style: style).size == TextLayout("text").size)
  }

  @Test func aWeightThatTheFamilyLacksIsNoted() {
    let style = TextStyle(font: .system(size: 12, weight: .semibold))
    #expect(codes("text", style, .note) == [.fontSubstituted])
    #expect(codes("text", TextStyle(font: .system(size: 12, weight: .bold)), .note).isEmpty)
  }

  @Test func anItalicOrWidthThatTheFamilyLacksIsNoted() {
    let italic = TextStyle(font: Font(size: 12, isItalic: true))
    #expect(codes("text", italic, .note).isEmpty)
    #expect(codes("売上", italic, .note) == [.fontSubstituted])
    #expect(codes("👍", italic, .note).isEmpty)
    let condensed = TextStyle(font: Font(size: 12, width: .condensed))
    #expect(codes("text", condensed, .note).isEmpty)
    let expanded = TextStyle(font: Font(size: 12, width: .expanded))
    #expect(codes("text", expanded, .note) == [.fontSubstituted])
  }

  @Test func invalidFeaturesAreIgnored() {
    let font = Font(size: 12, features: [Font.Feature("x=1,kern"), Font.Feature("é")])
    #expect(TextLayout("text", style: TextStyle(font: font)).size == TextLayout("text").size)
  }

  // markup-02 … markup-06

  @Test(arguments: ["a <b>un", "<span size='2147483647'>x</span>", "&#0;", "&amp;"])
  func markupInATextIsNotInterpreted(_ text: String) {
    #expect(TextLayout(text).string == text)
  }
}
