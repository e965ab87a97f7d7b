import EaselBlocks
import EaselCharts
import Foundation

/// Flights of the thirty busiest airports of the United States in 2008.
struct AirportExam {
  struct Airport {
    var name: String
    var flights: Double
  }

  let airports: [Airport]

  init(_ data: ExamData) throws {
    airports = try data.rows("us-airports-2008").map {
      Airport(name: $0["name"] ?? "", flights: $0.number("flights"))
    }
  }

  var chart: some Block {
    Chart(airports) {
      BarMark(x: .value("Flights", $0.flights), y: .value("Airport", $0.name))
    }
  }
}
