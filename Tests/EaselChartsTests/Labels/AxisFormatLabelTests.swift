import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation
import Testing

/// The formats of value labels, which are those of their axis.
@Suite struct AxisFormatLabelTests {
  private static let size = CGSize(width: 480, height: 300)

  private static func labels(_ chart: some Block, _ locale: String = "en_US") -> [String] {
    layout(chart, locale).panels.flatMap { $0.labels.map(\.text.string) }
  }

  private static func layout(_ chart: some Block, _ locale: String = "en_US") -> ChartLayout {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return chart.layout(in: size, environment: environment)
  }

  private static func bars(_ values: [Double]) -> Chart<some ChartContent> {
    Chart(values.indices, id: \.self) {
      BarMark(x: .value("Name", "n\($0)"), y: .value("Value", values[$0]))
    }
  }

  @Test(arguments: [
    [1, 0.9577756], [9_940_600, 0.5], [4_700_000, -5.34e163], [3.141592653589793, 22_100],
    [1_000_000, 999_999], [999.95, 999, -15_100_000_000],
  ])
  func `a label at a listed tick has the text of the tick`(_ values: [Double]) throws {
    let layout = Self.layout(Self.bars(values).chartYAxis { AxisMarks(values: values) })
    let axis = try #require(layout.panels[0].axes.first { $0.edge == .leading })
    let ticks = axis.ticks.compactMap(\.text)
    let labels = layout.panels[0].labels.map(\.text.string)
    #expect(!ticks.isEmpty)
    #expect(ticks.allSatisfy(labels.contains), "\(ticks) \(labels)")
  }

  @Test func `labels have the percent format of their axis`() {
    let chart = Self.bars([0.25, 0.5])
    #expect(Self.labels(chart.chartYAxis { AxisMarks(format: .percent) }) == ["25%", "50%"])
    let content = chart.chartYAxis {
      AxisMarks { _ in
        AxisGridLine()
        AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent())
      }
    }
    #expect(Self.labels(content) == ["25%", "50%"])
  }

  @Test func `labels have the currency of their axis, and their own format before it`() {
    let chart = Self.bars([1200, 800])
      .chartYAxis { AxisMarks(format: .currency(code: "EUR").precision(.fractionLength(0))) }
    #expect(Self.labels(chart) == ["€1,200", "€800"])
    let own = chart.chartValueLabels(format: .number.precision(.fractionLength(1)))
    #expect(Self.labels(own) == ["1,200.0", "800.0"])
  }

  @Test func `rows and points have the format of their axis`() {
    let rows = Chart([0.25, 0.5], id: \.self) {
      BarMark(x: .value("Value", $0), y: .value("Name", "\($0)"))
    }
    #expect(Self.labels(rows.chartXAxis { AxisMarks(format: .percent) }) == ["25%", "50%"])
    let points = Chart([0.25, 0.5], id: \.self) {
      PointMark(x: .value("Name", "\($0)"), y: .value("Value", $0))
    }
    let texts = Self.labels(
      points.chartYAxis { AxisMarks(format: .percent) }.chartValueLabels(.visible))
    #expect(texts == ["25%", "50%"])
  }

  @Test func `bars of a normalized stack show their share, which add up to the whole`() {
    let rows = [("a", 1.0), ("b", 1), ("c", 1)]
    let chart = Chart(rows, id: \.0) {
      BarMark(x: .value("Year", "2024"), y: .value("Sum", $0.1), stacking: .normalized)
        .foregroundStyle(by: .value("Name", $0.0))
    }.chartValueLabels(.visible)
    #expect(Self.labels(chart).sorted() == ["33%", "33%", "34%"])
  }

  @Test func `sectors have the format of value labels`() {
    let chart = Chart([("a", 30.0), ("b", 90)], id: \.0) {
      SectorMark(angle: .value("Sum", $0.1)).foregroundStyle(by: .value("Name", $0.0))
    }
    let money = chart.chartValueLabels(
      format: .currency(code: "EUR").precision(.fractionLength(0)))
    #expect(Self.labels(money) == ["a €30", "b €90"])
    let shares = chart.chartValueLabels(format: .percent.precision(.fractionLength(1)))
    #expect(Self.labels(shares) == ["a 25.0%", "b 75.0%"])
    let pie = PieChart(["a": 30, "b": 90]).chartValueLabels(
      format: .currency(code: "EUR").precision(.fractionLength(0)))
    #expect(Self.labels(pie).contains { $0.hasSuffix("€30") })
    #expect(Self.layout(pie).alternativeText.contains("€90"))
  }

  @Test func `families have the format of their axis`() {
    let waterfall = Chart {
      Waterfall(
        [("2024", 420.0), ("Sales", 90), ("Costs", -60)], x: { .value("Step", $0.0) },
        y: { .value("Change", $0.1) }, isTotal: { $0.0 == "2024" })
    }
    .chartYAxis { AxisMarks(format: .currency(code: "EUR").precision(.fractionLength(0))) }
    let axes = Self.layout(waterfall).panels.flatMap { $0.axes.flatMap { $0.labels } }
    #expect(axes.contains { $0.text.string.hasPrefix("€") })
  }

  @Test func `a label is written as the tick at its value`() {
    for values in [[800_000.0, 600_000], [1e12, 0.6e12], [1_234_567, 999]] {
      let layout = Self.layout(Self.bars(values).chartYAxis { AxisMarks(values: values) })
      let ticks = layout.axes.first { $0.edge == .leading }?.labels.map(\.text.string) ?? []
      let labels = layout.panels[0].labels.map(\.text.string)
      for tick in ticks { #expect(labels.contains(tick), "\(labels) \(ticks)") }
    }
  }

  @Test func `the alternative text says the labels`() {
    let bars = Self.layout(Self.bars([12.5, 7]))
    for label in bars.panels[0].labels.map(\.text.string) {
      #expect(bars.alternativeText.contains(label))
    }
    let percent = Self.layout(Self.bars([0.25, 0.5]).chartYAxis { AxisMarks(format: .percent) })
    #expect(percent.alternativeText.contains("25%") && percent.alternativeText.contains("50%"))
    let sectors = Chart([("a", 996.0), ("b", 4)], id: \.0) {
      SectorMark(angle: .value("Sum", $0.1)).foregroundStyle(by: .value("Name", $0.0))
    }
    let text = Self.layout(sectors).alternativeText
    #expect(text.contains("99.6%") && text.contains("0.4%"))
  }

  @Test func `times are spoken as finely as they differ`() {
    let start = Date(timeIntervalSinceReferenceDate: 86_400 * 8_102)
    let chart = Chart([0, 0.002, 0.004], id: \.self) {
      LineMark(x: .value("Time", start.addingTimeInterval($0)), y: .value("Value", $0))
    }
    let text = Self.layout(chart).alternativeText
    #expect(text.contains("12:00:00.004"), "\(text)")
    #expect(text.contains("12:00:00.000"), "\(text)")
  }

  @Test func `dates that the author formats have no second row`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let chart = Chart(0..<90) {
      LineMark(
        x: .value("Day", start.addingTimeInterval(Double($0) * 86_400)), y: .value("Value", $0))
    }
    let formatted = chart.chartXAxis { AxisMarks(format: .dateTime.day().month()) }
    let context = { (layout: ChartLayout) in layout.axes.flatMap { $0.contextLabels } }
    #expect(context(Self.layout(formatted)).isEmpty)
    let content = chart.chartXAxis {
      AxisMarks(values: .stride(by: .month)) { _ in
        AxisValueLabel(format: Date.FormatStyle().month(.narrow))
      }
    }
    #expect(context(Self.layout(content)).isEmpty)
    #expect(!context(Self.layout(chart)).isEmpty)
  }
}
