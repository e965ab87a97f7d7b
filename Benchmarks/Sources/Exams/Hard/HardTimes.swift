import EaselBlocks
import EaselCharts
import Foundation

/// The hard charts over time.
struct HardTimes {
  private let logins, nights, energy, load, passengers, rents: [HardRow]

  init(_ data: ExamData) throws {
    logins = try HardRow.rows(data, "zeros", date: "Day", value: "Failed logins")
    nights = try HardRow.rows(data, "facets", date: "Month", series: "Region", value: "Nights")
    energy = try HardRow.rows(data, "gaps", date: "Month", series: "Source", value: "TWh")
    load = try HardRow.rows(data, "hours", date: "Time", value: "Load in GW")
    passengers = try HardRow.rows(data, "long", date: "Month", value: "Passengers")
    rents = try HardRow.rows(data, "lines", date: "Month", series: "City", value: "Rent index")
  }

  var zeros: some Block {
    Chart(logins) {
      LineMark(x: .value("Day", $0.date), y: .value("Failed logins", $0.value))
    }
    .chartYScale(type: .log)
  }

  var facets: some Block {
    Chart(nights) {
      LineMark(x: .value("Month", $0.date), y: .value("Nights", $0.value))
    }
    .chartFacet(by: { .value("Region", $0.series) })
  }

  var gaps: some Block {
    Chart(energy) {
      AreaMark(x: .value("Month", $0.date), y: .value("TWh", $0.value))
        .foregroundStyle(by: .value("Source", $0.series))
    }
  }

  var hours: some Block {
    Chart(load) {
      LineMark(x: .value("Time", $0.date), y: .value("Load in GW", $0.value))
    }
  }

  var long: some Block {
    Chart(passengers) {
      LineMark(x: .value("Month", $0.date), y: .value("Passengers", $0.value))
    }
  }

  var lines: some Block {
    Chart(rents) {
      LineMark(x: .value("Month", $0.date), y: .value("Rent index", $0.value))
        .foregroundStyle(by: .value("City", $0.series))
    }
  }
}
