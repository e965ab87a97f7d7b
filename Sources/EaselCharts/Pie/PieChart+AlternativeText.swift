import EaselCanvas
import Foundation

extension PieChart {
  /// The shares by slice, with the names of the segments that share one.
  package var summary: String? {
    let slices = Slices(self, in: ChartBlocks.ofValues.inputs.environment)
    guard !slices.collected.isEmpty else {
      return ChartSummary.text(
        of: slices.shown.map { (segments[$0.index].name, $0.fraction) }, format: shareText)
    }
    return ChartSummary.text(
      of: slices.ranked.map { (slices.chart.segments[$0.index].name, $0.fraction) },
      format: shareText
    ).map { "\($0) (\(ChartSummary.names(slices.names(slices.collected))))" }
  }
}
