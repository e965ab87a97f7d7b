import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// Axes, grids and texts of the theme `.apple`, as Swift Charts draws them on iOS.
@Suite struct AppleThemeTests {
  /// The width and height of a chart on a phone.
  private static let size = CGSize(width: 361, height: 223)
  private static let start = AxisProbe.date(2025, 10, 14)
  private static let hourly = [
    1.4, 1.2, 1.1, 1.0, 1.1, 1.3, 1.7, 2.4, 2.9, 2.6, 2.2, 2.5, 2.8, 2.5, 2.3, 2.7, 3.6, 4.1, 3.0,
    2.4, 2.0, 1.8, 1.6, 1.5,
  ]

  private static func layout(_ block: some Block, _ theme: ChartTheme = .apple) -> ChartLayout {
    block.chartTheme(theme).layout(in: size)
  }

  /// A line of 24 hours, each of them a unit.
  private static var hours: some Block {
    Chart(Array(hourly.enumerated()), id: \.offset) { hour in
      LineMark(
        x: .value("Hour", start + Double(hour.offset) * 3600, unit: .hour),
        y: .value("Seconds", hour.element))
    }
  }

  /// A line of values with a step in seconds.
  private static func dates(_ count: Int, every step: Double) -> some Block {
    Chart(0..<count, id: \.self) {
      LineMark(
        x: .value("Day", start + Double($0) * step), y: .value("Value", Double($0 * 37 % 125)))
    }
  }

  private static var numbers: some Block {
    Chart(0..<20, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0 * 7 % 19)) }
  }

  private static func names(_ names: [String]) -> some Block {
    Chart(names, id: \.self) { BarMark(x: .value("Name", $0), y: .value("Value", 914)) }
  }

  private static func scales(_ block: some Block, _ theme: ChartTheme = .apple) -> ChartScales {
    block.chartTheme(theme).scaledChart(ChartBlocks(environment: EnvironmentValues())).scales
  }

  // MARK: Labels

  @Test func `24 hours on a phone have four labels and four numbers`() throws {
    let layout = Self.layout(Self.hours)
    let (below, beside) = (try #require(layout.axis(.bottom)), try #require(layout.axis(.trailing)))
    #expect(
      below.texts.map { $0.split(whereSeparator: \.isWhitespace) } == [
        ["12", "AM"], ["6", "AM"], ["12", "PM"], ["6", "PM"],
      ])
    #expect(beside.texts == ["0", "2", "4", "6"])
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func `labels of dates and numbers begin beside their lines`() throws {
    for layout in [Self.layout(Self.hours), Self.layout(Self.numbers)] {
      let axis = try #require(layout.axis(.bottom))
      #expect(axis.labels.count == 4)
      for (label, line) in zip(axis.labels, axis.gridLines) {
        #expect(abs(label.frame.minX - line.start.x - 4.5) < 0.01)
      }
      // The last value is at the end of the plot, where no label begins.
      #expect(axis.gridLines.count == 5 && axis.ticks.last?.text == nil)
    }
  }

  @Test func `labels are to the left of their lines in right-to-left layout`() throws {
    let layout = Self.layout(Self.numbers.environment(\.layoutDirection, .rightToLeft))
    let axis = try #require(layout.axis(.bottom))
    #expect(axis.labels.count == 4)
    for (label, line) in zip(axis.labels, axis.gridLines) {
      #expect(abs(line.start.x - label.frame.maxX - 4.5) < 0.01)
    }
  }

  @Test func `vertical lines extend to the foot of the labels`() throws {
    for block in [AnyBlock(Self.hours), AnyBlock(Self.numbers), AnyBlock(Self.names(["a", "b"]))] {
      let axis = try #require(Self.layout(block).axis(.bottom))
      let foot = try #require(axis.labels.map(\.frame.maxY).max())
      #expect(axis.gridLines.allSatisfy { abs($0.end.y - foot) < 0.01 })
      #expect(axis.tickLines.isEmpty)
    }
  }

  @Test func `centered labels and labels with an anchor stay at their values`() throws {
    let centered = Self.numbers.chartXAxis {
      AxisMarks(values: [0, 5, 10]) { _ in AxisValueLabel(anchor: .top) }
    }
    let axis = try #require(Self.layout(centered).axis(.bottom))
    for (label, tick) in zip(axis.labels, axis.ticks) {
      #expect(abs(label.frame.midX - tick.position) < 0.01)
    }
  }

  @Test func `labels have 11 points in the system's gray in documents and images`() throws {
    var environment = EnvironmentValues()
    for isImage in [false, true] {
      environment.isImage = isImage
      var style = ChartStyle(theme: .apple, environment: environment)
      style.adapt()
      #expect(style.textSize == 11)
      let gray = style.guideInk.composited(over: .white).components(for: .light)
      #expect((gray.red * 255).rounded() == 138 && (gray.blue * 255).rounded() == 142)
    }
    var theme = ChartTheme.apple
    theme.textSize = 15
    #expect(ChartStyle(theme: theme, environment: environment).textSize == 15)
    #expect(Self.layout(Self.hours).axis(.bottom)?.labelSize == 11)
  }

  @Test(arguments: [(24, 3600.0), (40, 86_400), (90, 86_400), (365, 86_400), (40, 8_640_000)])
  func `dates have no second row`(_ count: Int, _ step: Double) throws {
    let axis = try #require(Self.layout(Self.dates(count, every: step)).axis(.bottom))
    #expect(axis.contextLabels.isEmpty)
    #expect((2...6).contains(axis.labels.count))
  }

  @Test func `months have their year and days their month`() throws {
    let months = try #require(Self.layout(Self.dates(365, every: 86_400)).axis(.bottom))
    #expect(months.texts == ["Jan 2026", "Apr 2026", "Jul 2026"])
    let days = try #require(Self.layout(Self.dates(7, every: 86_400)).axis(.bottom))
    #expect(days.texts == ["Oct 15", "Oct 17", "Oct 19"])
  }

  @Test func `a narrow axis has two labels where a finer step has space for them`() throws {
    let chart = Self.dates(60, every: 86_400).chartTheme(.apple)
    let axis = try #require(chart.layout(in: CGSize(width: 180, height: 120)).axis(.bottom))
    #expect(axis.labels.count > 1)
  }

  @Test func `blocks as labels have the font of labels, not that of the page`() throws {
    let chart = Self.numbers.chartXAxis {
      AxisMarks(values: [10]) { _ in AxisValueLabel { Text("Label") } }
    }
    let large = Self.layout(AnyBlock(chart.font(.system(size: 40))))
    #expect(large.panels.first?.plot == Self.layout(chart).panels.first?.plot)
  }

  @Test func `labels of given values without space are counted`() throws {
    let chart = Self.numbers.chartXAxis {
      AxisMarks(values: [0, 10, 19]) { _ in AxisValueLabel { Text("A long label") } }
    }
    let layout = Self.layout(chart)
    let notes = layout.diagnostics.filter { $0.code == .labelAdjusted }.map(\.message)
    #expect(notes == ["1 of 3 labels of the x axis have no room and are left out"])
  }

  // MARK: Grids

  @Test func `vertical lines are dashed and horizontal ones are solid`() throws {
    let rows = Chart(["a", "b"], id: \.self) {
      BarMark(x: .value("Value", 3), y: .value("Name", $0))
    }
    for block in [AnyBlock(Self.numbers), AnyBlock(Self.hours), AnyBlock(rows)] {
      for layout in [
        Self.layout(block), Self.layout(block.chartXAxis { AxisMarks { AxisGridLine() } }),
      ] {
        let below = try #require(layout.axis(.bottom))
        #expect(!below.gridLines.isEmpty && below.gridLines.allSatisfy { $0.style.dash == [2, 2] })
        let beside = try #require(layout.axis(.trailing))
        #expect(!beside.gridLines.isEmpty && beside.gridLines.allSatisfy(\.style.dash.isEmpty))
      }
    }
  }

  @Test func `names have lines between them and at the ends`() throws {
    let layout = Self.layout(Self.names(["a", "b", "c", "d"]))
    let lines = try #require(layout.axis(.bottom)).gridLines.map(\.start.x)
    #expect(lines.count == 5)
    let steps = zip(lines, lines.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { abs($0 - layout.plot.width / 4) < 0.01 })
    #expect(abs((lines.first ?? -1) - layout.plot.minX) < 0.01)
  }

  // MARK: Domains

  @Test func `a hidden axis ends at its data`() throws {
    let bar = Chart { BarMark(x: .value("Sum", 8464)) }
    #expect(Self.scales(bar).x?.upper == 10_000)
    let hidden = bar.chartXAxis(.hidden)
    let x = try #require(Self.scales(hidden).x)
    #expect(x.lower == 0 && x.upper == 8464)
    let column = Chart { BarMark(y: .value("Sum", -8464)) }.chartYAxis(.hidden)
    let y = try #require(Self.scales(column).y)
    #expect(y.lower == -8464 && y.upper == 0)
    #expect(Self.scales(hidden, .standard).x?.upper != 8464)
    #expect(Self.layout(hidden).bars.first?.bounds.maxX == Self.layout(hidden).plot.maxX)
  }

  @Test func `a hidden axis can leave out zero`() throws {
    let chart = Chart([103.0, 117, 141], id: \.self) {
      PointMark(x: .value("X", $0), y: .value("Y", $0))
    }.chartYAxis(.hidden).chartYScale(domain: .automatic(includesZero: false))
    let y = try #require(Self.scales(chart).y)
    #expect(y.lower == 103 && y.upper == 141)
  }

  // MARK: No data

  @Test func `a chart without data has its grid and no text`() {
    let chart = Chart([Double](), id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", $0)) }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...6)
    let layout = Self.layout(chart)
    #expect(layout.panels.flatMap(\.labels).isEmpty)
    #expect(layout.axis(.bottom)?.gridLines.isEmpty == false)
    #expect(layout.axis(.trailing)?.texts == ["0", "2", "4", "6"])
    #expect(layout.diagnostics.contains { $0.code == .invalidData })
    #expect(Self.layout(chart, .standard).panels.flatMap(\.labels).count == 1)
  }

  // MARK: Annotations of rules

  private static func rule(_ position: AnnotationPosition) -> some Block {
    Chart {
      LineMark(x: .value("X", 0), y: .value("Y", 1))
      LineMark(x: .value("X", 10), y: .value("Y", 2))
      RuleMark(y: .value("Limit", 5)).annotation(position: position) { Text("Limit") }
    }
  }

  @Test func `an annotation after a rule is at its end and not on the labels of the axis`() throws {
    let layout = Self.layout(Self.rule(.trailing))
    let box = try #require(layout.panels.flatMap(\.blocks).first).frame
    let rule = try #require(layout.rules.first).bounds
    #expect(abs(box.maxX - rule.maxX) < 0.5)
    #expect(box.maxX <= layout.plot.maxX + 0.01 && box.maxY <= rule.midY)
    #expect(layout.labels.allSatisfy { !$0.bounds.intersects(box) })
    #expect(layout.diagnostics.map(\.code) == [.labelAdjusted])
  }

  @Test func `an annotation before a rule is beyond its end where no axis is`() throws {
    let layout = Self.layout(Self.rule(.leading))
    let box = try #require(layout.panels.flatMap(\.blocks).first).frame
    let rule = try #require(layout.rules.first).bounds
    #expect(box.maxX <= rule.minX && abs(box.midY - rule.midY) < 0.5 && box.minX >= 0)
  }

  @Test(arguments: [AnnotationPosition.top, .bottom])
  func `an annotation above or below a rule stays in the plot`(_ position: AnnotationPosition)
    throws
  {
    let layout = Self.layout(Self.rule(position))
    let box = try #require(layout.panels.flatMap(\.blocks).first).frame
    #expect(layout.plot.contains(box) && layout.diagnostics.isEmpty)
  }

  // MARK: The size of the plot

  @Test func `a frame of the plot sizes the chart with its axes`() {
    let layout = Self.layout(Self.hours.chartPlotStyle { $0.frame(width: 200, height: 100) })
    #expect(abs(layout.plot.width - 200) < 0.01 && abs(layout.plot.height - 100) < 0.01)
    let bounds = CGRect(origin: .zero, size: layout.size).insetBy(dx: -0.5, dy: -0.5)
    #expect(layout.labels.allSatisfy { bounds.contains($0.bounds) })
    #expect(layout.size.width < 230 && layout.size.height < 140)
  }

  // MARK: Centered labels

  @Test(arguments: [ChartTheme.standard, .apple])
  func `the last interval has a centered label if its middle is in the plot`(_ theme: ChartTheme)
    throws
  {
    let months = Chart(0..<12, id: \.self) { month in
      BarMark(
        x: .value("Month", AxisProbe.date(2025, month + 1, 1), unit: .month),
        y: .value("Value", month + 3))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) {
        AxisGridLine()
        AxisValueLabel(format: Date.FormatStyle().month(.narrow), centered: true)
      }
    }
    let layout = Self.layout(months, theme)
    #expect(layout.axis(.bottom)?.labels.count == 12)
    #expect(layout.diagnostics.isEmpty)
    // The domain of a line ends with the last date, so that no interval follows.
    let line = Chart(0..<4, id: \.self) {
      LineMark(x: .value("Month", AxisProbe.date(2025, $0 + 1, 1)), y: .value("Value", $0))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) {
        AxisValueLabel(format: Date.FormatStyle().month(.abbreviated), centered: true)
      }
    }
    let axis = try #require(Self.layout(line, theme).axis(.bottom))
    #expect(axis.texts == ["Jan", "Feb", "Mar"])
    #expect(Self.layout(line, theme).diagnostics.isEmpty)
  }
}
