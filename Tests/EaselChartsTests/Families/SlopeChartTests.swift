import EaselBlocks
import EaselCanvas
import EaselCharts
import EaselGenerators
import Foundation
import Testing

@Suite struct SlopeChartTests {
  private struct Row {
    var name: String
    var year: String
    var value: Double
  }

  private static func rows(_ count: Int, seed: UInt64 = 1) -> [Row] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).flatMap { index in
      ["2010", "2020"].map {
        Row(
          name: "Item \(index)", year: $0,
          value: Double.random(in: 0...100, using: &generator).rounded())
      }
    }
  }

  private static func layout(
    _ rows: [Row], _ direction: LayoutDirection = .leftToRight
  ) -> ChartLayout {
    FamilySupport.layout(direction) {
      SlopeChart(rows, name: \.name) { (x: .value("Year", $0.year), y: .value("Value", $0.value)) }
    }
  }

  private static func names(_ layout: ChartLayout) -> [ChartLabel] {
    layout.panels.flatMap(\.labels).filter { $0.text.string.hasPrefix("Item") }
  }

  @Test func linesStartAndEndAtTheTwoTimes() {
    let layout = Self.layout(Self.rows(5))
    let lines = layout.bounds(.line)
    #expect(lines.count == 5)
    for line in lines {
      #expect(line.minX.isNear(lines[0].minX) && line.maxX.isNear(lines[0].maxX))
      #expect(line.width > 100)
    }
  }

  @Test func labelsAtBothEndsDoNotOverlapAndKeepTheOrderOfTheValues() {
    for seed in 0..<30 as Range<UInt64> {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let rows = Self.rows(14, seed: seed)
        let layout = Self.layout(rows, direction)
        let labels = Self.names(layout)
        #expect(labels.count == 28)
        for year in ["2010", "2020"] {
          let isLeft = (year == "2010") == (direction == .leftToRight)
          let column = labels.filter { ($0.frame.midX < layout.plot.midX) == isLeft }
            .sorted { $0.frame.midY < $1.frame.midY }
          #expect(column.count == 14)
          for (a, b) in zip(column, column.dropFirst()) {
            #expect(a.frame.maxY <= b.frame.minY + 0.01)
          }
          let values = column.compactMap { label in
            rows.first { $0.year == year && label.text.string.hasPrefix($0.name + "  ") }?.value
          }
          #expect(values == values.sorted(by: >))
        }
      }
    }
  }

  @Test func labelsStayInTheChart() {
    let layout = Self.layout(Self.rows(12))
    let chart = CGRect(origin: .zero, size: layout.size).insetBy(dx: -0.01, dy: -0.01)
    for label in Self.names(layout) { #expect(chart.holds(label.frame)) }
  }

  @Test func namesWithoutRoomAreLeftOutAndNoted() {
    let layout = Self.layout(Self.rows(80))
    let labels = Self.names(layout)
    #expect(labels.count < 160 && labels.count > 20)
    #expect(layout.diagnostics.contains { $0.message.contains("no room") })
  }

  @Test func theOrderOfTheDataDoesNotChangeTheLabels() {
    let rows = Self.rows(4)
    let sorted = rows.filter { $0.year == "2010" } + rows.filter { $0.year == "2020" }
    let texts = { (rows: [Row]) in Self.names(Self.layout(rows)).map(\.text.string).sorted() }
    #expect(texts(rows) == texts(sorted))
  }

  @Test func missingEndsAndEmptyDataAreNoted() {
    var rows = Self.rows(3)
    rows[1].value = .nan
    let layout = Self.layout(rows)
    #expect(layout.notes("SlopeChart").count == 1)
    #expect(Self.names(layout).count == 5)
    #expect(Self.layout([]).notes("SlopeChart").count == 1)
  }
}
