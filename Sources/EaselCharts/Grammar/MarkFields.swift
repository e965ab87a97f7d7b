import Foundation

/// The values that a mark's initializer names.
///
/// Most marks have x and y alone. What few have lies in an object of its own, so that a mark is quickly
/// copied.
package struct MarkFields {
  package var x: ChartField?
  package var y: ChartField?
  private var others: Others?

  private final class Others {
    let angle: ChartField?
    let series: ChartField?

    init(_ angle: ChartField?, _ series: ChartField?) {
      self.angle = angle
      self.series = series
    }
  }

  package init(
    x: ChartField? = nil, y: ChartField? = nil, angle: ChartField? = nil,
    series: ChartField? = nil
  ) {
    self.x = x
    self.y = y
    if angle != nil || series != nil { others = Others(angle, series) }
  }

  package var angle: ChartField? { others?.angle }
  package var series: ChartField? { others?.series }
}

/// Positions in points from the plot's edges that a mark's initializer names; nil is the edge, or the
/// middle for points.
package struct MarkPoints {
  package var xStart: CGFloat?
  package var xEnd: CGFloat?
  package var yStart: CGFloat?
  package var yEnd: CGFloat?

  package init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.xStart = xStart
    self.xEnd = xEnd
    self.yStart = yStart
    self.yEnd = yEnd
  }
}
