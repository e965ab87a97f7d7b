import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// Names of reference lines, placed by the engine.
@Suite struct RuleNameTests {
  private func names(_ orientation: BarChart.Orientation, _ size: CGSize) -> (
    names: [ChartLabel], layout: ChartLayout
  ) {
    var chart = BarChart(categories: ["a", "b", "c"], values: [7, 4, 6])
    chart.orientation = orientation
    chart.referenceLines = [5, 5.1, 5.2].map { ReferenceLine($0, label: "at \($0)") }
    let layout = chart.layout(in: size)
    return (layout.labels.filter { $0.text.string.hasPrefix("at ") }, layout)
  }

  @Test func namesAreAboveVerticalLinesAndDoNotOverlap() {
    let (names, layout) = names(.horizontal, CGSize(width: 300, height: 200))
    #expect(names.count == 3)
    for name in names { #expect(name.frame.maxY < layout.plot.minY) }
    for (one, two) in zip(names, names.dropFirst()) { #expect(one.frame.maxX < two.frame.minX) }
  }

  @Test func smallChartsHaveNoNamesOfLines() {
    #expect(names(.vertical, CGSize(width: 90, height: 90)).names.isEmpty)
  }

  @Test func linesKeepTheirColourAndDashes() {
    var chart = BarChart(categories: ["a"], values: [7])
    chart.referenceLines = [ReferenceLine(5, color: .systemRed, dash: [1, 2])]
    let line = chart.layout(in: CGSize(width: 300, height: 200)).rules.first
    #expect(line?.stroke == .color(.systemRed))
    #expect(line?.strokeStyle.dash == [1, 2] && line?.strokeStyle.lineWidth == 1)
  }
}
