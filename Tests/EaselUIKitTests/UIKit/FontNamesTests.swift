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
    #expect(font?.fontName == "HelveticaNeue-W700Italic")
    #expect(UIFont.systemFont(ofSize: 9).fontName == "System")
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
