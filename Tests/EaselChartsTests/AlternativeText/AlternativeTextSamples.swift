import EaselBlocks
import Foundation

@testable import EaselCharts

/// Small charts of each kind, for tests of their words.
enum WordSamples {
  static let size = CGSize(width: 480, height: 300)

  /// The names of the charts, in the order of the table.
  static let kinds = [
    "line", "bar", "stacked", "grouped", "horizontal", "scatter", "donut", "heat", "histogram",
    "combination",
  ]

  static func environment(_ language: String) -> EnvironmentValues {
    var environment = EnvironmentValues()
    let regions = [
      "en": "US", "de": "DE", "fr": "FR", "es": "ES", "ja": "JP", "ar": "EG", "it": "IT",
      "nl": "NL", "pt": "BR",
    ]
    environment.locale = Locale(
      identifier: regions[language].map { "\(language)_\($0)" } ?? language)
    return environment
  }

  static func layout(
    _ chart: some Block, _ environment: EnvironmentValues = environment("en")
  ) -> ChartLayout { chart.layout(in: size, environment: environment) }

  static func words(_ kind: String, _ language: String) -> String {
    let environment = environment(language)
    return switch kind {
    case "line": layout(line, environment).alternativeText
    case "bar": layout(bar, environment).alternativeText
    case "stacked": layout(stacked, environment).alternativeText
    case "grouped": layout(grouped, environment).alternativeText
    case "horizontal": layout(horizontal, environment).alternativeText
    case "scatter": layout(scatter, environment).alternativeText
    case "donut": layout(donut, environment).alternativeText
    case "heat": layout(heat, environment).alternativeText
    case "histogram": layout(histogram, environment).alternativeText
    default: layout(combination, environment).alternativeText
    }
  }

  /// The days since 1 January 2024, at midnight in Greenwich.
  static func day(_ number: Int) -> Date {
    Date(timeIntervalSince1970: 1_704_067_200 + Double(number) * 86_400)
  }

  static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug"]

  static var line: Chart<some ChartContent> {
    let rows: [(day: Int, load: Double?)] = [(0, 50), (1, 62.5), (2, nil), (3, 81), (4, 56)]
    var chart = Chart(rows) {
      LineMark(x: .value("Day", day($0.day), unit: .day), y: .value("Load", $0.load))
    }
    chart.configuration.titles = ChartTitles(title: Text(verbatim: "Load peaked on Thursday"))
    return chart
  }

  static var bar: Chart<some ChartContent> {
    Chart(Array(zip(months, [12.0, 9, 20, 31, 47, 60, 58, 52]))) {
      BarMark(x: .value("Month", $0.0), y: .value("Sales", $0.1 * 100))
    }
  }

  private static let crops = [
    ("2022", "Wheat", 21.0), ("2022", "Rye", 8), ("2023", "Wheat", 24), ("2023", "Rye", 9),
    ("2024", "Wheat", 18), ("2024", "Rye", 3),
  ]

  static var stacked: Chart<some ChartContent> {
    Chart(crops) {
      BarMark(x: .value("Year", $0.0), y: .value("Harvest", $0.2))
        .foregroundStyle(by: .value("Crop", $0.1))
    }
  }

  static var grouped: Chart<some ChartContent> {
    Chart(crops) {
      BarMark(x: .value("Year", $0.0), y: .value("Harvest", $0.2))
        .foregroundStyle(by: .value("Crop", $0.1)).position(by: .value("Crop", $0.1))
    }
  }

  static var horizontal: Chart<some ChartContent> {
    Chart([("Oslo", 0.7), ("Bern", 0.14), ("Rome", 2.8)]) {
      BarMark(x: .value("Millions", $0.1), y: .value("City", $0.0))
    }
  }

  static var scatter: Chart<some ChartContent> {
    Chart([(150, 52.5), (162, 60), (171, 68), (180, 82.25)]) {
      PointMark(x: .value("Height", $0.0), y: .value("Weight", $0.1))
    }
  }

  static var donut: Chart<some ChartContent> {
    Chart([("Rent", 900.0), ("Food", 450), ("Rest", 150)]) {
      SectorMark(angle: .value("Cost", $0.1), innerRadius: .ratio(0.6))
        .foregroundStyle(by: .value("Kind", $0.0))
    }
  }

  static var heat: Chart<some ChartContent> {
    Chart([("Mon", "am", 3.0), ("Mon", "pm", 7), ("Tue", "am", 5), ("Tue", "pm", 1)]) {
      RectangleMark(x: .value("Day", $0.0), y: .value("Half", $0.1))
        .foregroundStyle(by: .value("Calls", $0.2))
    }
  }

  static var histogram: Chart<some ChartContent> {
    Chart([(20..<30, 12), (30..<40, 25), (40..<50, 7)]) {
      BarMark(x: .value("Age", $0.0), y: .value("People", $0.1))
    }
  }

  static var combination: Chart<some ChartContent> {
    Chart([("Jan", 80.0, -1.5), ("Feb", 60, 0), ("Mar", 55, 6)]) {
      BarMark(x: .value("Month", $0.0), y: .value("Rain", $0.1))
      LineMark(x: .value("Month", $0.0), y: .value("Warmth", $0.2)).yAxis("warmth")
    }
  }
}
