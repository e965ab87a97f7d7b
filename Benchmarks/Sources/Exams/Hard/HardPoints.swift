import EaselBlocks
import EaselCharts
import Foundation

/// The hard charts of points.
struct HardPoints {
  private struct Town {
    var name: String
    var income, rent, people, rank: Double
  }

  private struct Sample {
    var number, value: Double
  }

  private let towns: [Town]
  private let samples: [Sample]

  init(_ data: ExamData) throws {
    towns = try data.rows("bubbles").map {
      Town(
        name: $0["Town"] ?? "", income: $0.number("Income"), rent: $0.number("Rent"),
        people: $0.number("People"), rank: $0.number("Rank"))
    }
    samples = try data.rows("powers").map {
      Sample(number: $0.number("Sample"), value: $0.number("Becquerels"))
    }
  }

  var powers: some Block {
    Chart(samples) {
      PointMark(x: .value("Sample", $0.number), y: .value("Becquerels", $0.value))
    }
    .chartYScale(type: .log)
  }

  var bubbles: some Block {
    Chart {
      ForEach(towns.filter { $0.rank > 12 }, id: \.name) { Self.bubble($0) }
      ForEach(towns.filter { $0.rank <= 12 }, id: \.name) {
        Self.bubble($0).pointLabel($0.name, priority: $0.people)
      }
    }
  }

  private static func bubble(_ town: Town) -> some ChartContent {
    PointMark(x: .value("Income", town.income), y: .value("Rent", town.rent))
      .symbolSize(by: .value("People", town.people))
  }
}
