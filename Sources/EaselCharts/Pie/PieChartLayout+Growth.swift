import EaselCanvas
import Foundation

extension PieChartLayout {
  /// Returns the layout at a fraction of an animation: slices grow from those of an old layout or
  /// from the start angle.
  ///
  /// The start angle is that of the first slice. The text in the center and the legend are those of
  /// this layout. Names fade in during the last third.
  ///
  /// - Parameters:
  ///   - old: The previous layout; it is ignored if it has a different number of slices.
  ///   - fraction: The progress: 0 at the start, 1 at the end. A value that is not finite counts as
  ///     1.
  public func growing(from old: PieChartLayout? = nil, fraction: CGFloat) -> PieChartLayout {
    guard fraction != 1, fraction.isFinite else { return self }
    var result = self
    let before = old?.slices.count == slices.count ? old?.slices : nil
    let origin = slices.map { min($0.shape.startAngle, $0.shape.endAngle) }.min() ?? 0
    for index in slices.indices {
      let grown = figure(slices[index]).growing(
        from: before.map { figure($0[index]) },
        base: GrowthBase(axis: .vertical, position: center.y), angle: origin, fraction)
      if case .sector(let arc, _) = grown.shape { result.slices[index].shape = arc }
    }
    result.valueOpacity = ChartPanel.labelOpacity(at: fraction)
    return result
  }

  private func figure(_ slice: Slice) -> ChartFigure {
    ChartFigure(kind: .sector, shape: .sector(slice.shape, center: center), marks: [])
  }
}
