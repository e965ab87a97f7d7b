import EaselBlocks
import EaselCanvas
import EaselCharts
import EaselGenerators
import Foundation
import Testing

/// Reference lines as numbers: what they keep clear of.
@Suite struct ReferenceLineTests {
  private static func chart(
    _ values: [Double], _ lines: [ReferenceLine], _ orientation: BarChart.Orientation
  ) -> BarChart {
    var chart = BarChart(categories: values.indices.map { "Item \($0)" }, values: values)
    chart.orientation = orientation
    chart.referenceLines = lines
    return chart
  }

  /// The part of a line that comes nearer to a label than a point.
  private static func touches(
    _ line: (start: CGPoint, end: CGPoint), _ label: ChartLabel
  ) -> Bool {
    let box = CGRect(
      x: min(line.start.x, line.end.x), y: min(line.start.y, line.end.y),
      width: abs(line.end.x - line.start.x), height: abs(line.end.y - line.start.y))
    // Above and below its letters a label's box is air.
    let letters = label.frame.insetBy(dx: -1, dy: label.frame.height * 0.12)
    return box.minX < letters.maxX && letters.minX < box.maxX && box.minY < letters.maxY
      && letters.minY < box.maxY
  }

  @Test(arguments: [BarChart.Orientation.vertical, .horizontal], Array(1...40))
  func linesTouchNoLabel(_ orientation: BarChart.Orientation, _ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let values = (0..<5).map { _ in (Double.random(in: -40...100, using: &random)).rounded() }
    let lines = (0..<2).map { _ in ReferenceLine(Double.random(in: -40...100, using: &random)) }
    for size in [CGSize(width: 300, height: 200), CGSize(width: 200, height: 320)] {
      let layout = Self.chart(values, lines, orientation).layout(in: size)
      let dashed = layout.rules.flatMap(\.parts)
      #expect(!dashed.isEmpty)
      for label in layout.labels where values.contains(where: { label.shows($0) }) {
        #expect(!dashed.contains { Self.touches($0, label) }, "\(label.text.string)")
      }
    }
  }

  @Test(arguments: [BarChart.Orientation.vertical, .horizontal], Array(1...40))
  func valueLabelsStayAtTheirBars(_ orientation: BarChart.Orientation, _ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let values = (0..<5).map { _ in (Double.random(in: -40...100, using: &random)).rounded() }
    let line = ReferenceLine(Double.random(in: -40...100, using: &random))
    let layout = Self.chart(values, [line], orientation).layout(in: CGSize(width: 300, height: 200))
    for (bar, value) in zip(layout.bars, values) {
      let distances = layout.labels.filter { $0.shows(value) }.map { label in
        orientation == .vertical
          ? max(bar.bounds.minY - label.frame.maxY, label.frame.minY - bar.bounds.maxY)
          : max(label.frame.minX - bar.bounds.maxX, bar.bounds.minX - label.frame.maxX)
      }
      #expect(distances.contains { $0 > 0 && $0 < 24 }, "\(value)")
    }
  }

  @Test func aLineIsInterruptedAtAValueLabel() {
    var chart = Self.chart([1_240, 860, 412.5, 99], [ReferenceLine(540)], .horizontal)
    chart.categories = ["a", "b", "c", "d"]
    let layout = chart.layout(in: CGSize(width: 300, height: 200))
    let parts = layout.rules.flatMap(\.parts).sorted { $0.start.y < $1.start.y }
    #expect(parts.count == 2)
    #expect(parts.first?.start.y == layout.plot.minY)
    #expect(parts.last?.end.y == layout.plot.maxY)
  }

  @Test func namesOfHorizontalLinesAreBesideThePlot() throws {
    let chart = Self.chart(
      [7, 4, 6], [ReferenceLine(5, label: "Target"), ReferenceLine(5.1, label: "Mean")], .vertical)
    let layout = chart.layout(in: CGSize(width: 300, height: 200))
    let names = layout.labels.filter { ["Target", "Mean"].contains($0.text.string) }
    #expect(names.count == 2)
    for name in names {
      #expect(name.frame.minX > layout.plot.maxX && name.frame.maxX <= 300)
      #expect(!layout.bars.contains { $0.bounds.intersects(name.frame) })
    }
    #expect(!names[0].frame.insetBy(dx: 0, dy: 0.1).intersects(names[1].frame))
  }

  @Test func longNamesBreakIntoLinesBesideThePlot() throws {
    let label = "The average of the last twenty-five years"
    let chart = Self.chart([7, 4, 6], [ReferenceLine(5, label: label)], .vertical)
    let layout = chart.layout(in: CGSize(width: 300, height: 200))
    let name = try #require(layout.labels.first { $0.text.string == label })
    #expect(name.text.lines.count == 2)
    #expect(layout.plot.width > 200)
  }

  @Test func namesWithoutRoomAreNoted() {
    let lines = (0..<40).map { ReferenceLine(Double($0), label: "Line \($0)") }
    let layout = Self.chart([40], lines, .vertical).layout(in: CGSize(width: 300, height: 200))
    #expect(layout.diagnostics.contains { $0.message.contains("40 reference lines") })
  }
}

/// Values below bars that hang.
@Suite struct NegativeValueTests {
  @Test(arguments: [
    CGSize(width: 300, height: 200), CGSize(width: 200, height: 320),
    CGSize(width: 800, height: 560),
  ])
  func valuesBelowNegativeBarsKeepADistanceFromNames(_ size: CGSize) throws {
    let chart = try #require(ChartSamples.bars["negative"])
    let layout = chart.layout(in: size)
    let value = try #require(layout.labels.first { $0.shows(-3.1) })
    let name = try #require(layout.labels.first { $0.text.string == "2020" })
    let gap: CGFloat = 4.75
    #expect(name.frame.minY - value.frame.maxY >= gap * 0.9)
    // And bars use the room that there is.
    #expect(name.frame.minY - value.frame.maxY <= gap * 2)
  }
}

extension ChartLabel {
  /// Whether a chart wrote a value here.
  fileprivate func shows(_ value: Double) -> Bool {
    text.string == NumberFormat.automatic.string(from: value)
  }
}
