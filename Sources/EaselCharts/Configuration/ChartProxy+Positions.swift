import EaselBlocks
import EaselCanvas
import Foundation

extension ChartProxy {
  /// The width and height of the plot, in points.
  public var plotSize: CGSize { plot.size }

  /// The width and height of the plot, in points; Swift Charts' older name for ``plotSize``.
  public var plotAreaSize: CGSize { plot.size }

  /// The rectangle of the plot, for a `GeometryReader` over the chart; `nil` if the plot is empty.
  ///
  /// ```swift
  /// let chart = Chart { BarMark(x: .value("Day", "Mon"), y: .value("Load", 12)) }
  ///   .chartBackground { proxy in
  ///     GeometryReader { geometry in
  ///       if let anchor = proxy.plotFrame {
  ///         Text("Total").position(x: geometry[anchor].midX, y: geometry[anchor].midY)
  ///       }
  ///     }
  ///   }
  /// ```
  public var plotFrame: GeometryAnchor<CGRect>? { plot.isEmpty ? nil : plotAreaFrame }

  /// The rectangle of the plot, also if it is empty; Swift Charts' older name for ``plotFrame``.
  public var plotAreaFrame: GeometryAnchor<CGRect> { GeometryAnchor(plot, in: size) }

  /// An anchor of the rectangle that contains the plots of all panels, for a `GeometryProxy`; `nil`
  /// for a chart without plots.
  public var plotContainerFrame: GeometryAnchor<CGRect>? {
    container.isEmpty ? nil : GeometryAnchor(container, in: size)
  }

  /// Returns the distance of an x value from the plot's left edge in points; `nil` if it has no
  /// position.
  public func position<X: Plottable>(forX value: X) -> CGFloat? {
    x?.point(of: value.datum).map { $0 - plot.minX }
  }

  /// Returns the distance of a y value from the plot's upper edge in points; `nil` if it has no
  /// position.
  public func position<Y: Plottable>(forY value: Y) -> CGFloat? {
    y?.point(of: value.datum).map { $0 - plot.minY }
  }

  /// Returns the point of an x and a y value, in points from the plot's upper left corner.
  ///
  /// The result is `nil` if a value has no position.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the range of an x value, in points from the plot's left edge: a category's band with
  /// half of the gaps beside it, or one point.
  ///
  /// Both ends of the range of a number or date are its position. The result is `nil` if the value
  /// has no position.
  public func positionRange<X: Plottable>(forX value: X) -> ClosedRange<CGFloat>? {
    x?.points(of: value.datum, origin: plot.minX)
  }

  /// Returns the range of a y value, in points from the plot's upper edge: a category's band with
  /// half of the gaps beside it, or one point.
  ///
  /// Both ends of the range of a number or date are its position. The result is `nil` if the value
  /// has no position.
  public func positionRange<Y: Plottable>(forY value: Y) -> ClosedRange<CGFloat>? {
    y?.points(of: value.datum, origin: plot.minY)
  }

  /// Returns the rectangle of the ranges of an x and a y value, in points from the plot's upper
  /// left corner.
  ///
  /// The range of a category is its band with half of the gaps beside it; a number or date has a
  /// range of 0 points.
  ///
  /// The result is `nil` if a value has no position.
  public func positionRange<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: values.x), let y = positionRange(forY: values.y) else {
      return nil
    }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  /// Returns the x value at a distance in points from the plot's left edge.
  ///
  /// The result is `nil` if the chart has no x scale, or the scale has values of another type.
  public func value<X: Plottable>(atX position: CGFloat, as type: X.Type = X.self) -> X? {
    x?.datum(at: position + plot.minX).flatMap(X.init(datum:))
  }

  /// Returns the y value at a distance in points from the plot's upper edge.
  ///
  /// The result is `nil` if the chart has no y scale, or the scale has values of another type.
  public func value<Y: Plottable>(atY position: CGFloat, as type: Y.Type = Y.self) -> Y? {
    y?.datum(at: position + plot.minY).flatMap(Y.init(datum:))
  }

  /// Returns the x and y values at a point, given in points from the plot's upper left corner.
  ///
  /// The result is `nil` if a scale has values of another type.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  /// Returns the angle of a point about the center of the sectors, clockwise from 12 o'clock.
  ///
  /// The angle is from 0 up to 360°. The point is relative to the plot's upper left corner. Without
  /// sectors, the angle is about the center of the plot.
  public func angle(at position: CGPoint) -> Angle {
    let middle = center ?? CGPoint(x: plot.width / 2, y: plot.height / 2)
    let (x, y) = (position.x - middle.x, position.y - middle.y)
    guard x.isFinite, y.isFinite, x != 0 || y != 0 else { return .radians(0) }
    let angle = atan2(Double(x), Double(-y))
    // An angle slightly below 0 is a rounding error.
    return .radians(angle < -1e-9 ? angle + 2 * .pi : max(angle, 0))
  }

  /// Returns the category of the sector at an angle, or for a number type the sum of the values up
  /// to it.
  ///
  /// The angle is clockwise from 12 o'clock. The sum contains the values of the sectors before the
  /// angle and a part of the value of the sector at the angle. The result is `nil` outside of the
  /// sectors.
  public func value<Value: Plottable>(
    atAngle angle: Angle, as type: Value.Type = Value.self
  ) -> Value? {
    guard angle.radians.isFinite else { return nil }
    var sum = 0.0
    for sector in sectors {
      let ends = (min(sector.start, sector.end), max(sector.start, sector.end))
      let turn = 2 * Double.pi
      let turned = angle.radians - ((angle.radians - ends.0) / turn).rounded(.down) * turn
      if turned < ends.1 {
        let share = abs(turned - sector.start) / max(ends.1 - ends.0, .leastNormalMagnitude)
        return Value(datum: sector.datum) ?? Value(datum: .number(sum + share * sector.value))
      }
      sum += sector.value
    }
    return nil
  }
}

extension ResolvedScale {
  /// Returns the position of a datum in points, or `nil` if it has none.
  fileprivate func point(of datum: ChartDatum) -> CGFloat? {
    guard let value = value(of: datum) else { return nil }
    let point = position.position(of: value)
    return point.isFinite ? CGFloat(point) : nil
  }

  /// Returns the step of a category, or the position of another datum.
  fileprivate func points(of datum: ChartDatum, origin: CGFloat) -> ClosedRange<CGFloat>? {
    guard let point = point(of: datum) else { return nil }
    let half = kind == .category ? CGFloat(position.step) / 2 : 0
    return point - half - origin...point + half - origin
  }

  /// Returns the datum at a position in points.
  fileprivate func datum(at point: CGFloat) -> ChartDatum? {
    guard point.isFinite else { return nil }
    let datum = datum(of: position.value(at: Double(point)))
    return datum.isMissing ? nil : datum
  }
}
