import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// What modifiers of charts and of blocks around them do.
@Suite struct ModifierTests {
  private let size = CGSize(width: 300, height: 200)
  private let days = ["Mon", "Tue", "Wed", "Thu"]

  private var chart: Chart<some ChartContent> {
    Chart(days, id: \.self) { BarMark(x: .value("Day", $0), y: .value("Load", 12)) }
  }

  @Test func theModifierNearestToTheChartWins() {
    let both = chart.chartXAxis(.hidden).chartXAxis(.visible)
    #expect(both.configuration.x.visibility == .hidden)
    var environment = EnvironmentValues()
    environment.chartConfiguration.x.visibility = .visible
    let axes = both.layout(in: size, environment: environment).axes
    #expect(!axes.contains { $0.edge == .bottom })
  }

  @Test func aModifierOfABlockReachesTheChartsInIt() throws {
    var sizes: [CGSize] = []
    let inner = chart.chartOverlay { proxy in
      sizes.append(proxy.plotSize)
      return EmptyBlock()
    }
    _ = try inner.padding().data(as: .svg, width: 300, height: 200)
    let plain = sizes
    sizes = []
    _ = try inner.padding().chartXAxis(.hidden).chartYAxis(.hidden)
      .data(as: .svg, width: 300, height: 200)
    #expect((sizes.last?.width ?? 0) > (plain.last?.width ?? 0))
    #expect((sizes.last?.height ?? 0) > (plain.last?.height ?? 0))
  }

  @Test func axisMarksOfASecondAxisDoNotChangeTheFirst() {
    let styled = chart.chartYAxis { AxisMarks(position: .trailing).yAxis("b") }
    #expect(styled.configuration.y.marks == nil)
    #expect(styled.configuration.otherAxes["b"]?.marks?.sets.count == 1)
    let both = chart.chartYAxis {
      AxisMarks(position: .leading)
      AxisMarks(position: .trailing).yAxis("b")
    }
    #expect(both.configuration.y.marks?.sets.map(\.position) == [.leading])
  }

  @Test func eachModifierForInteractionIsNotedOnce() {
    let selection = UsedBinding<String?>(wrappedValue: nil)
    let notes = chart.chartXSelection(value: selection).chartXSelection(value: selection)
      .chartScrollableAxes(.horizontal).layout(in: size).diagnostics
    #expect(
      notes.map(\.operation).sorted { ($0 ?? "") < ($1 ?? "") } == [
        "chartScrollableAxes(_:)", "chartXSelection(value:)",
      ])
    #expect(notes.allSatisfy { $0.severity == .note })
  }

  @Test func aVisibleLengthOfCategoriesDrawsThemFromTheStart() {
    let part = chart.chartXVisibleDomain(length: 2).chartScrollPosition(initialX: "Wed")
    let ticks = part.layout(in: size).axes.first { $0.edge == .bottom }?.ticks
    #expect(ticks?.map(\.datum) == [.category("Wed"), .category("Thu")])
    // A start too far behind moves back, so that the length is filled.
    let late = chart.chartXVisibleDomain(length: 3).chartScrollPosition(initialX: "Thu")
    #expect(late.layout(in: size).axes.first { $0.edge == .bottom }?.ticks.count == 3)
  }

  @Test(arguments: [(Double.nan, 4.0), (0, 4), (-1, 4), (1e308, 1e308), (2, .infinity), (2, -9)])
  func visibleLengthsOfNumbersStayInTheDomain(length: Double, start: Double) {
    let points = Chart([0.0, 2, 10], id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", $0))
    }
    .chartXVisibleDomain(length: length).chartScrollPosition(initialX: start)
    var list = [CGFloat]()
    _ = points.chartOverlay { proxy in
      list = proxy.xDomain(dataType: Double.self).map { CGFloat($0) }
      return EmptyBlock()
    }.layout(in: size)
    #expect(list.count == 2)
    #expect(list.allSatisfy { $0 >= 0 && $0 <= 10 })
    if length == 2, list.count == 2 { #expect(list[1] - list[0] == 2) }
  }

  @Test func aClosedRangeOfAreasIsInterpolated() {
    let points = Chart([0.0, 5, 10], id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", $0)).symbolSize(by: .value("v", $0))
    }
    var areas: [CGFloat?] = []
    _ = points.chartSymbolSizeScale(range: 10...90).chartOverlay { proxy in
      areas = [0.0, 5, 10].map { proxy.symbolSize(for: $0) }
      return EmptyBlock()
    }.layout(in: size)
    #expect(areas == [10, 50, 90])
  }

  @Test func facetsOfElementsGiveEachMarkItsPanel() {
    let bars = Chart(days, id: \.self) { BarMark(x: .value("Day", $0), y: .value("Load", 12)) }
    let list = bars.chartFacet(by: { PlottableValue.value("Day", $0) }, columns: 2).markList
    #expect(list.runs.first?[.facetColumn]?.values.count == 4)
  }

  @Test func anInvalidAngleRangeIsIgnored() {
    let range = Angle.radians(0)...Angle.radians(.infinity)
    #expect(chart.chartAngleRange(range).configuration.angleRange == nil)
  }
}
