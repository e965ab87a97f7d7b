import Foundation
import Testing

@testable import EaselCanvas

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

  @Test func figuresAreSetAsByPango() {
    expectSame(random("0123456789.,-+% ", count: 2_000), TextStyle(font: .system(size: 9)))
  }

  @Test(arguments: [Font.Weight.regular, .medium, .bold, .black])
  func kerningAndLigaturesAreSetAsByPango(_ weight: Font.Weight) {
    let texts = ["office", "fi", "AVAVATo", "ffi", "flat", "Wolf", "L'Y", "T."]
    let letters = "AVTWYLPFaoefilt .,'\"-/()&@~"
    expectSame(
      texts + random(letters, count: 2_000) + texts,
      TextStyle(font: .system(size: 13.5, weight: weight)))
  }

  @Test func printableASCIIIsSetAsByPango() {
    let all = String(String.UnicodeScalarView((0x20...0x7E).compactMap(Unicode.Scalar.init)))
    expectSame(random(all, count: 2_000), TextStyle(font: .system(size: 31, weight: .light)))
  }

  @Test func lettersWithDiacriticsAreSetAsByPango() {
    let all = String(String.UnicodeScalarView((0xC0...0x17F).compactMap(Unicode.Scalar.init)))
    let style = TextStyle(font: .system(size: 11.5))
    expectSame(random(all + "fiAT 1.", count: 3_000), style)
    expectSame(random("ŸÄÅÉTVYLľťÖŘŁáéïóßf.,' ", count: 3_000), style)
    expectSame(
      ["é", "Größe", "e\u{301}", "Größe", "f\u{EF}", "ĳ", "ﬁ", "Ǻ", "2 × 3 ÷ 4", "½", "¿qué?"],
      style)
  }

  @Test func stylesThatChangeGlyphsAreSetAsByPango() {
    let texts = random("0123456789AVTo", count: 200)
    expectSame(texts, TextStyle(font: Font(size: 12, isItalic: true)))
    expectSame(texts, TextStyle(font: Font(size: 12, width: .condensed)))
    expectSame(texts, TextStyle(font: Font(size: 12, features: [.smallCaps])))
    expectSame(texts, TextStyle(font: Font(family: "Noto Sans", size: 12)))
    expectSame(texts, TextStyle(font: .system(size: 12), kerning: 1))
    expectSame(texts, TextStyle(font: .system(size: 12), hasUnderline: true))
    expectSame(texts, TextStyle(font: .system(size: 12), alignment: .center))
    expectSame(texts, TextStyle(font: .system(size: 12), direction: .rightToLeft))
    expectSame(texts, TextStyle(font: .system(size: 12), firstLineHeadIndent: 7))
  }

  @Test func textsWithOtherCharactersAreSetAsByPango() {
    expectSame(
      ["12\t3", "1\n2", "a\u{AD}b", "é1", "1٣", "1太", "1\u{301}", "", " ", "\u{0}1"],
      TextStyle(font: .system(size: 10)))
  }

  // MARK: Several paragraphs

  @Test(arguments: [nil, 70, 120, 400] as [CGFloat?])
  func linesBetweenLineFeedsAreSetAsByPango(_ width: CGFloat?) {
    var state = SeededNumbers(seed: 31)
    let words = ["Lund", "Marine", "Ltd", "Albert", "Quay", "12", "Cork", "fi", "AVATAR", "é", "/"]
    for style in [
      TextStyle(font: .system(size: 10.5)),
      TextStyle(font: .system(size: 9), lineSpacing: 3.3, paragraphSpacing: 1.0 / 3),
      TextStyle(font: .system(size: 11), alignment: .center),
      TextStyle(font: .system(size: 11), maximumLines: 2),
    ] {
      for _ in 0..<300 {
        let text = (0...Int.random(in: 0...4, using: &state)).map { _ in
          (0..<Int.random(in: 0...4, using: &state)).map { _ in
            words[Int.random(in: 0..<words.count, using: &state)]
          }.joined(separator: " ")
        }.joined(separator: "\n")
        let known = TextLayout(text, style: style, width: width)
        let set = TextLayout(text, style: style, width: width, limits: Limits())
        #expect(known == set, "\(text)")
        #expect(known.lines.map(\.range) == set.lines.map(\.range), "\(text)")
        #expect(known.isTruncated == set.isTruncated, "\(text)")
      }
    }
  }

  @Test func anAddressWhoseLettersAreKnownIsNotLearnedAgain() {
    let style = TextStyle(font: .system(size: 10.25))
    for text in ["Lund\nCork", "Quay\nCork"] { _ = TextLayout(text, style: style) }
    let request = TextRequest(text: "Cork\nLund\nQuay", style: style, width: nil, height: nil)
    let known = TextEngine.current.pairs[style.font]
    #expect(known?.layout(request, most: 10) == setByPango("Cork\nLund\nQuay", style))
  }

  // MARK: Digits

  @Test func theTextOfDigitsHasEachPair() {
    for first in 0...9 {
      for second in 0...9 { #expect(DigitPairs.text.contains("\(first)\(second)")) }
      for sign in [".", ","] {
        #expect(DigitPairs.text.contains("\(first)\(sign)"))
        #expect(DigitPairs.text.contains("\(sign)\(first)"))
      }
      #expect(DigitPairs.signed.contains("\u{2212}\(first)"))
    }
  }

  @Test func theSecondUnknownNumberMakesAllPairsOfDigitsKnown() {
    let style = TextStyle(font: .system(size: 10.75))
    for text in ["No. 12", "No. 34", "No. 56"] { _ = TextLayout(text, style: style) }
    let request = TextRequest(text: "No. 59", style: style, width: nil, height: nil)
    let known = TextEngine.current.pairs[style.font]
    #expect(known?.layout(request, most: 1) == setByPango("No. 59", style))
  }

  // MARK: Paragraphs

  /// Words of letters that kern, join, and stand beside signs, in ways that break and do not.
  private func paragraphs(_ seed: UInt64, count: Int) -> [String] {
    var state = SeededNumbers(seed: seed)
    let words = [
      "office", "AVATAR", "To", "flat,", "Wolf.", "it's", "(first)", "12.5%", "end!", "why?",
      "a", "I", "affluent", "Yes;", "1,284", "L'Y", "T.", "efficient", "of", "if", "Größe",
      "élève,", "(Ünal)", "Łódź", "ţÅ", "Übermaß:", "naïf", "EREF+YN9UDPMV", "+49", "a+b", "#7",
      "R&D", "x=y", "=", "&", "+", "me@example.com", "snake_case", "~5", "5*3", "<b>", "`x`", "2^8",
    ]
    let signs = [
      "-", "/", "well-known", "\"x\"", "$5", "[a]", "a|b", "http://example.com/a", "x  y",
      "2×3", "4 ÷ 2", "«où»", "¿qué?", "a–b", "É\u{301}",
    ]
    return (0..<count).map { index in
      let all = index % 4 == 0 ? words + signs : words
      return (0...Int.random(in: 1...60, using: &state)).map { _ in
        all[Int.random(in: 0..<all.count, using: &state)]
      }.joined(separator: " ")
    }
  }

  @Test(arguments: [8, 12.25, 40] as [CGFloat])
  func paragraphsBreakWherePangoBreaksThem(_ size: CGFloat) {
    var state = SeededNumbers(seed: 7)
    let style = TextStyle(font: .system(size: size), lineSpacing: size == 40 ? 3.5 : 0)
    for text in paragraphs(UInt64(size), count: 150) {
      let width = CGFloat.random(in: 0...(size * 40), using: &state)
      for width in [width, width.rounded(), 0, size * 20] {
        let known = TextLayout(text, style: style, width: width)
        let set = TextLayout(text, style: style, width: width, limits: Limits())
        #expect(known == set, "\(text) in \(width)")
        #expect(known.lines.map(\.range) == set.lines.map(\.range))
      }
    }
  }

  @Test func paragraphsWithTabularFiguresBreakWherePangoBreaksThem() {
    var state = SeededNumbers(seed: 9)
    let style = TextStyle(font: Font(size: 8, features: [.tabularFigures]))
    for text in paragraphs(3, count: 150) {
      for width in [CGFloat.random(in: 20...320, using: &state), 226, 226.001953125] {
        let known = TextLayout(text, style: style, width: width)
        let set = TextLayout(text, style: style, width: width, limits: Limits())
        #expect(known == set, "\(text) in \(width)")
      }
    }
    expectSame(random("0123456789.,-+% AVTo", count: 2_000), style)
  }

  /// Each two signs of ASCII in a word, in every width at which the line may break.
  @Test func eachPairOfPunctuationBreaksWherePangoBreaksIt() {
    let style = TextStyle(font: .system(size: 10))
    let signs = (0x21...0x7E).compactMap(Unicode.Scalar.init).filter { !$0.properties.isAlphabetic }
    for first in signs {
      for second in signs + ["a"] {
        let text = "to a\(first)\(second)b of"
        for width in [18, 24, 30] as [CGFloat] {
          let known = TextLayout(text, style: style, width: width)
          let set = TextLayout(text, style: style, width: width, limits: Limits())
          #expect(known == set, "\(text) in \(width)")
        }
      }
    }
  }

  /// In whichever way a text is set, to the last digit.
  @Test(arguments: [0.1, 1.0 / 3, 7.77] as [CGFloat])
  func lineSpacingIsTheSameAsByPango(_ spacing: CGFloat) {
    let text = "the quick brown fox jumps over the lazy dog and the cat"
    let style = TextStyle(font: .system(size: 12), lineSpacing: spacing)
    for width in 60..<130 {
      _ = TextLayout(text, style: style, width: CGFloat(width) + 0.25)
      let known = TextLayout(text, style: style, width: CGFloat(width))
      #expect(known == TextLayout(text, style: style, width: CGFloat(width), limits: Limits()))
    }
  }

  @Test func invalidLengthsAreRefusedAlsoForKnownTexts() {
    let text = "the quick brown fox jumps over the lazy dog and the cat"
    for width in 60..<100 {
      _ = TextLayout(text, style: TextStyle(font: .system(size: 12)), width: CGFloat(width))
    }
    for length in [CGFloat.nan, -5, 1e9] {
      for path in [
        \TextStyle.lineSpacing, \.paragraphSpacing, \.firstLineHeadIndent, \.headIndent,
        \.tailIndent,
      ] {
        var style = TextStyle(font: .system(size: 12))
        style[keyPath: path] = length
        for width in [nil, 131] as [CGFloat?] {
          let layout = TextLayout(text, style: style, width: width)
          #expect(layout.lines.isEmpty && layout.diagnostics.map(\.code) == [.invalidNumber])
        }
      }
    }
  }

  @Test func linesAtTheExactWidthOfTheirWordsAreSetAsByPango() {
    let style = TextStyle(font: .system(size: 14))
    let text = "Sales of the first quarter"
    for words in 1...5 {
      let start = text.split(separator: " ").prefix(words).joined(separator: " ")
      let space = TextLayout(start, style: style).size.width
      for width in [space - 0.01, space, space + 0.001, space + 0.01] {
        _ = TextLayout(text, style: style, width: 60)
        #expect(
          TextLayout(text, style: style, width: width)
            == TextLayout(text, style: style, width: width, limits: Limits()), "\(width)")
      }
    }
  }

  @Test func stylesThatChangeLinesAreSetAsByPango() {
    let texts = paragraphs(3, count: 20)
    for style in [
      TextStyle(font: .system(size: 12), alignment: .center),
      TextStyle(font: .system(size: 12), alignment: .justified),
      TextStyle(font: .system(size: 12), lineBreakMode: .byCharWrapping),
      TextStyle(font: .system(size: 12), lineBreakMode: .byTruncatingTail, maximumLines: 2),
      TextStyle(font: .system(size: 12), maximumLines: 1),
      TextStyle(font: .system(size: 12), headIndent: 10),
      TextStyle(font: .system(size: 12), lineSpacing: .nan),
      TextStyle(font: .system(size: 12), lineSpacing: -1),
    ] {
      for text in texts {
        for width in [90, CGFloat.nan, -3, .infinity] as [CGFloat] {
          let known = TextLayout(text, style: style, width: width)
          let set = TextLayout(text, style: style, width: width, limits: Limits())
          #expect(known.lines == set.lines)
          #expect(known.diagnostics.map(\.code) == set.diagnostics.map(\.code))
        }
      }
    }
  }

  @Test func lineLimitsApplyToKnownParagraphs() {
    let style = TextStyle(font: .system(size: 12))
    let text = paragraphs(5, count: 1)[0] + " " + "one two three four five"
    _ = TextLayout(text, style: style, width: 80)
    var limits = Limits()
    limits.maximumTextLines = 3
    limits.withTextLimits {
      let layout = TextLayout(text, style: style, width: 80)
      #expect(layout.lines.count == 3)
      #expect(layout.diagnostics.map(\.code) == [.limitExceeded])
    }
  }

  @Test func colorsAreThoseOfTheStyle() {
    let font = Font.system(size: 17)
    _ = TextLayout("123", style: TextStyle(font: font, color: .red))
    let layout = TextLayout("12", style: TextStyle(font: font, color: .blue))
    #expect(layout == setByPango("12", TextStyle(font: font, color: .blue)))
  }

  @Test func limitsOfADocumentApplyToKnownPairs() {
    let style = TextStyle(font: .system(size: 23))
    _ = TextLayout("12121212", style: style)
    func expectSame(_ change: (inout Limits) -> Void) {
      var limits = Limits()
      change(&limits)
      limits.withTextLimits {
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
