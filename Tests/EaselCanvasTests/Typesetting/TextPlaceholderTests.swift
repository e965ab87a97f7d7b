import Foundation
import Testing

@testable import EaselCanvas

/// Boxes in lines of text that something else is drawn in.
@Suite struct TextPlaceholderTests {
  private let style = TextStyle(font: .system(size: 12))
  private let font = Font.system(size: 12)

  /// A text with a placeholder for each `#`; they are numbered from 1.
  private func text(
    _ string: String, _ placeholder: TextPlaceholder = TextPlaceholder(width: 20, ascent: 8)
  ) -> AttributedString {
    var text = AttributedString()
    var id = 0
    for character in string {
      guard character == "#" else {
        text += AttributedString(String(character))
        continue
      }
      id += 1
      var numbered = placeholder
      numbered.id = id
      var box = AttributedString("\u{FFFC}")
      box.easel.placeholder = numbered
      text += box
    }
    return text
  }

  private func layout(
    _ string: String, _ placeholder: TextPlaceholder = TextPlaceholder(width: 20, ascent: 8),
    style: TextStyle? = nil, width: CGFloat? = nil, height: CGFloat? = nil
  ) -> TextLayout {
    TextLayout(
      text(string, placeholder), style: style ?? self.style, width: width, height: height)
  }

  @Test func aPlaceholderHasItsWidthBetweenTheLetters() throws {
    let layout = layout("ab#cd")
    let box = try #require(layout.placeholders.first)
    #expect(layout.placeholders.count == 1)
    #expect(abs(box.frame.minX - TextLayout("ab", style: style).size.width) < 0.01)
    #expect(box.frame.width == 20)
    let after = try #require(layout.runs.last)
    #expect(abs(after.frame.minX - box.frame.maxX) < 0.01)
    let text = TextLayout("ab", style: style).size.width + TextLayout("cd", style: style).size.width
    #expect(abs(layout.size.width - 20 - text) < 0.01)
  }

  @Test func aPlaceholderIsPlacedOnTheBaseline() {
    let layout = layout("a#", TextPlaceholder(width: 5, ascent: 9, descent: 2))
    #expect(abs(layout.placeholders[0].frame.minY - (layout.firstBaseline - 9)) < 0.001)
    #expect(abs(layout.placeholders[0].frame.maxY - (layout.firstBaseline + 2)) < 0.001)
  }

  @Test func aTallPlaceholderMakesItsLineTall() {
    let lines = layout("a\nb#\nc", TextPlaceholder(width: 5, ascent: 40, descent: 15)).lines
    #expect(lines.map { ($0.ascent * 100).rounded() / 100 }[1] == 40)
    #expect(abs(lines[1].descent - 15) < 0.001)
    #expect(abs(lines[0].frame.height - font.lineHeight) < 0.001)
    #expect(lines[2].frame.minY == lines[1].frame.maxY)
  }

  @Test(arguments: ["a#", "#"])
  func aSmallPlaceholderLeavesTheLineAsHighAsItsText(_ string: String) {
    let line = layout(string, TextPlaceholder(width: 5, ascent: 1)).lines[0]
    #expect(abs(line.ascent - font.ascender) < 0.001)
    #expect(abs(line.descent + font.descender) < 0.001)
  }

  @Test func aPlaceholderIsItsOwnWord() {
    let word = TextLayout("wide", style: style).size.width
    let layout = layout("wide#wide", width: word + 10)
    #expect(layout.lines.map { layout.string[$0.range] } == ["wide", "\u{FFFC}", "wide"])
  }

  @Test func aPlaceholderWiderThanTheLineIsItsOwnLine() {
    let layout = layout("ab #cd", TextPlaceholder(width: 300, ascent: 8), width: 40)
    #expect(layout.lines.count == 3)
    #expect(layout.placeholders[0].frame.minX == 0 && layout.placeholders[0].frame.width == 300)
  }

  @Test func placeholdersFollowTheDirectionOfTheText() {
    let layout = layout("שלום #1 עולם #")
    #expect(layout.placeholders.map(\.id) == [1, 2])
    #expect(layout.placeholders[0].frame.minX > layout.placeholders[1].frame.maxX)
    #expect(layout.placeholders[1].frame.minX == 0)
  }

  @Test(arguments: ["a\u{FFFC}\u{FFFC}\u{FFFC}b", "א\u{FFFC}\u{FFFC}\u{FFFC}ב"])
  func adjacentCharactersWithOneAttributeAreSeparatePlaceholders(_ string: String) {
    var text = AttributedString(string)
    text.easel.placeholder = TextPlaceholder(id: 7, width: 10, ascent: 8)
    let layout = TextLayout(text, style: style)
    #expect(layout.placeholders.map(\.id) == [7, 7, 7])
    #expect(
      layout.placeholders.map { layout.string[$0.range] } == ["\u{FFFC}", "\u{FFFC}", "\u{FFFC}"])
    let lefts = layout.placeholders.map(\.frame.minX)
    #expect(lefts == (string.first == "a" ? lefts.sorted(by: <) : lefts.sorted(by: >)))
    #expect(abs(abs(lefts[0] - lefts[2]) - 20) < 0.01)
  }

  @Test func otherCharactersWithThePlaceholderAttributeKeepTheirGlyphs() {
    var text = AttributedString("abc\u{FFFC}")
    text.easel.placeholder = TextPlaceholder(width: 10, ascent: 8)
    let layout = TextLayout(text, style: style)
    #expect(layout.placeholders.count == 1)
    #expect(layout.runs.first?.glyphs.count == 3)
    #expect(layout.diagnostics.map(\.code) == [.outOfRange])
  }

  @Test func aPlaceholderHasNoGlyphAndNoDiagnostics() {
    let layout = layout("a#b")
    #expect(layout.diagnostics.isEmpty && layout.missing.isEmpty)
    #expect(layout.runs.map(\.glyphs.count) == [1, 0, 1])
  }

  @Test func onlyMissingCharactersBesideAPlaceholderAreNoted() {
    let layout = layout("a#\u{E000}\u{1D1}")
    #expect(layout.missing.map(\.character) == ["\u{E000}"])
    #expect(layout.diagnostics.map(\.code) == [.glyphMissing])
    #expect(layout.diagnostics.first?.value == "\u{E000}")
  }

  @Test func anObjectReplacementCharacterWithoutTheAttributeIsUnchanged() {
    let plain = TextLayout("a\u{FFFC}b", style: style)
    #expect(plain.placeholders.isEmpty)
    #expect(TextLayout(AttributedString("a\u{FFFC}b"), style: style) == plain)
  }

  @Test func placeholdersOfNSAttributedStringAreTheSame() {
    let text = NSMutableAttributedString(string: "a")
    text.append(
      NSAttributedString(
        string: "\u{FFFC}",
        attributes: [.textPlaceholder: TextPlaceholder(id: 1, width: 20, ascent: 8)]))
    #expect(TextLayout(text, style: style).placeholders == layout("a#").placeholders)
  }

  @Test(arguments: [CGFloat.nan, -1, CGFloat.infinity, 1e7])
  func invalidLengthsAreZeroAndNoted(_ length: CGFloat) {
    let wide = layout("a#b", TextPlaceholder(width: length, ascent: 8))
    #expect(wide.diagnostics.map(\.code) == [.invalidNumber])
    #expect(wide.placeholders.map(\.frame.width) == [0])
    let tall = layout("a#b", TextPlaceholder(width: 5, ascent: length, descent: length))
    #expect(tall.diagnostics.map(\.code) == [.invalidNumber, .invalidNumber])
    #expect(tall.placeholders.map(\.frame.height) == [0])
    #expect(abs(tall.size.height - font.lineHeight) < 0.001)
  }

  @Test func theLargestPlaceholderIsSet() {
    let layout = layout("a#", TextPlaceholder(width: 1e6, ascent: 1e6, descent: 1e6), width: 100)
    #expect(layout.placeholders.map(\.frame.size) == [CGSize(width: 1e6, height: 2e6)])
    #expect(abs(layout.size.height - 2e6 - font.lineHeight) < 0.01)
  }

  @Test func kerningDoesNotWidenAPlaceholder() {
    var style = style
    style.kerning = 6
    let layout = layout("ab##", style: style)
    #expect(layout.placeholders.map(\.frame.width) == [20, 20])
    let lefts = layout.placeholders.map(\.frame.minX)
    #expect(abs(lefts[1] - lefts[0] - 20) < 0.01)
    #expect(abs(layout.size.width - layout.placeholders[1].frame.maxX) < 0.01)
  }

  @Test func aBaselineOffsetRaisesThePlaceholder() {
    var raised = style
    raised.baselineOffset = 5
    let layout = layout("#", TextPlaceholder(width: 5, ascent: 30), style: raised)
    #expect(abs(layout.placeholders[0].frame.maxY - (layout.firstBaseline - 5)) < 0.01)
    #expect(abs(layout.lines[0].ascent - 35) < 0.01)
  }

  @Test(arguments: TextAlignment.allCases)
  func placeholdersFollowTheAlignmentOfTheirLine(_ alignment: TextAlignment) throws {
    var style = style
    style.alignment = alignment
    let layout = layout("words and #, words and more words", style: style, width: 120)
    let box = try #require(layout.placeholders.first)
    let rects = layout.rects(for: box.range)
    #expect(rects.count == 1)
    #expect(abs(rects[0].minX - box.frame.minX) < 0.01)
    #expect(layout.index(at: CGPoint(x: box.frame.midX, y: box.frame.midY)) == box.range.lowerBound)
  }

  @Test(arguments: [LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle])
  func truncatedPlaceholdersAreNotListed(_ mode: LineBreakMode) {
    var style = style
    style.lineBreakMode = mode
    style.maximumLines = 1
    let layout = layout("#one # two # three # four#", style: style, width: 90)
    #expect(layout.isTruncated)
    let shown = layout.placeholders
    #expect(!shown.isEmpty && shown.count < 5)
    #expect(shown.allSatisfy { $0.frame.minX >= -0.01 && $0.frame.maxX <= 90.01 })
    let ellipsis = layout.runs.first { $0.substitute != nil }
    #expect(shown.allSatisfy { ellipsis?.textRange.contains(offset($0, layout)) == false })
  }

  private func offset(_ box: TextLayout.PlacedPlaceholder, _ layout: TextLayout) -> Int {
    layout.string.utf8.distance(from: layout.string.startIndex, to: box.range.lowerBound)
  }

  @Test(arguments: ["words words words #", "words\n#", "#\nwords words words words"])
  func aTruncatedPlaceholderLeavesTheLineAsHighAsItsText(_ string: String) {
    var style = style
    style.lineBreakMode = .byTruncatingTail
    style.maximumLines = 1
    let layout = layout(string, TextPlaceholder(width: 30, ascent: 50), style: style, width: 70)
    #expect(layout.isTruncated)
    let expected = string.hasPrefix("#") ? 50 - font.descender : font.lineHeight
    #expect(abs(layout.size.height - expected) < 0.001)
    #expect(layout.placeholders.count == (string.hasPrefix("#") ? 1 : 0))
  }

  @Test func aHeightCutsWholeLinesOfPlaceholders() {
    var style = style
    style.lineBreakMode = .byTruncatingTail
    let layout = layout(
      "# # # # # #", TextPlaceholder(width: 30, ascent: 20), style: style, width: 40, height: 60)
    #expect(layout.lines.count == 2)
    #expect(layout.placeholders.map(\.id) == [1, 2])
  }

  @Test func slicesHaveThePlaceholdersOfTheirLines() {
    let whole = layout("one # two # three # four", width: 50)
    var (top, found) = (CGFloat(0), [TextLayout.PlacedPlaceholder]())
    for line in whole.lines.indices {
      let slice = whole.slice(lines: line..<(line + 1))
      found += slice.placeholders.map {
        var box = $0
        box.frame.origin.y += top
        return box
      }
      top += slice.size.height
    }
    #expect(found.map(\.id) == [1, 2, 3])
    #expect(found.map(\.range) == whole.placeholders.map(\.range))
    for (a, b) in zip(found, whole.placeholders) {
      #expect(abs(a.frame.minY - b.frame.minY) < 1e-6)
    }
  }

  @Test func manyPlaceholdersAreSetInOrder() {
    let layout = layout(String(repeating: "#", count: 1_500), width: 205)
    #expect(layout.placeholders.map(\.id) == Array(1...1_500))
    #expect(layout.lines.count == 150)
  }

  @Test(arguments: 0..<20)
  func randomTextsKeepTheirPlaceholders(_ seed: Int) {
    let texts = SeededTexts(seed: UInt64(seed))
    var numbers = SeededNumbers(seed: UInt64(seed))
    for index in 0..<40 {
      let string = texts[index].string.replacingOccurrences(of: "#", with: "")
      var marked = ""
      for character in string {
        marked.append(character)
        if Int.random(in: 0..<5, using: &numbers) == 0 { marked += "#" }
      }
      let count = marked.filter { $0 == "#" }.count
      let layout = layout(
        marked, TextPlaceholder(width: 15, ascent: 20, descent: 3),
        style: TextStyle(alignment: TextAlignment.allCases[index % 5]),
        width: index % 3 == 0 ? nil : 80)
      #expect(layout.placeholders.map(\.id) == Array(0..<count).map { $0 + 1 })
      for box in layout.placeholders {
        #expect(layout.string[box.range].unicodeScalars.first == "\u{FFFC}")
        let line = layout.lines.first { $0.range.contains(box.range.lowerBound) }?.frame ?? .null
        #expect(box.frame.minX > line.minX - 0.01 && box.frame.maxX < line.maxX + 0.01)
        #expect(box.frame.minY > line.minY - 0.01 && box.frame.maxY < line.maxY + 0.01)
      }
      for (index, run) in layout.runs.enumerated() {
        for other in layout.runs[(index + 1)...] where other.frame.minY == run.frame.minY {
          #expect(run.frame.intersection(other.frame).width < 0.01)
        }
      }
    }
  }
}
