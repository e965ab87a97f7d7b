import EaselCanvas
import Foundation

/// Where the dots, arcs and icons of a ring of categories lie.
///
/// ```swift
/// let layout = CategoryChartLayout(amounts: [5000, 4000, 3000, 2000], radius: 100)
/// layout.arcs[0].startAngle   // -.pi / 2: twelve o'clock
/// ```
///
/// Angles are radians, 0 to the right, growing clockwise on screen, as a path's arcs have them.
/// Positions are relative to the middle of the ring.
public struct CategoryChartLayout: Hashable, Sendable {
  /// One category's part of the ring.
  public struct Arc: Hashable, Sendable {
    /// Where it begins.
    public var startAngle: CGFloat
    /// Where it ends.
    public var endAngle: CGFloat
    /// The point at its middle.
    public var middle: CGPoint
  }

  /// The radius of the middle of the line.
  public var radius: CGFloat
  /// A dot for each category, evenly spread from twelve o'clock clockwise.
  public var dots: [CGPoint]
  /// An arc for each category; empty ones for amounts that are none.
  public var arcs: [Arc]

  /// Lays out a ring.
  ///
  /// - Parameters:
  ///   - amounts: One for each category; negative ones and those that are no numbers count as 0.
  ///   - radius: The radius of the ring.
  ///   - gap: The angle between arcs, in radians, before the whole is shrunk to one turn.
  public init(amounts: [Double], radius: CGFloat, gap: CGFloat = 10 * .pi / 180) {
    self.radius = radius
    // The angles are those of a ring of any size.
    let square = CGRect(x: -1, y: -1, width: 2, height: 2)
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: radius * cos(CGFloat(angle)), y: radius * sin(CGFloat(angle)))
    }
    /// The arcs of sectors, whose angles begin at 12 o'clock, in those of paths.
    func arcs(_ values: [Double]) -> [(start: Double, end: Double)] {
      SectorRing(values, width: nil, in: square).arcs.map {
        (($0?.startAngle ?? 0) - .pi / 2, ($0?.endAngle ?? 0) - .pi / 2)
      }
    }
    dots = arcs(amounts.map { _ in 1 }).map { point($0.start) }
    // Post 3: the gaps come on top of the whole turn, and all of it is scaled back to one; so each
    // gap is a sector of its own, which is not drawn.
    let sweeps = Self.sweeps(amounts)
    let space = gap.isFinite ? max(Double(gap), 0) : 0
    let sectors = arcs(sweeps.flatMap { [$0, space] })
    self.arcs = sweeps.indices.map { index in
      let (start, end) = sectors[2 * index]
      return Arc(
        startAngle: CGFloat(start), endAngle: CGFloat(end), middle: point((start + end) / 2))
    }
  }

  /// The angles of amounts that share a whole turn.
  private static func sweeps(_ amounts: [Double]) -> [Double] {
    let clean = amounts.map { $0.isFinite && $0 > 0 ? $0 : 0 }
    // By the greatest first: the sum of finite numbers may not be finite.
    let greatest = clean.max() ?? 0
    guard greatest > 0 else { return clean }
    let sum = clean.reduce(0) { $0 + $1 / greatest }
    return clean.map { $0 / greatest / sum * 2 * .pi }
  }

  /// The least distance between the middles of neighbouring arcs: how wide icons may be that do not
  /// touch; infinite for fewer than two arcs.
  public var minimumDistance: CGFloat {
    let middles = arcs.filter { $0.endAngle > $0.startAngle }.map(\.middle)
    guard middles.count > 1, let last = middles.last else { return .infinity }
    return zip([last] + middles, middles).map { hypot($0.x - $1.x, $0.y - $1.y) }.min() ?? .infinity
  }
}
