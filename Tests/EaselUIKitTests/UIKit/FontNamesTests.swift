import EaselCanvas
import EaselUIKit
import Testing

@Suite struct FontNamesTests {
  @Test func systemFontsHaveSizeAndWeight() {
    #expect(UIFont.systemFont(ofSize: 20) == .system(size: 20))
    #expect(UIFont.systemFont(ofSize: 20, weight: .light).weight == .light)
    #expect(UIFont.boldSystemFont(ofSize: 20).weight == .bold)
    #expect(UIFont.italicSystemFont(ofSize: 20).isItalic)
    #expect(
      UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular).features == [.tabularFigures])
  }

  @Test func fontNamesAreSplitIntoFamilyAndStyle() {
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.family == "Helvetica Neue")
    #expect(UIFont(name: "", size: 12) == nil)
    let font = UIFont(name: "HelveticaNeue-BoldItalic", size: 12)
    #expect(font?.fontName == "HelveticaNeue-BoldItalic")
    #expect(UIFont.systemFont(ofSize: 9).fontName == "System")
  }

  @Test func fontNamesAreReadBack() {
    let weights = [1, 99, 350, 1000] + Array(stride(from: 100, through: 900, by: 100))
    for weight in weights.map(UIFont.Weight.init(rawValue:)) {
      for width in Font.Width.allCases {
        for family in [nil, "Noto Sans Mono"] {
          for isItalic in [false, true] {
            let font = Font(
              family: family, size: 12, weight: weight, width: width, isItalic: isItalic)
            #expect(UIFont(name: font.fontName, size: 12) == font, "\(font.fontName)")
          }
        }
      }
    }
  }

  @Test func fontsHaveTheRequestedAndTheStandardSizes() {
    #expect(UIFont.systemFont(ofSize: 20).pointSize == 20)
    #expect(UIFont.systemFont(ofSize: 20).withSize(9).pointSize == 9)
    #expect(UIFont.systemFontSize == 14)
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.smallSystemFontSize == 12)
    #expect(UIFont.preferredFont(forTextStyle: .footnote).pointSize == 13)
  }
}
