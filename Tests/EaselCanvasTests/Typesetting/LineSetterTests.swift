import Foundation
import Testing

@testable import EaselCanvas

/// Lines that a setter puts together are what the layouts of their texts are.
@Suite struct LineSetterTests {
  /// How many of the texts were lines; those have the glyphs of their layouts, and their places.
  private func lines(
    of texts: [String], _ style: TextStyle, _ setter: LineSetter? = nil
  ) -> Int {
    let setter = setter ?? LineSetter(style)
    let buffer = LineBuffer()
    var count = 0
    for text in texts {
      guard let line = setter.set(text, in: buffer) else { continue }
      count += 1
      let layout = TextLayout(text, style: style, limits: Limits())
      let glyphs = buffer.glyphs(of: line).map { buffer.glyphs[$0] }
      let font = buffer.font(of: line)
      #expect(abs(line.width - layout.size.width) < 0.001, "\(text)")
      #expect(abs(line.size.height - layout.size.height) < 0.001, "\(text)")
      #expect(line.ascent == layout.firstBaseline, "\(text)")
      #expect(layout.runs.map(\.font) == [font.key], "\(text)")
      #expect(layout.runs.first?.glyphs == glyphs.map { font.glyphs[Int($0.token)] }, "\(text)")
      var x: CGFloat = 0
      let extents = glyphs.map { glyph in
        defer { x += CGFloat(glyph.units) / LineBuffer.unitsPerPoint }
        return x
      }
      #expect(layout.runs.first?.positions.map(\.x) == extents, "\(text)")
      #expect(buffer.text(of: line) == text)
      #expect(setter.width(of: text) == line.width)
    }
    return count
  }

  /// All pairs of digits are learned before the first number, in each of its scripts.
  @Test(arguments: ["", "No. ", "№ ", "α "])
  func numbersAreSetAsLinesWhicheverComesFirst(_ prefix: String) {
    let texts = TableTexts(11).random("0123456789.,−", count: 300).map { prefix + $0 + "0" }
    for first in ["12", "−7,000.25", "3"] {
      let setter = LineSetter(TextStyle(font: .system(size: 8.1)))
      let style = setter.style
      #expect(lines(of: [prefix + first] + texts, style, setter) == texts.count + 1)
    }
  }

  @Test(arguments: [6.0, 8, 11.3])
  func tableCellsAreSetAsLines(_ size: CGFloat) {
    let texts = TableTexts(7).cells(3_000)
    #expect(lines(of: texts, TextStyle(font: .system(size: size))) == texts.count)
  }

  @Test(arguments: [
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;-+/()%&'\"!?@#*=<>[]_~",
    "AVTWYLPFaoefilt .,'-/", "äöüÄÖÜßéèêëáàâçñøåÅæœŁłŠšŽžőű fi.,", "fil ft-T",
    "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρστυφχψωςάέήίόύώ .,1",
    "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзиклмнопрстуфхцчшщъыьэюяіїє .,№1",
    "0123456789.,-+−–—€$£¥¢%‰ \u{A0}\u{202F}'’", "“”„‘’‚«»‹›…•†‡§©®™°±×÷½¼¾¹²³µ¶· aA1",
  ])
  func lettersOfOneScriptAreSetAsLines(_ letters: String) {
    for weight in [Font.Weight.regular, .bold] {
      let texts = TableTexts(3).random(letters, count: 700)
      let found = lines(of: texts, TextStyle(font: .system(size: 9, weight: weight)))
      #expect(found > texts.count * 9 / 10, "\(letters)")
    }
  }

  @Test func textsInEachFamilyAreSetLikeLayouts() {
    let letters = "AVTWYLPFaoefilt .,'-/0123456789äßéfi"
    for family in ["Roboto Condensed", "Noto Sans", "Noto Serif", "BIZ UDPGothic"] {
      for isItalic in [false, true] {
        let style = TextStyle(font: Font(family: family, size: 10, isItalic: isItalic))
        _ = lines(of: TableTexts(5).cells(300) + words, style)
        _ = lines(of: TableTexts(5).random(letters, count: 500), style)
      }
    }
  }

  @Test func figuresInOtherFamiliesAreSetAsLines() {
    for family in ["Roboto Condensed", "Noto Sans", "Noto Serif"] {
      let texts = TableTexts(9).random("0123456789.,- ", count: 300)
      #expect(lines(of: texts, TextStyle(font: Font(family: family, size: 10))) > 290, "\(family)")
    }
  }

  /// Words with what fonts join, in an order that teaches parts of others.
  private var words: [String] {
    [
      "fi", "ffi", "office", "affine", "Schifffahrt", "fjord", "shelfful", "flat", "waffle", "fit",
      "Steffi", "Auflage", "fifty-fifty", "ff", "f", "i", "fb", "fft", "tt", "till", "illicit",
      "Th",
      "This", "ct", "act", "st", "gy", "gg", "Qu", "10/12", "1/2", "3x4", "->", "<=", "!=", "www",
    ]
  }

  @Test func linesDoNotDependOnTextsSetBefore() {
    for seed in 0..<6 {
      let texts = TableTexts(UInt64(seed)).shuffled(words + words)
      #expect(lines(of: texts, TextStyle(font: .system(size: 12))) > words.count)
    }
  }

  /// Setters of one style take over from each other, whatever they met.
  @Test func linesDoNotDependOnOtherSetters() {
    let style = TextStyle(font: Font(family: "Noto Sans", size: 9.5))
    let texts = TableTexts(11).random("0123456789.,- fiAVTo", count: 200)
    func extents(_ setter: LineSetter) -> [[Int32]?] {
      let buffer = LineBuffer()
      return texts.map { text in
        setter.set(text, in: buffer).map { line in
          buffer.glyphs(of: line).map { buffer.glyphs[$0].units }
        }
      }
    }
    let first = extents(LineSetter(style))
    for seed in 0..<4 {
      _ = lines(of: TableTexts(UInt64(seed)).random("f1.-,AVil Tо太", count: 300), style)
      #expect(extents(LineSetter(style)) == first)
    }
  }

  /// A sign that the family has not is none of its lines, whatever was set first.
  @Test func charactersOfFallbackFontsAreNotSetAsLines() {
    let style = TextStyle(font: .system(size: 10.25))
    for _ in 0..<2 {
      #expect(LineSetter(style).width(of: "\u{20BF}") == nil)
      #expect(LineSetter(style).width(of: "0.51") != nil)
    }
  }

  @Test func featuresAndLanguagesAreSetLikeLayouts() {
    let texts = TableTexts(2).cells(200) + words + ["şi", "İstanbul", "ığdır fi"]
    for features in [[Font.Feature.smallCaps], [.oldStyleFigures], [.fractions], [.tabularFigures]]
    {
      _ = lines(of: texts, TextStyle(font: .system(size: 9).with(features: features)))
    }
    for language in ["de", "tr", "ro", "sr", "el"] {
      _ = lines(of: texts, TextStyle(font: .system(size: 9), language: language))
    }
  }

  /// Texts that pango has to set.
  private static let others =
    [
      "", "a\tb", "a\nb", "a\r\nb", "\u{0}", "a\u{0}", "a\u{AD}b", "e\u{301}", "\u{301}", "مرحبا",
      "1 مرحبا", "שלום", "日本語", "한국어", "ไทย", "नमस्ते", "👍", "1\u{FE0F}\u{20E3}", "\u{E000}",
      "a\u{200B}b", "a\u{200D}b", "\u{2028}", "\u{FEFF}a", "Ανna", "Дима Ivanov", "1\u{2044}2",
      "\u{202E}abc", "\u{FFFC}", "a\u{7F}", "a\u{85}b", "\u{488}", "\u{FB01}",
      String(repeating: "1", count: LineSetter.longestText + 1),
    ] + [0xFFFE, 0xFDD0, 0xFFFF, 0x10_FFFF].compactMap(Unicode.Scalar.init).map(String.init)

  @Test(arguments: others)
  func unsupportedTextsAreLeftToLayouts(_ text: String) {
    let buffer = LineBuffer()
    let setter = LineSetter(TextStyle(font: .system(size: 8)))
    #expect(setter.set(text, in: buffer) == nil)
    #expect(buffer.glyphCount == 0)
    // And they leave no trace in those that follow.
    #expect(lines(of: ["Anna", "1,284.00", "office"], setter.style, setter) == 3)
  }

  @Test func theLongestSupportedTextIsSetAsALine() {
    let texts = [String(repeating: "AV1.", count: LineSetter.longestText / 4)]
    #expect(lines(of: texts, TextStyle(font: .system(size: 8))) == 1)
    #expect(lines(of: texts, TextStyle(font: .system(size: 10_000))) == 0)
  }

  @Test func unsupportedStylesAreLeftToLayouts() {
    var styles = [TextStyle](repeating: TextStyle(font: .system(size: 8)), count: 7)
    styles[0].kerning = 1
    styles[1].hasUnderline = true
    styles[2].backgroundColor = .red
    styles[3].baselineOffset = 2
    styles[4].direction = .rightToLeft
    styles[5].font = .system(size: .nan)
    styles[6].headIndent = 4
    for style in styles { #expect(LineSetter(style).set("1", in: LineBuffer()) == nil) }
  }

  @Test func textLimitsApplyToLines() {
    var limits = Limits()
    limits.maximumTextLength = 5
    let setter = LineSetter(TextStyle(font: .system(size: 8)), limits: limits)
    #expect(setter.set("12345", in: LineBuffer()) != nil)
    #expect(setter.set("123456", in: LineBuffer()) == nil)
    limits.maximumFontSize = 7
    #expect(
      LineSetter(TextStyle(font: .system(size: 8)), limits: limits).set("1", in: LineBuffer())
        == nil)
  }

  @Test func linesAreSetAfterMoreLettersThanTheTableHolds() {
    let all = (0x20...0x4FF).compactMap(Unicode.Scalar.init).map(String.init)
    let setter = LineSetter(TextStyle(font: .system(size: 8)))
    _ = lines(of: all + all, setter.style, setter)
    #expect(lines(of: ["Anna", "12"], setter.style, setter) == 2)
  }

  @Test func tabularFiguresHaveOneWidth() throws {
    for family in [nil, "Noto Sans", "Roboto Condensed"] as [String?] {
      let setter = LineSetter(TextStyle(font: Font(family: family, size: 8)), tabularFigures: true)
      #expect(setter.hasTabularFigures)
      let widths = try (0...9).map { try #require(setter.width(of: "\($0)")) }
      #expect(Set(widths).count == 1)
    }
  }

  @Test func ascentDescentAndLineHeightAreThoseOfLayouts() {
    let style = TextStyle(font: .system(size: 8))
    let line = TextLayout("Xg", style: style).lines[0]
    let setter = LineSetter(style)
    #expect(setter.ascent == line.ascent && setter.descent == line.descent)
    #expect(setter.lineHeight == line.frame.height)
  }

  @Test func theWidthBeforeAByteIsThePositionOfItsLetter() throws {
    let buffer = LineBuffer()
    let setter = LineSetter(TextStyle(font: .system(size: 8)))
    for text in ["1,284.05", "AVé.T"] {
      let line = try #require(setter.set(text, in: buffer))
      let layout = TextLayout(text, style: setter.style)
      for extent in layout.runs[0].extents {
        #expect(buffer.width(of: line, before: extent.bytes.lowerBound) == extent.left)
      }
      #expect(buffer.width(of: line, before: text.utf8.count) == line.width)
      #expect(buffer.width(of: line, before: .max) == line.width)
      #expect(buffer.width(of: line, before: -1) == 0)
    }
  }

  @Test func theLeastWidthIsThatOfTheLayout() throws {
    let buffer = LineBuffer()
    let setter = LineSetter(TextStyle(font: .system(size: 8)))
    let texts = TableTexts(4).cells(300) + words + ["a-b c", "Anna Schmidt", " a  bc ", "(ab) c%"]
    for text in texts {
      let line = try #require(setter.set(text, in: buffer), "\(text)")
      let layout = TextLayout(text, style: setter.style)
      #expect(abs(buffer.minimumWidth(of: line) - layout.minimumWidth) < 0.001, "\(text)")
    }
  }

  /// A low estimate of a width is not above the width of common texts, and not much below.
  @Test(arguments: ["Liberation Sans", "Roboto", "Noto Sans", "Noto Serif"], [false, true])
  func lowWidthEstimates(_ family: String, _ tabularFigures: Bool) throws {
    let setter = LineSetter(
      TextStyle(font: Font(family: family, size: 9)), tabularFigures: tabularFigures)
    func width(_ text: String) -> CGFloat { TextLayout(text, style: setter.style).size.width }
    let texts = TableTexts(38).cells(500) + ["11111", "To. To. Ty, Va", "AVAVAVAVAV"]
    for text in texts where text.utf8.allSatisfy({ $0 < 0x80 }) && !text.isEmpty {
      let estimate = try #require(setter.lowWidthEstimate(of: text))
      #expect(estimate <= width(text) && estimate > width(text) * 0.75, "\(text)")
    }
    for text in ["P.P.P.", "F,F,F,", "L'L'L'", "VAVAVA.", "Ty. To,"] {
      let estimate = try #require(setter.lowWidthEstimate(of: text))
      #expect(estimate <= width(text) * 1.2, "\(text)")
    }
    #expect(setter.lowWidthEstimate(of: "naïve") == nil)
    #expect(setter.lowWidthEstimate(of: "a\tb") == nil)
    let spaced = LineSetter(TextStyle(font: Font(family: family, size: 9), kerning: 3))
    #expect(spaced.lowWidthEstimate(of: "il") == nil)
  }
}
