import EaselCanvas
import Foundation
import Testing

/// Lines that are put together from known pairs of letters are what pango makes of them.
@Suite struct PairAdvancesTests {
  /// Limits that are said are no cause to use what other texts taught.
  private func setByPango(_ text: String, _ style: TextStyle) -> TextLayout {
    TextLayout(text, style: style, limits: Limits())
  }

  private func expectSame(_ texts: [String], _ style: TextStyle) {
    for text in texts {
      let (learnt, known) = (setByPango(text, style), TextLayout(text, style: style))
      #expect(learnt == known, "\(text)")
      #expect(learnt.lines.map(\.range) == known.lines.map(\.range))
      #expect(learnt.isTruncated == known.isTruncated)
    }
  }

  private func random(_ letters: String, count: Int) -> [String] {
    var state: UInt64 = 20_260
    let letters = Array(letters)
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    return (0..<count).map { _ in
      String((0...next(11)).map { _ in letters[next(letters.count)] })
    }
  }

  @Test func figuresOfTables() {
    expectSame(random("0123456789.,-+% ", count: 2_000), TextStyle(font: .system(size: 9)))
  }

  @Test(arguments: [Font.Weight.regular, .medium, .bold, .black])
  func lettersWithTheirKerningAndLigatures(_ weight: Font.Weight) {
    let texts = ["office", "fi", "AVAVATo", "ffi", "flat", "Wolf", "L'Y", "T."]
    let letters = "AVTWYLPFaoefilt .,'\"-/()&@~"
    expectSame(
      texts + random(letters, count: 2_000) + texts,
      TextStyle(font: .system(size: 13.5, weight: weight)))
  }

  @Test func everyPrintableCharacter() {
    let all = String(String.UnicodeScalarView((0x20...0x7E).compactMap(Unicode.Scalar.init)))
    expectSame(random(all, count: 2_000), TextStyle(font: .system(size: 31, weight: .light)))
  }

  @Test func stylesThatDecideOverLetters() {
    let texts = random("0123456789AVTo", count: 200)
    expectSame(texts, TextStyle(font: Font(size: 12, isItalic: true)))
    expectSame(texts, TextStyle(font: Font(size: 12, width: .condensed)))
    expectSame(texts, TextStyle(font: Font(size: 12, features: [.smallCaps])))
    expectSame(texts, TextStyle(font: Font(family: "Noto Sans", size: 12)))
    expectSame(texts, TextStyle(font: .system(size: 12), kerning: 1))
    expectSame(texts, TextStyle(font: .system(size: 12), underline: true))
    expectSame(texts, TextStyle(font: .system(size: 12), alignment: .center))
    expectSame(texts, TextStyle(font: .system(size: 12), direction: .rightToLeft))
    expectSame(texts, TextStyle(font: .system(size: 12), firstLineHeadIndent: 7))
  }

  @Test func textsWithOtherCharacters() {
    expectSame(
      ["12\t3", "1\n2", "a\u{AD}b", "é1", "1٣", "1太", "1\u{301}", "", " ", "\u{0}1"],
      TextStyle(font: .system(size: 10)))
  }

  @Test func colorsAreThoseOfTheStyle() {
    let font = Font.system(size: 17)
    _ = TextLayout("123", style: TextStyle(font: font, color: .red))
    let layout = TextLayout("12", style: TextStyle(font: font, color: .blue))
    #expect(layout == setByPango("12", TextStyle(font: font, color: .blue)))
  }

  @Test func limitsOfADocumentHoldForKnownPairs() {
    let style = TextStyle(font: .system(size: 23))
    _ = TextLayout("12121212", style: style)
    func expectSame(_ change: (inout Limits) -> Void) {
      var limits = Limits()
      change(&limits)
      limits.whileSettingText {
        #expect(
          TextLayout("121212", style: style) == TextLayout("121212", style: style, limits: limits))
      }
    }
    expectSame { $0.maximumTextLength = 3 }
    expectSame { $0.maximumTextAdvance = 20 }
    expectSame { $0.maximumFontSize = 12 }
    expectSame { $0.maximumTextLines = 0 }
  }
}
