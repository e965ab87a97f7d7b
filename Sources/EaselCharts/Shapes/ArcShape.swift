import EaselCanvas
import Foundation

/// A slice of a pie or a ring, centred on the origin.
///
/// ```swift
/// let arc = ArcShape(
///   innerRadius: 40, outerRadius: 80, startAngle: 0, endAngle: .pi / 2, cornerRadius: 4)
/// let path = arc.path(center: CGPoint(x: 100, y: 100))
/// let iconPlace = arc.centroid(center: CGPoint(x: 100, y: 100))
/// ```
///
/// Angles are radians, 0 at twelve o'clock, growing clockwise on screen (y points down). A sweep of
/// a full turn or more is a whole disc or ring, without gap and corners. The shape is that of
/// d3-shape 3's `arc`.
public struct ArcShape: Hashable, Sendable {
  /// The radius of the hole; 0 for a pie.
  public var innerRadius: Double
  /// The radius of the rim.
  public var outerRadius: Double
  /// Where the slice begins.
  public var startAngle: Double
  /// Where the slice ends; less than `startAngle` for a counterclockwise slice.
  public var endAngle: Double
  /// The radius of the rounded corners.
  ///
  /// It is held to half the ring's thickness and to what fits between the slice's edges; infinity
  /// gives round ends.
  public var cornerRadius: Double
  /// The gap to the neighbours as an angle, cut half from each edge.
  ///
  /// The edges move inwards in parallel, so that the gap is equally wide from the hole to the rim.
  /// Where they would meet before the hole (always in a pie without one), they run to the middle of
  /// the hole's arc instead, and the gap narrows towards the centre.
  public var padAngle: Double
  /// The radius at which the gap is as wide as its angle says, `padRadius · padAngle`.
  ///
  /// Nil stands for √(innerRadius² + outerRadius²).
  public var padRadius: Double?

  /// Creates a slice.
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

  /// Creates the shape of a slice that ``PieLayout`` has laid out.
  public init(
    _ slice: PieSlice, innerRadius: Double = 0, outerRadius: Double, cornerRadius: Double = 0
  ) {
    self.init(
      innerRadius: innerRadius, outerRadius: outerRadius, startAngle: slice.startAngle,
      endAngle: slice.endAngle, cornerRadius: cornerRadius, padAngle: slice.padAngle)
  }

  /// Returns the point half way between the radii and half way between the angles.
  ///
  /// It is where a label belongs, not the centre of mass, which can lie outside of a ring.
  public func centroid(center: CGPoint = .zero) -> CGPoint {
    point(atRadius: (innerRadius + outerRadius) / 2, center: center)
  }

  /// Returns the point on the slice's middle line at a distance from the centre.
  public func point(atRadius radius: Double, center: CGPoint = .zero) -> CGPoint {
    let angle = (startAngle + endAngle) / 2 - .pi / 2
    return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// Returns the outline around a centre.
  ///
  /// If a number is NaN, or an angle or radius infinite, the path holds a point that is not a
  /// number, which the canvas refuses and notes.
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
