import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselCharts

/// Values of several series over five months.
enum SeriesSamples {
  struct Row {
    var month: String
    var value: Double
    var series: String
  }

  static let months = ["Jan", "Feb", "Mar", "Apr", "May"]

  /// Series in the order of their names; the value of the last month rises from series to series.
  static func rows(_ names: [String]) -> [Row] {
    months.enumerated().flatMap { column, month in
      names.enumerated().map { index, name in
        Row(month: month, value: Double(10 + index * 3 + column % 2), series: name)
      }
    }
  }

  static func bars(_ names: [String]) -> some ChartContent {
    Plot {
      ForEach(data: rows(names), id: { _ in 0 }) {
        BarMark(x: .value("Month", $0.month), y: .value("Value", $0.value))
          .foregroundStyle(by: .value("Series", $0.series))
      }
    }
  }

  static func lines(_ names: [String]) -> some ChartContent {
    Plot {
      ForEach(data: rows(names), id: { _ in 0 }) {
        LineMark(x: .value("Month", $0.month), y: .value("Value", $0.value))
          .foregroundStyle(by: .value("Series", $0.series))
      }
    }
  }

  /// Lays a chart out; `change` says what modifiers would.
  static func layout(
    _ content: some ChartContent, width: CGFloat = 480, height: CGFloat = 300,
    direction: LayoutDirection = .leftToRight,
    _ change: (inout ChartConfiguration) -> Void = { _ in }
  ) -> ChartLayout {
    var chart = Chart { content }
    change(&chart.configuration)
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    return chart.layout(in: CGSize(width: width, height: height), environment: environment)
  }
}

extension LegendLayout {
  /// The names in their order.
  var names: [String] { keys.map(\.label.text.string) }
}
