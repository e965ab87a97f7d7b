import EaselBlocks
import Foundation

extension ChartContent {
  /// Moves the marks by a distance in points; positive values move them toward trailing and down.
  ///
  /// The scales of the chart do not change.
  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(
      xStart: offset.width, xEnd: offset.width, yStart: offset.height, yEnd: offset.height)
  }

  /// Moves the marks by distances in points; positive values move them toward trailing and down.
  ///
  /// The scales of the chart do not change.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }

  /// Moves the marks by `x`, their lower edge by `yStart` and their upper edge by `yEnd`, in
  /// points.
  ///
  /// A point or a line has no edges and moves by the start distances. Positive values move toward
  /// trailing and down.
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves the marks by `y`, their leading edge by `xStart` and their trailing edge by `xEnd`, in
  /// points.
  ///
  /// A point or a line has no edges and moves by the start distances. Positive values move toward
  /// trailing and down.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves the leading, trailing, lower and upper edge of the marks by separate distances in
  /// points.
  ///
  /// A point or a line has no edges and moves by the start distances. Positive values move toward
  /// trailing and down.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    traits { $0.offset.move(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd) }
  }
}
