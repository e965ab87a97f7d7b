import EaselBlocks
import EaselCanvas
import EaselChartViews
import EaselViews
import Foundation
import Testing

@testable import EaselCharts

@Suite struct BarGrowthTests {
  private let size = CGSize(width: 300, height: 200)

  @Test func barsGrowFromTheBaseLine() throws {
    let layout = BarChart(categories: ["a", "b"], values: [4, -2]).layout(in: size)
    let half = layout.growing(fraction: 0.5)
    for (bar, whole) in zip(half.bars, layout.bars) {
      #expect(abs(bar.bounds.height - whole.bounds.height / 2) < 1e-9)
      #expect(bar.bounds.width == whole.bounds.width)
    }
    #expect(abs(half.bars[0].bounds.maxY - layout.basePosition) < 1e-9)
    #expect(abs(half.bars[1].bounds.minY - layout.basePosition) < 1e-9)
    #expect(half.labels == layout.labels)
    #expect(half.panels[0].labelOpacity == 0)
  }

  @Test func horizontalBarsGrowSideways() {
    var chart = BarChart(categories: ["a"], values: [4])
    chart.orientation = .horizontal
    let layout = chart.layout(in: size)
    let half = layout.growing(fraction: 0.5)
    #expect(abs(half.bars[0].bounds.width - layout.bars[0].bounds.width / 2) < 1e-9)
    #expect(half.bars[0].bounds.height == layout.bars[0].bounds.height)
  }

  @Test func segmentsOfAStackAdjoinWhileTheyGrow() {
    var chart = BarChart(
      categories: ["a"],
      series: [BarSeries("x", values: [1]), BarSeries("y", values: [2])])
    chart.arrangement = .stacked
    let half = chart.layout(in: size).growing(fraction: 0.5)
    #expect(abs(half.bars[0].bounds.minY - half.bars[1].bounds.maxY) < 1e-9)
  }

  @Test func changedBarsGrowFromTheirOldValues() {
    let old = BarChart(categories: ["a", "b"], values: [1, 2]).layout(in: size)
    let new = BarChart(categories: ["a", "b"], values: [4, 2]).layout(in: size)
    let start = new.growing(from: old, fraction: 0)
    // The heights are the old values on the new axis.
    #expect(abs(start.bars[0].bounds.height * 4 - new.bars[0].bounds.height) < 1e-6)
    #expect(abs(start.bars[1].bounds.height - new.bars[1].bounds.height) < 1e-6)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func aFractionThatIsNotFiniteCountsAsOne(_ fraction: CGFloat) {
    let bars = BarChart(categories: ["a", "b"], values: [4, 2]).layout(in: size)
    #expect(bars.growing(fraction: fraction).bars.map(\.bounds) == bars.bars.map(\.bounds))
    let slices = PieChart(["a": 1, "b": 2]).layout(in: size)
    #expect(slices.growing(fraction: fraction).sectors.map(\.arc) == slices.sectors.map(\.arc))
  }

  @Test func aBarChartViewGrowsToItsFullHeight() throws {
    func bars(_ time: TimeInterval?, _ view: BarChartView) throws -> [CGFloat] {
      let canvas = RecordingCanvas()
      if let time { view.render(on: canvas, at: time) } else { view.render(on: canvas) }
      return canvas.recording.operations.compactMap {
        if case .fill(let path, .color(.systemOrange), _, _) = $0 {
          path.boundingBox.height
        } else {
          nil
        }
      }
    }
    func view() -> BarChartView {
      let view = BarChartView(frame: CGRect(origin: .zero, size: size))
      view.categories = ["a"]
      view.series = [BarSeries("x", values: [3], paint: .color(.systemOrange))]
      view.animationTimingFunction = TimingFunction(name: .linear)
      view.animationDuration = 1
      view.grow()
      return view
    }
    let whole = try #require(try bars(nil, view()).first)
    let moving = view()
    let seen = try [0.25, 0.5, 1].map { try bars($0, moving).first ?? 0 }
    #expect(zip(seen, [0.25, 0.5, 1]).allSatisfy { abs($0 - whole * $1) < 0.01 })
  }
}
