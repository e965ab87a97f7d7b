import EaselCanvas
import EaselCharts
import Foundation

/// The positions of the dots, arcs and icons of a ring of categories.
///
/// ```swift
/// let layout = CategoryChartLayout(amounts: [5000, 4000, 3000, 2000], radius: 100)
/// let start = layout.arcs[0].startAngle   // -.pi / 2: 12 o'clock
/// ```
///
/// Angles are in radians, 0 to the right, and increase clockwise on screen, as in the arcs of a
/// path. Positions are in points relative to the center of the ring.
public struct CategoryChartLayout: Hashable, Sendable {
  /// The part of the ring that represents one category.
  public struct Arc: Hashable, Sendable {
    /// The start angle of the arc in radians, clockwise from 3 o'clock; 12 o'clock is -π/2.
    public var startAngle: CGFloat
    /// The end angle of the arc in radians, clockwise from 3 o'clock; 12 o'clock is -π/2.
    public var endAngle: CGFloat
    /// The point on the ring halfway along the arc, in points from the center of the ring.
    public var middle: CGPoint
  }

  /// The radius of the center line of the ring, in points.
  public var radius: CGFloat
  /// The position of each category's dot, clockwise from 12 o'clock, in points from the ring's
  /// center.
  ///
  /// The dots are evenly spaced, whatever the amounts are.
  public var dots: [CGPoint]
  /// The arcs, one for each category; an arc of an amount of 0 is empty.
  public var arcs: [Arc]

  /// Creates the layout of a ring from an amount for each category, a radius and a gap angle.
  ///
  /// - Parameters:
  ///   - amounts: An amount for each category; negative ones and those that are not finite count as
  ///     0.
  ///   - radius: The radius of the ring, in points.
  ///   - gap: The angle between arcs, in radians. It is added for each category, and arcs and gaps
  ///     are then scaled together to one turn, so that the drawn gaps are narrower.
  public init(amounts: [Double], radius: CGFloat, gap: CGFloat = 10 * .pi / 180) {
    self.radius = radius
    // The angles do not depend on the size of the ring.
    let square = CGRect(x: -1, y: -1, width: 2, height: 2)
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: radius * cos(CGFloat(angle)), y: radius * sin(CGFloat(angle)))
    }
    /// Returns the arcs of sectors, whose angles start at 12 o'clock, in the angles of paths.
    func arcs(_ values: [Double]) -> [(start: Double, end: Double)] {
      SectorRing(values, width: nil, in: square).arcs.map {
        (($0?.startAngle ?? 0) - .pi / 2, ($0?.endAngle ?? 0) - .pi / 2)
      }
    }
    dots = arcs(amounts.map { _ in 1 }).map { point($0.start) }
    // The gaps are added to the whole turn, and the sum is scaled back to one turn (post 3 in
    // docs/posts.md). So each gap is a sector that is not drawn.
    let sweeps = Self.sweeps(amounts)
    let space = gap.isFinite ? max(Double(gap), 0) : 0
    let sectors = arcs(sweeps.flatMap { [$0, space] })
    self.arcs = sweeps.indices.map { index in
      let (start, end) = sectors[2 * index]
      return Arc(
        startAngle: CGFloat(start), endAngle: CGFloat(end), middle: point((start + end) / 2))
    }
  }

  /// Returns the angles of amounts that share a whole turn, in radians.
  private static func sweeps(_ amounts: [Double]) -> [Double] {
    let clean = amounts.map { $0.isFinite && $0 > 0 ? $0 : 0 }
    // Amounts are divided by the largest first, because a sum of finite numbers may be infinite.
    let maximum = clean.max() ?? 0
    guard maximum > 0 else { return clean }
    let sum = clean.reduce(0) { $0 + $1 / maximum }
    return clean.map { $0 / maximum / sum * 2 * .pi }
  }

  /// The minimum distance between the midpoints of neighboring arcs, in points.
  ///
  /// Icons of at most this width do not touch. The distance is infinite for fewer than two arcs.
  public var minimumDistance: CGFloat {
    let middles = arcs.filter { $0.endAngle > $0.startAngle }.map(\.middle)
    guard middles.count > 1, let last = middles.last else { return .infinity }
    return zip([last] + middles, middles).map { hypot($0.x - $1.x, $0.y - $1.y) }.min() ?? .infinity
  }
}
