import EaselBlocks
import EaselCharts
import Foundation

/// Carbon dioxide at Mauna Loa by month.
struct KeelingExam {
  struct Month {
    var date: Date
    var average: Double
    var trend: Double
  }

  let months: [Month]

  init(_ data: ExamData) throws {
    months = try data.rows("co2-mauna-loa").compactMap { row in
      ExamData.date(row["month"]).map {
        Month(date: $0, average: row.number("average"), trend: row.number("deseasonalised"))
      }
    }
  }

  var chart: some Block {
    Chart(months) {
      LineMark(
        x: .value("Month", $0.date), y: .value("CO₂", $0.average), series: .value("", "Monthly"))
      LineMark(
        x: .value("Month", $0.date), y: .value("CO₂", $0.trend), series: .value("", "Trend")
      )
      .foregroundStyle(.red)
    }
    .chartYScale(domain: .automatic(includesZero: false))
    .chartYAxisLabel("ppm")
    .chartValueLabels(.visible)
  }
}
