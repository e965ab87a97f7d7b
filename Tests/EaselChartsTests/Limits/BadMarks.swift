import EaselBlocks
import EaselCharts
import Foundation

/// Marks and families of given values.
enum BadMarks {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, 1e308, -1e308, .leastNonzeroMagnitude, -1, 1e-300, 1e15,
    0x1p63, 1e19,
  ]
  /// One chart of each mark and each family.
  static func all(_ values: [Double]) -> [AnyChartContent] {
    marks(values) + families(values)
  }

  private static func each<Mark: ChartContent>(
    _ values: [Double], _ mark: @escaping (Int, Double) -> Mark
  ) -> AnyChartContent {
    AnyChartContent(
      erasing: ForEach(Array(values.enumerated()), id: \.offset) { mark($0.offset, $0.element) })
  }

  static func marks(_ values: [Double]) -> [AnyChartContent] {
    [
      each(values) { BarMark(x: .value("X", "\($0)"), y: .value("Y", $1)) },
      each(values) { BarMark(x: .value("X", $1), y: .value("Y", "\($0)")) },
      each(values) { BarMark(x: .value("X", $1), y: .value("Y", $1), stacking: .normalized) },
      each(values) { BarMark(x: .value("X", 0), y: .value("Y", $1), stacking: .center) },
      each(values) { LineMark(x: .value("X", $1), y: .value("Y", $1)) },
      each(values) { AreaMark(x: .value("X", $0), y: .value("Y", $1)) },
      each(values) {
        AreaMark(x: .value("X", $0), yStart: .value("Y", -$1), yEnd: .value("Y", $1))
      },
      each(values) {
        PointMark(x: .value("X", $1), y: .value("Y", $1)).symbolSize(by: .value("S", $1))
      },
      each(values) {
        RectangleMark(x: .value("X", $0), y: .value("Y", 1)).foregroundStyle(by: .value("C", $1))
      },
      each(values) {
        RectangleMark(
          xStart: .value("X", $1), xEnd: .value("X", 1), yStart: .value("Y", $1),
          yEnd: .value("Y", 2))
      },
      each(values) { RuleMark(y: .value("Y", $1)) },
      each(values) { SectorMark(angle: .value("N", $1)).foregroundStyle(by: .value("S", "\($0)")) },
      each(values) {
        PointMark(x: .value("D", Date(timeIntervalSinceReferenceDate: $1)), y: .value("Y", 1))
      },
      each(values) {
        BarMark(
          x: .value("D", Date(timeIntervalSinceReferenceDate: $1), unit: .month), y: .value("Y", 1))
      },
    ]
  }

  static func families(_ values: [Double]) -> [AnyChartContent] {
    let pairs = Array(values.enumerated())
    func date(_ number: Double) -> Date { Date(timeIntervalSinceReferenceDate: number) }
    return [
      AnyChartContent(BoxMark(x: .value("X", "a"), y: .value("Y", values))),
      AnyChartContent(Histogram(x: .value("Y", values))),
      AnyChartContent(TrendLine(x: .value("X", values), y: .value("Y", values + [1]))),
      AnyChartContent(Sparkline(values)),
      each(values) {
        ErrorBarMark(x: .value("X", $0), yStart: .value("Y", -$1), yEnd: .value("Y", $1))
      },
      each(values) {
        CandlestickMark(
          x: .value("X", "\($0)"), open: .value("P", $1), high: .value("P", 1),
          low: .value("P", -$1), close: .value("P", 0))
      },
      each(values) { BulletMark(y: .value("Y", "\($0)"), value: .value("V", $1), bands: [$1, 1]) },
      each(values) { GaugeMark(.value("V", $1), in: 0...(($1 >= 0) ? $1 : 1)) },
      AnyChartContent(
        CalendarHeatMap(
          pairs, date: { .value("D", date($0.element)) }, value: { .value("V", $0.element) })),
      AnyChartContent(
        DivergingBars(
          pairs, x: { .value("N", $0.element) }, y: { .value("I", "\($0.offset)") },
          answer: { .value("A", "\($0.offset % 2)") })),
      AnyChartContent(
        SlopeChart(pairs, name: { "\($0.offset / 2)" }) {
          (x: .value("T", "\($0.offset % 2)"), y: .value("V", $0.element))
        }),
      AnyChartContent(
        Waterfall(pairs, x: { .value("S", "\($0.offset)") }, y: { .value("V", $0.element) })),
      AnyChartContent(
        PopulationPyramid(
          pairs, x: { .value("N", $0.element) }, y: { .value("Age", "\($0.offset / 2)") },
          side: { .value("Sex", "\($0.offset % 2)") })),
      AnyChartContent(
        Gantt(
          pairs, y: { .value("T", "\($0.offset)") }, start: { .value("D", date($0.element)) },
          end: { .value("D", date(-$0.element)) })),
    ]
  }
}
