import Foundation
import Testing

@testable import EaselCanvas

/// How narrow a text can be without a word that is broken between letters.
@Suite struct TextMinimumWidthTests {
  private func width(_ text: String) -> CGFloat { TextLayout(text).size.width }

  @Test func theLeastWidthIsThatOfTheWidestWord() {
    #expect(abs(TextLayout("a  widest bc\nwide").minimumWidth - width("widest")) < 0.01)
    #expect(TextLayout("").minimumWidth == 0)
    #expect(TextLayout(" \t ").minimumWidth == 0)
  }

  @Test func anIdeographIsAWord() {
    #expect(abs(TextLayout("四半期売上").minimumWidth - width("四")) < 0.01)
  }

  @Test func aNoBreakSpaceIsPartOfItsWord() {
    let text = "12\u{A0}345 a"
    #expect(abs(TextLayout(text).minimumWidth - width("12\u{A0}345")) < 0.01)
  }

  @Test func aPartOfAWordIncludesTheHyphenAtASoftHyphen() {
    #expect(abs(TextLayout("wide\u{AD}er").minimumWidth - width("wide\u{2010}")) < 0.05)
  }

  @Test func aPlaceholderIsAWord() {
    var text = AttributedString("a \u{FFFC} b")
    if let position = text.range(of: "\u{FFFC}") {
      text[position].easel.placeholder = TextPlaceholder(width: 77, ascent: 5)
    }
    #expect(TextLayout(text).minimumWidth == 77)
  }

  private static let words = [
    "office", "AVATAR", "Größe", "1,284.50", "€", "(12.5%)", "Все", "Ελλάδα", "日本語の文", "カタカナ。",
    "中文", "한국어", "สวัสดี", "العربية", "والإيرادات", "שלום", "हिन्दी", "বাংলা", "😀", "👨‍👩‍👧", "e\u{301}", "\n",
    "soft\u{AD}ware", "a\u{A0}b", "a-b/c",
  ]

  @Test(arguments: 0..<20)
  func noWordIsBrokenAtTheLeastWidth(_ seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    for index in 0..<40 {
      let string = (0..<12).map { _ in
        Self.words[Int.random(in: 0..<Self.words.count, using: &numbers)]
      }.joined(separator: " ")
      let style = TextStyle(font: .system(size: 12), kerning: index % 4 == 0 ? 0.5 : 0)
      let ideal = TextLayout(string, style: style)
      let narrow = TextLayout(string, style: style, width: ideal.minimumWidth)
      let bytes = Array(narrow.string.utf8)
      let breaks = Set(Typesetter.BreakPositions(bytes[...]).lineBreaks)
      for (line, next) in zip(narrow.lines, narrow.lines.dropFirst()) {
        let start = next.bytes.lowerBound
        // Not a separator of paragraphs, nor spaces that hang.
        guard line.bytes.upperBound == start, bytes[start - 1] != 0x20, bytes[start] != 0x20 else {
          continue
        }
        #expect(breaks.contains(start), "\(string.debugDescription) at \(start)")
      }
    }
  }
}
