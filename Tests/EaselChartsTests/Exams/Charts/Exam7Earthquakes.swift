import EaselBlocks
import EaselCharts
import Foundation

/// A week of earthquakes.
struct EarthquakeExam {
  struct Quake: Identifiable {
    let id = UUID()
    var time: Date
    var magnitude: Double
    var depth: Double
  }

  let quakes: [Quake]
  let strongest: [Quake]

  init(_ data: ExamData) throws {
    quakes = try data.rows("earthquakes-2018-02").compactMap { fields in
      ExamData.date(fields["time"]).map {
        Quake(time: $0, magnitude: fields.number("magnitude"), depth: fields.number("depth_km"))
      }
    }
    strongest = Array(quakes.sorted { $0.magnitude > $1.magnitude }.prefix(2))
  }

  var points: some Block {
    Chart {
      ForEach(quakes) {
        PointMark(x: .value("Time", $0.time), y: .value("Depth", $0.depth))
          .foregroundStyle(by: .value("Magnitude", $0.magnitude))
      }
      ForEach(strongest) { quake in
        PointMark(x: .value("Time", quake.time), y: .value("Depth", quake.depth))
          .foregroundStyle(.red)
          .symbolSize(40)
          .annotation(position: .bottom) {
            Text("M \(quake.magnitude, format: .number.precision(.fractionLength(1)))")
          }
      }
    }
    .chartYScale(domain: .automatic(reversed: true))
    .chartYAxisLabel("Depth in km")
  }

  var magnitudes: some Block {
    Chart { Histogram(x: .value("Magnitude", quakes.map(\.magnitude))) }
      .chartYScale(type: .log)
  }

  var both: some Block {
    HStack(spacing: 16) {
      points
      magnitudes
    }
  }
}
