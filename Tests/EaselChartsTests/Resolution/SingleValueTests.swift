import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// Data without an extent, and points without a second coordinate.
@Suite struct SingleValueTests {
  @Test func barsOfZeroStandAtTheStartOfTheirAxis() throws {
    let bars = Chart(["A", "B"], id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", 0)) }
    let chart = LaidOutChart(bars)
    let scale = try #require(chart.scales.y)
    #expect(scale.lower == 0 && scale.upper == 1)
    #expect(chart.rects(.bar).allSatisfy { abs($0.maxY - chart.layout.plot.maxY) < 0.01 })
    let rows = Chart(["A", "B"], id: \.self) { BarMark(x: .value("X", 0.0), y: .value("Y", $0)) }
    #expect(LaidOutChart(rows).scales.x?.lower == 0)
  }

  @Test func pointsWithOneCoordinateAreCentered() throws {
    let across = LaidOutChart(
      Chart([1, 4, 8], id: \.self) { PointMark(x: .value("X", $0)) })
    let row = try #require(across.layout.figures.first)
    #expect(row.marks.count == 3)
    #expect(abs(row.bounds.midY - across.layout.plot.midY) < 0.01)
    let upwards = LaidOutChart(
      Chart([1, 4, 8], id: \.self) { PointMark(y: .value("Y", $0)) })
    let column = try #require(upwards.layout.figures.first)
    #expect(abs(column.bounds.midX - upwards.layout.plot.midX) < 0.01)
    #expect(!across.notes("no data") && !upwards.notes("no data"))
  }

  @Test(arguments: [([5.0, 5, 5], 4.5, 5.5), ([0.03, 0.03], 0.025, 0.035), ([-2], -2.5, -1.5)])
  func equalValuesHaveOneBinAroundThem(_ values: [Double], _ lower: Double, _ upper: Double) throws
  {
    let chart = LaidOutChart(Chart { Histogram(x: .value("V", values)) })
    let scale = try #require(chart.scales.x)
    #expect(abs(scale.lower - lower) < 1e-12 && abs(scale.upper - upper) < 1e-12)
    #expect(chart.rects(.bar).count == 1)
    let bins = NumberBins(data: values)
    #expect(bins.count == 1)
    #expect(abs((bins.thresholds.first ?? .nan) - lower) < 1e-12)
    #expect(bins.first?.contains(values[0]) == true)
  }

  @Test func equalIntegersHaveOneBin() {
    #expect(NumberBins(data: [5, 5]).thresholds == [5, 6])
    #expect(NumberBins(data: [-5]).first?.contains(-5) == true)
    #expect(NumberBins(data: [5, 5], minimumStride: 10).first?.contains(5) == true)
  }
}
