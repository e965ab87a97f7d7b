import EaselBlocks
import EaselCanvas
import EaselViews
import Foundation
import Testing

@testable import EaselCharts

/// A bar chart as a block: what every chart can do.
@Suite struct BarPresetTests {
  private let size = CGSize(width: 300, height: 200)
  private let sales = BarChart(categories: ["Q1", "Q2", "Q3"], values: [3, 7, 5])
  /// The initials of weekdays, some of which are equal.
  private let week = BarChart(
    categories: ["M", "D", "M", "D", "F", "S", "S"], values: [1, 2, 3, 4, 5, 6, 7])

  private func texts(of recording: Recording) -> [String] {
    recording.operations.flatMap { operation -> [String] in
      switch operation {
      case .text(let text, _, _): [text.string]
      case .recording(let inner): texts(of: inner)
      default: []
      }
    }
  }

  @Test func aBarChartIsDrawnInAStackAndInAFile() throws {
    let stack = VStack {
      Text("Sales")
      sales.frame(height: 120)
    }
    let svg = String(decoding: try stack.data(as: .svg), as: UTF8.self)
    #expect(svg.contains("Bar chart."))
    let file = FileManager.default.temporaryDirectory.appending(path: "BarPresetTests.pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try sales.chartTitle("Sales").write(to: file)
    #expect(try Data(contentsOf: file).starts(with: Data("%PDF".utf8)))
  }

  @Test func theLayoutOfABarChartIsThatOfItsBody() {
    let (own, body) = (sales.layout(in: size), sales.body.layout(in: size))
    #expect(own.plot == body.plot)
    #expect(own.bars.map(\.bounds) == body.bars.map(\.bounds))
    #expect(own.labels == body.labels)
  }

  @Test func categoriesWithEqualNamesAreDifferentBars() throws {
    let layout = week.layout(in: size)
    #expect(layout.bars.count == 7)
    #expect(Set(layout.bars.map(\.bounds.minX)).count == 7)
    let names = try #require(layout.axes.first { $0.edge == .bottom })
    #expect(names.ticks.map(\.text) == ["M", "D", "M", "D", "F", "S", "S"])
    #expect(Set(names.ticks.map(\.datum)).count == 7)
  }

  @Test func categoriesAndSeriesWithoutNamesAreDifferentBars() {
    let chart = BarChart(series: [BarSeries(values: [1, 2]), BarSeries(values: [3, 4])])
    let layout = chart.layout(in: size)
    #expect(layout.bars.count == 4)
    #expect(Set(layout.bars.map(\.bounds.minX)).count == 4)
    #expect(layout.bars.map(\.series) == ["1", "2", "1", "2"])
  }

  @Test func textsAndTablesHaveTheNames() {
    #expect(week.layout(in: size).alternativeText.contains("Highest: 7 (S); lowest: 1 (M)."))
    #expect(!week.layout(in: size).alternativeText.contains("category"))
    let table = week.dataTable()
    #expect(table.columns == ["Category", "Value"])
    #expect(table.rows.map { $0[0] } == ["M", "D", "M", "D", "F", "S", "S"].map { .category($0) })
    let chart = BarChart(
      categories: ["a", "b"],
      series: [BarSeries("x", values: [1, 2]), BarSeries("x", values: [3, 4])])
    #expect(chart.dataTable().columns == ["Category", "Value", "Series"])
    #expect(Set(chart.dataTable().rows.map { $0[2] }) == [.category("x")])
  }

  @Test func aLinkIsDrawnWithItsName() throws {
    var chart = week
    chart.links = [2: .url("https://example.com/wednesday")]
    let areas = try chart.rendered(as: .svg).output
    let svg = String(decoding: areas, as: UTF8.self)
    #expect(svg.contains("<a href=\"https://example.com/wednesday\"><g role=\"figure\">"))
    #expect(svg.contains("<title>M</title><desc>3</desc>"))
  }

  @Test func findingsAreNotedOnceInABlock() throws {
    var chart = BarChart(categories: ["a", "b", "c"], values: [5, .nan])
    chart.domain = 2...4
    chart.referenceLines = [ReferenceLine(9, label: "Target")]
    chart.links = [7: .destination("x")]
    let notes = try VStack { chart }.rendered(as: .pdf).diagnostics
    for code in [EaselError.Code.truncatedAxis, .invalidLink] {
      #expect(notes.filter { $0.code == code }.count == 1)
    }
    // A bar and a reference line are beyond the axis.
    #expect(notes.filter { $0.code == .outsidePlot }.count == 2)
    // A value that is no number, and a name without a value.
    #expect(notes.filter { $0.code == .invalidData }.count == 2)
  }

  @Test func modifiersSetWhatTheChartLeavesAutomatic() {
    var chart = BarChart(
      categories: ["a", "b"],
      series: [BarSeries("x", values: [1, 2]), BarSeries("y", values: [3, 4])])
    #expect(!chart.layout(in: size).legends.isEmpty)
    #expect(chart.chartLegend(.hidden).layout(in: size).legends.isEmpty)
    #expect(chart.chartYAxis(.hidden).layout(in: size).grid.isEmpty)
    let values = chart.chartValueLabels(.visible).layout(in: CGSize(width: 500, height: 300))
    #expect(values.panels[0].labels.count == 4)
    chart.legend = .visible
    #expect(!chart.chartLegend(.hidden).layout(in: size).legends.isEmpty)
    #expect(chart.chartTitle("Sales").layout(in: size).titles.map(\.text.string) == ["Sales"])
  }

  @Test func modifierSetsTheMarksOfTheValueAxis() {
    let chart = BarChart(
      categories: ["a", "b"],
      series: [BarSeries("x", values: [1, 2]), BarSeries("y", values: [3, 4])])
    let own = chart.chartYAxis { AxisMarks(values: [0, 5]) }
    func ticks(_ block: some Block) -> [Double?] {
      block.layout(in: size).axes.flatMap(\.ticks).map(\.datum.number).filter { $0 != nil }
    }
    #expect(ticks(own) == [0, 5])
    var counted = chart
    counted.tickCount = 2
    #expect(ticks(counted.chartYAxis { AxisMarks(values: [0, 5]) }) == ticks(counted))
  }

  @Test func modifierSetsTheMarksOfTheNameAxis() throws {
    let marked = week.chartXAxis {
      AxisMarks(position: .top) {
        AxisTick()
        AxisValueLabel()
      }
    }
    let names = try #require(marked.layout(in: size).axes.first { $0.edge == .top })
    #expect(names.ticks.map(\.text) == ["M", "D", "M", "D", "F", "S", "S"])
    #expect(names.tickLines.count == 7)
  }

  @Test func modifierShowsTheValueAxisOfOneSeries() {
    let values = [0.0, 4, 8]
    let marked = sales.chartYAxis { AxisMarks(values: values) }.layout(in: size)
    #expect(marked.axes.contains { $0.ticks.map(\.datum.number) == values })
    let titled = sales.chartYAxisLabel("EUR").layout(in: size)
    #expect(titled.axes.contains { $0.title?.text.string == "EUR" })
  }

  @Test func modifierSetsTheOrderOfTheNames() throws {
    let layout = sales.chartXScale(domain: ["Q3", "Q1"]).layout(in: size)
    let names = try #require(layout.axes.first { $0.edge == .bottom })
    #expect(names.ticks.map(\.text) == ["Q3", "Q1"])
    #expect(layout.bars.count == 2)
    let notes = layout.diagnostics.filter { $0.code == .outsidePlot }
    #expect(notes.count == 1 && notes.allSatisfy { $0.message.contains("“Q2”") })
    let all = sales.chartXScale(domain: ["Q3", "Q2", "Q1"]).layout(in: size)
    #expect(all.diagnostics.isEmpty && all.bars.count == 3)
  }

  @Test func numbersAreInTheLocaleOfTheEnvironment() {
    let chart = BarChart(categories: ["a", "b"], values: [1234.5, 7000])
    let german = chart.environment(\.locale, Locale(identifier: "de_DE")).layout(in: size)
    #expect(german.labels.map(\.text.string).contains("1.234,5"))
    var formatted = chart
    formatted.valueFormat = .decimals(2)
    formatted.axis = .visible
    let axis = formatted.environment(\.locale, Locale(identifier: "de_DE")).layout(in: size)
    #expect(axis.labels.map(\.text.string).contains("2.000,00"))
  }

  @Test func domainOfAModifierIsReportedAsOneOfTheChart() {
    var chart = BarChart(categories: ["a", "b"], values: [50, 80])
    chart.referenceLines = [ReferenceLine(90, label: "Target")]
    var own = chart
    own.domain = 40...60
    let modified = chart.chartYScale(domain: 40...60).layout(in: size)
    func codes(_ layout: ChartLayout) -> [EaselError.Code] {
      layout.diagnostics.map(\.code).filter { $0 == .truncatedAxis || $0 == .outsidePlot }
    }
    #expect(codes(own.layout(in: size)) == [.truncatedAxis, .outsidePlot, .outsidePlot])
    #expect(codes(modified) == [.truncatedAxis, .outsidePlot, .outsidePlot])
    #expect(!modified.labels.contains { $0.text.string == "Target" })
    #expect(modified.figures.allSatisfy { $0.kind == .bar })
  }

  @Test func scaleOfNamesForValuesEndsNothing() {
    for domain in [[], ["a"], ["a", "b"]] as [[String]] {
      let layout = sales.chartYScale(domain: domain).layout(in: size)
      #expect(layout.diagnostics.map(\.code) == [.invalidData])
      #expect(layout.bars.count == 3)
    }
  }

  @Test func valuesWithoutRoomAreReportedForAModifier() {
    let names = (0..<2_000).map { "\($0)" }
    let chart = BarChart(categories: names, values: names.indices.map { Double($0) * 1e5 + 1 })
    let layout = chart.chartValueLabels(.visible).layout(in: size)
    #expect(!layout.panels[0].labels.contains { $0.isValue })
    #expect(layout.diagnostics.contains { $0.message.contains("the values have no room") })
  }

  @Test func scaleOfColorsIsReportedAsWithoutEffect() {
    let layout = sales.chartForegroundStyleScale(["Q1": Color.red]).layout(in: size)
    #expect(layout.diagnostics.map(\.code).contains(.unsupportedOption))
  }

  @Test func chartWithoutDataHasTheTextOfTheLanguage() {
    func text(_ chart: BarChart) -> [String] {
      chart.environment(\.locale, Locale(identifier: "de_DE")).layout(in: size).labels
        .map(\.text.string)
    }
    #expect(text(BarChart()) == ["Keine Daten"])
    var own = BarChart()
    own.emptyText = "Leer"
    #expect(text(own) == ["Leer"])
  }

  @Test func domainThatIsNotFiniteIsNoDomainForFindings() {
    var chart = BarChart(categories: ["a", "b"], values: [5, 3])
    chart.domain = 1...(.infinity)
    chart.referenceLines = [ReferenceLine(0.5, label: "Half")]
    let codes = chart.layout(in: size).diagnostics.map(\.code)
    #expect(!codes.contains(.truncatedAxis) && !codes.contains(.outsidePlot))
  }

  @Test func barsAndLegendHaveTheColorsOfTheTheme() {
    let chart = BarChart(
      categories: ["a"], series: [BarSeries("x", values: [1]), BarSeries("y", values: [3])])
    let other = Chart([("x", 1.0), ("y", 3.0)], id: \.0) { row in
      BarMark(x: .value("", "a"), y: .value("", row.1)).foregroundStyle(by: .value("", row.0))
    }
    // Those of a preset are for both appearances.
    func light(_ paint: Paint?) -> Paint? {
      if case .color(let color)? = paint { .color(color.resolved(for: .light)) } else { paint }
    }
    // The theme for print has hatches over its grays.
    for theme in [ChartTheme.print, .apple] {
      let layout = chart.chartTheme(theme).layout(in: size)
      let expected = other.chartTheme(theme).layout(in: size).figures.map { light($0.fill) }
      #expect(expected.count == 2 && Set(expected).count == 2)
      #expect(layout.bars.map { light($0.fill) } == expected)
      #expect(layout.legends.first?.keys.map { light($0.figures.first?.fill) } == expected)
    }
    var theme = ChartTheme.standard
    theme.palette = [.systemPink, .systemTeal]
    #expect(
      chart.chartTheme(theme).layout(in: size).bars.map(\.fill)
        == [.color(.systemPink), .color(.systemTeal)])
  }

  @Test func textIsAsLargeAsThatOfOtherCharts() throws {
    func height(_ block: some Block) -> CGFloat? {
      let axes = block.layout(in: size).axes
      return axes.first { $0.edge == .bottom }?.labels.first?.text.size.height
    }
    let other = Chart { BarMark(x: .value("", "Q1"), y: .value("", 3)) }
    #expect(height(sales) == height(other))
  }

  @Test func barsGrowFromThoseOfTheSameName() {
    let old = BarChart(categories: ["b", "a"], values: [1, 2]).layout(in: size)
    let new = BarChart(categories: ["a", "b"], values: [2, 1]).layout(in: size)
    let start = new.growing(from: old, fraction: 0)
    #expect(abs(start.bars[0].bounds.midX - old.bars[1].bounds.midX) < 1e-9)
    #expect(abs(start.bars[0].bounds.height - new.bars[0].bounds.height) < 1e-6)
  }

  @Test func namesOfReferenceLinesStayWhileBarsGrow() {
    var chart = sales
    chart.referenceLines = [ReferenceLine(4, label: "Target")]
    let canvas = RecordingCanvas(size: size)
    chart.layout(in: size).growing(fraction: 0.1).draw(on: canvas)
    let shown = texts(of: canvas.recording)
    #expect(shown.contains("Target") && !shown.contains("7"))
  }
}
