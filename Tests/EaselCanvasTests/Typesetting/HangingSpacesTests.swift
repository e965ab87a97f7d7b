import Testing

@testable import EaselCanvas

/// Spaces that fill many lines.
@Suite struct HangingSpacesTests {
  @Test(arguments: [1, 5, 40, 1_000])
  func trailingSpacesAreSetOnceInNarrowLines(_ count: Int) {
    let text = "wide" + String(repeating: " ", count: count)
    let layout = TextLayout(text, style: TextStyle(font: .system(size: 10)), width: 2)
    // Each of the spaces is set once: in lines of their own they took the square of their number.
    let glyphs = layout.runs.reduce(0) { $0 + $1.glyphs.count }
    #expect(glyphs <= text.utf8.count)
  }
}
