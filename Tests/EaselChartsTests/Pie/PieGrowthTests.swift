import EaselBlocks
import EaselCanvas
import EaselChartViews
import EaselCharts
import EaselViews
import Foundation
import Testing

@Suite struct PieGrowthTests {
  @Test func slicesGrowFromTheTop() {
    let layout = PieChart(["a": 1, "b": 3]).layout(in: CGSize(width: 200, height: 200))
    let half = layout.growing(fraction: 0.5)
    #expect(abs((half.sectors.last?.arc.endAngle ?? 0) - .pi) < 1e-9)
    #expect(half.sectors[0].arc.startAngle == layout.sectors[0].arc.startAngle)
  }

  @Test func slicesMoveFromTheirOldAngles() {
    let size = CGSize(width: 200, height: 200)
    let old = PieChart(["a": 1, "b": 1]).layout(in: size)
    let new = PieChart(["a": 3, "b": 1]).layout(in: size)
    let half = new.growing(from: old, fraction: 0.5)
    #expect(abs(half.sectors[0].arc.endAngle - 2 * .pi * 0.625) < 1e-9)
  }

  /// Post 0: the stroke's end follows the pace from nothing to the value.
  @Test func theRingFillsWithItsTimingFunction() throws {
    let view = PieChartView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.set(value: 50, maxValue: 100, animated: true)
    func filled(at time: TimeInterval) -> CGFloat {
      let canvas = RecordingCanvas()
      view.render(on: canvas, at: time)
      return canvas.recording.operations.compactMap {
        if case .stroke(let path, .color(.orange), _, _) = $0 { path.length } else { nil }
      }.first ?? 0
    }
    let circle = 2 * CGFloat.pi * view.gauge.radius
    #expect(filled(at: 0) == 0)
    #expect(abs(filled(at: 0.2) / circle - 0.129 / 2) < 0.001)
    #expect(abs(filled(at: 0.4) / circle - 0.25) < 0.001)
    #expect(abs(filled(at: 0.8) / circle - 0.5) < 0.001)
  }

  @Test func theRingFillsFromItsOldValue() {
    let view = PieChartView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.set(value: 50, maxValue: 100, animated: false)
    view.set(value: 100, maxValue: 100, animated: true)
    let canvas = RecordingCanvas()
    view.render(on: canvas, at: 0)
    let lengths = canvas.recording.operations.compactMap { operation -> CGFloat? in
      if case .stroke(let path, .color(.orange), _, _) = operation { path.length } else { nil }
    }
    #expect(abs((lengths.first ?? 0) / (2 * .pi * view.gauge.radius) - 0.5) < 0.001)
  }
}
