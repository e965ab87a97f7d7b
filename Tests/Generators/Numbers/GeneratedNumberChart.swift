import EaselBlocks
import EaselCharts
import Foundation

/// A chart of a few numbers in a format and a locale, with each number in every position: at a tick
/// of the axis, as a label, in the legend of cells, and in the alternative text.
package struct GeneratedNumberChart {
  /// The mark that shows the numbers.
  package enum Mark: String, CaseIterable {
    case bar, row, point, line, cell, sector
  }

  package var chart: any Block
  package var environment = EnvironmentValues()
  package var values: [Double]
  package var mark: Mark
  package var locale: String
  /// The format in the code of a user; empty if the chart chooses it.
  package var format = ""
  /// Whether the axis is logarithmic.
  package var isLogarithmic = false

  /// The chart in a line, for the list of faults.
  package var source: String {
    let format = format.isEmpty ? "own format" : format
    return "\(mark)\(isLogarithmic ? ", log" : "") of \(values), \(format), \(locale)"
  }

  private static let size = CGSize(width: 640, height: 400)

  /// The layout of the chart.
  package var layout: ChartLayout { chart.layout(in: Self.size, environment: environment) }

  /// Values at which formats change: signs, zeros, ties, magnitudes, and what is no number.
  private static let edges: [Double] = [
    0, -0.0, 0.5, -0.5, 0.25, 1.005, 2.675, 0.004, -0.0049, 0.995, 1, 2, 3, 10, 99.95, 999, 999.95,
    -999.999, 1234.5, 12_345.678, 184_220, 999_999, 999_999.7, 1e6, 1_234_567, 999_999_999, 1e9,
    1.5e12, 9.9999e14, 1e15, 1e16, 2e-9, 1e-4, 9.99999e-5, 1e-7, 1e300, 1e-300, .pi, 1e12, 0.8,
  ]
  private static let invalid: [Double] = [.nan, .infinity, -.infinity]

  private static let locales = [
    "en_US", "en_US_POSIX", "de_DE", "de_CH", "fr_FR", "es_ES", "ja_JP", "ar_EG", "it_IT", "nl_NL",
    "pt_BR", "en_IN",
  ]

  /// - Parameter isPlanted: Whether labels have another format than their axis, to test that this
  ///   is found.
  package init(isPlanted: Bool = false, _ random: inout SeededGenerator) {
    mark = isPlanted ? .bar : random.pick(Mark.allCases)
    locale = random.pick(Self.locales)
    environment.locale = Locale(identifier: locale)
    let count = random.number(1...4)
    values = (0..<count).map { _ in Self.value(&random) }
    if isPlanted { values = values.map { abs($0) } + [12.5] }
    if !isPlanted, random.isOnce(in: 12) { values.append(random.pick(Self.invalid)) }
    if mark == .sector { values = values.map { abs($0) } }
    isLogarithmic =
      ![.cell, .sector].contains(mark) && values.allSatisfy { $0 > 0 && $0.isFinite }
      && random.isOnce(in: 3)
    chart = Chart {}
    let marks = Self.chart(values, mark)
    chart = Self.formatted(marks, values, mark, &format, isPlanted, &random)
    if isLogarithmic {
      chart =
        mark == .row ? chart.chartXScale(type: .log) : chart.chartYScale(type: .log)
    }
  }

  private static func value(_ random: inout SeededGenerator) -> Double {
    if random.isOnce(in: 2) { return random.pick(edges) }
    let exponent = random.isOnce(in: 4) ? random.number(-300...299) : random.number(-9...13)
    let digits = random.number(1...8)
    let number = (random.below(9) + 1) * Int(pow(10, Double(digits - 1)))
    let value = Double("\(number + random.below(number))e\(exponent - digits + 1)") ?? 0
    return random.isOnce(in: 4) ? -value : value
  }

  private static func chart(_ values: [Double], _ mark: Mark) -> Chart<some ChartContent> {
    Chart(values.indices, id: \.self) { index in
      let name = PlottableValue.value("Name", "n\(index)")
      let value = PlottableValue.value("Value", values[index])
      switch mark {
      case .bar: AnyChartContent(BarMark(x: name, y: value))
      case .row: AnyChartContent(BarMark(x: value, y: name))
      case .point: AnyChartContent(PointMark(x: name, y: value))
      case .line: AnyChartContent(LineMark(x: name, y: value))
      case .cell:
        AnyChartContent(
          RectangleMark(x: name, y: .value("Row", "row")).foregroundStyle(by: value))
      case .sector: AnyChartContent(SectorMark(angle: value).foregroundStyle(by: name))
      }
    }
  }

  /// Returns a chart with ticks at the values and labels, all in one format.
  private static func formatted(
    _ chart: Chart<some ChartContent>, _ values: [Double], _ mark: Mark, _ format: inout String,
    _ isPlanted: Bool, _ random: inout SeededGenerator
  ) -> any Block {
    let values = values.filter(\.isFinite)
    if isPlanted {
      return chart.chartYAxis { AxisMarks(values: values) }
        .chartValueLabels(format: .number.notation(.scientific))
    }
    let digits = random.below(3)
    let choice = random.below(6)
    guard mark != .sector, mark != .cell else {
      // These have no axis, and the format is that of their labels.
      switch choice {
      case 0:
        format = ".currency(code: \"EUR\")"
        return chart.chartValueLabels(format: .currency(code: "EUR"))
      case 1:
        format = ".number.precision(.fractionLength(\(digits)))"
        return chart.chartValueLabels(format: .number.precision(.fractionLength(digits)))
      default: return chart.chartValueLabels(.visible)
      }
    }
    let marks: AxisMarks<Never>
    switch choice {
    case 0:
      format = ".currency(code: \"EUR\")"
      marks = AxisMarks(format: .currency(code: "EUR"), values: values)
    case 1:
      format = ".percent.precision(.fractionLength(\(digits)))"
      marks = AxisMarks(format: .percent.precision(.fractionLength(digits)), values: values)
    case 2:
      format = ".number.precision(.fractionLength(\(digits)))"
      marks = AxisMarks(format: .number.precision(.fractionLength(digits)), values: values)
    default: marks = AxisMarks(values: values)
    }
    if mark == .row { return chart.chartXAxis { marks }.chartValueLabels(.visible) }
    return chart.chartYAxis { marks }.chartValueLabels(.visible)
  }
}
