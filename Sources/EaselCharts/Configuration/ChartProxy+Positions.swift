import EaselBlocks
import EaselCanvas
import Foundation

extension ChartProxy {
  /// The size of the plot in points.
  public var plotSize: CGSize { plot.size }

  /// Swift Charts' older name for ``plotSize``.
  public var plotAreaSize: CGSize { plot.size }

  /// The rectangle of the plot, for a `GeometryReader` over the chart.
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
  ///
  /// The value is `nil` for a chart whose plot is empty.
  public var plotFrame: GeometryAnchor<CGRect>? { plot.isEmpty ? nil : plotAreaFrame }

  /// Swift Charts' older name for ``plotFrame``; the value is not optional.
  public var plotAreaFrame: GeometryAnchor<CGRect> { GeometryAnchor(plot, in: size) }

  /// The rectangle that contains the plots of all panels; `nil` for a chart without plots.
  public var plotContainerFrame: GeometryAnchor<CGRect>? {
    container.isEmpty ? nil : GeometryAnchor(container, in: size)
  }

  /// Returns the distance of an x value from the plot's left edge, in points.
  ///
  /// The result is `nil` if the value has no position on the x scale.
  public func position<X: Plottable>(forX value: X) -> CGFloat? {
    x?.point(of: value.datum).map { $0 - plot.minX }
  }

  /// Returns the distance of a y value from the plot's upper edge, in points.
  ///
  /// The result is `nil` if the value has no position on the y scale.
  public func position<Y: Plottable>(forY value: Y) -> CGFloat? {
    y?.point(of: value.datum).map { $0 - plot.minY }
  }

  /// Returns the point of two values, in points from the plot's upper left corner.
  ///
  /// The result is `nil` if a value has no position.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the extent of an x value in points from the plot's left edge.
  ///
  /// The extent of a category is its whole step. The extent of a number or date is empty.
  public func positionRange<X: Plottable>(forX value: X) -> ClosedRange<CGFloat>? {
    x?.points(of: value.datum, origin: plot.minX)
  }

  /// Returns the extent of a y value in points from the plot's upper edge.
  ///
  /// The extent of a category is its whole step. The extent of a number or date is empty.
  public func positionRange<Y: Plottable>(forY value: Y) -> ClosedRange<CGFloat>? {
    y?.points(of: value.datum, origin: plot.minY)
  }

  /// Returns the rectangle of two values, in points from the plot's upper left corner.
  ///
  /// Its width is the extent of the x value, and its height is that of the y value.
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

  /// Returns the value or the name of the sector at an angle, clockwise from 12 o'clock.
  ///
  /// For a number type, the result is the sum of the values up to the angle. For a type of
  /// categories, it is the category of the sector. It is `nil` outside of the sectors.
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
