import EaselCanvas
import Foundation
import Testing

/// Layouts that a thread keeps are those of the text that was asked for.
@Suite struct TextCacheTests {
  @Test func textsThatAreSpelledInAnotherWayAreTextsOfTheirOwn() {
    for text in ["Caf\u{E9}", "Cafe\u{301}", "Caf\u{E9}"] {
      let layout = TextLayout(text, style: TextStyle(font: .system(size: 12.75)))
      #expect(Array(layout.string.unicodeScalars) == Array(text.unicodeScalars))
      #expect(layout.lines.map(\.range) == [text.startIndex..<text.endIndex])
    }
  }
}
