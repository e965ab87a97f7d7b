import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@Suite struct ThemeTests {
  private let colors = Theme.plain.colors

  @Test(arguments: Appearance.allCases)
  func textIsReadableOnPaper(in appearance: Appearance) {
    for color in [colors.ink, colors.secondary, colors.accent, colors.strongRule] {
      #expect(color.contrast(with: colors.paper, for: appearance) >= 4.5)
    }
  }

  @Test(arguments: Appearance.allCases)
  func textIsReadableOnStripesAndFills(in appearance: Appearance) {
    for background in [colors.stripe, colors.fill] {
      #expect(colors.secondary.contrast(with: background, for: appearance) >= 4.5)
    }
  }

  @Test(arguments: Appearance.allCases)
  func rulesAreVisible(in appearance: Appearance) {
    #expect(colors.rule.contrast(with: colors.paper, for: appearance) >= 1.3)
  }

  @Test func accentIsTheFirstColorOfThePaletteInLightAppearance() {
    #expect(
      colors.accent.components(for: .light) == Theme.plain.palette[0].components(for: .light))
  }

  @Test func stacksTakeTheThemesSpacing() {
    var theme = Theme.plain
    theme.spacing.stack = 20
    let tree = VStack {
      Tint.red.frame(width: 10, height: 10)
      Tint.red.frame(width: 10, height: 10)
    }
    .theme(theme).layoutTree()
    #expect(tree.size.height == 40)
  }

  @Test func paddingTakesTheThemesLength() {
    var theme = Theme.plain
    theme.spacing.padding = 5
    #expect(Tint.red.padding().theme(theme).layoutTree().size == CGSize(width: 20, height: 20))
  }

  @Test func distancesOfHeadingsBeyondTheLastLevelAreThoseOfTheLast() {
    #expect(Theme.plain.spacing.before(heading: 1) == 26)
    #expect(Theme.plain.spacing.before(heading: 6) == 13)
    #expect(Theme.plain.spacing.after(heading: 0) == 8)
  }

  @Test func scaledTypeKeepsItsProportions() {
    let scale = Theme.plain.type.scaled(by: 2)
    #expect(scale[.body] == Theme.TypeSize(size: 21, lineHeight: 30))
    #expect(Theme.plain.type.scaled(by: .nan) == Theme.plain.type)
  }

  @Test func innerThemeReplacesTheOuterOne() {
    var theme = Theme.plain
    theme.colors.ink = .white
    let fills = Rectangle().theme(.plain).theme(theme).fills()
    #expect(fills.map(\.paint) == [.color(colors.ink.resolved(for: .light))])
  }
}
