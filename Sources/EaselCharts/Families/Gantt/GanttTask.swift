import EaselBlocks
import EaselCanvas
import Foundation

/// A bar or a milestone of a Gantt chart.
struct GanttTask: ChartContent {
  var name: ChartField
  /// The label of the axis of dates.
  var label: String
  var start: Date
  var end: Date
  var style: ChartField?
  var after: [ChartDatum]

  @ChartContentBuilder var body: some ChartContent {
    if let style { mark.channel(.foregroundStyle, style) } else { mark }
  }

  @ChartContentBuilder private var mark: some ChartContent {
    if start == end {
      PointMark(x: .value(label, start), y: name.value)
        .symbol(BasicChartSymbolShape.diamond)
        .symbolSize(90)
        .standardStyle(ChartStyle.ofBody.foreground ?? ChartStyle.ofBody.ink)
    } else {
      BarMark(
        xStart: .value(label, start), xEnd: .value(label, end), y: name.value,
        height: MarkDimension(.capped(ratio: 0.56, maximum: 22))
      )
      .cornerRadius(1.5)
    }
  }
}
