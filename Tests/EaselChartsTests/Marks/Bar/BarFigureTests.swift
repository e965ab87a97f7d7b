import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// Bars and cells as numbers.
@Suite struct BarFigureTests {
  private let size = CGSize(width: 400, height: 300)

  private func rects(_ layout: ChartLayout, _ kind: MarkType = .bar) -> [CGRect] {
    layout.figures.filter { $0.kind == kind }.map(\.bounds)
  }

  @Test func barsStandOnZeroAndEndAtTheirValue() throws {
    let values = [3.0, -2, 7]
    let layout = Chart(Array(values.enumerated()), id: \.offset) {
      BarMark(x: .value("Name", "n\($0.offset)"), y: .value("Value", $0.element))
    }.layout(in: size)
    let bars = rects(layout)
    let unit = bars[2].height / 7
    #expect(abs(bars[0].height - 3 * unit) < 0.01)
    #expect(abs(bars[1].height - 2 * unit) < 0.01)
    #expect(abs(bars[0].maxY - bars[2].maxY) < 0.01)
    #expect(abs(bars[1].minY - bars[0].maxY) < 0.01)
    #expect(abs((bars[1].midX - bars[0].midX) - (bars[2].midX - bars[1].midX)) < 0.01)
  }

  @Test func stackedBarsAdjoinAndNegativeOnesGoDown() {
    let rows = [("a", 3.0), ("b", 4), ("c", -2), ("d", -1)]
    let layout = Chart(Array(rows.enumerated()), id: \.offset) {
      BarMark(x: .value("x", "x"), y: .value("y", $0.element.1))
        .foregroundStyle(by: .value("s", $0.element.0))
    }.layout(in: size)
    let bars = rects(layout)
    #expect(abs(bars[0].minY - bars[1].maxY) < 0.01)
    #expect(abs(bars[2].minY - bars[0].maxY) < 0.01)
    #expect(abs(bars[3].minY - bars[2].maxY) < 0.01)
  }

  @Test func sharesFillTheWholeAxis() {
    let layout = Chart(0..<6, id: \.self) {
      BarMark(
        x: .value("x", "c\($0 / 3)"), y: .value("y", Double($0 + 1)), stacking: .normalized
      )
      .foregroundStyle(by: .value("s", "s\($0 % 3)"))
    }.layout(in: size)
    for group in 0..<2 {
      let bars = rects(layout)[group * 3..<group * 3 + 3]
      #expect(abs(bars.reduce(0) { $0 + $1.height } - layout.plot.height) < 0.01)
    }
  }

  @Test func groupedBarsAreDisjointAndCentred() {
    let layout = Chart(0..<6, id: \.self) {
      BarMark(x: .value("x", "c\($0 / 3)"), y: .value("y", Double($0 + 1)))
        .position(by: .value("s", "s\($0 % 3)"))
    }.layout(in: size)
    let bars = rects(layout)
    for group in 0..<2 {
      let part = bars[group * 3..<group * 3 + 3].sorted { $0.minX < $1.minX }
      #expect(part[0].maxX <= part[1].minX && part[1].maxX <= part[2].minX)
      let step = layout.plot.width / 2
      let middle = layout.plot.minX + step * (CGFloat(group) + 0.5)
      #expect(abs((part[0].minX + part[2].maxX) / 2 - middle) < 0.01)
      #expect(Set(part.map { ($0.width * 100).rounded() }).count == 1)
    }
  }

  @Test func barsOfNumbersAlongXAreHorizontal() {
    let layout = Chart(0..<3, id: \.self) {
      BarMark(x: .value("v", $0 + 1), y: .value("n", "n\($0)"))
    }.layout(in: size)
    let bars = rects(layout)
    #expect(bars.allSatisfy { abs($0.minX - bars[0].minX) < 0.01 })
    #expect(abs(bars[2].width - 3 * bars[0].width) < 0.01)
    // Rows are read from top to bottom.
    #expect(bars[0].midY < bars[1].midY)
  }

  @Test func intervalsLieBetweenTheirValues() {
    let layout = Chart(0..<3, id: \.self) {
      BarMark(x: .value("x", "n\($0)"), yStart: .value("low", $0 + 10), yEnd: .value("high", 20))
    }.layout(in: size)
    let bars = rects(layout)
    #expect(abs(bars[0].minY - bars[2].minY) < 0.01)
    #expect(bars[0].height > bars[1].height && bars[1].height > bars[2].height)
  }

  @Test func barsAreAtMost56PointsWide() {
    let layout = Chart(0..<1, id: \.self) {
      BarMark(x: .value("x", "n\($0)"), y: .value("y", 3))
    }.layout(in: size)
    #expect(rects(layout)[0].width <= 56)
  }

  @Test func cellsTileThePlot() {
    let layout = Chart(0..<12, id: \.self) {
      RectangleMark(x: .value("x", "c\($0 % 4)"), y: .value("y", "r\($0 / 4)"))
        .foregroundStyle(by: .value("v", Double($0)))
    }.layout(in: size)
    let cells = rects(layout, .rectangle)
    let area = cells.reduce(0) { $0 + $1.width * $1.height }
    #expect(abs(area - layout.plot.width * layout.plot.height) < 1)
    #expect(Set(layout.figures.compactMap(\.fill)).count == 12)
  }

  @Test func barsOfMonthsHaveEqualGaps() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let dates = try (1...12).map {
      try #require(calendar.date(from: DateComponents(year: 2024, month: $0, day: 10)))
    }
    let layout = Chart(dates, id: \.self) {
      BarMark(x: .value("m", $0, unit: .month), y: .value("v", 3))
    }.layout(in: size)
    let bars = rects(layout).sorted { $0.minX < $1.minX }
    let gaps = zip(bars, bars.dropFirst()).map { $1.minX - $0.maxX }
    #expect(gaps.allSatisfy { abs($0 - gaps[0]) < 0.01 && $0 > 1 })
  }

  @Test func aBarAtASingleDateIsWideAndCentered() {
    let layout = Chart([AxisProbe.date(2024, 5, 1)], id: \.self) {
      BarMark(x: .value("d", $0), y: .value("v", 3))
    }.layout(in: size)
    #expect(rects(layout).count == 1 && rects(layout)[0].width > 20)
    #expect(abs(rects(layout)[0].midX - layout.plot.midX) < 0.01)
  }

  @Test func barsOfSeveralDeclarationsShareTheStepOfTheirDates() {
    let layout = Chart {
      BarMark(x: .value("d", AxisProbe.date(2024, 5, 1)), y: .value("v", 3))
      BarMark(
        x: .value("d", AxisProbe.date(2024, 5, 2)), yStart: .value("v", 0), yEnd: .value("v", 3))
      BarMark(x: .value("d", AxisProbe.date(2024, 5, 3)), y: .value("v", 3), width: .ratio(1))
    }.layout(in: size)
    let bars = rects(layout)
    // Three days tile the plot.
    #expect(bars.count == 3 && abs(bars[2].width - layout.plot.width / 3) < 0.01)
    #expect(abs(bars[0].width - bars[1].width) < 0.01 && bars[0].width > 20)
  }
}
