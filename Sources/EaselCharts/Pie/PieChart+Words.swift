import EaselCanvas
import Foundation

extension PieChart {
  /// The shares by segment.
  var summary: String? {
    let total = segments.map(\.value).filter { $0.isFinite && $0 > 0 }.reduce(0, +)
    return ChartSummary.text(
      of: segments.filter { $0.value.isFinite && $0.value > 0 }.map {
        ($0.name, total > 0 && total.isFinite ? $0.value / total : 0)
      }, format: shareText)
  }
}
