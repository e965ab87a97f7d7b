import EaselCanvas
import EaselCharts
import Foundation
import Testing

/// The colours of series as numbers: how far they are from one another and from the ground.
@Suite struct ChartPaletteTests {
  private static func labs(_ count: Int, _ appearance: Appearance) -> [OKLab] {
    (0..<count).map { OKLab(ChartPalette.color($0).components(for: appearance)) }
  }

  /// The difference of two colours, ΔE in OKLab; 0.02 is just noticed.
  private static func difference(_ one: OKLab, _ other: OKLab) -> CGFloat {
    let (l, a, b) = (one.lightness - other.lightness, one.a - other.a, one.b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }

  @Test func theFirstEightColorsAreTheStandardPalette() {
    #expect((0..<8).map(ChartPalette.color) == ChartPalette.standard)
  }

  @Test(arguments: Appearance.allCases)
  func twentyFourColoursDiffer(_ appearance: Appearance) {
    let labs = Self.labs(24, appearance)
    for (index, one) in labs.enumerated() {
      for other in labs[(index + 1)...] { #expect(Self.difference(one, other) > 0.055) }
    }
  }

  @Test(arguments: Appearance.allCases)
  func neighboursInAPieDifferPlainly(_ appearance: Appearance) {
    for count in 2...24 {
      let labs = Self.labs(count, appearance)
      for (index, one) in labs.enumerated() {
        #expect(Self.difference(one, labs[(index + 1) % count]) > 0.08)
      }
    }
  }

  @Test(arguments: Appearance.allCases)
  func colorsContrastWithTheBackground(_ appearance: Appearance) {
    for index in 0..<24 {
      let contrast = ChartPalette.color(index).contrast(with: .systemBackground, for: appearance)
      // The darker rounds of the palette are close to the background in dark appearance.
      #expect(contrast >= (index < 8 ? 3 : 1.6))
    }
  }

  @Test(arguments: Appearance.allCases)
  func secondaryTextIsReadable(_ appearance: Appearance) {
    let text = ChartPalette.secondaryText.composited(over: .systemBackground)
    #expect(text.contrast(with: .systemBackground, for: appearance) > 4.5)
    #expect(ChartPalette.secondaryText != .label)
  }

  @Test(arguments: [-1, 24, 48, .min, .max])
  func anyIndexHasAColour(_ index: Int) {
    #expect(ChartPalette.color(index).components(for: .light).alpha == 1)
  }
}
