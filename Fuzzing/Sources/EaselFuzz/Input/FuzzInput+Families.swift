import EaselBlocks
import EaselCharts
import EaselStatistics
import Foundation

extension FuzzInput {
  /// A row of a family's data.
  struct FamilyRow {
    var name: String
    var other: String
    var number: Double
    var second: Double
    var date: Date
    var end: Date
    var flag: Bool
  }

  private mutating func rows() -> [FamilyRow] {
    let rows = list(atMost: 8) {
      FamilyRow(
        name: String.read(&$0), other: String.read(&$0), number: $0.number(),
        second: $0.number(), date: Date.read(&$0), end: Date.read(&$0), flag: $0.bool())
    }
    guard rarely(6), let last = rows.last else { return rows }
    return rows
      + (0..<index(below: 512)).map {
        var row = last
        row.number *= Double($0 % 17)
        row.date += Double($0) * 86_400
        return row
      }
  }

  private mutating func samples() -> PlottableSample { .value("Sample", values()) }

  /// A chart of one of the families that are made of marks.
  mutating func family() -> AnyChartContent {
    let content: any ChartContent =
      switch index(below: 16) {
      case 0: BoxMark(x: value(String.self), y: samples(), whiskers: number(), isNotched: bool())
      case 1:
        ErrorBarMark(
          x: value(String.self), yStart: value(Double.self), yEnd: value(Double.self),
          capWidth: number())
      case 2:
        CandlestickMark(
          x: value(Date.self), open: value(Double.self), high: value(Double.self),
          low: value(Double.self), close: value(Double.self))
      case 3:
        OHLCMark(
          x: value(String.self), open: value(Double.self), high: value(Double.self),
          low: value(Double.self), close: value(Double.self))
      case 4: trend()
      case 5:
        Histogram(
          x: samples(),
          bins: choice([
            .sturges, .freedmanDiaconis, .scott, .count(whole(mostly: [0, 1, 8, 100_000])),
          ]))
      case 6: bullet()
      case 7: GaugeMark(value(Double.self), in: domain() ?? 0...1, innerRadius: dimension())
      case 8: Sparkline(values(), label: string(atMost: 3))
      default: familyOfRows()
      }
    return AnyChartContent(content)
  }

  private mutating func bullet() -> any ChartContent {
    BulletMark(
      y: value(String.self), value: value(Double.self), target: value(Double.self),
      bands: values())
  }

  private mutating func trend() -> any ChartContent {
    let method: TrendMethod = choice([
      .polynomial(degree: whole(mostly: [0, 1, 3, 12])),
      .loess(span: share(), degree: whole(mostly: [0, 1, 2])),
      .movingAverage(window: whole(mostly: [0, 1, 7, 10_000])),
    ])
    return TrendLine(
      x: samples(), y: samples(), method: method, confidence: maybe { $0.share() })
  }

  private mutating func familyOfRows() -> any ChartContent {
    let rows = rows()
    switch index(below: 8) {
    case 0:
      return CalendarHeatMap(
        rows, date: { .value("Day", $0.date) }, value: { .value("N", $0.number) })
    case 1:
      return DivergingBars(
        rows, x: { .value("N", $0.number) }, y: { .value("Item", $0.name) },
        answer: { .value("Answer", $0.other) }, neutral: maybe { String.read(&$0) })
    case 2:
      return SlopeChart(rows, name: \.name) {
        (x: .value("Year", $0.other), y: .value("Share", $0.number))
      }
    case 3:
      return Waterfall(
        rows, x: { .value("Step", $0.name) }, y: { .value("N", $0.number) }, isTotal: \.flag)
    case 4:
      return PopulationPyramid(
        rows, x: { .value("N", $0.number) }, y: { .value("Age", $0.name) },
        side: { .value("Sex", $0.other) })
    case 5:
      return Gantt(
        rows, y: { .value("Task", $0.name) }, start: { .value("Time", $0.date) },
        end: { .value("Time", $0.end) }, after: { [$0.other] }, today: maybe { Date.read(&$0) })
    case 6:
      return LinePlot(rows, x: .value("X", \.number), y: .value("Y", \.second))
    default:
      let factor = number()
      return LinePlot(x: "x", y: "y", domain: domain() ?? 0...1) { sin($0 * factor) / $0 }
    }
  }
}
