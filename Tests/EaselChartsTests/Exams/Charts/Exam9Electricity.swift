import EaselBlocks
import EaselCharts
import Foundation

/// The sources of Iowa's electricity.
struct ElectricityExam {
  struct Row {
    var year: Date
    var source: String
    var energy: Double
  }

  let rows: [Row]

  init(_ data: ExamData) throws {
    rows = try data.rows("iowa-electricity").compactMap { fields in
      ExamData.date(fields["year"]).map {
        Row(year: $0, source: fields["source"] ?? "", energy: fields.number("net_generation"))
      }
    }
  }

  var shares: some Block {
    Chart(rows) {
      AreaMark(
        x: .value("Year", $0.year), y: .value("Energy", $0.energy), stacking: .normalized
      )
      .foregroundStyle(by: .value("Source", $0.source))
    }
  }

  private var ends: [Row] {
    rows.filter { [2001, 2017].contains(ExamData.calendar.component(.year, from: $0.year)) }
  }

  var slopes: some Block {
    Chart {
      SlopeChart(ends, name: \.source) {
        (
          .value("Year", String(ExamData.calendar.component(.year, from: $0.year))),
          .value("GWh", $0.energy)
        )
      }
    }
    .chartYAxis(.hidden)
  }
}
