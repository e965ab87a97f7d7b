import EaselCanvas
import Foundation

extension BarChart {
  /// The values by category; those of several series with the series' names.
  var summary: String? {
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

  /// What a bar is, in words.
  func barLabel(_ index: Int, _ category: Int) -> String {
    [name(of: category), series.count > 1 ? series[index].name : ""].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  private func name(of category: Int) -> String {
    category < categories.count ? categories[category] : ""
  }
}
