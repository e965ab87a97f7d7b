import EaselBlocks
import EaselCharts
import EaselGenerators
import Foundation
import Testing

@testable import EaselCanvas

/// A font that a theme says reaches every text of a chart.
@Suite struct HouseFontTests {
  private static let family = "DejaVu Serif"

  @Test(arguments: SampleFamily.allCases)
  func theFontOfAThemeReachesEveryLabel(_ family: SampleFamily) {
    for seed in [UInt64(3), 4] {
      let sample = SampleChart(seed: seed, family: family)
      var environment = sample.environment
      environment.theme.families.text = Self.family
      let layout = sample.chart.layout(
        in: CGSize(width: 640, height: 400), environment: environment)
      for label in layout.labels {
        #expect(
          label.text.styles.allSatisfy { $0.font.family == Self.family },
          "\(family): \(label.text.string)")
      }
    }
  }
}
