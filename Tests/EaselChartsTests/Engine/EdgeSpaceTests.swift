import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

/// Nothing that a chart draws is cut at its edge.
@Suite struct EdgeSpaceTests {
  private struct Row {
    var x: Double
    var y: Double
    var name: String
  }

  /// What symbols, dots and strokes cover.
  private func ink(_ layout: ChartLayout) -> CGRect {
    layout.panels.reduce(CGRect.null) { ink, panel in
      var ink = ink
      for figure in panel.figures + panel.dots {
        let half = figure.stroke == nil || panel.isClipped ? 0 : figure.strokeStyle.lineWidth / 2
        guard figure.kind == .line || figure.kind == .point else { continue }
        let box = figure.bounds.insetBy(dx: -half, dy: -half)
        ink = ink.union(figure.isSymbols || !panel.isClipped ? box : box.intersection(panel.plot))
      }
      return ink
    }
  }

  private func isWhole(_ layout: ChartLayout) -> Bool {
    CGRect(origin: .zero, size: layout.size).insetBy(dx: -0.02, dy: -0.02).contains(ink(layout))
  }

  @Test(arguments: 0..<60) func `lines and their dots lie whole in their chart`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...30, using: &generator)
    let names = Int.random(in: 1...3, using: &generator)
    let level = Bool.random(using: &generator)
    let rows = (0..<names).flatMap { name in
      (0..<count).map {
        Row(
          x: Double($0), y: level ? 5 : .random(in: -20...90, using: &generator), name: "n\(name)")
      }
    }
    let chart = Chart(rows) { row in
      if names > 1 {
        LineMark(x: .value("x", row.x), y: .value("y", row.y))
          .foregroundStyle(by: .value("Name", row.name))
      } else {
        LineMark(x: .value("x", row.x), y: .value("y", row.y))
      }
    }
    .chartXAxis(Bool.random(using: &generator) ? .hidden : .automatic)
    .chartYAxis(Bool.random(using: &generator) ? .hidden : .automatic)
    .chartLegend(Bool.random(using: &generator) ? .hidden : .automatic)
    let size = CGSize(
      width: .random(in: 60...600, using: &generator),
      height: .random(in: 50...400, using: &generator))
    var environment = EnvironmentValues()
    if seed % 4 == 3 { environment.layoutDirection = .rightToLeft }
    let layout = chart.layout(in: size, environment: environment)
    #expect(isWhole(layout), "\(ink(layout)) in \(size)")
    #expect(layout.panels[0].dots.count >= (count > 1 ? 1 : 0))
  }

  @Test(arguments: 0..<30) func `symbols of any size lie whole in their chart`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let rows = (0..<12).map { index in
      Row(
        x: .random(in: 0...10, using: &generator), y: .random(in: 0...10, using: &generator),
        name: "n\(index % 4)")
    }
    let area = CGFloat.random(in: 4...300, using: &generator)
    let isNamed = Bool.random(using: &generator)
    let chart = Chart(rows) { row in
      if isNamed {
        PointMark(x: .value("x", row.name), y: .value("y", row.y)).symbolSize(area)
      } else {
        PointMark(x: .value("x", row.x), y: .value("y", row.y)).symbolSize(area)
      }
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let layout = chart.layout(in: CGSize(width: 300, height: 200))
    #expect(isWhole(layout), "\(ink(layout))")
  }

  @Test func `the dot of the first line chart is whole on a page`() throws {
    let days = (0..<60).map { Date(timeIntervalSince1970: 1.7e9 + Double($0) * 86_400) }
    let chart = Chart(Array(days.enumerated()), id: \.offset) {
      LineMark(x: .value("Day", $0.element), y: .value("MW", 40 + ($0.offset * 37) % 23))
    }
    .chartTitle("Load peaked in January", source: "Grid")
    let layout = chart.layout(in: CGSize(width: 480, height: 300))
    let dot = try #require(layout.panels[0].dots.first)
    #expect(abs(dot.bounds.maxX - 480) < 0.01, "no more room than the dot needs")
  }

  @Test func `charts with free space at their edge keep their plot`() {
    let chart = Chart(0..<9, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 4)) }
    var environment = EnvironmentValues()
    (environment.isImage, environment.isChartAlone) = (true, true)
    let layout = chart.layout(in: CGSize(width: 300, height: 200), environment: environment)
    #expect(abs(layout.plot.maxX - 292) < 4)
  }

  @Test func `panels keep their dots whole`() {
    let rows = (0..<40).map { Row(x: Double($0 / 4), y: Double($0 * 7 % 11), name: "n\($0 % 4)") }
    let chart = Chart(rows) {
      LineMark(x: .value("x", $0.x), y: .value("y", $0.y))
    }
    .chartFacet(by: { .value("Name", $0.name) }, columns: 2)
    let layout = chart.layout(in: CGSize(width: 400, height: 300))
    #expect(isWhole(layout), "\(ink(layout))")
  }
}
