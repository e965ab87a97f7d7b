import Foundation
import Testing

@testable import EaselCanvas

/// Layouts that a thread keeps are those of the text that was asked for.
@Suite struct TextCacheTests {
  @Test func textsThatAreSpelledInAnotherWayAreTextsOfTheirOwn() {
    for text in ["Caf\u{E9}", "Cafe\u{301}", "Caf\u{E9}"] {
      let layout = TextLayout(text, style: TextStyle(font: .system(size: 12.75)))
      #expect(Array(layout.string.unicodeScalars) == Array(text.unicodeScalars))
      #expect(layout.lines.map(\.range) == [text.startIndex..<text.endIndex])
    }
  }

  /// They would all have one place among the keys, and each would be compared with all before it.
  @Test func whatDoesNotEqualItselfIsNotKept() {
    let engine = TextEngine.current
    let before = engine.cachedLayouts
    for size in [CGFloat.nan, 11.25] {
      for _ in 0..<3 { _ = TextLayout("not kept", style: TextStyle(font: .system(size: size))) }
    }
    _ = TextLayout("not kept", style: TextStyle(font: .system(size: 11.25)), width: .nan)
    #expect(engine.cachedLayouts <= before + 1)
  }
}
