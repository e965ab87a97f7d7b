import EaselBlocks
import EaselCharts
import Foundation

/// Bills and masses of three species of penguins.
struct PenguinExam {
  struct Penguin: Identifiable {
    let id = UUID()
    var species: String
    var bill: Double
    var mass: Double
  }

  let penguins: [Penguin]

  init(_ data: ExamData) throws {
    penguins = try data.rows("penguins").map {
      Penguin(
        species: $0["species"] ?? "", bill: $0.number("bill_length_mm"),
        mass: $0.number("body_mass_g"))
    }
  }

  var scatter: some Block {
    Chart {
      ForEach(penguins) {
        PointMark(x: .value("Bill in mm", $0.bill), y: .value("Mass in g", $0.mass))
          .foregroundStyle(by: .value("Species", $0.species))
          .symbol(by: .value("Species", $0.species))
      }
      TrendLine(penguins, by: { .value("Species", $0.species) }, confidence: 0.95) {
        (.value("Bill in mm", $0.bill), .value("Mass in g", $0.mass))
      }
    }
    .chartYScale(domain: 2500...6500)
  }

  var boxes: some Block {
    Chart {
      ForEach(["Adelie", "Chinstrap", "Gentoo"], id: \.self) { species in
        BoxMark(
          x: .value("Species", species),
          y: .value("Mass in g", penguins.filter { $0.species == species }.map(\.mass))
        )
        .foregroundStyle(by: .value("Species", species))
      }
    }
    .chartYScale(domain: 2500...6500)
  }

  var both: some Block {
    HStack(spacing: 16) {
      scatter
      boxes
    }
  }
}
