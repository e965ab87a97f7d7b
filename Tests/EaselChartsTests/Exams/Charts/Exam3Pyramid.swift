import EaselBlocks
import EaselCharts
import Foundation

/// The population of the United States in 2019 by age and sex.
struct PyramidExam {
  struct Row {
    var age: Int
    var sex: String
    var people: Double
  }

  let rows: [Row]

  init(_ data: ExamData) throws {
    rows = try data.rows("us-population-2019").flatMap { fields in
      ["Men", "Women"].map {
        Row(
          age: Int(fields.number("age")), sex: $0,
          people: fields.number($0 == "Men" ? "male" : "female"))
      }
    }
  }

  var chart: some Block {
    Chart {
      PopulationPyramid(
        rows, x: { .value("People", $0.people) }, y: { .value("Age", $0.age) },
        side: { .value("Sex", $0.sex) })
    }
  }

  var bars: some Block {
    Chart(rows) {
      BarMark(
        x: .value("People", $0.sex == "Men" ? -$0.people : $0.people), y: .value("Age", $0.age)
      )
      .foregroundStyle(by: .value("Sex", $0.sex))
    }
  }
}
