import EaselCanvas
import Foundation
import Testing

/// From text to rectangles, and back.
@Suite struct TextExtentsTests {
  static let samples = [
    "plain text", "Efficient office", "四半期の売上", "שלום עולם", "تقرير المبيعات",
    "क्षेत्रीय बिक्री", "รายงานการขาย", "abc שלום def", "a\tb", "👍🏽 👨‍👩‍👧 🇯🇵",
  ]

  @Test(arguments: samples)
  func theRectangleOfTheWholeTextCoversTheLine(_ text: String) {
    let layout = TextLayout(text)
    let rects = layout.rects(for: layout.string.startIndex..<layout.string.endIndex)
    #expect(rects.count == 1)
    #expect(abs((rects.first?.width ?? 0) - layout.size.width) < 0.01)
  }

  @Test(arguments: samples)
  func thePointInTheMiddleOfACharacterFindsIt(_ text: String) {
    let layout = TextLayout(text)
    for index in layout.string.indices {
      let next = layout.string.index(after: index)
      let rects = layout.rects(for: index..<next)
      guard let rect = rects.first, rects.count == 1, rect.width > 0 else { continue }
      let found = layout.index(at: CGPoint(x: rect.midX, y: rect.midY))
      // A ligature is one image: its first character answers for all.
      #expect(layout.rects(for: found..<layout.string.index(after: found)) == rects)
    }
  }

  @Test func aRangeOverSeveralLinesHasARectangleForEach() {
    let layout = TextLayout("one two three four", width: 50)
    let rects = layout.rects(for: layout.string.startIndex..<layout.string.endIndex)
    #expect(rects.count == 3)
    #expect(rects.map(\.minY) == layout.lines.map(\.frame.minY))
  }

  @Test func aRangeAcrossDirectionsHasARectangleForEach() throws {
    let layout = TextLayout("abc שלום def")
    let low = try #require(layout.string.firstIndex(of: "b"))
    let high = try #require(layout.string.firstIndex(of: "ל"))
    let rects = layout.rects(for: low..<high)
    #expect(rects.count == 2)
  }

  @Test func caretsAreInReadingOrder() {
    let layout = TextLayout("שלום")
    let carets = layout.string.indices.map { layout.caretRect(at: $0).minX }
    #expect(carets == carets.sorted(by: >))
    #expect(abs(carets[0] - layout.size.width) < 0.01)
    #expect(layout.caretRect(at: layout.string.endIndex).minX == 0)
  }

  @Test func theCaretBeforeANewlineIsAtTheEndOfItsLine() throws {
    let layout = TextLayout("ab\ncd\n")
    let newline = try #require(layout.string.firstIndex(of: "\n"))
    let caret = layout.caretRect(at: newline)
    #expect(caret.minX == layout.lines[0].frame.maxX)
    #expect(caret.minY == 0)
    // After the last newline an empty line follows.
    #expect(layout.caretRect(at: layout.string.endIndex).minY == layout.lines[2].frame.minY)
  }

  @Test func pointsOutsideFindTheNearestCharacter() {
    let layout = TextLayout("ab\ncd")
    #expect(layout.index(at: CGPoint(x: -50, y: -50)) == layout.string.startIndex)
    let last = layout.string.index(before: layout.string.endIndex)
    #expect(layout.index(at: CGPoint(x: 500, y: 500)) == last)
    #expect(TextLayout("").index(at: .zero) == "".startIndex)
  }

  @Test func indicesOfAnotherStringAreClamped() {
    let other = "a much longer text than the layout has"
    let layout = TextLayout("abc")
    let rects = layout.rects(for: other.startIndex..<other.endIndex)
    #expect(abs((rects.first?.width ?? 0) - layout.size.width) < 0.01)
    #expect(layout.caretRect(at: other.endIndex).minX == layout.size.width)
  }

  @Test func hiddenCharactersHaveTheRectangleOfTheEllipsis() throws {
    let style = TextStyle(lineBreakMode: .byTruncatingTail, maximumLines: 1)
    let layout = TextLayout("a text that is much too long", style: style, width: 90)
    let end = layout.string.endIndex
    let rect = try #require(layout.rects(for: layout.string.index(before: end)..<end).first)
    #expect(abs(rect.maxX - layout.size.width) < 0.01)
  }
}
