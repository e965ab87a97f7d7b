import Foundation
import Testing

@testable import EaselCanvas

struct FontNameTests {
  @Test(
    "a PostScript name gives family, weight and slant",
    arguments: [
      ("HelveticaNeue-BoldItalic", "Helvetica Neue", Font.Weight.bold, true),
      ("Helvetica", "Helvetica", .regular, false),
      ("AvenirNext-DemiBold", "Avenir Next", .semibold, false),
      ("HelveticaNeue-UltraLight", "Helvetica Neue", .ultraLight, false),
      ("Inter-ExtraLightItalic", "Inter", Font.Weight(rawValue: 200), true),
      ("Inter-Thin", "Inter", Font.Weight(rawValue: 100), false),
      ("HiraginoSans-W3", "Hiragino Sans", .light, false),
      ("HiraKakuProN-W6", "Hira Kaku Pro N", .semibold, false),
      ("Inter-NarrowW350", "Inter", Font.Weight(rawValue: 350), false),
      ("Courier-Oblique", "Courier", .regular, true),
      ("Noto Sans", "Noto Sans", .regular, false),
    ])
  func postScript(_ name: String, _ family: String, _ weight: Font.Weight, _ isItalic: Bool) {
    let font = Font(postScriptName: name, size: 9)
    #expect(font.family == family)
    #expect(font.weight == weight)
    #expect(font.isItalic == isItalic)
    #expect(font.size == 9)
  }

  @Test(
    "a PostScript name gives the width",
    arguments: [
      ("DINAlternate-CondensedBold", Font.Width.condensed), ("ArialNarrow-Bold", .standard),
      ("HelveticaNeue-BoldExpanded", .expanded), ("Eurostile-Extended", .expanded),
      ("Inter-Bold", .standard),
    ])
  func width(_ name: String, _ width: Font.Width) {
    #expect(Font(postScriptName: name, size: 9).width == width)
  }

  @Test("preferred fonts of text styles have UIKit's sizes")
  func preferred() {
    #expect(Font.preferred(for: .footnote) == .system(size: 13))
    #expect(Font.preferred(for: .headline) == .system(size: 17, weight: .semibold))
    #expect(Font.preferred(for: Font.TextStyle(rawValue: "unknown")).size == 17)
  }

  @Test("attributes set the style of a text")
  func attributes() {
    let paragraph = ParagraphStyle()
    paragraph.alignment = .right
    var style = TextStyle()
    style.apply([
      .font: Font.system(size: 20), .foregroundColor: Color.red, .paragraphStyle: paragraph,
      .kern: 2,
    ])
    #expect(style.font.size == 20)
    #expect(style.color == .red)
    #expect(style.alignment == .right)
    #expect(style.kerning == 2)
  }
}
