import Foundation

/// A gap between sectors that depends on their size.
enum SectorGap: Hashable, Sendable {
  /// A gap of 2 % of the radius, at least half a point.
  case standard
  /// A gap in points.
  case points(CGFloat)

  /// The maximum fraction of a sector's angle for its gaps.
  ///
  /// Larger gaps would make thin sectors too light, because adjacent thin sectors have several gaps
  /// in little space.
  private static let maximumShare = 0.2
  /// The maximum fraction of the radius; a wider gap would cover the sectors.
  private static let maximumRadiusShare: CGFloat = 0.25

  /// Returns a sector without gaps with this gap.
  func applied(to arc: ArcShape) -> ArcShape {
    let (inner, outer) = (CGFloat(arc.innerRadius), CGFloat(arc.outerRadius))
    let wanted: CGFloat =
      switch self {
      case .standard: max(outer * 0.02, 0.5)
      case .points(let points): points
      }
    let gap = min(wanted, outer * Self.maximumRadiusShare)
    let reference = max((inner * inner + outer * outer).squareRoot(), 0.001)
    let most = abs(arc.endAngle - arc.startAngle) * Self.maximumShare
    return ArcShape(
      innerRadius: arc.innerRadius, outerRadius: arc.outerRadius, startAngle: arc.startAngle,
      endAngle: arc.endAngle, cornerRadius: arc.cornerRadius,
      padAngle: min(Double(gap / reference), most))
  }
}
