import Foundation
import Testing

@testable import EaselCanvas

/// Fonts as values.
@Suite struct FontTests {
  private let font = Font(
    family: "Roboto", size: 12, weight: .medium, width: .condensed, isItalic: true,
    features: [.tabularFigures])

  @Test func changingOnePropertyKeepsTheOthers() {
    let changed = font.with(size: 20).with(weight: .bold).with(italic: false)
      .with(features: [.smallCaps])
    #expect(
      changed
        == Font(
          family: "Roboto", size: 20, weight: .bold, width: .condensed, isItalic: false,
          features: [.tabularFigures, .smallCaps]))
    #expect(changed != font)
  }

  @Test func equalFontsHaveEqualHashes() {
    let other = font.with(size: 12)
    #expect(other == font && other !== font)
    #expect(other.hashValue == font.hashValue)
  }

  @Test func weightsAreClamped() {
    #expect(Font.Weight(rawValue: -5).rawValue == 1)
    #expect(Font.Weight(rawValue: 5_000).rawValue == 1_000)
  }

  @Test func condensedLettersAreNarrower() {
    let condensed = TextStyle(font: Font(size: 12, width: .condensed))
    let text = "Electricity generation"
    #expect(TextLayout(text, style: condensed).size.width < TextLayout(text).size.width * 0.95)
  }

  @Test func smallCapitalsAreSmallerThanCapitals() {
    func height(_ features: [Font.Feature], _ text: String) -> CGFloat {
      TextLayout(text, style: TextStyle(font: Font(size: 100, features: features)))
        .outline.boundingBox.height
    }
    let small = height([.smallCaps], "x")
    #expect(small > height([], "x") && small < height([], "X"))
  }

  @Test func descendersAreNegative() {
    #expect(font.descender < 0 && font.ascender > font.capHeight && font.capHeight > font.xHeight)
  }

  @Test func attributedStringsHaveAFontProperty() {
    var text = AttributedString("abc")
    text.font = font
    #expect(text[EaselAttributes.FontKey.self] == font)
    #expect(text.easel.font == font)
  }

  @Test(arguments: [
    ("تقرير، نسبة؟ نعم؛", "NotoSansArabic-"), ("क्षेत्र।", "NotoSansDevanagari-"),
    ("অঞ্চল।", "NotoSansBengali-"), ("שלום־עולם", "NotoSansHebrew-"),
    ("รายงานฯ", "NotoSansThai-"), ("売上、利益。", "BIZUDPGothic-"),
  ])
  func punctuationSharedByScriptsIsInTheFontOfItsLetters(_ text: String, _ file: String) {
    let layout = TextLayout(text, style: TextStyle(font: .system(size: 12)))
    #expect(!layout.runs.isEmpty)
    #expect(
      layout.runs.allSatisfy { $0.font.file.contains(file) }, "\(layout.runs.map(\.font.file))")
  }
}
