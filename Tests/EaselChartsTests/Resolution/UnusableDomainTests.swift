import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// Domains that a scale cannot have.
@Suite struct UnusableDomainTests {
  private var points: Chart<some ChartContent> {
    Chart([1.0, 3, 50], id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0)) }
  }

  @Test func aDomainOfOneValueIsWidened() throws {
    let chart = LaidOutChart(points.chartYScale(domain: 3...3))
    let scale = try #require(chart.scales.y)
    #expect(scale.lower == 2 && scale.upper == 4)
    #expect(chart.notes("the one value 3"))
    #expect((chart.layout.axes.first { $0.edge == .leading }?.labels.count ?? 0) >= 3)
  }

  @Test func aDomainOfOneValueReachesZeroForBars() throws {
    let bars = Chart([1, 3], id: \.self) { BarMark(x: .value("X", "\($0)"), y: .value("Y", $0)) }
    let scale = try #require(LaidOutChart(bars.chartYScale(domain: 3...3)).scales.y)
    #expect(scale.lower == 0 && scale.upper == 3)
    let zero = try #require(LaidOutChart(bars.chartYScale(domain: 0...0)).scales.y)
    #expect(zero.lower == 0 && zero.upper == 1)
  }

  @Test func aLogarithmicDomainOfOneValueIsADecade() throws {
    let chart = LaidOutChart(points.chartYScale(domain: 3...3, type: .log))
    let scale = try #require(chart.scales.y)
    #expect(scale.lower == 1 && scale.upper == 10)
    #expect(chart.notes("the one value 3"))
  }

  @Test func aDomainOfOneDateIsWidened() throws {
    let day = AxisProbe.date(2025, 1, 3)
    let chart = LaidOutChart(
      Chart([day], id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", 1)) }
        .chartXScale(domain: day...day))
    let scale = try #require(chart.scales.x)
    #expect(scale.upper - scale.lower == 86_400)
    #expect(chart.notes("which has no extent"))
  }

  @Test func aLogarithmicDomainFromZeroIsReported() throws {
    let chart = LaidOutChart(points.chartYScale(domain: 0...100, type: .log))
    let scale = try #require(chart.scales.y)
    #expect(scale.lower == 0.1 && scale.upper == 100)
    #expect(chart.notes("it shows 0.1 to 100 in place of the domain 0 to 100"))
    #expect(!LaidOutChart(points.chartYScale(domain: 1...100, type: .log)).notes("logarithmic"))
    #expect(LaidOutChart(points.chartYScale(domain: -5...0, type: .log)).notes("in place of"))
    #expect(LaidOutChart(points.chartYScale(domain: 0...0, type: .log)).notes("in place of"))
  }
}
