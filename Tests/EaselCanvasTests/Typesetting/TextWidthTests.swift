import Foundation
import Testing

@testable import EaselCanvas

/// Lines are broken to the width that was asked for, however narrow it is.
@Suite struct TextWidthTests {
  private func lines(
    _ text: String, _ width: CGFloat, _ style: TextStyle = TextStyle(font: .system(size: 12))
  ) -> [String] {
    let layout = TextLayout(text, style: style, width: width)
    #expect(layout.diagnostics.isEmpty && !layout.isTruncated)
    return layout.lines.map { String(layout.string[$0.range]) }
  }

  @Test(arguments: [3, 5, 6, 9, 11, 11.9] as [CGFloat])
  func linesNarrowerThanAnEmHoldAllLettersThatFit(_ width: CGFloat) {
    let layout = TextLayout(
      "iiiiiiiiiiiiiiii", style: TextStyle(font: .system(size: 12)), width: width)
    let letter = TextLayout("i", style: TextStyle(font: .system(size: 12))).size.width
    #expect(layout.lines.allSatisfy { $0.frame.width <= width })
    #expect(layout.lines.count == Int((16 / (width / letter).rounded(.down)).rounded(.up)))
  }

  @Test(arguments: ["the quick", "iWiW", "日本語", "سلام", "สวัสดี", "😀😀😀", "e\u{301}e\u{301}"])
  func aLetterWiderThanTheLineIsItsOwnLine(_ text: String) {
    for width in [0, 1] as [CGFloat] {
      let found = lines(text, width)
      #expect(found.joined() == text)
      // A space hangs behind the letter before it.
      #expect(found.count == text.filter { $0 != " " }.count, "\(found)")
      #expect(!found.contains { $0.allSatisfy { $0 == " " } })
    }
  }

  @Test func indentsReduceTheWidth() {
    let style = TextStyle(font: .system(size: 12), firstLineHeadIndent: 9, headIndent: 3)
    let found = lines("iiiiii", 12, style)
    #expect(found == ["i", "iii", "ii"])
    #expect(lines("iii", 2, style) == ["i", "i", "i"])
  }

  /// Known pairs and pango break alike.
  @Test func narrowLinesOfKnownPairsBreakAsByPango() {
    let text = "the quick brown fox jumps over the lazy dog and the cat"
    let style = TextStyle(font: .system(size: 30))
    for width in stride(from: CGFloat(0), to: 60, by: 0.5) {
      _ = TextLayout(text, style: style, width: 200 + width)
      let known = TextLayout(text, style: style, width: width)
      #expect(known == TextLayout(text, style: style, width: width, limits: Limits()))
    }
  }

  @Test func spacesAtTheEndOfATextTakeNoWidth() {
    let style = TextStyle(font: .system(size: 12))
    let word = TextLayout("wwww", style: style).size.width
    for text in ["wwww ", "wwww wwww ", "wwww   "] {
      let layout = TextLayout(text, style: style, width: word + 0.5)
      #expect(layout.lines.count == text.split(separator: " ").count)
      #expect(layout.lines.last?.frame.width ?? 99 <= word + 0.51)
    }
  }

  @Test func aLongTextWithoutWidthHasOneLinePerLetter() {
    for text in ["words ", "日", "ไทย", "عربي", "x"] {
      let layout = TextLayout(String(repeating: text, count: 4_000), width: 0)
      let letters = text.filter { $0 != " " }.count * 4_000
      #expect(layout.lines.count == min(letters, Limits().maximumTextLines))
    }
  }
}
