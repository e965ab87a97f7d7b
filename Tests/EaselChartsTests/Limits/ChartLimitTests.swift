import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// The limits of charts: what is beyond them is left out, and noted.
@Suite struct ChartLimitTests {
  private func limits(_ layout: ChartLayout) -> [String] {
    layout.diagnostics.filter { $0.code == .limitExceeded }.map(\.message)
  }

  @Test func marksBeyondTheLimitAreLeftOutAndNoted() {
    let values = [Double](repeating: 1, count: MarkList.maximumMarks + 7)
    var list = MarkList()
    LinePlot(values, x: .value("X", \.self), y: .value("Y", \.self))
      ._collect(MarkScope(), into: &list)
    list.append(.rule, MarkFields(), in: MarkScope())
    list.finish()
    #expect(list.count == MarkList.maximumMarks)
    #expect(
      list.diagnostics.map(\.message) == [
        "8 marks beyond 2000000 are left out; draw bins or a sample instead"
      ])
  }

  @Test func categoriesBeyondTheLimitAreLeftOutAndNoted() {
    let count = ScaleResolver.maximumCategories + 5
    let layout = BadChart.layout(
      Chart {
        ForEach(0..<count, id: \.self) {
          BarMark(x: .value("Name", "n\($0)"), y: .value("N", 1))
        }
      })
    #expect(
      limits(layout) == [
        "the x axis has 10005 categories; those beyond 10000 are left out"
      ])
  }

  @Test func panelsBeyondTheLimitAreLeftOutAndNoted() {
    let count = ChartPanels.maximumCount + 100
    let layout = BadChart.layout(
      Chart {
        ForEach(0..<count, id: \.self) {
          PointMark(x: .value("X", 1), y: .value("Y", 2)).facet(by: .value("F", "f\($0)"))
        }
      })
    #expect(layout.panels.count == ChartPanels.maximumCount)
    #expect(limits(layout).contains("the chart has 500 panels; only the first 400 are drawn"))
  }

  @Test func entriesOfLegendsBeyondTheLimitAreLeftOutAndNoted() {
    let count = LookResolver.maximumEntries + 50
    let layout = BadChart.layout(
      Chart {
        ForEach(0..<count, id: \.self) {
          PointMark(x: .value("X", $0), y: .value("Y", 2))
            .foregroundStyle(by: .value("Series", "s\($0)"))
        }
      }, in: CGSize(width: 2_000, height: 2_000))
    #expect(layout.legends.map(\.keys.count).reduce(0, +) <= LookResolver.maximumEntries)
    #expect(limits(layout).contains { $0.contains("“Series” has 250 values") })
  }

  @Test func valuesOfAnAxisBeyondTheLimitAreLeftOutAndNoted() {
    let values = (0..<1_000_000).map { Double($0) / 1e6 }
    let layout = BadChart.layout(
      Chart { PointMark(x: .value("X", 0.5), y: .value("Y", 2)) }
        .chartXScale(domain: 0...1)
        .chartXAxis { AxisMarks(values: values) })
    #expect(
      limits(layout) == [
        "the x axis is given 1000000 values; those beyond 1000 are left out"
      ])
  }

  @Test func stepsThatGiveTooManyValuesAreReplacedAndNoted() {
    let layout = BadChart.layout(
      Chart { PointMark(x: .value("X", 0.5), y: .value("Y", 2)) }
        .chartXScale(domain: 0...1)
        .chartXAxis { AxisMarks(values: .stride(by: 1e-9)) })
    #expect(limits(layout).count == 1 && limits(layout)[0].contains("more than 1000 values"))
    #expect(!layout.axes.flatMap(\.labels).isEmpty)
  }

  @Test func unitsThatGiveTooManyDatesAreCutAndNoted() {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    let layout = BadChart.layout(
      Chart {
        PointMark(x: .value("T", start), y: .value("Y", 2))
        PointMark(x: .value("T", start.addingTimeInterval(86_400 * 365)), y: .value("Y", 2))
      }.chartXAxis { AxisMarks(values: .stride(by: .minute)) })
    #expect(
      limits(layout) == ["the x axis is given more than 1000 dates; those beyond are left out"])
  }

  @Test func contentBeyondTheLimitOfDepthIsLeftOutAndNoted() {
    var content = AnyChartContent(erasing: PointMark(x: .value("X", 1), y: .value("Y", 2)))
    for _ in 0..<(MarkList.maximumDepth + 1) { content = AnyChartContent(erasing: content) }
    let layout = BadChart.layout(
      Chart {
        Deep(depth: 10_000)
        content
      })
    #expect(limits(layout).count == 1)
  }

  @Test func aHundredThousandSeriesAreDrawnWithNotes() {
    let layout = BadChart.layout(
      Chart {
        ForEach(0..<100_000, id: \.self) {
          LineMark(
            x: .value("X", $0 % 7), y: .value("Y", $0 % 11), series: .value("Series", "s\($0)"))
        }
      })
    #expect(BadChart.isFinite(layout))
  }

  @Test func aHundredThousandColoursAreNotedInFewWords() {
    let layout = BadChart.layout(
      Chart {
        ForEach(0..<100_000, id: \.self) {
          PointMark(x: .value("X", $0 % 7), y: .value("Y", $0 % 11))
            .foregroundStyle(by: .value("Series", "s\($0)"))
        }
      })
    #expect(BadChart.messages(layout).allSatisfy { $0.count < 2_000 })
    #expect(BadChart.messages(layout).contains { $0.contains("“Series” has 100000 values") })
  }

  @Test func theNoteOnManySymbolsSaysThatTheyRepeat() {
    let layout = BadChart.layout(
      Chart {
        ForEach(0..<300, id: \.self) {
          PointMark(x: .value("X", $0), y: .value("Y", $0)).symbol(by: .value("Kind", "k\($0)"))
        }
      })
    #expect(BadChart.messages(layout).contains { $0.contains("looks repeat") })
  }
}

/// Content that contains itself.
private struct Deep: ChartContent {
  var depth: Int

  @ChartContentBuilder var body: some ChartContent {
    if depth > 0 { AnyChartContent(Deep(depth: depth - 1)) }
  }
}
