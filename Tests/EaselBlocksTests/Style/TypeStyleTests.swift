import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

@Suite struct TypeStyleTests {
  private func resolved(
    _ style: TypeStyle, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ResolvedType {
    var environment = EnvironmentValues()
    change(&environment)
    return style.resolved(in: environment)
  }

  @Test func rolesHaveTheSizesOfTheTheme() {
    let body = resolved(.body)
    #expect(body.font == Font(size: 10.5))
    #expect(body.lineHeight == 15)
  }

  @Test(
    arguments: [
      (TypeStyle.title, 28, 32), (.heading(1), 20, 26), (.heading(2), 15, 20),
      (.heading(3), 12, 16),
      (.table, 9.5, 13), (.footnote, 8.5, 11), (.code, 9, 13),
    ] as [(TypeStyle, CGFloat, CGFloat)])
  func sizesOfThePlainTheme(_ style: TypeStyle, _ size: CGFloat, _ lineHeight: CGFloat) {
    let type = resolved(style)
    #expect(type.font.size == size)
    #expect(type.lineHeight == lineHeight)
  }

  @Test func deepHeadingsHaveTheSizeOfTheFourth() {
    #expect(resolved(.heading(6)) == resolved(.heading(4)))
  }

  @Test func systemSizesKeepTheFontsLineHeight() {
    #expect(resolved(.system(size: 12, weight: .bold)).font == Font(size: 12, weight: .bold))
    #expect(resolved(.system(size: 12)).lineHeight == nil)
  }

  @Test func codeIsMonospaced() {
    #expect(resolved(.code).font.family == Theme.plain.families.monospaced)
  }

  @Test func fontFamilyOfTheThemeAppliesToEveryRole() {
    let theme = Theme.plain.fontFamily("Acme", monospaced: "Acme Code")
    #expect(resolved(.heading(2)) { $0.theme = theme }.font.family == "Acme")
    #expect(resolved(.code) { $0.theme = theme }.font.family == "Acme Code")
    #expect(resolved(TypeStyle(Font(size: 9))) { $0.theme = theme }.font.family == "Acme")
  }

  @Test func customFontFamilyWinsOverTheFamilyOfTheTheme() {
    let type = resolved(.custom("Other", size: 9)) { $0.theme = Theme.plain.fontFamily("Acme") }
    #expect(type.font.family == "Other")
  }

  @Test func boldKeepsHeavierWeights() {
    #expect(resolved(.system(size: 9, weight: .black).bold()).font.weight == .black)
    #expect(resolved(.body.bold()).font.weight == .bold)
  }

  @Test func weightAfterBoldWins() {
    #expect(resolved(.body.bold().weight(.light)).font.weight == .light)
  }

  @Test func fontModifiersApplyToAnyFont() {
    let type = resolved(.caption) {
      $0.fontChanges.isBold = true
      $0.fontChanges.isItalic = true
      $0.fontChanges.hasTabularFigures = true
    }
    #expect(
      type.font
        == Font(size: 8.5, weight: .bold, isItalic: true, features: [.tabularFigures]))
  }

  @Test func leadingChangesTheLineHeight() {
    #expect(resolved(.body.leading(.tight)).lineHeight == 13)
    #expect(resolved(.body.leading(.loose)).lineHeight == 17)
  }

  @Test func designTakesTheThemesFamily() {
    #expect(resolved(.system(.body, design: .serif)).font.family == Theme.plain.families.serif)
    #expect(resolved(.body.monospaced()).font.size == 10.5)
  }
}
