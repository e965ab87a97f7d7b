import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselChartViews
@testable import EaselCharts

/// Marks that grow.
@Suite struct GrowthTests {
  private let size = CGSize(width: 400, height: 300)

  private func layout(_ values: KeyValuePairs<String, Double>) -> ChartLayout {
    let rows = values.map { (name: $0.key, value: $0.value) }
    let chart = Chart(rows, id: \.name) {
      BarMark(x: .value("Name", $0.name), y: .value("Value", $0.value))
    }
    var scaled = chart.scaledChart(ChartBlocks(environment: EnvironmentValues()))
    scaled.style.keepsIdentities = true
    return scaled.layout(in: size)
  }

  private func heights(_ layout: ChartLayout) -> [CGFloat] { layout.figures.map(\.bounds.height) }

  @Test func barsGrowFromTheLineOfZero() {
    let end = layout(["a": 4, "b": 8])
    let half = end.growing(fraction: 0.5)
    #expect(zip(heights(half), heights(end)).allSatisfy { abs($0 * 2 - $1) < 0.01 })
    #expect(half.figures[0].bounds.maxY == end.figures[0].bounds.maxY)
    #expect(end.growing(fraction: 1).figures[0].bounds == end.figures[0].bounds)
  }

  @Test func barsGrowFromTheOldBarOfTheirCategory() {
    let before = layout(["b": 8, "a": 8])
    let end = layout(["a": 8, "b": 8])
    let start = end.growing(from: before, fraction: 0)
    #expect(start.figures[0].bounds.minX == before.figures[1].bounds.minX)
    #expect(start.figures[1].bounds.minX == before.figures[0].bounds.minX)
  }

  @Test func newBarsGrowFromZero() {
    let start = layout(["a": 4, "new": 8]).growing(from: layout(["a": 4]), fraction: 0)
    #expect(start.figures[1].bounds.height == 0)
    #expect(start.figures[0].bounds.height > 0)
  }

  @Test func linesGrowInHeightAndSectorsInAngle() throws {
    let line = Chart(0..<4, id: \.self) {
      LineMark(x: .value("x", $0), y: .value("y", $0 + 1))
    }.layout(in: size)
    let half = line.growing(fraction: 0.5)
    #expect(abs(half.figures[0].bounds.height * 2 - line.figures[0].bounds.height) < 0.01)
    let pie = Chart(1..<4, id: \.self) { SectorMark(angle: .value("v", $0)) }.layout(in: size)
    guard case .sector(let arc, _)? = pie.growing(fraction: 0.5).figures.last?.shape else {
      Issue.record("no sector")
      return
    }
    #expect(abs(arc.endAngle - .pi) < 1e-9)
  }

  @Test func aViewShowsItsChartWhileItGrows() throws {
    let view = ChartView(
      Chart(0..<3, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0 + 1)) })
    view.frame = CGRect(origin: .zero, size: size)
    view.grow()
    let start = try view.data(as: .png, at: 0.01)
    let end = try view.data(as: .png)
    #expect(start != end)
    #expect(view.intrinsicContentSize == CGSize(width: 480, height: 300))
  }
}
