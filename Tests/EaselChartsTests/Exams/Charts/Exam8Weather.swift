import EaselBlocks
import EaselCharts
import Foundation

/// A year of weather in Seattle.
struct WeatherExam {
  struct Day {
    var date: Date
    var rain: Double
    var low: Double
    var high: Double
  }

  let days: [Day]

  init(_ data: ExamData) throws {
    days = try data.rows("seattle-weather").prefix(366).compactMap { fields in
      ExamData.date(fields["date"]).map {
        Day(
          date: $0, rain: fields.number("precipitation"), low: fields.number("temp_min"),
          high: fields.number("temp_max"))
      }
    }
  }

  var range: some Block {
    Chart(days) {
      BarMark(
        x: .value("Day", $0.date, unit: .day), yStart: .value("Low", $0.low),
        yEnd: .value("High", $0.high))
    }
    .chartYAxisLabel("°C")
  }

  var rain: some Block {
    Chart {
      CalendarHeatMap(
        days, date: { .value("Day", $0.date) }, value: { .value("Rain in mm", $0.rain) })
    }
  }
}
