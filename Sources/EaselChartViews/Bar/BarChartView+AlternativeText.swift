import EaselCanvas
import EaselCharts
import Foundation

extension BarChartView {
  /// The values by category, for screen readers; several series are preceded by their names.
  var summary: String? {
    let format = chart.valueFormat ?? .automatic
    return ChartSummary.text(
      ofSeries: chart.series.map { series in
        (
          series.name,
          zip(names, series.values).filter { $0.1.isFinite }.map { ($0.0, $0.1) }
        )
      }, format: format.string(from:))
  }

  /// The values as a table, with a row for each category and a column for each series.
  var table: MarkedContent.FigureData? {
    let series = chart.series
    return .init(
      columns: ["Category"]
        + series.indices.map { series[$0].name.isEmpty ? "Value \($0 + 1)" : series[$0].name },
      rows: names.enumerated().map { category, name in
        (
          [name],
          series.map {
            category < $0.values.count && $0.values[category].isFinite
              ? $0.values[category] : nil
          }
        )
      })
  }

  /// The name of each category; empty without a name.
  private var names: [String] {
    let names = chart.categories
    return (0..<chart.categoryCount).map { $0 < names.count ? names[$0] : "" }
  }
}
