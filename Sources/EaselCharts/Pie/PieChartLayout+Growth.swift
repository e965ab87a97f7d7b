import EaselCanvas
import Foundation

extension PieChartLayout {
  /// The chart while its slices open: from where the first begins, or from what they were before.
  ///
  /// The text in the middle and the legend are those of the end; names come in the last third.
  ///
  /// - Parameters:
  ///   - old: The layout before; one of another number of slices does not count.
  ///   - fraction: 0 at the start, 1 at the end.
  public func growing(from old: PieChartLayout? = nil, fraction: CGFloat) -> PieChartLayout {
    guard fraction != 1 else { return self }
    var result = self
    let before = old?.slices.count == slices.count ? old?.slices : nil
    let origin = slices.map { min($0.shape.startAngle, $0.shape.endAngle) }.min() ?? 0
    let share = Double(fraction)
    for index in slices.indices {
      let shape = slices[index].shape
      let from = before?[index].shape
      func mix(_ end: Double, _ start: Double?) -> Double {
        let start = start ?? origin
        return start + (end - start) * share
      }
      result.slices[index].shape.startAngle = mix(shape.startAngle, from?.startAngle)
      result.slices[index].shape.endAngle = mix(shape.endAngle, from?.endAngle)
      // What has hardly opened has no room for the whole gap.
      let sweep = abs(
        result.slices[index].shape.endAngle - result.slices[index].shape.startAngle)
      result.slices[index].shape.padAngle = min(shape.padAngle, sweep / 2)
    }
    result.valueOpacity = min(max((fraction - 2 / 3) * 3, 0), 1)
    return result
  }
}
