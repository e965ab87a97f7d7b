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
    let clean = amounts.map { $0.isFinite && $0 > 0 ? $0 : 0 }
    // By the greatest first: the sum of finite numbers may not be finite.
    let greatest = clean.max() ?? 0
    let shares = clean.map { greatest > 0 ? CGFloat($0 / greatest) : 0 }
    let sum = shares.reduce(0, +)
    let count = CGFloat(amounts.count)
    let turn = 2 * CGFloat.pi
    // Post 3: the gaps come on top of the whole turn, and all of it is scaled back to one.
    let scale = turn / (count * gap + turn)
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: radius * cos(angle), y: radius * sin(angle))
    }
    dots = amounts.indices.map { point(turn * CGFloat($0) / max(count, 1) - .pi / 2) }
    arcs = []
    var angle: CGFloat = 0
    for share in shares {
      let sweep = sum > 0 ? share / sum * turn : 0
      func placed(_ angle: CGFloat) -> CGFloat { angle * scale - .pi / 2 }
      arcs.append(
        Arc(
          startAngle: placed(angle), endAngle: placed(angle + sweep),
          middle: point(placed(angle + sweep / 2))))
      angle += sweep + gap
    }
  }

  /// The least distance between the middles of neighbouring arcs: how wide icons may be that do not
  /// touch; infinite for fewer than two arcs.
  public var minimumDistance: CGFloat {
    let middles = arcs.filter { $0.endAngle > $0.startAngle }.map(\.middle)
    guard middles.count > 1, let last = middles.last else { return .infinity }
    return zip([last] + middles, middles).map { hypot($0.x - $1.x, $0.y - $1.y) }.min() ?? .infinity
  }
}
