import EaselBlocks
import EaselCharts
import Foundation

/// Unemployed people of 14 industries by month.
struct UnemploymentExam {
  struct Row: Identifiable {
    let id = UUID()
    var month: Date
    var industry: String
    var thousands: Double
  }

  let rows: [Row]
  let recession: (start: Date, end: Date)

  init(_ data: ExamData) throws {
    rows = try data.rows("us-unemployment-by-industry").flatMap { fields -> [Row] in
      guard let month = ExamData.date(fields["month"]) else { return [] }
      return fields.keys.filter { $0 != "month" }.sorted().map {
        Row(month: month, industry: $0, thousands: fields.number($0))
      }
    }
    recession = (
      ExamData.date("2007-12-01") ?? .distantPast, ExamData.date("2009-06-30") ?? .distantPast
    )
  }

  var stacked: some Block {
    Chart {
      RectangleMark(
        xStart: .value("Recession", recession.start), xEnd: .value("Recession", recession.end)
      )
      .foregroundStyle(.gray.opacity(0.2))
      ForEach(rows) {
        AreaMark(x: .value("Month", $0.month), y: .value("Thousands", $0.thousands))
          .foregroundStyle(by: .value("Industry", $0.industry))
      }
    }
  }

  var facets: some Block {
    Chart {
      RectangleMark(
        xStart: .value("Recession", recession.start), xEnd: .value("Recession", recession.end)
      )
      .foregroundStyle(.gray.opacity(0.2))
      ForEach(rows) {
        LineMark(
          x: .value("Month", $0.month), y: .value("Thousands", $0.thousands),
          series: .value("Industry", $0.industry)
        )
        .context()
      }
      ForEach(rows) {
        LineMark(x: .value("Month", $0.month), y: .value("Thousands", $0.thousands))
          .facet(by: .value("Industry", $0.industry))
      }
    }
    .chartFacetColumns(4)
  }
}
