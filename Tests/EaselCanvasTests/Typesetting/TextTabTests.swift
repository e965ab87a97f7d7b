import Foundation
import Testing

@testable import EaselCanvas

/// No text is lost for its tabs.
@Suite struct TextTabTests {
  private let most = Typesetter.mostTabs

  @Test(arguments: [nil, 200] as [CGFloat?])
  func tabsBeyondTheMaximumOfAParagraphAreSpaces(_ width: CGFloat?) throws {
    let text = String(repeating: "a\t", count: most + 1) + "end"
    let layout = TextLayout(text, width: width)
    #expect(!layout.isTruncated)
    #expect(layout.string == String(repeating: "a\t", count: most) + "a end")
    #expect(layout.lines.last.map { layout.string[$0.range].hasSuffix("end") } == true)
    let note = try #require(layout.diagnostics.first)
    #expect(note.severity == .warning && note.code == .limitExceeded && note.value == "1")
  }

  @Test func tabsAreCountedByParagraph() {
    let line = String(repeating: "1\t", count: 20) + "日\tend"
    let text = Array(repeating: line, count: most / 4).joined(separator: "\n")
    let layout = TextLayout(text)
    #expect(layout.string == text && layout.lines.count == most / 4)
    #expect(layout.diagnostics.isEmpty && !layout.isTruncated)
  }

  @Test func tabsDoNotCountAsFontChanges() {
    let text = String(repeating: "日\t", count: most) + "end"
    let layout = TextLayout(text, width: 400)
    #expect(layout.diagnostics.isEmpty && !layout.isTruncated)
  }

  @Test func attributesAfterReplacedTabsKeepTheirLetters() throws {
    let text = NSMutableAttributedString(string: String(repeating: "\t", count: most + 2))
    text.append(NSAttributedString(string: "red", attributes: [.foregroundColor: Color.red]))
    let layout = TextLayout(text)
    let last = try #require(layout.runs.last)
    #expect(layout.styles[last.style].color == .red && last.glyphs.count == 3)
  }
}
