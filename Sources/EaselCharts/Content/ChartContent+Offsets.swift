import EaselBlocks
import Foundation

extension ChartContent {
  /// Moves the marks by a size in points, after their data is scaled.
  ///
  /// Positive values move the marks toward trailing and down.
  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(
      xStart: offset.width, xEnd: offset.width, yStart: offset.height, yEnd: offset.height)
  }

  /// Moves the marks by distances in points, after their data is scaled.
  ///
  /// Positive values move the marks toward trailing and down.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }

  /// Moves each end of vertical intervals by its own distance, in points.
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves each end of horizontal intervals by its own distance, in points.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves each of the four edges of the marks by a distance in points.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    traits { $0.offset.move(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd) }
  }
}
