import EaselBlocks
import EaselCharts
import Foundation

extension SampleFamily {
  /// The marks of the families that are made of several marks.
  package func composites(_ data: SampleData) -> AnyChartContent {
    switch self {
    case .diverging:
      AnyChartContent(
        DivergingBars(
          data.rows, x: { .value("Share", abs($0.value)) }, y: { .value("Question", $0.name) },
          answer: { .value("Answer", $0.series) }))
    case .waterfall:
      AnyChartContent(
        Waterfall(
          data.first, x: { .value("Step", $0.name) }, y: { .value("Change", $0.value) },
          isTotal: { $0.name == data.names.last }))
    case .histogram: AnyChartContent(Histogram(x: .value("Value", data.rows.map(\.value))))
    case .pyramid:
      AnyChartContent(
        PopulationPyramid(
          data.rows.filter { data.series.prefix(2).contains($0.series) },
          x: { .value("People", abs($0.value)) }, y: { .value("Age", $0.name) },
          side: { .value("Side", $0.series) }))
    case .gantt:
      AnyChartContent(
        Gantt(
          data.first, y: { .value("Task", $0.name) }, start: { .value("From", $0.date) },
          end: { .value("To", $0.date.addingTimeInterval(86_400 * (1 + $0.x))) }))
    case .sparkline: AnyChartContent(Sparkline(data.first.map(\.value)))
    case .movingAverage:
      AnyChartContent(
        Plot {
          ForEach(data.first, id: \.name) {
            LineMark(x: .value("Date", $0.date), y: .value("Value", $0.value))
              .foregroundStyle(by: .value("Line", data.series[0]))
          }
          ForEach(data.means, id: \.name) {
            LineMark(x: .value("Date", $0.date), y: .value("Value", $0.value))
              .foregroundStyle(by: .value("Line", "Mean of 3"))
          }
        })
    case .bullet:
      AnyChartContent(
        ForEach(data.first, id: \.name) {
          BulletMark(
            y: .value("Figure", $0.name), value: .value("Value", abs($0.value)),
            target: .value("Target", abs($0.high)),
            bands: [0.5, 0.8, 1.3].map { part in abs(data.rows[0].value) * part })
        })
    case .slope:
      AnyChartContent(
        SlopeChart(
          data.rows.filter { data.names.prefix(2).contains($0.name) }, name: \.series
        ) { (x: .value("Year", $0.name), y: .value("Value", $0.value)) })
    case .heatMap:
      AnyChartContent(
        ForEach(data.rows, id: \.name) {
          RectangleMark(x: .value("Name", $0.name), y: .value("Series", $0.series))
            .foregroundStyle(by: .value("Value", $0.value))
        })
    case .calendar:
      AnyChartContent(
        CalendarHeatMap(
          (0..<300).map { $0 },
          date: {
            .value("Day", data.rows[0].date.addingTimeInterval(Double($0) * 86_400))
          }, value: { .value("Value", data.rows[$0 % data.rows.count].value) }))
    case .box:
      AnyChartContent(
        ForEach(data.names, id: \.self) { name in
          BoxMark(
            x: .value("Name", name),
            y: .value(
              "Value",
              data.rows.filter { $0.name == name }.flatMap { [$0.low, $0.value, $0.high] }))
        })
    default:
      AnyChartContent(
        ForEach(data.first, id: \.name) {
          CandlestickMark(
            x: .value("Day", $0.date), open: .value("Price", $0.value),
            high: .value("Price", $0.high), low: .value("Price", $0.low),
            close: .value("Price", ($0.value + $0.high) / 2))
        })
    }
  }
}
