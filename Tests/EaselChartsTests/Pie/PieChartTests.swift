import EaselBlocks
import EaselCanvas
import EaselGenerators
import EaselViews
import Foundation
import Testing

@testable import EaselChartViews
@testable import EaselCharts

/// Pies and donuts as numbers.
@Suite struct PieChartTests {
  private let size = CGSize(width: 300, height: 200)

  private func sample(_ name: String) throws -> PieChart {
    try #require(ChartSamples.pies[name])
  }

  @Test(arguments: ChartSamples.all(Array(ChartSamples.pies.keys)))
  func chartsOfEverySizeHaveNoOverlapsAndNoErrors(_ name: String, _ index: Int) throws {
    let size = ChartSamples.sizes[index]
    let chart = try sample(name)
    let layout = chart.layout(in: size)
    #expect(layout.labels.overlaps.isEmpty)
    #expect(layout.labels.outside(of: size).isEmpty)
    #expect(layout.center.x - layout.radius >= -0.5)
    #expect(layout.center.x + layout.radius <= size.width + 0.5)
    #expect(layout.center.y + layout.radius <= size.height + 0.5)
    let canvas = RecordingCanvas(size: size)
    layout.draw(on: canvas)
    #expect(canvas.context.firstError == nil)
    // Nothing vanishes in silence: each name stands somewhere, or a diagnostic says that it does
    // not.
    let texts = layout.labels.map(\.text.string)
    for segment in chart.segments where !texts.contains(where: { $0.hasPrefix(segment.name) }) {
      let isNoted = layout.diagnostics.contains { $0.code == .labelAdjusted }
      #expect(isNoted, "\(segment.name)")
    }
  }

  @Test func slicesFillTheCircle() throws {
    let layout = try sample("mix").layout(in: size)
    let sectors = layout.sectors
    #expect(sectors.map(\.name) == ["Fossil fuels", "Nuclear", "Renewables"])
    #expect(abs(sectors.reduce(0) { $0 + $1.arc.share } - 1) < 1e-12)
    #expect(sectors[0].arc.startAngle == 0)
    #expect(abs(sectors[2].arc.endAngle - 2 * .pi) < 1e-12)
    #expect(abs(sectors[0].arc.innerRadius - Double(layout.radius) * 0.6) < 1e-9)
  }

  @Test func gapsTakeAtMostAFifthOfASlice() throws {
    for layout in [try sample("tiny").layout(in: size), try sample("many").layout(in: size)] {
      for (_, arc) in layout.sectors {
        let sweep = arc.endAngle - arc.startAngle
        #expect(arc.padAngle > 0 && arc.padAngle <= sweep * 0.2 + 1e-12)
      }
    }
  }

  @Test func theLabelOfAWholePieStandsOnTheRight() throws {
    let layout = try sample("one").layout(in: size)
    let label = try #require(layout.labels.first)
    #expect(label.frame.minX > layout.center.x + layout.radius)
    #expect(abs(label.frame.midY - layout.center.y) < 0.01)
  }

  @Test func pieAndLegendBelowItAreCenteredTogether() throws {
    let layout = try sample("mix").layout(in: CGSize(width: 200, height: 320))
    let legend = try #require(layout.legends.first)
    let (top, bottom) = (layout.center.y - layout.radius, layout.center.y + layout.radius)
    let end = legend.frame.maxY
    #expect(abs(top - (320 - end)) < 0.01)
    #expect(legend.frame.minY - bottom < 30)
    let frame = legend.frame.insetBy(dx: -1, dy: -1)
    #expect(legend.keys.allSatisfy { frame.contains($0.label.frame) })
  }

  @Test func aLegendBesideThePieTakesColumnsBeforeItLeavesEntriesOut() throws {
    let segments = (1...24).map { PieSegment("S\($0)", value: 1) }
    var chart = PieChart(segments: segments)
    chart.labels = .legend
    let legend = try #require(chart.layout(in: size).legends.first)
    #expect(legend.keys.count == 24)
    #expect(Set(legend.keys.map { $0.figures[0].bounds.minX }).count == 2)
  }

  @Test func linesOfTheCenterTextHaveSimilarWidths() throws {
    let caption = try #require(
      try sample("mix").layout(in: size).labels.first { $0.text.string == "generated in 2017" })
    let widths = caption.text.lines.map(\.frame.width)
    #expect(widths.count == 2)
    #expect(try #require(widths.min()) > #require(widths.max()) * 0.6)
  }

  @Test func startAngleTurnsThePie() throws {
    var chart = try sample("mix")
    chart.startAngle = .pi / 2
    #expect(chart.layout(in: size).sectors[0].arc.startAngle == .pi / 2)
  }

  @Test func slicesOfZeroAreNotDrawn() {
    var chart = PieChart(
      segments: (0..<3_000).map { PieSegment("S\($0)", value: Double($0 % 2)) })
    chart.labels = .hidden
    let layout = chart.layout(in: size)
    #expect(layout.sectors.count == 1_500)
    #expect(layout.notes.isEmpty)
  }

  @Test func sortingPutsTheLargestFirst() {
    var chart = PieChart(["small": 1, "large": 3])
    chart.sortsBySize = true
    let layout = chart.layout(in: size)
    #expect(layout.sectors.first { $0.name == "large" }?.arc.startAngle == 0)
  }

  @Test func invalidSegmentsAreNoted() {
    let layout = PieChart(["a": 1, "b": -2, "c": .nan]).layout(in: size)
    #expect(layout.sectors.count == 1)
    #expect(layout.diagnostics.filter { $0.code == .invalidData }.count == 2)
  }

  @Test func smallSharesAreWrittenAsLessThanOnePercent() {
    let chart = PieChart(["a": 1_000, "b": 1])
    #expect(chart.shareText(1.0 / 1001) == "<1%")
    #expect(chart.shareText(0) == "0%")
    #expect(chart.shareText(0.5) == "50%")
  }

  @Test func aPieWithoutDataIsARingThatSaysNoData() {
    let layout = PieChart().layout(in: size)
    #expect(layout.sectors.count == 1)
    #expect(layout.labels.map(\.text.string) == ["No data"])
  }

  @Test(arguments: [
    PieChart.Labels.inside, .outside, .legend, .hidden, .automatic,
  ])
  func labelsArePlacedBySetting(_ labels: PieChart.Labels) throws {
    var chart = PieChart(["One": 3, "Two": 2, "Three": 1])
    chart.labels = labels
    let layout = chart.layout(in: CGSize(width: 600, height: 400))
    switch labels {
    case .inside:
      #expect(layout.legends.isEmpty && layout.sectorLeaders.isEmpty && layout.labels.count == 3)
    case .outside, .automatic: #expect(layout.sectorLeaders.count == 3 && layout.labels.count == 3)
    case .legend: #expect(layout.legends.first?.keys.count == 3 && layout.sectorLabels.isEmpty)
    case .hidden: #expect(layout.legends.isEmpty && layout.labels.isEmpty)
    }
  }

  @Test func sharesStandBelowNamesThatLeaveNoRoomBehindThem() throws {
    var chart = try sample("japanese")
    chart.labels = .outside
    let layout = chart.layout(in: CGSize(width: 360, height: 290))
    #expect(layout.labels.map(\.text.lines.count) == [2, 2, 2])
    for label in layout.labels {
      // Both lines begin, or end, at the side of the pie.
      let isRight = label.frame.minX > layout.center.x
      let ends = label.text.lines.map { isRight ? $0.frame.minX : $0.frame.maxX }
      #expect(abs(ends[0] - ends[1]) < 0.5)
    }
    #expect(layout.legends.isEmpty)
  }

  @Test func labelsOutsideWithoutRoomBecomeALegend() throws {
    var chart = try sample("many")
    chart.labels = .outside
    let layout = chart.layout(in: CGSize(width: 150, height: 150))
    #expect(!layout.legends.isEmpty)
    #expect(layout.diagnostics.contains { $0.message.contains("legend") })
  }

  @Test func centerTextFitsTheHole() throws {
    let layout = try sample("mix").layout(in: size)
    let title = try #require(layout.labels.first { $0.text.string == "56 TWh" })
    #expect(title.frame.width <= layout.radius * 0.6 * 2)
    #expect(abs(title.frame.midX - layout.center.x) < 0.01)
  }

  @Test(arguments: 1...40)
  func labelsSpreadWithoutOverlap(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...12, using: &generator)
    let sizes = (0..<count).map { _ in CGFloat.random(in: 4...12, using: &generator) }
    let wanted = (0..<count).map { _ in CGFloat.random(in: 0...160, using: &generator) }.sorted()
    let positions = LabelSpread.positions(wanted: wanted, sizes: sizes, in: 0...160)
    guard let positions else {
      #expect(sizes.reduce(0, +) > 160)
      return
    }
    for index in positions.indices.dropFirst() {
      let gap = (sizes[index] + sizes[index - 1]) / 2
      #expect(positions[index] - positions[index - 1] >= gap - 1e-9)
    }
    #expect(positions[0] >= sizes[0] / 2 - 1e-9)
    #expect(positions[count - 1] <= 160 - sizes[count - 1] / 2 + 1e-9)
  }

  @Test func labelsMoveOnlyIfTheyOverlap() {
    #expect(
      LabelSpread.positions(wanted: [10, 30, 50], sizes: [8, 8, 8], in: 0...60) == [10, 30, 50])
    #expect(LabelSpread.positions(wanted: [10, 12], sizes: [8, 8], in: 0...60) == [7, 15])
    #expect(LabelSpread.positions(wanted: [1, 2], sizes: [40, 40], in: 0...60) == nil)
    #expect(LabelSpread.positions(wanted: [.nan], sizes: [4], in: 0...60) == nil)
  }

  @Test(arguments: [60, 181, .nan, .infinity] as [CGFloat])
  func aPaddingThatLeavesNothingIsNoted(_ padding: CGFloat) {
    let view = PieChartView(frame: .zero)
    view.chart = PieChart(segments: [PieSegment("a", value: 1)])
    view.padding = padding
    let layout = view.chart.layout(in: CGSize(width: 120, height: 400))
    #expect(layout.diagnostics.map(\.code) == [.invalidSize])
    #expect(layout.sectors.isEmpty)
  }
}
