import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

@Suite struct CellAndPointFamilyTests {
  struct Cell {
    var x: String
    var y: String
    var value: Double
  }

  static let cells = (0..<6).flatMap { column in
    (0..<4).map { Cell(x: "\(column)", y: "r\($0)", value: Double(column * 4 + $0)) }
  }

  static func heatMap(_ cells: [Cell]) -> Chart<some ChartContent> {
    Chart(cells) {
      RectangleMark(x: .value("Hour", $0.x), y: .value("Day", $0.y))
        .foregroundStyle(by: .value("Visits", $0.value))
    }
  }

  @Test(arguments: [false, true]) func cellsTileThePlot(_ isRightToLeft: Bool) {
    let chart = LaidOutChart(Self.heatMap(Self.cells), isRightToLeft: isRightToLeft)
    let cells = chart.rects(.rectangle)
    let plot = chart.layout.plot
    for cell in cells {
      #expect(isNear(cell.width, plot.width / 6) && isNear(cell.height, plot.height / 4))
    }
    let union = cells.reduce(CGRect.null) { $0.union($1) }
    #expect(isNear(union.minX, plot.minX) && isNear(union.maxX, plot.maxX))
    #expect(isNear(union.minY, plot.minY) && isNear(union.maxY, plot.maxY))
    #expect(isNear(cells[1].minY, cells[0].maxY))
  }

  @Test func theColourOfACellIsThatOfTheGradient() {
    let chart = LaidOutChart(Self.heatMap(Self.cells))
    let ramp = ChartStyle(theme: .standard, environment: EnvironmentValues())
      .ramp(isDiverging: false)
    let fills = chart.layout.figures.map(\.fill)
    #expect(fills.first == .color(ramp.color(at: 0).resolved(for: .light)))
    #expect(fills.last == .color(ramp.color(at: 1).resolved(for: .light)))
    #expect(Set(fills).count == 24)
  }

  struct Dot: Hashable {
    var x: Double
    var y: Double
    var size: Double
  }

  static func dots(_ seed: UInt64) -> [Dot] {
    var generator = SeededGenerator(seed: seed)
    return (0..<20).map { _ in
      Dot(
        x: Double.random(in: -5...9, using: &generator),
        y: Double.random(in: 100...900, using: &generator),
        size: Double.random(in: 1...50, using: &generator))
    }
  }

  @Test func pointsLieOnBothScalesInsideThePlot() {
    for seed in 0..<20 as Range<UInt64> {
      let dots = Self.dots(seed)
      let chart = LaidOutChart(
        Chart(dots) { PointMark(x: .value("X", $0.x), y: .value("Y", $0.y)) })
      guard case .symbols(_, let points) = chart.layout.figures.first?.shape else {
        Issue.record("the points are no symbols")
        return
      }
      for (point, dot) in zip(points, dots) {
        #expect(isNear(point.x, chart.x(dot.x)) && isNear(point.y, chart.y(dot.y)))
        #expect(chart.layout.plot.insetBy(dx: -0.01, dy: -0.01).contains(point))
      }
    }
  }

  @Test func theAreaOfABubbleIsAnAffineMapOfItsValueAndLargerOnesLieBehind() {
    let dots = Self.dots(7)
    let chart = LaidOutChart(
      Chart(dots) {
        PointMark(x: .value("X", $0.x), y: .value("Y", $0.y))
          .symbolSize(by: .value("Size", $0.size))
      })
    let areas = chart.layout.figures.map { $0.bounds.width * $0.bounds.height }
    #expect(areas.count == 20)
    #expect(zip(areas, areas.dropFirst()).allSatisfy { $0 >= $1 - 0.01 })
    let sizes = chart.layout.figures.compactMap { $0.marks.first }.map { dots[$0].size }
    #expect(sizes == dots.map(\.size).sorted(by: >))
    let slope = (areas[0] - areas[19]) / (sizes[0] - sizes[19])
    for (area, size) in zip(areas, sizes) {
      #expect(isNear(area, areas[19] + slope * (size - sizes[19]), by: areas[0] * 0.01))
    }
  }

  @Test func pointsThatAreNotFiniteAreLeftOutAndNoted() {
    let values = [1, Double.nan, .infinity, 1e308, -1e308]
    let chart = LaidOutChart(
      Chart(values, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0)) })
    #expect(chart.isFinite && chart.notes("infinite"))
    #expect(LaidOutChart(Self.heatMap([])).layout.figures.isEmpty)
  }
}
