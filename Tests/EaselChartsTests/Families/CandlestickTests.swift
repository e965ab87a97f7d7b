import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation
import Testing

@Suite struct CandlestickTests {
  private struct Day {
    var name: String
    var open: Double
    var high: Double
    var low: Double
    var close: Double
  }

  private static let days = [
    Day(name: "Mon", open: 10, high: 14, low: 8, close: 13),
    Day(name: "Tue", open: 13, high: 13.5, low: 9, close: 10),
    Day(name: "Wed", open: 10, high: 12, low: 9, close: 10),
  ]

  private static func candles(_ days: [Day]) -> ChartLayout {
    FamilySupport.layout {
      ForEach(days, id: \.name) {
        CandlestickMark(
          x: .value("Day", $0.name), open: .value("Price", $0.open), high: .value("Price", $0.high),
          low: .value("Price", $0.low), close: .value("Price", $0.close))
      }
    }
  }

  @Test func bodyLiesBetweenOpenAndCloseAndWicksInItsMiddle() throws {
    let layout = Self.candles(Self.days)
    let (bars, rules) = (layout.bounds(.bar), layout.bounds(.rule))
    #expect(bars.count == 3 && rules.count == 6)
    func place(_ value: Double) -> CGFloat {
      FamilySupport.place(value, through: (8, rules[0].maxY), (14, rules[1].minY))
    }
    // The hollow body's outline lies within it.
    #expect(bars[0].minY.isNear(place(13) + 0.5, 0.02))
    #expect(bars[0].maxY.isNear(place(10) - 0.5, 0.02))
    #expect(bars[1].minY.isNear(place(13), 0.02) && bars[1].maxY.isNear(place(10), 0.02))
    for (index, rule) in rules.enumerated() { #expect(rule.midX.isNear(bars[index / 2].midX)) }
    #expect(rules[2].maxY.isNear(place(9), 0.02) && rules[3].minY.isNear(place(13.5), 0.02))
  }

  @Test func bodyOfAnUnchangedPriceIsAHairline() {
    let bars = Self.candles(Self.days).bounds(.bar)
    #expect(bars.count == 3 && bars.last.map { $0.height.isNear(1) } == true)
  }

  @Test func risingBodiesAreHollowAndFallingOnesFilled() {
    let figures = Self.candles(Self.days).figures.filter { $0.kind == .bar }
    #expect(figures.map { $0.fill == nil } == [true, false, false])
    #expect(figures.map { $0.stroke != nil } == [true, false, false])
  }

  @Test func openTicksPrecedeAndCloseTicksFollowTheLineInTheLayoutDirection() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let layout = FamilySupport.layout(direction) {
        OHLCMark(
          x: .value("Day", "Mon"), open: .value("Price", 10), high: .value("Price", 14),
          low: .value("Price", 8), close: .value("Price", 13))
      }
      let (ticks, rules) = (layout.bounds(.bar), layout.bounds(.rule))
      #expect(ticks.count == 2 && rules.count == 1)
      guard let open = ticks.first, let close = ticks.last, let line = rules.first else { return }
      let isForward = direction == .leftToRight
      #expect((isForward ? open.maxX : open.minX).isNear(line.midX))
      #expect((isForward ? close.minX : close.maxX).isNear(line.midX))
      #expect(open.midY > close.midY)
    }
  }

  @Test func periodWithoutAPriceIsLeftOutAndNoted() {
    var days = Self.days
    days[1].high = .nan
    let layout = Self.candles(days)
    #expect(layout.bounds(.bar).count == 2)
    #expect(layout.notes("CandlestickMark").count == 1)
    #expect(layout.labels.contains { $0.text.string == "Tue" })
  }

  @Test func pricesBeyondLowAndHighAreDrawnAndNoted() {
    var days = Self.days
    days[0].high = 11
    let layout = Self.candles(days)
    #expect(layout.bounds(.bar).count == 3)
    #expect(layout.notes("CandlestickMark").count == 1)
  }
}
