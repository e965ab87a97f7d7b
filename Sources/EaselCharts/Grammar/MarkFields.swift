import Foundation

/// The values that a mark's initializer gives.
///
/// Most marks have only x and y. The rarer fields are in a separate object, so that copying a mark
/// is fast.
package struct MarkFields {
  package let x: ChartField?
  package let y: ChartField?
  private let others: Others?
  /// The channels that have values, computed once: testing an optional field would copy the field.
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

  /// Whether the mark has no other fields than x and y.
  var hasOnlyPosition: Bool { others == nil }
  var angle: ChartField? { others?.angle }
  package var series: ChartField? { others?.series }
}

/// Positions in points from the plot's edges that a mark's initializer gives.
///
/// `nil` is the edge, or the center for points.
package struct MarkPoints {
  var xStart: CGFloat?
  var xEnd: CGFloat?
  var yStart: CGFloat?
  var yEnd: CGFloat?

  init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.xStart = xStart
    self.xEnd = xEnd
    self.yStart = yStart
    self.yEnd = yEnd
  }
}
