import EaselCanvas
import Foundation

extension BarChart {
  /// The values by category, for screen readers; several series are preceded by their names.
  package var summary: String? {
    let format = valueFormat ?? .automatic
    return ChartSummary.text(
      ofSeries: series.indices.map { index in
        (
          series[index].name,
          (0..<categoryCount).compactMap { category in
            value(index, category).map { (name(of: category), $0) }
          }
        )
      }, format: format.string(from:))
  }

  /// The values as a table, with a row for each category and a column for each series.
  package var figureData: MarkedContent.FigureData? {
    .init(
      columns: ["Category"]
        + series.indices.map { series[$0].name.isEmpty ? "Value \($0 + 1)" : series[$0].name },
      rows: (0..<categoryCount).map { category in
        ([name(of: category)], series.indices.map { value($0, category) })
      })
  }

  /// Returns the category and, in a chart of several series, the series of a bar, for screen
  /// readers.
  func barLabel(_ index: Int, _ category: Int) -> String {
    [name(of: category), series.count > 1 ? series[index].name : ""].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  private func name(of category: Int) -> String {
    category < categories.count ? categories[category] : ""
  }
}
