import EaselCanvas
import Foundation

/// The shape of a slice of a pie or a ring.
///
/// ```swift
/// let arc = ArcShape(
///   innerRadius: 40, outerRadius: 80, startAngle: 0, endAngle: .pi / 2, cornerRadius: 4)
/// let path = arc.path(center: CGPoint(x: 100, y: 100))
/// let iconCenter = arc.centroid(center: CGPoint(x: 100, y: 100))
/// ```
///
/// Angles are in radians, 0 at twelve o'clock, and increase clockwise on screen (y points down). A
/// sweep of a full turn or more gives a whole disc or ring, without gap and corners. The shape is
/// that of `arc` in d3-shape 3.
public struct ArcShape: Hashable, Sendable {
  /// The radius of the hole in points; 0, the default, for a pie without a hole.
  public var innerRadius: Double
  /// The radius of the outer edge, in points.
  public var outerRadius: Double
  /// The angle at which the slice begins, in radians clockwise from 12 o'clock.
  public var startAngle: Double
  /// The angle at which the slice ends, in radians clockwise from 12 o'clock; less than
  /// ``startAngle`` for a counterclockwise slice.
  public var endAngle: Double
  /// The radius of the rounded corners in points; 0, the default, for sharp corners.
  ///
  /// The radius is limited to half of the ring's thickness and to what fits between the slice's
  /// edges; infinity gives round ends.
  public var cornerRadius: Double
  /// The gap to the neighboring slices as an angle in radians; half of it is cut from each edge.
  ///
  /// The edges move inwards in parallel, so that the gap has the same width from the hole to the
  /// rim. If the edges would meet before the hole (in a pie without a hole they always do), they
  /// end at the middle of the hole's arc, and the gap narrows towards the center.
  public var padAngle: Double
  /// The radius in points whose product with ``padAngle`` is the gap's width; `nil` is
  /// √(innerRadius² + outerRadius²).
  ///
  /// The default is `nil`.
  public var padRadius: Double?

  /// Creates a slice from its radii in points and its angles in radians.
  public init(
    innerRadius: Double = 0, outerRadius: Double, startAngle: Double, endAngle: Double,
    cornerRadius: Double = 0, padAngle: Double = 0, padRadius: Double? = nil
  ) {
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    self.startAngle = startAngle
    self.endAngle = endAngle
    self.cornerRadius = cornerRadius
    self.padAngle = padAngle
    self.padRadius = padRadius
  }

  /// Creates the shape of a slice that was computed by ``PieLayout``.
  public init(
    _ slice: PieSlice, innerRadius: Double = 0, outerRadius: Double, cornerRadius: Double = 0
  ) {
    self.init(
      innerRadius: innerRadius, outerRadius: outerRadius, startAngle: slice.startAngle,
      endAngle: slice.endAngle, cornerRadius: cornerRadius, padAngle: slice.padAngle)
  }

  /// Returns the point halfway between the radii and halfway between the angles.
  ///
  /// It is the position for a label. The center of mass is a different point, which can be outside
  /// of a ring.
  public func centroid(center: CGPoint = .zero) -> CGPoint {
    point(atRadius: (innerRadius + outerRadius) / 2, center: center)
  }

  /// Returns the point halfway between the slice's angles, at a distance in points from the center.
  public func point(atRadius radius: Double, center: CGPoint = .zero) -> CGPoint {
    let angle = (startAngle + endAngle) / 2 - .pi / 2
    return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// Returns the outline of the slice around a center.
  ///
  /// If a property is NaN, or if an end angle or a radius other than ``cornerRadius`` is infinite,
  /// the path contains a point that is not a number. The canvas does not draw such a path and notes
  /// a diagnostic.
  public func path(center: CGPoint = .zero) -> Path {
    Path { path in
      for element in outline {
        switch element {
        case .move(let point):
          path.move(to: CGPoint(x: center.x + point.x, y: center.y + point.y))
        case .line(let point):
          path.addLine(to: CGPoint(x: center.x + point.x, y: center.y + point.y))
        case .arc(let arc):
          path.addRelativeArc(
            center: CGPoint(x: center.x + arc.center.x, y: center.y + arc.center.y),
            radius: arc.radius, startAngle: arc.startAngle, delta: arc.sweep)
        case .close:
          path.closeSubpath()
        }
      }
    }
  }
}
