import EaselBlocks
import EaselCanvas
import EaselViews
import Foundation
import Testing

@testable import EaselChartViews
@testable import EaselCharts

/// Bar charts as numbers.
@Suite struct BarChartTests {
  private let size = CGSize(width: 300, height: 200)

  private func sample(_ name: String) throws -> BarChart {
    try #require(ChartSamples.bars[name])
  }

  @Test(arguments: ChartSamples.all(Array(ChartSamples.bars.keys)))
  func chartsOfEverySizeHaveNoOverlapsAndNoErrors(_ name: String, _ index: Int) throws {
    let size = ChartSamples.sizes[index]
    let layout = try sample(name).layout(in: size)
    #expect(layout.labels.overlaps.isEmpty)
    #expect(layout.labels.outside(of: size).isEmpty)
    let chart = CGRect(origin: .zero, size: size).insetBy(dx: -0.5, dy: -0.5)
    for bar in layout.bars {
      #expect(bar.bounds.minX >= chart.minX && bar.bounds.maxX <= chart.maxX)
      #expect(bar.bounds.minY >= chart.minY && bar.bounds.maxY <= chart.maxY)
    }
    #expect(layout.diagnostics.allSatisfy { $0.severity < .error })
    let canvas = RecordingCanvas(size: size)
    layout.draw(on: canvas)
    #expect(canvas.context.firstError == nil)
  }

  @Test func gapsAreHalfTheWidthOfABar() throws {
    let layout = try sample("posts").layout(in: size)
    #expect(layout.bars.count == 5)
    let width = 2 * layout.plot.width / (3 * 5 + 1)
    for bar in layout.bars { #expect(abs(bar.bounds.width - width) < 1e-9) }
    #expect(abs(layout.bars[0].bounds.minX - layout.plot.minX - width / 2) < 1e-9)
    #expect(abs(layout.bars[1].bounds.minX - layout.bars[0].bounds.maxX - width / 2) < 1e-9)
  }

  @Test func heightsOfBarsAreProportionalToTheirValues() throws {
    let chart = try sample("posts")
    let layout = chart.layout(in: size)
    let unit = layout.bars[1].bounds.height
    for (bar, value) in zip(layout.bars, chart.series[0].values) {
      #expect(abs(bar.bounds.height - unit * value) < 1e-9)
      #expect(abs(bar.bounds.maxY - layout.basePosition) < 1e-9)
    }
  }

  @Test func allBarsOfTheMaximumHaveTheMaximumPaint() throws {
    var chart = BarChart(categories: ["a", "b", "c"], values: [5, 2, 5])
    chart.maximumPaint = .color(.systemOrange)
    let paints = chart.layout(in: size).bars.map(\.fill)
    #expect(paints[0] == .color(.systemOrange))
    #expect(paints[1] == .color(ChartPalette.color(0)))
    #expect(paints[2] == paints[0])
  }

  @Test func negativeBarsHangBelowTheBaseLine() throws {
    let chart = try sample("negative")
    let layout = chart.layout(in: size)
    for (bar, value) in zip(layout.bars, chart.series[0].values) {
      if value < 0 {
        #expect(abs(bar.bounds.minY - layout.basePosition) < 1e-9)
        #expect(bar.radii.topLeft == 0 && bar.radii.bottomLeft > 0)
      } else {
        #expect(abs(bar.bounds.maxY - layout.basePosition) < 1e-9)
        #expect(bar.radii.topLeft > 0 && bar.radii.bottomLeft == 0)
      }
    }
  }

  @Test func groupsStandSideBySide() throws {
    let layout = try sample("grouped").layout(in: size)
    #expect(layout.bars.count == 8)
    #expect(layout.bars[0].bounds.maxX <= layout.bars[1].bounds.minX)
    #expect(layout.bars.prefix(2).map(\.series) == ["Budget", "Actual"])
    #expect(layout.bars[1].bounds.maxX < layout.bars[2].bounds.minX)
    #expect(layout.legends.first?.keys.map(\.label.text.string) == ["Budget", "Actual"])
    #expect(!layout.grid.isEmpty)
  }

  @Test func segmentsOfAStackAdjoinAndOnlyTheOutermostIsRound() throws {
    let layout = try sample("stacked").layout(in: size)
    let first = Array(layout.bars.prefix(3))
    #expect(first.map(\.series) == ["Fossil", "Nuclear", "Renewables"])
    #expect(abs(first[0].bounds.minY - first[1].bounds.maxY) < 1e-9)
    #expect(abs(first[1].bounds.minY - first[2].bounds.maxY) < 1e-9)
    // Only the outermost is round.
    #expect(first[0].radii == CornerRadii(all: 0))
    #expect(first[2].radii.topLeft > 0)
  }

  @Test func negativeSegmentsOfAStackAreBelowTheBaseLine() {
    var chart = BarChart(
      categories: ["a"], series: [BarSeries(values: [3]), BarSeries(values: [-2])])
    chart.arrangement = .stacked
    let layout = chart.layout(in: size)
    #expect(abs(layout.bars[0].bounds.maxY - layout.basePosition) < 1e-9)
    #expect(abs(layout.bars[1].bounds.minY - layout.basePosition) < 1e-9)
    #expect(layout.bars[1].radii.bottomLeft > 0)
  }

  @Test func stackedValuesStandInTheirBars() {
    var chart = BarChart(
      categories: ["a"], series: [BarSeries(values: [30]), BarSeries(values: [0.01])])
    chart.arrangement = .stacked
    chart.valueLabels = .visible
    let layout = chart.layout(in: size)
    let label = layout.labels.first { $0.text.string == "30" }
    #expect(label.map { layout.bars[0].bounds.contains($0.frame.origin) } == true)
    #expect(
      layout.diagnostics.contains { $0.code == .labelAdjusted && $0.message.contains(": 0.01") })
  }

  @Test func horizontalBarsGrowToTheRight() throws {
    let layout = try sample("horizontal").layout(in: size)
    for bar in layout.bars { #expect(abs(bar.bounds.minX - layout.basePosition) < 1e-9) }
    #expect(layout.bars[0].bounds.width > layout.bars[1].bounds.width)
    #expect(layout.bars[0].bounds.maxY < layout.bars[1].bounds.minY)
    #expect(layout.bars[0].radii.topRight > 0 && layout.bars[0].radii.topLeft == 0)
    #expect(layout.baseline != nil && layout.rules.count == 1)
  }

  @Test func negativeHorizontalBarsGrowToTheLeft() {
    var chart = BarChart(categories: ["a", "b"], values: [-4, 2])
    chart.orientation = .horizontal
    let layout = chart.layout(in: size)
    #expect(abs(layout.bars[0].bounds.maxX - layout.basePosition) < 1e-9)
    #expect(layout.bars[0].radii.topLeft > 0)
    let label = layout.labels.first { $0.text.string == "−4" }
    #expect(label.map { $0.frame.maxX < layout.bars[0].bounds.minX } == true)
  }

  @Test func barsEndAtTheEdgeOfAnExplicitDomain() {
    var chart = BarChart(categories: ["a", "b"], values: [5, 20])
    chart.domain = 0...10
    let layout = chart.layout(in: size)
    #expect(abs(layout.bars[1].bounds.minY - layout.plot.minY) < 1e-9)
    #expect(abs(layout.bars[0].bounds.height * 2 - layout.bars[1].bounds.height) < 1e-9)
  }

  @Test func invalidValuesAreNoted() {
    let layout = BarChart(categories: ["a", "b", "c"], values: [1, .nan, .infinity])
      .layout(in: size)
    #expect(layout.bars.count == 1)
    #expect(layout.diagnostics.filter { $0.code == .invalidData }.count == 2)
  }

  @Test(arguments: [
    CGSize(width: 300, height: 200), CGSize(width: 200, height: 320),
    CGSize(width: 483, height: 460), CGSize(width: 800, height: 560),
  ])
  func gridLinesHaveAMinimumDistance(_ size: CGSize) throws {
    let layout = try sample("stacked").layout(in: size)
    let lines = layout.grid.map(\.start.y).sorted()
    #expect((4...9).contains(lines.count))
    #expect(lines[1] - lines[0] > 9.5 * 2.4)
  }

  @Test func aBarChartWithoutDataSaysNoData() {
    let layout = BarChart().layout(in: size)
    #expect(layout.labels.map(\.text.string) == ["No data"])
    #expect(layout.bars.isEmpty)
  }

  @Test func aChartOfZerosHasABaseLine() {
    let layout = BarChart(categories: ["a"], values: [0]).layout(in: size)
    #expect(layout.bars[0].bounds.height == 0)
    #expect(layout.baseline != nil && layout.rules.isEmpty)
  }

  @Test func referenceLinesThatCannotBeDrawnAreNoted() {
    var chart = BarChart(categories: ["a"], values: [5])
    chart.domain = 0...10
    chart.referenceLines = [ReferenceLine(.nan), ReferenceLine(20), ReferenceLine(5, label: "x")]
    let layout = chart.layout(in: size)
    #expect(layout.diagnostics.count == 2)
    #expect(layout.baseline != nil && layout.rules.count == 1)
    #expect(layout.labels.contains { $0.text.string == "x" })
  }

  @Test func valuesWithoutRoomAreLeftOutAndNoted() {
    var chart = BarChart(categories: [], values: (0..<200).map { Double($0) * 1_000 })
    chart.valueLabels = .visible
    let layout = chart.layout(in: size)
    #expect(layout.labels.isEmpty || layout.labels.allSatisfy { !$0.text.string.isEmpty })
    #expect(layout.diagnostics.contains { $0.message.contains("values") })
  }

  @Test func axisLegendAndValuesCanBeShownAndHidden() throws {
    var chart = try sample("grouped")
    chart.axis = .hidden
    chart.legend = .hidden
    #expect(chart.layout(in: size).grid.isEmpty)
    #expect(chart.layout(in: size).legends.isEmpty)
    chart.axis = .visible
    chart.legend = .visible
    chart.valueLabels = .visible
    let layout = chart.layout(in: CGSize(width: 600, height: 300))
    #expect(!layout.grid.isEmpty)
    #expect(!layout.legends.isEmpty)
    #expect(layout.labels.contains { $0.text.string == "132" })
  }

  @Test func sizesThatAreNotPositiveAndFiniteHaveNoBars() {
    for side in [0, -10, CGFloat.nan, .infinity] {
      #expect(
        BarChart(categories: ["a"], values: [1])
          .layout(in: CGSize(width: side, height: 100)).bars.isEmpty)
    }
  }

  @Test func aBarChartViewDrawsItsChart() throws {
    let view = BarChartView(frame: CGRect(origin: .zero, size: size))
    view.categories = ["a", "b"]
    view.values = [1, 2]
    #expect(view.values == [1, 2])
    #expect(view.chart.series.count == 1)
    #expect(view.sizeThatFits(.zero) == CGSize(width: 300, height: 200))
    let bars = view.chart.layout(in: size).bars.map(\.bounds)
    var drawn: [CGRect] = []
    func collect(_ recording: Recording) {
      for case .fill(let path, _, _, _) in recording.operations {
        drawn.append(path.boundingBox)
      }
    }
    collect(view.recording())
    #expect(drawn.count == bars.count)
    for (a, b) in zip(drawn, bars) { #expect(abs(a.minY - b.minY) < 1e-6) }
    let other = BarChartView(frame: .zero, chart: view.chart)
    #expect(other.chart == view.chart)
  }
}

/// Parts of bar charts that the posts ask for.
@Suite struct BarChartPostTests {
  @Test func tenTicksGiveElevenGridLinesAndBordersAreDrawn() {
    var chart = BarChart(
      categories: ["2"],
      series: [
        BarSeries(values: [4], color: .systemRed),
        BarSeries(values: [2], paint: .color(.white), borderColor: .darkGray),
      ])
    chart.arrangement = .stacked
    chart.domain = 0...10
    chart.tickCount = 10
    let layout = chart.layout(in: CGSize(width: 480, height: 300))
    #expect(layout.grid.count == 11)
    #expect(layout.bars.map(\.border) == [nil, .darkGray])
    let canvas = RecordingCanvas()
    layout.draw(on: canvas)
    let borders = canvas.recording.operations.count {
      if case .stroke(_, .color(.darkGray), _, _) = $0 { true } else { false }
    }
    #expect(borders == 1)
  }

  @Test func barsBeyondTheDomainAreNoted() {
    var chart = BarChart(categories: ["A", "B", "C"], values: [5, 30, 70])
    chart.domain = 10...60
    let notes = chart.layout(in: CGSize(width: 300, height: 200)).diagnostics
      .filter { $0.code == .outsidePlot }
    #expect(notes.map(\.severity) == [.warning])
    #expect(notes.first?.message.hasPrefix("2 bars") == true)
    chart.domain = 0...70
    #expect(
      !chart.layout(in: CGSize(width: 300, height: 200)).diagnostics
        .contains { $0.code == .outsidePlot })
  }

  /// Half of the width, more than that, and what is no number: found by fuzzing.
  @Test(arguments: [60, 181, .nan, .infinity, -.infinity, .greatestFiniteMagnitude] as [CGFloat])
  func aPaddingThatLeavesNothingIsNoted(_ padding: CGFloat) throws {
    for orientation in [BarChart.Orientation.vertical, .horizontal] {
      let view = BarChartView(frame: .zero)
      view.chart = BarChart(categories: ["a", "b"], series: [BarSeries("s", values: [1, 2])])
      view.orientation = orientation
      view.padding = padding
      let chart = view.chart
      let layout = chart.layout(in: CGSize(width: 120, height: 400))
      #expect(layout.diagnostics.map(\.code) == [.invalidSize])
      #expect(layout.bars.isEmpty && layout.labels.isEmpty)
    }
  }
}
