import EaselBlocks
import EaselCanvas
import Foundation

extension ChartProxy {
  /// The size of the plot in points.
  public var plotSize: CGSize { plot.size }

  /// The size of the plot in points, by its older name.
  public var plotAreaSize: CGSize { plot.size }

  /// The rectangle of the plot, for a `GeometryReader` over the chart; nil for a chart without one.
  ///
  /// ```swift
  /// chart.chartBackground { proxy in
  ///   GeometryReader { geometry in
  ///     if let anchor = proxy.plotFrame {
  ///       Text("Total").position(x: geometry[anchor].midX, y: geometry[anchor].midY)
  ///     }
  ///   }
  /// }
  /// ```
  public var plotFrame: GeometryAnchor<CGRect>? { plot.isEmpty ? nil : plotAreaFrame }

  /// The rectangle of the plot, by its older name.
  public var plotAreaFrame: GeometryAnchor<CGRect> { GeometryAnchor(plot, in: size) }

  /// The rectangle that holds the plots of all panels; nil for a chart without one.
  public var plotContainerFrame: GeometryAnchor<CGRect>? {
    container.isEmpty ? nil : GeometryAnchor(container, in: size)
  }

  /// The distance of an x value from the plot's left edge; nil without a position for it.
  public func position<X: Plottable>(forX value: X) -> CGFloat? {
    x?.point(of: value.datum).map { $0 - plot.minX }
  }

  /// The distance of a y value from the plot's upper edge; nil without a position for it.
  public func position<Y: Plottable>(forY value: Y) -> CGFloat? {
    y?.point(of: value.datum).map { $0 - plot.minY }
  }

  /// The point of two values, from the plot's upper left corner; nil without a position for both.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The step of an x category, or the position of a number or date, from the plot's left edge.
  public func positionRange<X: Plottable>(forX value: X) -> ClosedRange<CGFloat>? {
    x?.points(of: value.datum, origin: plot.minX)
  }

  /// The step of a y category, or the position of a number or date, from the plot's upper edge.
  public func positionRange<Y: Plottable>(forY value: Y) -> ClosedRange<CGFloat>? {
    y?.points(of: value.datum, origin: plot.minY)
  }

  /// The rectangle of two values, from the plot's upper left corner.
  public func positionRange<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: values.x), let y = positionRange(forY: values.y) else {
      return nil
    }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  /// The x value at a distance from the plot's left edge; nil where its type is another.
  public func value<X: Plottable>(atX position: CGFloat, as type: X.Type = X.self) -> X? {
    x?.datum(at: position + plot.minX).flatMap(X.init(datum:))
  }

  /// The y value at a distance from the plot's upper edge; nil where its type is another.
  public func value<Y: Plottable>(atY position: CGFloat, as type: Y.Type = Y.self) -> Y? {
    y?.datum(at: position + plot.minY).flatMap(Y.init(datum:))
  }

  /// The values at a point from the plot's upper left corner; nil where their types are others.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  /// The angle of a point about the middle of the sectors, clockwise from 12 o'clock, 0 … 360°.
  ///
  /// Without sectors it is that about the middle of the plot.
  public func angle(at position: CGPoint) -> Angle {
    let middle = center ?? CGPoint(x: plot.width / 2, y: plot.height / 2)
    let (x, y) = (position.x - middle.x, position.y - middle.y)
    guard x.isFinite, y.isFinite, x != 0 || y != 0 else { return .radians(0) }
    let angle = atan2(Double(x), Double(-y))
    // A hair before 12 o'clock is a rounding error.
    return .radians(angle < -1e-9 ? angle + 2 * .pi : max(angle, 0))
  }

  /// The value of the sectors at an angle, clockwise from 12 o'clock.
  ///
  /// A number is the sum of the sectors up to the angle; a name is that of the sector there.
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
  /// The position of a datum in points; nil where it has none.
  fileprivate func point(of datum: ChartDatum) -> CGFloat? {
    guard let value = value(of: datum) else { return nil }
    let point = position.position(of: value)
    return point.isFinite ? CGFloat(point) : nil
  }

  /// The step of a category, or the position of another datum.
  fileprivate func points(of datum: ChartDatum, origin: CGFloat) -> ClosedRange<CGFloat>? {
    guard let point = point(of: datum) else { return nil }
    let half = kind == .category ? CGFloat(position.step) / 2 : 0
    return point - half - origin...point + half - origin
  }

  /// The datum at a position in points.
  fileprivate func datum(at point: CGFloat) -> ChartDatum? {
    guard point.isFinite else { return nil }
    let datum = datum(of: position.value(at: Double(point)))
    return datum.isMissing ? nil : datum
  }
}
