import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// A pie chart as a block: what every chart can do.
@Suite struct PiePresetTests {
  private let size = CGSize(width: 300, height: 200)
  private let energy = PieChart(["Wind": 37, "Coal": 50, "Sun": 13])

  @Test func aPieChartIsDrawnInAStackAndInAFile() throws {
    let stack = VStack {
      Text("Energy")
      energy.frame(height: 160)
    }
    let svg = String(decoding: try stack.data(as: .svg), as: UTF8.self)
    #expect(svg.contains("Donut chart."))
    #expect(svg.contains("Coal"))
    let file = FileManager.default.temporaryDirectory.appending(path: "PiePresetTests.pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try energy.chartTitle("Energy").write(to: file)
    #expect(try Data(contentsOf: file).starts(with: Data("%PDF".utf8)))
  }

  @Test func slicesInPrintAreToldApartByHatches() {
    let chart = PieChart(segments: (1...6).map { PieSegment("S\($0)", value: Double($0)) })
    let fills = chart.chartTheme(.print).layout(in: size).figures.compactMap(\.fill)
    #expect(fills.count == 6 && Set(fills).count == 6)
  }

  @Test func segmentsWithEqualNamesAreDifferentSlices() {
    let chart = PieChart(
      segments: [1, 2, 3].map { PieSegment("a", value: $0) } + [PieSegment(value: 4)])
    let layout = chart.layout(in: size)
    #expect(layout.sectors.map(\.name) == ["a", "a", "a", ""])
    let old = PieChart(segments: [3, 2, 1].map { PieSegment("a", value: $0) }).layout(in: size)
    let start = layout.growing(from: old, fraction: 0)
    #expect(start.sectors.prefix(3).map(\.arc.share) == old.sectors.map(\.arc.share))
  }

  @Test func textsAndTablesHaveAllSegments() {
    let chart = PieChart(segments: (1...9).map { PieSegment("S\($0)", value: Double($0)) })
    let layout = chart.layout(in: size)
    #expect(layout.alternativeText.contains("Other (S4, S3, S2, S1)"))
    let table = chart.dataTable()
    #expect(table.columns == ["Segment", "Value"])
    #expect(table.rows.count == 9 && table.rows[0] == [.category("S1"), .number(1)])
  }

  @Test func findingsAreNotedOnceInABlock() throws {
    var chart = PieChart(segments: (1...9).map { PieSegment("S\($0)", value: Double($0)) })
    chart.segments += [PieSegment("x", value: -1), PieSegment("y", value: .nan)]
    let notes = try VStack { chart }.rendered(as: .pdf).diagnostics
    #expect(notes.filter { $0.code == .invalidData }.count == 2)
    #expect(notes.filter { $0.message.contains("share the slice") }.count == 1)
  }

  @Test func aPieWithoutDataIsNotedAndHasNoTable() {
    let chart = PieChart(["a": 0])
    let layout = chart.layout(in: size)
    #expect(layout.diagnostics.map(\.message) == ["the chart has no data"])
    #expect(layout.sectors.count == 1)
    #expect(PieChart().layout(in: size).description?.data == nil)
  }

  @Test func aLinkIsDrawnWithItsName() throws {
    var chart = energy
    chart.segments[0].link = .url("https://example.com/wind")
    let svg = String(decoding: try chart.data(as: .svg), as: UTF8.self)
    #expect(svg.contains("<a href=\"https://example.com/wind\"><g role=\"figure\">"))
    #expect(svg.contains("<title>Wind</title><desc>37%</desc>"))
  }

  @Test func modifiersSetThePlaceOfTheLegend() throws {
    var chart = energy
    chart.labels = .legend
    let layout = chart.chartLegend(position: .top).layout(in: size)
    let legend = try #require(layout.legends.first)
    #expect(legend.frame.maxY < layout.center.y - layout.radius)
    let top = legend.frame.minY
    #expect(abs(top - (200 - layout.center.y - layout.radius)) < 0.01)
  }

  @Test func modifierSetsTheAlignmentOfTheLegend() throws {
    var chart = energy
    chart.labels = .legend
    let aligned = chart.chartLegend(position: .trailing, alignment: .top).layout(in: size)
    let legend = try #require(aligned.legends.first)
    #expect(legend.frame.minY < aligned.center.y - aligned.radius + legend.frame.height)
    #expect(legend.frame.midY < aligned.center.y - 20)
  }

  @Test func spaceBetweenPieAndLegendIsThatOfTheModifier() throws {
    var chart = energy
    chart.labels = .legend
    let spaced = chart.chartLegend(position: .trailing, spacing: 40).layout(in: size)
    let legend = try #require(spaced.legends.first)
    #expect(abs(legend.frame.minX - (spaced.center.x + spaced.radius) - 40) < 0.01)
  }

  @Test func pieAndLegendAreBelowTheTitle() throws {
    var chart = energy
    chart.labels = .legend
    let block = chart.chartTitle("Energy", subtitle: "Shares of 2026")
      .chartLegend(position: .trailing)
    let layout = block.layout(in: CGSize(width: 240, height: 150))
    let bottom = try #require(layout.titles.map(\.frame.maxY).max())
    #expect(layout.center.y - layout.radius >= bottom)
    let legend = try #require(layout.legends.first)
    #expect(legend.frame.minY >= bottom)
  }

  @Test func legendInFrontOfAPieStaysInTheChart() throws {
    var chart = energy
    chart.labels = .legend
    let layout = chart.chartLegend(position: .overlay).layout(in: CGSize(width: 200, height: 200))
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    let legend = try #require(layout.legends.first)
    #expect(bounds.contains(legend.frame))
    #expect(layout.center == CGPoint(x: 100, y: 100) && layout.radius <= 100)
  }

  @Test func modifierHidesTheShares() {
    let layout = energy.chartValueLabels(.hidden).layout(in: size)
    #expect(layout.labels.map(\.text.string).sorted() == ["Coal", "Sun", "Wind"])
  }

  @Test func modifierSetsTheRangeOfAngles() {
    let half = energy.chartAngleRange(.degrees(-90) ... .degrees(90)).layout(in: size)
    let ends = half.sectors.map(\.arc.endAngle)
    #expect(abs((ends.max() ?? 0) - .pi / 2) < 0.01)
    var own = energy
    own.startAngle = .pi / 2
    let full = own.chartAngleRange(.degrees(-90) ... .degrees(90)).layout(in: size)
    #expect(full.sectors.map(\.arc) == own.layout(in: size).sectors.map(\.arc))
  }

  @Test func sharesAreInTheLocaleOfTheEnvironment() {
    let layout = energy.environment(\.locale, Locale(identifier: "de_DE")).layout(in: size)
    #expect(layout.labels.contains { $0.text.string.hasSuffix("50\u{A0}%") })
    var tiny = PieChart(["a": 999, "b": 1])
    tiny.labels = .legend
    let texts = tiny.environment(\.locale, Locale(identifier: "de_DE")).layout(in: size).labels
    #expect(texts.contains { $0.text.string.hasSuffix("<1\u{A0}%") })
  }

  @Test func sharesThatAreRoundedToZeroAreLessThanOnePercent() {
    let chart = PieChart(segments: (0..<150).map { PieSegment("S\($0)", value: 1) })
    let slices = PieChart.Slices(chart, in: EnvironmentValues())
    let texts = slices.ranked.map { slices.shares[$0.index] ?? "" }
    // Five of 0.67 % and the others: three are rounded up, so that the sum is 100 %.
    #expect(texts.sorted() == ["1%", "1%", "1%", "97%", "<1%", "<1%"])
  }

  @Test func legendOfBlocksIsNoMissingLegend() {
    let layout = energy.chartLegend { Text("mine") }.layout(in: size)
    #expect(!layout.diagnostics.contains { $0.message.contains("without a legend") })
  }

  @Test func styleOfThePlotIsAroundAPieBesideItsLegend() throws {
    var chart = energy
    chart.labels = .legend
    let layout = chart.chartPlotStyle { $0.border(.red) }.layout(in: size)
    let panel = try #require(layout.panels.first)
    #expect(panel.styledPlot?.frame == panel.plot)
  }

  @Test func nameOfTheOtherSegmentsInEnglishIsNoted() {
    let chart = PieChart(segments: (1...9).map { PieSegment("S\($0)", value: Double($0)) })
      .environment(\.locale, Locale(identifier: "fi"))
    let notes = chart.layout(in: size).diagnostics.filter { $0.code == .invalidLocale }
    #expect(notes.count == 1)
    #expect(notes.allSatisfy { $0.message.contains("“Other”") })
  }

  @Test func theTextInTheMiddleStaysWhileSlicesGrow() {
    var chart = energy
    chart.centerText = "60 GWh"
    let canvas = RecordingCanvas(size: size)
    chart.layout(in: size).growing(fraction: 0.1).draw(on: canvas)
    let texts = canvas.recording.operations.compactMap { operation -> String? in
      if case .text(let text, _, _) = operation { text.string } else { nil }
    }
    #expect(texts == ["60 GWh"])
  }
}
