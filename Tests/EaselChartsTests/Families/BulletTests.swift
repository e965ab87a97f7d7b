import EaselBlocks
import EaselCharts
import Foundation
import Testing

@Suite struct BulletTests {
  static func chart(
    _ value: Double, _ target: Double, _ bands: [Double]
  ) -> Chart<some ChartContent> {
    Chart {
      BulletMark(
        y: .value("Figure", "Revenue"), value: .value("Actual", value),
        target: .value("Target", target), bands: bands)
      BulletMark(y: .value("Figure", "Profit"), value: .value("Actual", 40.0), bands: [50.0, 90])
    }
  }

  @Test func bandsAdjoinFromZero() {
    let chart = LaidOutChart(Self.chart(270, 250, [225, 300, 150]))
    let bands = chart.rects(.rectangle).prefix(3)
    #expect(isNear(bands[0].minX, chart.x(0)) && isNear(bands[0].maxX, chart.x(150)))
    #expect(isNear(bands[1].minX, bands[0].maxX) && isNear(bands[2].minX, bands[1].maxX))
    #expect(isNear(bands[2].maxX, chart.x(300)))
  }

  @Test(arguments: [60, 120, 300, 900]) func theBarIsThinnerThanTheTarget(_ height: CGFloat) {
    let chart = LaidOutChart(Self.chart(270, 250, [150, 225, 300]), height: height)
    let cells = chart.rects(.rectangle)
    let (band, target, bar) = (cells[0], cells[3], chart.rects(.bar)[0])
    #expect(bar.height <= 0.4 * band.height)
    #expect(target.height >= 0.6 * band.height && target.height < band.height)
    #expect(isNear(target.midX, chart.x(250)) && isNear(bar.maxX, chart.x(270)))
    #expect(isNear(bar.midY, band.midY) && isNear(target.midY, band.midY))
  }

  @Test func bandsLieBehindTheBarAndTheTarget() {
    let kinds = LaidOutChart(Self.chart(270, 250, [150, 300])).layout.figures.map(\.kind)
    #expect(kinds.prefix(4) == [.rectangle, .rectangle, .bar, .rectangle])
  }

  @Test func valuesRunFromTheLeadingSide() {
    let chart = LaidOutChart(Self.chart(270, 250, [150, 300]), isRightToLeft: true)
    let bands = chart.rects(.rectangle)
    #expect(isNear(bands[1].maxX, bands[0].minX))
  }

  @Test func lossesHaveBandsBelowZero() {
    let chart = LaidOutChart(Self.chart(-20, -30, [-50, 50, 100]))
    let bands = chart.rects(.rectangle)
    #expect(isNear(bands[0].minX, chart.x(-50)) && isNear(bands[0].maxX, chart.x(0)))
    #expect(isNear(bands[1].minX, chart.x(0)))
    #expect(isNear(chart.rects(.bar)[0].minX, chart.x(-20)))
  }

  @Test func valuesThatAreNotFiniteAreLeftOutAndNoted() {
    let chart = LaidOutChart(Self.chart(.nan, .infinity, [150, .nan, 1e308]))
    #expect(chart.notes("the value is not a finite number"))
    #expect(chart.notes("the target is not a finite number"))
    #expect(chart.notes("the end of a band is not a finite number"))
    #expect(chart.isFinite)
  }
}
