import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

@Suite struct BarFamilyTests {
  struct Sale {
    var month: String
    var region: String
    var amount: Double
  }

  static let sales = ["Jan", "Feb", "Mar", "Apr"].enumerated().flatMap { index, month in
    ["North", "South", "West"].enumerated().map { location, region in
      Sale(month: month, region: region, amount: Double((index * 7 + location * 5) % 11 + 2))
    }
  }

  static func random(_ seed: UInt64, _ range: ClosedRange<Double>) -> [Double] {
    var generator = SeededGenerator(seed: seed)
    return (0..<5).map { _ in Double.random(in: range, using: &generator) }
  }

  @Test func simpleBarsStandOnZeroAndEndAtTheirValue() {
    for seed in 0..<50 as Range<UInt64> {
      let values = Self.random(seed, -40...90)
      let chart = LaidOutChart(
        Chart(Array(values.enumerated())) {
          BarMark(x: .value("Name", "\($0.offset)"), y: .value("Value", $0.element))
        })
      let bars = chart.rects(.bar)
      for (bar, value) in zip(bars, values) {
        #expect(isNear(value < 0 ? bar.minY : bar.maxY, chart.y(0)))
        #expect(isNear(value < 0 ? bar.maxY : bar.minY, chart.y(value)))
        #expect(isNear(bar.width, bars[0].width))
      }
      let gaps = zip(bars, bars.dropFirst()).map { $1.minX - $0.maxX }
      #expect(gaps.allSatisfy { isNear($0, gaps[0]) && $0 > 0 })
    }
  }

  @Test func horizontalBarsAreVerticalOnesWithTheirAxesExchanged() {
    let values = Self.random(3, 1...90)
    let chart = LaidOutChart(
      Chart(Array(values.enumerated())) {
        BarMark(x: .value("Value", $0.element), y: .value("Name", "\($0.offset)"))
      })
    let mirrored = LaidOutChart(
      Chart(Array(values.enumerated())) {
        BarMark(x: .value("Value", $0.element), y: .value("Name", "\($0.offset)"))
      }, isRightToLeft: true)
    for (bar, value) in zip(chart.rects(.bar), values) {
      #expect(isNear(bar.minX, chart.x(0)) && isNear(bar.maxX, chart.x(value)))
    }
    for (bar, value) in zip(mirrored.rects(.bar), values) {
      #expect(isNear(bar.maxX, mirrored.x(0)) && isNear(bar.minX, mirrored.x(value)))
    }
    let tops = chart.rects(.bar).map(\.minY)
    #expect(tops == tops.sorted())
  }

  @Test func groupedBarsAreDisjointOfOneWidthAndCentredInTheirStep() {
    let chart = LaidOutChart(
      Chart(Self.sales) {
        BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount))
          .foregroundStyle(by: .value("Region", $0.region))
          .position(by: .value("Region", $0.region))
      })
    let bars = chart.rects(.bar)
    let step = CGFloat(chart.scales.x?.position.step ?? 0)
    for month in 0..<4 {
      let group = Array(bars[(month * 3)..<(month * 3 + 3)])
      #expect(group[0].maxX <= group[1].minX && group[1].maxX <= group[2].minX)
      #expect(isNear(group[0].width, group[1].width) && isNear(group[1].width, group[2].width))
      #expect(isNear((group[0].minX + group[2].maxX) / 2, chart.x(Double(month))))
      #expect(group[2].maxX - group[0].minX <= step)
    }
  }

  private static func stacked(
    _ stacking: MarkStackingMethod, _ sales: [Sale]
  ) -> LaidOutChart {
    LaidOutChart(
      Chart(sales) {
        BarMark(
          x: .value("Month", $0.month), y: .value("Amount", $0.amount), stacking: stacking
        )
        .foregroundStyle(by: .value("Region", $0.region))
      })
  }

  @Test func stackedBarsBeginWhereTheOneBeforeEnds() {
    var sales = Self.sales
    sales[1].amount = -4
    sales[2].amount = -3
    let chart = Self.stacked(.standard, sales)
    let bars = chart.rects(.bar)
    #expect(isNear(bars[0].maxY, chart.y(0)) && isNear(bars[1].minY, chart.y(0)))
    #expect(isNear(bars[2].minY, bars[1].maxY) && isNear(bars[2].maxY, chart.y(-7)))
    for month in 1..<4 {
      let stack = Array(bars[(month * 3)..<(month * 3 + 3)])
      #expect(isNear(stack[0].maxY, chart.y(0)))
      #expect(isNear(stack[1].maxY, stack[0].minY) && isNear(stack[2].maxY, stack[1].minY))
      let sum = sales[(month * 3)..<(month * 3 + 3)].map(\.amount).reduce(0, +)
      let height = stack.map(\.height).reduce(0, +)
      #expect(isNear(height, chart.y(0) - chart.y(sum)))
    }
  }

  @Test func sharesFillTheWholeScaleAndAnEmptyStackIsNoted() {
    var sales = Self.sales
    for index in 0..<3 { sales[index].amount = 0 }
    let chart = Self.stacked(.normalized, sales)
    let bars = chart.rects(.bar)
    #expect(bars.count == 9 && chart.notes("whose sum is 0"))
    for month in 0..<3 {
      #expect(isNear(bars[month * 3].maxY, chart.y(0)))
      #expect(isNear(bars[month * 3 + 2].minY, chart.y(1)))
    }
    #expect(chart.scales.y?.isShare == true)
  }

  @Test func rangeBarsEndAtBothOfTheirValues() {
    let low = Self.random(1, 1_020...1_040)
    let high = Self.random(2, 1_050...1_070)
    let chart = LaidOutChart(
      Chart(Array(zip(low, high).enumerated())) {
        BarMark(
          x: .value("Name", "\($0.offset)"), yStart: .value("Low", $0.element.0),
          yEnd: .value("High", $0.element.1))
      })
    for (bar, ends) in zip(chart.rects(.bar), zip(low, high)) {
      #expect(isNear(bar.maxY, chart.y(ends.0)) && isNear(bar.minY, chart.y(ends.1)))
    }
    #expect((chart.scales.y?.lower ?? 0) > 0)
  }

  @Test func missingAndInfiniteValuesHaveNoBar() {
    let chart = LaidOutChart(
      Chart(Array([1, .nan, .infinity, 1e308, -1e308].enumerated())) {
        BarMark(x: .value("Name", "\($0.offset)"), y: .value("Value", $0.element))
      })
    #expect(chart.rects(.bar).count == 3 && chart.isFinite && chart.notes("is infinite"))
  }
}
