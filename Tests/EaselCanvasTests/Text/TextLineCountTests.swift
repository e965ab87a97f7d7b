import Foundation
import Testing

@testable import EaselCanvas

/// How many lines a height has room for.
@Suite struct TextLineCountTests {
  private let layout = TextLayout(
    "a\nb\nc\nd", style: TextStyle(font: .system(size: 12), lineSpacing: 4), width: 100)
  private var line: CGFloat { Font.system(size: 12).lineHeight }

  @Test func onlyWholeLinesAreCounted() {
    #expect(layout.lineCount(fitting: line * 2 + 4) == 2)
    #expect(layout.lineCount(fitting: line * 2 + 3.9) == 1)
    #expect(layout.lineCount(fitting: line - 0.1) == 0)
    #expect(layout.lineCount(fitting: .infinity) == 4)
  }

  @Test func theHeightIsMeasuredFromTheFirstLine() {
    #expect(layout.lineCount(fitting: line * 2 + 4, from: 2) == 2)
    #expect(layout.lineCount(fitting: line * 9, from: 3) == 1)
  }

  @Test(arguments: [-1, 4, Int.max])
  func countingFromAMissingLineGivesZero(_ first: Int) {
    #expect(layout.lineCount(fitting: 100, from: first) == 0)
  }

  @Test(arguments: [CGFloat.nan, -CGFloat.infinity, -1, 0])
  func countingInAnInvalidHeightGivesZero(_ height: CGFloat) {
    #expect(layout.lineCount(fitting: height) == 0)
  }

  @Test(arguments: [CGFloat(0), 5, 20, 40, 60])
  func aTextCutByAHeightHasWholeLinesAndAnEllipsis(_ height: CGFloat) throws {
    let style = TextStyle(font: .system(size: 12), lineBreakMode: .byTruncatingTail)
    let text = String(repeating: "words of a long text ", count: 9)
    let cut = TextLayout(text, style: style, width: 90, height: height)
    #expect(cut.isTruncated)
    #expect(cut.lines.count == max(Int(height / line), 1))
    #expect(cut.runs.last?.substitute == "…")
  }
}
