import EaselCanvas
import EaselChartViews
import EaselCharts
import Foundation
import Testing

@testable import EaselBlocks

/// The layout of a chart is that of the one chart in a block.
@Suite struct ChartInBlockTests {
  private let size = CGSize(width: 480, height: 300)
  private var chart: Chart<some ChartContent> {
    Chart {
      BarMark(x: .value("Month", "May"), y: .value("Rain", 62))
      BarMark(x: .value("Month", "June"), y: .value("Rain", 48))
    }
  }

  @Test func aBlockAroundAChartHasItsLayout() {
    let plain = chart.layout(in: size)
    for block: any Block in [
      chart.padding(20),
      VStack {
        Text("Rain"); chart
      },
      chart.environment(\.locale, Locale(identifier: "en_US")), Group { chart },
      GeometryReader { _ in chart },
    ] {
      let layout = block.layout(in: size)
      #expect(layout.plot == plain.plot)
      #expect(layout.figures.map(\.bounds) == plain.figures.map(\.bounds))
      #expect(layout.diagnostics.isEmpty)
      #expect(block.dataTable() == chart.dataTable())
    }
  }

  private struct Report: Block {
    @StateValue private var month = "May"
    var body: some Block {
      Chart { BarMark(x: .value("Month", month), y: .value("Rain", 62)) }.chartTitle("Rain")
    }
  }

  @Test func aBlockWithABodyHasTheChartOfItsBody() {
    let layout = Report().layout(in: size)
    #expect(layout.titles.map(\.text.string) == ["Rain"])
    #expect(layout.axes.flatMap(\.ticks).contains { $0.datum == .category("May") })
  }

  @Test(arguments: [CGSize(width: CGFloat.nan, height: 3), CGSize(width: -1, height: 1e300), .zero])
  func aSizeThatIsNoneDrawsNothingOutsideOfIt(_ size: CGSize) {
    let (block, plain) = (chart.padding(9).layout(in: size), chart.layout(in: size))
    #expect(block.figures.count == plain.figures.count)
    #expect(block.figures.allSatisfy { $0.bounds.minX.isFinite && $0.bounds.maxY.isFinite })
  }

  @Test func aBlockWithoutAChartIsAnError() throws {
    let layout = VStack { Text("Rain") }.layout(in: size)
    let error = try #require(layout.diagnostics.first { $0.severity == .error })
    #expect(error.message == "VStack has no chart, so there is none to lay out")
    #expect(layout.figures.isEmpty)
    #expect(Text("Rain").dataTable().rows.isEmpty)
  }

  @Test func aBlockWithTwoChartsIsAnError() throws {
    let layout = HStack {
      chart; chart
    }.layout(in: size)
    let error = try #require(layout.diagnostics.first { $0.severity == .error })
    #expect(error.message == "HStack has 2 charts; lay out one of them")
  }

  @Test func aChartInAnOverlayHasNoModifiersOfTheOuterOne() {
    var inner: CGSize?
    _ = chart.chartXAxis(.hidden).chartOverlay { _ in
      chart.chartOverlay { proxy in
        inner = proxy.plotSize
        return EmptyBlock()
      }
    }.layout(in: size)
    let plain = chart.layout(in: size).plot.size
    #expect(inner == plain, "a chart in an overlay has an x axis of its own")
  }

  @Test func aViewOfABlockShowsItsChart() throws {
    let view = ChartView(chart.chartTitle("Rain").padding(4))
    view.frame = CGRect(origin: .zero, size: size)
    let plain = ChartView(chart.chartTitle("Rain"))
    plain.frame = view.frame
    #expect(try view.data(as: .svg) == plain.data(as: .svg))
    let empty = ChartView(Text("Rain"))
    empty.frame = view.frame
    let notes = try empty.rendered(as: .svg, options: RenderOptions(policy: .lenient)).diagnostics
    #expect(notes.contains { $0.severity == .error && $0.message.contains("Text has no chart") })
  }
}
