import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation
import Testing

/// The examples of the families' documentation.
@Suite struct FamilyExamplesTests {
  private static func draws(_ chart: some Block) -> Bool {
    let layout = chart.layout(in: CGSize(width: 480, height: 300))
    return !layout.figures.isEmpty && layout.diagnostics.isEmpty
  }

  @Test func boxPlotOfTheDocumentationIsDrawn() {
    let masses = ["Adelie": [3_700, 3_550, 4_100, 3_300], "Gentoo": [5_100, 4_700, 5_600, 6_300]]
    let chart = Chart {
      ForEach(["Adelie", "Gentoo"], id: \.self) { species in
        BoxMark(x: .value("Species", species), y: .value("Mass in g", masses[species] ?? []))
      }
    }
    #expect(Self.draws(chart))
  }

  @Test func errorBarOfTheDocumentationIsDrawn() {
    let chart = Chart {
      BarMark(x: .value("Dose", "5 mg"), y: .value("Growth", 12.0))
      ErrorBarMark(
        x: .value("Dose", "5 mg"), yStart: .value("Growth", 10.4), yEnd: .value("Growth", 13.6))
    }
    #expect(Self.draws(chart))
  }

  @Test func candlestickOfTheDocumentationIsDrawn() {
    let chart = Chart {
      CandlestickMark(
        x: .value("Day", "3 June"), open: .value("Price", 41.2), high: .value("Price", 43.0),
        low: .value("Price", 40.8), close: .value("Price", 42.6))
    }
    #expect(Self.draws(chart))
  }

  @Test func trendLineOfTheDocumentationIsDrawn() {
    struct Car {
      var speed: Double
      var distance: Double
    }
    let cars = [
      Car(speed: 4, distance: 2), Car(speed: 7, distance: 22), Car(speed: 9, distance: 10),
    ]
    let chart = Chart {
      ForEach(0..<cars.count) {
        PointMark(x: .value("mph", cars[$0].speed), y: .value("ft", cars[$0].distance))
      }
      TrendLine(cars, confidence: 0.95) { (.value("mph", $0.speed), .value("ft", $0.distance)) }
    }
    #expect(Self.draws(chart))
  }

  @Test func histogramOfTheDocumentationIsDrawn() {
    let masses = [3_750.0, 3_800, 3_250, 3_450, 3_650, 4_675, 5_400, 4_450, 5_700]
    let chart = Chart { Histogram(x: .value("Mass in g", masses), bins: .count(6)) }
    #expect(Self.draws(chart))
  }

  @Test func slopeChartOfTheDocumentationIsDrawn() {
    struct Row {
      var country: String
      var year: String
      var share: Double
    }
    let rows = [
      Row(country: "Norway", year: "2010", share: 61),
      Row(country: "Norway", year: "2020", share: 77),
      Row(country: "Spain", year: "2010", share: 14),
      Row(country: "Spain", year: "2020", share: 21),
    ]
    let chart = Chart {
      SlopeChart(rows, name: \.country) { (.value("Year", $0.year), .value("Share", $0.share)) }
    }
    #expect(Self.draws(chart))
  }

  @Test func valuesAtTheLimitsOfDoubleHaveFiniteFigures() {
    let values = [1e308, -1e308, 0, 1e308]
    let layouts = [
      FamilySupport.layout {
        TrendLine(x: .value("X", values), y: .value("Y", values), confidence: 0.9)
      },
      FamilySupport.layout {
        SlopeChart([0, 1, 2, 3], name: { "\($0 / 2)" }) {
          (x: .value("T", "\($0 % 2)"), y: .value("V", values[$0]))
        }
      },
      FamilySupport.layout {
        ErrorBarMark(
          x: .value("X", 1), yStart: .value("Y", -1e308), yEnd: .value("Y", 1e308))
        CandlestickMark(
          x: .value("X", 2), open: .value("Y", -1e308), high: .value("Y", 1e308),
          low: .value("Y", -1e308), close: .value("Y", 1e308))
      },
    ]
    for figure in layouts.flatMap(\.figures) where !figure.bounds.isNull {
      #expect(figure.bounds.width.isFinite && figure.bounds.height.isFinite)
    }
  }
}
