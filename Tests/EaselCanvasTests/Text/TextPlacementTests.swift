import EaselCanvas
import Foundation
import Testing

/// Where lines and letters lie.
@Suite struct TextPlacementTests {
  private let width: CGFloat = 150
  private let long = "Several words that need more than one line at this width"

  @Test func aLineIsAsTallAsItsFont() {
    let font = Font.system(size: 20)
    let layout = TextLayout("Label", style: TextStyle(font: font))
    #expect(abs(layout.size.height - font.lineHeight) < 0.001)
    #expect(abs(layout.firstBaseline - font.ascender) < 0.001)
    #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 0.001)
  }

  @Test func metricsGrowWithTheSize() {
    let (small, large) = (Font.system(size: 10), Font.system(size: 100))
    #expect(abs(large.lineHeight / small.lineHeight - 10) < 0.01)
    // Roboto's own figures (OS/2 table: 1456 and 1082 of 2048 units).
    #expect(abs(large.capHeight - 71.1) < 0.2)
    #expect(abs(large.xHeight - 52.8) < 0.5)
  }

  @Test func emptyTextIsAsTallAsALine() {
    #expect(TextLayout("").size == CGSize(width: 0, height: Font.system(size: 12).lineHeight))
  }

  @Test func theHeightOfAnEmptyLineDoesNotDependOnTextsSetBefore() {
    let plain = TextLayout("\n", style: TextStyle(font: .system(size: 12)), limits: Limits())
    _ = TextLayout("large", style: TextStyle(font: .system(size: 90)))
    var attributed = AttributedString("a\n\nb")
    if let range = attributed.range(of: "b") {
      attributed[range][EaselAttributes.ColorKey.self] = .systemRed
    }
    #expect(
      abs(TextLayout(attributed).lines[1].frame.height - plain.lines[0].frame.height) < 0.001)
  }

  @Test func lineSpacingIsAddedBetweenLines() {
    let tight = TextLayout("a\nb\nc")
    let loose = TextLayout("a\nb\nc", style: TextStyle(lineSpacing: 5))
    #expect(abs(loose.size.height - tight.size.height - 10) < 0.001)
    #expect(loose.firstBaseline == tight.firstBaseline)
  }

  @Test func alignmentMovesLines() {
    func edges(_ alignment: TextAlignment) -> (CGFloat, CGFloat) {
      let line = TextLayout("abc", style: TextStyle(alignment: alignment), width: width).lines[0]
      return (line.frame.minX, width - line.frame.maxX)
    }
    #expect(edges(.left).0 == 0)
    #expect(edges(.natural).0 == 0)
    #expect(abs(edges(.right).1) < 0.001)
    #expect(abs(edges(.center).0 - edges(.center).1) < 0.001)
  }

  @Test func naturalAlignmentFollowsTheFirstLetter() {
    #expect(abs(TextLayout("שלום abc", width: width).lines[0].frame.maxX - width) < 0.001)
    #expect(TextLayout("abc שלום", width: width).lines[0].frame.minX == 0)
    #expect(abs(TextLayout("12 שלום", width: width).lines[0].frame.maxX - width) < 0.001)
  }

  @Test func anExplicitDirectionOverridesThatOfTheFirstLetter() {
    let style = TextStyle(direction: .rightToLeft)
    #expect(abs(TextLayout("abc", style: style, width: width).lines[0].frame.maxX - width) < 0.001)
  }

  @Test func justifiedLinesReachBothSidesButTheLast() {
    let lines = TextLayout(long, style: TextStyle(alignment: .justified), width: width).lines
    for line in lines.dropLast() {
      #expect(line.frame.minX == 0)
      #expect(abs(line.frame.maxX - width) < 0.01)
    }
    #expect((lines.last?.frame.maxX ?? width) < width - 1)
  }

  @Test func justificationNeverSpacesLetters() {
    let style = TextStyle(alignment: .justified)
    let layout = TextLayout("incomprehensibilities incomprehensibilities", style: style, width: 130)
    let word = TextLayout("incomprehensibilities")
    #expect(layout.lines.count == 2)
    #expect(abs(layout.lines[0].frame.width - word.size.width) < 0.01)
  }

  @Test func justificationSpacesIdeographs() {
    let style = TextStyle(alignment: .justified)
    let text = String(repeating: "東京都庁", count: 12)
    let lines = TextLayout(text, style: style, width: 100).lines
    #expect(abs(lines[0].frame.maxX - 100) < 0.01)
  }

  @Test func spacesAtTheEndOfALineTakeNoWidth() {
    let text = "word" + String(repeating: " ", count: 60) + "word"
    let layout = TextLayout(text, style: TextStyle(alignment: .right), width: 80)
    #expect(layout.size.width <= 80.01)
    #expect(abs(layout.lines[0].frame.maxX - layout.lines[1].frame.maxX) < 4)
  }

  @Test func indentsNarrowTheLines() {
    let first = TextLayout(long, style: TextStyle(firstLineHeadIndent: 20), width: width).lines
    #expect(first.map(\.frame.minX).prefix(2) == [20, 0])
    let hanging = TextLayout(long, style: TextStyle(headIndent: 20), width: width).lines
    #expect(hanging.map(\.frame.minX).prefix(2) == [0, 20])
    // The first line has the whole width.
    let free = TextLayout(long, width: width).lines
    #expect(hanging[0].frame.width == free[0].frame.width)
    let tail = TextLayout(long, style: TextStyle(tailIndent: 50), width: width).lines
    #expect(tail.allSatisfy { $0.frame.maxX <= width - 50 })
  }

  @Test func indentsOfRightToLeftTextStartAtTheRight() {
    let text = "זה טקסט ארוך מאוד שיורד שורה ועוד שורה"
    let lines = TextLayout(text, style: TextStyle(firstLineHeadIndent: 20), width: 100).lines
    #expect(abs(lines[0].frame.maxX - 80) < 0.01)
    #expect(abs(lines[1].frame.maxX - 100) < 0.01)
  }

  @Test func tabsAdvanceToTheirStops() {
    let layout = TextLayout("a\tb\tc", style: TextStyle(tabStops: [60, 130]))
    func left(_ letter: Character) throws -> CGFloat {
      let index = try #require(layout.string.firstIndex(of: letter))
      return layout.caretRect(at: index).minX
    }
    #expect((try? left("b")) == 60)
    #expect((try? left("c")) == 130)
  }

  @Test func kerningAddsSpaceToEachLetter() {
    let plain = TextLayout("abcd").size.width
    let spaced = TextLayout("abcd", style: TextStyle(kerning: 3)).size.width
    #expect(abs(spaced - plain - 12) < 0.01)
  }

  @Test func tabularFiguresHaveOneWidth() {
    let font = Font(size: 12, features: [.tabularFigures])
    func width(_ text: String) -> CGFloat {
      TextLayout(text, style: TextStyle(font: font)).size.width
    }
    #expect(width("1111") == width("8888"))
  }

  @Test func theTallestRunSetsTheHeightOfItsLine() {
    var text = AttributedString("small ")
    var large = AttributedString("large")
    large[EaselAttributes.FontKey.self] = .system(size: 40)
    text += large
    let line = TextLayout(text).lines[0]
    #expect(abs(line.frame.height - Font.system(size: 40).lineHeight) < 0.01)
  }
}
