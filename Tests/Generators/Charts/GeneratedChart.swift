import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

/// A chart of any family with random data, as a user writes it.
package struct GeneratedChart {
  package var chart: Chart<AnyChartContent>
  package var size: CGSize
  package var family: SampleFamily

  package init(_ random: inout SeededGenerator) {
    family = random.pick(SampleFamily.allCases)
    size = CGSize(width: random.number(200...480), height: random.number(160...320))
    let language = random.pick(["en", "de", "fr", "ja"])
    let data = SampleData(family, language: language, true, &random)
    let family = family
    var chart = Chart { family.content(data) }
    family.configure(&chart.configuration)
    if random.isOnce(in: 3) {
      chart.configuration.titles = ChartTitles(title: Text(data.title))
    }
    self.chart = chart
  }
}
