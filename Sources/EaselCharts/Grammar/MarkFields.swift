import Foundation

/// The values that a mark's initializer names.
///
/// Most marks have x and y alone. What few have lies in an object of its own, so that a mark is quickly
/// copied.
package struct MarkFields {
  package let x: ChartField?
  package let y: ChartField?
  private let others: Others?
  /// The channels that have values, told once: to ask an optional of a field copies the field.
  let channels: ChannelSet

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
    others = angle != nil || series != nil ? Others(angle, series) : nil
    var channels = ChannelSet()
    channels[.x] = x != nil
    channels[.y] = y != nil
    channels[.angle] = angle != nil
    channels[.series] = series != nil
    self.channels = channels
  }

  /// Whether there is nothing but x and y.
  var hasOnlyPosition: Bool { others == nil }
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
