import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// The foreground style around charts: the style of marks that have none of their own.
@Suite struct ChartForegroundStyleTests {
  private static let size = CGSize(width: 300, height: 200)
  private static let red = Paint.color(Color(red: 0.8, green: 0.1, blue: 0.1))
  private static let style = Tint(red: 0.8, green: 0.1, blue: 0.1)

  private struct Row {
    var name: String
    var series: String
    var value: Double
  }

  private static let rows = ["A", "B"].flatMap { series in
    ["Jan", "Feb", "Mar"].enumerated().map {
      Row(name: $1, series: series, value: Double($0 * 3 + 4))
    }
  }

  private static func paints(_ block: some Block, _ kinds: [MarkType]) -> Set<Paint> {
    let figures = block.layout(in: size).figures.filter { kinds.contains($0.kind) }
    return Set(figures.compactMap { $0.fill ?? $0.stroke })
  }

  private static var bars: some Block {
    Chart(rows) { BarMark(x: .value("Month", $0.name), y: .value("Value", $0.value)) }
  }

  @Test func barsHaveTheStyleOfTheirChart() {
    #expect(Self.paints(Self.bars.foregroundStyle(Self.style), [.bar]) == [Self.red])
  }

  @Test(arguments: [ChartTheme.standard, .apple, .print])
  func `marks without a style have that of their chart in every theme`(_ theme: ChartTheme) {
    let chart = Chart {
      BarMark(x: .value("X", 1), y: .value("Y", 3))
      RectangleMark(x: .value("X", 2), y: .value("Y", 3))
      PointMark(x: .value("X", 3), y: .value("Y", 3))
      RuleMark(y: .value("Y", 2))
    }
    let block = chart.foregroundStyle(Self.style).chartTheme(theme)
    #expect(Self.paints(block, [.bar, .rectangle, .point, .rule]) == [Self.red])
  }

  @Test func linesPointsAreasAndRulesHaveTheStyleOfTheirChart() {
    let chart = Chart {
      ForEach(Self.rows, id: \.name) {
        LineMark(x: .value("Month", $0.name), y: .value("Value", $0.value))
      }
      ForEach(Self.rows, id: \.name) {
        PointMark(x: .value("Month", $0.name), y: .value("Value", $0.value))
      }
      RuleMark(y: .value("Limit", 5))
    }
    #expect(
      Self.paints(chart.foregroundStyle(Self.style), [.line, .point, .rule]) == [Self.red])
  }

  @Test func aStackColorsTheChartsInIt() {
    let stack = VStack { Self.bars }.foregroundStyle(Self.style)
    #expect(Self.paints(stack, [.bar]) == [Self.red])
  }

  @Test func theStyleOfAMarkWins() {
    let chart = Chart(Self.rows) {
      BarMark(x: .value("Month", $0.name), y: .value("Value", $0.value)).foregroundStyle(.green)
    }
    #expect(
      Self.paints(chart.foregroundStyle(Self.style), [.bar]) == Self.paints(chart, [.bar]))
  }

  @Test func aScaleWins() {
    let chart = Chart(Self.rows) {
      BarMark(x: .value("Month", $0.name), y: .value("Value", $0.value))
        .foregroundStyle(by: .value("Series", $0.series))
    }
    #expect(
      Self.paints(chart.foregroundStyle(Self.style), [.bar]) == Self.paints(chart, [.bar]))
    #expect(Self.paints(chart, [.bar]).count == 2)
  }

  @Test func chartsWithoutAForegroundStyleHaveTheFirstColorOfThePalette() {
    let first = ChartPalette.standard[0].resolved(for: .light)
    #expect(Self.paints(Self.bars, [.bar]) == [.color(first)])
  }

  @Test func theOnlySeriesOfAPresetHasTheStyleAndSeveralKeepTheirColors() {
    let one = BarChart(categories: ["a", "b"], values: [1, 2])
    #expect(Self.paints(one.foregroundStyle(Self.style), [.bar]) == [Self.red])
    let two = BarChart(
      categories: ["a"], series: [BarSeries("x", values: [1]), BarSeries("y", values: [2])])
    #expect(Self.paints(two.foregroundStyle(Self.style), [.bar]) == Self.paints(two, [.bar]))
  }

  @Test func familiesOfOneColorHaveTheStyleOfTheirChart() {
    let gauge = Chart { GaugeMark(.value("Load", 0.4)) }.foregroundStyle(Self.style)
    #expect(Self.paints(gauge, [.sector]).contains(Self.red))
    let box = Chart { BoxMark(x: .value("Day", "Mon"), y: .value("Load", [1.0, 2, 3, 4, 5])) }
    #expect(Self.paints(box.foregroundStyle(Self.style), [.rule]) == [Self.red])
  }
}
