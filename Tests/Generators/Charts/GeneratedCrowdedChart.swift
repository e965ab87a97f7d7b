import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

/// A chart with all the texts that a chart can have, in any size.
package struct GeneratedCrowdedChart {
  package var chart: any Block
  package var size: CGSize
  package var family: SampleFamily
  package var locale: String
  /// Whether the marks stand on axes.
  package var hasAxes: Bool

  private static let locales = ["en_US", "de_DE", "fr_FR", "ar_EG", "ja_JP", "hi_IN"]

  package init(_ random: inout SeededGenerator) {
    family = random.pick(SampleFamily.allCases)
    size = CGSize(width: random.length(160...960), height: random.length(100...600))
    locale = random.pick(Self.locales)
    hasAxes = ![.pie, .donut, .halfPie, .gauge, .sparkline].contains(family)
    let (family, language) = (family, String(locale.prefix(2)))
    let data = SampleData(family, language: language, !random.isOnce(in: 3), &random)
    let words = SampleNames(language: language).make(6, longest: 24, &random)
    let named = hasAxes && random.isOnce(in: 4) ? data.first.first : nil
    var chart = Chart {
      Plot { family.content(data) }
      if let row = named {
        RuleMark(y: .value("Value", row.value))
          .annotation(position: .top, alignment: .leading) { Text(words[0]) }
      }
    }
    .asAny
    family.configure(&chart.configuration)
    chart.configuration.titles = ChartTitles(
      title: Text(data.title), subtitle: random.isOnce(in: 2) ? Text(data.subtitle) : nil,
      source: random.isOnce(in: 2) ? Text(data.source) : nil)
    self.chart = hasAxes ? chart.chartXAxisLabel(words[1]).chartYAxisLabel(words[2]) : chart
  }

  package var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return environment
  }

  /// The chart in a line, for the list of faults.
  package var source: String {
    "\(family) in \(Int(size.width)) × \(Int(size.height)), \(locale)"
  }
}

extension Chart {
  fileprivate var asAny: Chart<AnyChartContent> {
    let content = content
    return Chart<AnyChartContent> { AnyChartContent(content) }
  }
}

extension SeededGenerator {
  /// Returns a length, even in the logarithm, so that small charts are as frequent as large ones.
  fileprivate mutating func length(_ range: ClosedRange<Double>) -> CGFloat {
    let powers = log(range.lowerBound)...log(range.upperBound)
    return CGFloat(exp(Double.random(in: powers, using: &self)).rounded())
  }
}
