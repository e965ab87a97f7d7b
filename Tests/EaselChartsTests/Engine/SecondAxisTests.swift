import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// Charts with a second value axis.
@Suite struct SecondAxisTests {
  private let size = CGSize(width: 480, height: 300)

  @Test func marksOfOneLabelKeepTheirAxes() {
    let layout = Chart(0..<4, id: \.self) {
      LineMark(x: .value("x", $0), y: .value("Value", Double($0)))
      LineMark(x: .value("x", $0), y: .value("Value", Double($0) * 1000)).yAxis("right")
    }.layout(in: size)
    let lines = layout.figures.filter { $0.kind == .line }
    #expect(lines.count == 2)
    // Each fills its own axis.
    #expect(abs(lines[0].bounds.height - lines[1].bounds.height) < 1)
    #expect(lines[0].stroke != lines[1].stroke)
  }

  @Test func aSecondAxisHasTheColourOfItsMarks() throws {
    let layout = Chart(0..<4, id: \.self) {
      BarMark(x: .value("x", "\($0)"), y: .value("Rain", $0 + 1))
      LineMark(x: .value("x", "\($0)"), y: .value("Warmth", $0 * 10)).yAxis("warmth")
    }.layout(in: size)
    func zero(_ id: ChartAxisID?) -> TextLayout? {
      layout.axes.first { $0.id == id && $0.edge != .bottom }?.labels
        .first { $0.text.string == "0" }?.text
    }
    let (first, second) = (try #require(zero(nil)), try #require(zero("warmth")))
    #expect(first.size == second.size && first != second)
  }

  @Test func theTitlesOfTwoAxesStandOnOneLine() throws {
    let layout = Chart(0..<4, id: \.self) {
      BarMark(x: .value("x", "\($0)"), y: .value("Rain", $0 * 52 + 10))
      LineMark(x: .value("x", "\($0)"), y: .value("Warmth", $0 * 10)).yAxis("warmth")
    }
    .chartYAxisLabel("Rain in mm")
    .chartYAxisLabel("Warmth in °C", for: "warmth")
    .layout(in: size)
    let titles = layout.axes.compactMap(\.title)
    #expect(titles.count == 2)
    #expect(Set(titles.map(\.frame.minY)).count == 1)
    let labels = layout.axes.filter { $0.edge != .bottom }.flatMap(\.labels)
    let highest = try #require(labels.map(\.bounds.minY).min())
    #expect(titles.allSatisfy { $0.frame.maxY <= highest && $0.frame.minY >= 0 })
  }

  @Test func normalizedBarsDoNotNormalizeTheSecondAxis() throws {
    let layout = Chart(0..<6, id: \.self) {
      BarMark(
        x: .value("x", "\($0 / 2)"), y: .value("Share", $0 + 1), stacking: .normalized
      )
      .foregroundStyle(by: .value("s", "s\($0 % 2)"))
      LineMark(x: .value("x", "\($0 / 2)"), y: .value("Warmth", $0 * 10)).yAxis("warmth")
    }.layout(in: size)
    let line = try #require(layout.figures.first { $0.kind == .line })
    #expect(
      layout.plot.insetBy(dx: -1, dy: -1).contains(
        CGPoint(x: line.bounds.midX, y: line.bounds.minY)))
  }

  @Test func aRuleBesideSharesStaysInThePlot() throws {
    let layout = Chart {
      ForEach(0..<4) {
        BarMark(x: .value("x", "\($0 / 2)"), y: .value("Share", $0 + 1), stacking: .normalized)
          .foregroundStyle(by: .value("s", "s\($0 % 2)"))
      }
      RuleMark(y: .value("Limit", 50))
    }.layout(in: size)
    let rule = try #require(layout.figures.first { $0.kind == .rule })
    #expect(rule.bounds.minY >= layout.plot.minY - 0.5)
  }

  @Test func theKeyPathOfAFacetKeepsFreeScales() {
    struct Row { var x: Int; var s: String }
    let rows = (0..<6).map { Row(x: $0, s: "s\($0 % 2)") }
    let chart = Chart(rows) { LineMark(x: .value("x", $0.x), y: .value("y", $0.x * $0.x)) }
      .chartFacet(by: .value("S", \.s), columns: 2).chartFacetScales(.vertical)
    #expect(chart.configuration.facet?.freeScales == .vertical)
    #expect(chart.layout(in: size).panels.count == 2)
  }
}
