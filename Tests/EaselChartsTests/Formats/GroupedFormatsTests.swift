import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct GroupedFormatsTests {
  private static let amounts = [12_000.0, 23_386, 31_000]

  private static func texts(_ chart: some Block, _ locale: String?) -> [String] {
    var environment = EnvironmentValues()
    if let locale { environment.locale = Locale(identifier: locale) }
    let layout = chart.layout(in: CGSize(width: 480, height: 300), environment: environment)
    return layout.axes.filter { $0.edge == .leading }.flatMap { $0.labels.map(\.text.string) }
  }

  private static var bars: Chart<some ChartContent> {
    Chart(amounts, id: \.self) { BarMark(x: .value("Name", "\($0)"), y: .value("Sum", $0)) }
  }

  @Test(arguments: [nil, "en_US_POSIX", "en_US"])
  func `formats without a locale group digits as the axis does`(_ locale: String?) {
    let own = Self.texts(Self.bars, locale)
    #expect(own.contains("20,000"))
    let money = Self.texts(
      Self.bars.chartYAxis {
        AxisMarks(format: .currency(code: "EUR").precision(.fractionLength(0)))
      }, locale)
    #expect(money.contains("€20,000"))
    let numbers = Self.texts(
      Self.bars.chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>()) }, locale)
    #expect(numbers.contains("20,000"))
    let labels = Self.texts(
      Self.bars.chartYAxis {
        AxisMarks { value in AxisValueLabel(format: IntegerFormatStyle<Int>()) }
      }, locale)
    #expect(labels.contains("20,000"))
  }

  @Test(arguments: ["en_US_POSIX", "de_DE"])
  func `the POSIX locale groups digits in a rendering of any locale`(_ rendering: String) {
    let texts = RenderOptions(localeIdentifier: rendering).withLocale {
      Self.texts(Self.bars, "en_US_POSIX") + [NumberFormat(locale: .posix).string(from: 12_000)]
    }
    #expect(texts.contains("20,000") && texts.last == "12,000")
  }

  @Test func `a format keeps a locale of its own`() {
    for name in ["de_DE", "en_US_POSIX"] {
      let locale = Locale(identifier: name)
      let texts = Self.texts(
        Self.bars.chartYAxis {
          AxisMarks(format: FloatingPointFormatStyle<Double>(locale: locale))
        }, nil)
      #expect(texts.contains(name == "de_DE" ? "20.000" : "20000"))
    }
  }

  @Test func `values and texts in a chart are grouped as its axis`() throws {
    let chart = Self.bars.chartValueLabels(
      format: .currency(code: "EUR").precision(.fractionLength(0)))
    let layout = chart.layout(in: CGSize(width: 480, height: 300))
    #expect(layout.panels[0].labels.contains { $0.text.string == "€23,386" })
    let title = Chart(Self.amounts, id: \.self) {
      BarMark(x: .value("Name", "\($0)"), y: .value("Sum", $0))
    }
    .chartTitle(Text("Sum: \(66_386.0, format: .number)"))
    .layout(in: CGSize(width: 480, height: 300)).titles.first
    #expect(title?.text.string == "Sum: 66,386")
  }

  @Test func `a legend has the locale of its chart`() {
    let texts = ["en_US_POSIX", "de_DE"].map { name in
      var environment = EnvironmentValues()
      environment.locale = Locale(identifier: name)
      return LegendValues.texts([0, 10_000, 20_000], .number, environment)
    }
    #expect(texts == [["0", "10,000", "20,000"], ["0", "10.000", "20.000"]])
  }
}

extension Locale {
  fileprivate static var posix: Locale { Locale(identifier: "en_US_POSIX") }
}
