import EaselCanvas
import Foundation

/// A linear, radial, elliptical or angular gradient whose points are fractions of the painted
/// rectangle.
///
/// It is SwiftUI's `LinearGradient`, `RadialGradient`, `AngularGradient` and `EllipticalGradient`.
/// In right-to-left layouts its points are mirrored horizontally.
///
/// In text, template images and chart marks an elliptical gradient is circular. Its radii are then
/// fractions of the mean of width and height.
///
/// ```swift
/// Rectangle().fill(.linearGradient(colors: [.blue, .indigo], startPoint: .top, endPoint: .bottom))
/// GradientStyle(colors: [.white, .clear], center: .center, startRadius: 0, endRadius: 40)
/// ```
public struct GradientStyle: Hashable, Sendable {
  enum Geometry: Hashable, Sendable {
    case linear(UnitPoint, UnitPoint)
    case radial(UnitPoint, CGFloat, CGFloat)
    case angular(UnitPoint, Angle, Angle)
    case elliptical(UnitPoint, CGFloat, CGFloat)
  }

  let gradient: TintGradient
  let geometry: Geometry

  init(_ gradient: TintGradient, _ geometry: Geometry) {
    self.gradient = gradient
    self.geometry = geometry
  }
}

extension GradientStyle: PaintingStyle {
  package func paint(_ rect: CGRect, _ context: StyleContext) -> Paint {
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    func point(_ unit: UnitPoint) -> CGPoint {
      UnitPoint(x: isMirrored ? 1 - unit.x : unit.x, y: unit.y).point(in: rect)
    }
    let gradient = gradient.resolved(context)
    switch geometry {
    case .linear(let start, let end):
      return .linearGradient(LinearGradient(gradient, from: point(start), to: point(end)))
    case .radial(let center, let start, let end):
      return .radialGradient(Self.radial(gradient, point(center), start, end))
    case .elliptical(let center, let start, let end):
      // The radius of a circle is relative to the mean of both sides. Painting a shape stretches a
      // square to the rectangle, which makes an ellipse of the circle.
      let side = (rect.width + rect.height) / 2
      return .radialGradient(Self.radial(gradient, point(center), start * side, end * side))
    case .angular(let center, let start, let end):
      return .conicGradient(Self.angular(gradient, point(center), start, end))
    }
  }

  package func isElliptical(_ context: StyleContext) -> Bool {
    if case .elliptical = geometry { true } else { false }
  }

  private static func radial(
    _ gradient: Gradient, _ center: CGPoint, _ start: CGFloat, _ end: CGFloat
  ) -> RadialGradient {
    var (gradient, start, end) = (gradient, start, end)
    if start > end {
      (start, end) = (end, start)
      gradient = gradient.reversed
    }
    // A radius that is not a number stays as it is, so that the canvas reports it.
    func radius(_ length: CGFloat) -> CGFloat { length < 0 ? 0 : length }
    return RadialGradient(
      gradient, startCenter: center, startRadius: radius(start), endCenter: center,
      endRadius: radius(end))
  }

  /// A full turn in which the gradient takes the range between two angles.
  ///
  /// Of the remaining angle, the half after the end has the last color and the other half has the
  /// first color.
  private static func angular(
    _ gradient: Gradient, _ center: CGPoint, _ start: Angle, _ end: Angle
  ) -> ConicGradient {
    let isReversed = end < start
    let from = isReversed ? end : start
    let sweep = abs(end.radians - start.radians) / (2 * .pi)
    let ordered = isReversed ? gradient.reversed : gradient
    guard abs(sweep - 1) > 1e-9, sweep.isFinite else {
      // The canvas reports an angle that is not a number.
      let angle = sweep.isFinite ? from.radians : sweep
      return ConicGradient(ordered, center: center, angle: angle)
    }
    var stops = ordered.stops.sorted { $0.location < $1.location }
    for index in stops.indices { stops[index].location *= sweep }
    if sweep > 1 { stops = stops.cut(at: 1) }
    if sweep < 1, let first = stops.first, let last = stops.last {
      let middle = (1 + sweep) / 2
      stops += [
        Gradient.Stop(last.color, at: middle), Gradient.Stop(first.color, at: middle),
        Gradient.Stop(first.color, at: 1),
      ]
    }
    return ConicGradient(
      Gradient(stops: stops, extend: gradient.extend), center: center, angle: from.radians)
  }
}

extension Gradient {
  /// The gradient from its end to its start.
  var reversed: Gradient {
    Gradient(
      stops: stops.reversed().map { Stop($0.color, at: 1 - $0.location) }, extend: extend)
  }
}

extension [Gradient.Stop] {
  /// The stops up to a location, with one stop at the location; the stops must be sorted.
  fileprivate func cut(at location: CGFloat) -> Self {
    guard let index = firstIndex(where: { $0.location > location }), index > 0 else { return self }
    let (before, after) = (self[index - 1], self[index])
    let fraction = (location - before.location) / (after.location - before.location)
    return self[..<index] + [
      Gradient.Stop(before.color.mixed(with: after.color, by: fraction, in: .sRGB), at: location)
    ]
  }
}
