import EaselBlocks
import EaselCharts
import Foundation

/// Charts of four more families, which are timed beside the exams.
struct FurtherCharts {
  struct Count {
    var month: String
    var weather: String
    var days: Int
  }

  struct Mean {
    var year: String
    var industry: String
    var thousands: Double
  }

  private let counts: [Count]
  private let means: [Mean]
  private let sources: [ElectricityExam.Row]

  init(_ data: ExamData) throws {
    var days: [String: [String: Int]] = [:]
    for row in try data.rows("seattle-weather") {
      let month = (row["date"] ?? "").split { !$0.isNumber }.dropFirst().first.map(String.init)
      days[month ?? "", default: [:]][row["weather"] ?? "", default: 0] += 1
    }
    counts = days.keys.sorted().flatMap { month in
      (days[month] ?? [:]).sorted { $0.key < $1.key }.map {
        Count(month: month, weather: $0.key, days: $0.value)
      }
    }
    var values: [String: [String: [Double]]] = [:]
    for row in try data.rows("us-unemployment-by-industry") {
      let year = String((row["month"] ?? "").prefix(4))
      for industry in row.keys where industry != "month" {
        values[industry, default: [:]][year, default: []].append(row.number(industry))
      }
    }
    means = values.keys.sorted().flatMap { industry in
      (values[industry] ?? [:]).sorted { $0.key < $1.key }.map { year, values in
        Mean(
          year: year, industry: industry,
          thousands: values.reduce(0, +) / Double(max(values.count, 1)))
      }
    }
    sources = try ElectricityExam(data).rows
  }

  var works: [ExamWork] {
    [
      ExamWork("stacked-bars", stackedBars), ExamWork("grouped-bars", groupedBars),
      ExamWork("heat-map", heatMap), ExamWork("donut", donut),
    ]
  }

  private var stackedBars: Chart<some ChartContent> {
    Chart(counts) {
      BarMark(x: .value("Month", $0.month), y: .value("Days", $0.days))
        .foregroundStyle(by: .value("Weather", $0.weather))
    }
  }

  private var groupedBars: Chart<some ChartContent> {
    Chart(means.filter { ["2000", "2005", "2009"].contains($0.year) }) {
      BarMark(x: .value("Industry", $0.industry), y: .value("Thousands", $0.thousands))
        .foregroundStyle(by: .value("Year", $0.year))
        .position(by: .value("Year", $0.year))
    }
  }

  private var heatMap: Chart<some ChartContent> {
    Chart(means) {
      RectangleMark(x: .value("Year", $0.year), y: .value("Industry", $0.industry))
        .foregroundStyle(by: .value("Thousands", $0.thousands))
    }
  }

  private var donut: Chart<some ChartContent> {
    let year = sources.map(\.year).max()
    return Chart(sources.filter { $0.year == year }) {
      SectorMark(angle: .value("GWh", $0.energy), innerRadius: .ratio(0.6))
        .foregroundStyle(by: .value("Source", $0.source))
    }
  }
}
