import EaselCanvas
import Foundation

/// A ring that is filled by a value's share of the greatest one: the numbers of a progress donut.
///
/// ```swift
/// let gauge = RingGauge(value: 72, maxValue: 100, barWidth: 20, in: CGRect(x: 0, y: 0, width: 300, height: 200))
/// gauge.fraction   // 0.72
/// gauge.radius     // 90: the stroke lies inside of a circle centred in the rectangle
/// ```
///
/// The ring is two sectors of the engine: the value, and the rest of the range.
package struct RingGauge: Hashable, Sendable {
  /// The middle of the ring.
  package var center: CGPoint
  /// The radius of the middle of the stroke.
  package var radius: CGFloat
  /// The part that is filled: 1 for a value of the greatest or more, 0 for one of 0 or less, or
  /// where the greatest is 0 or less.
  package var fraction: CGFloat
  /// Width of the track.
  package var trackWidth: CGFloat
  /// Width of the filled part.
  package var valueWidth: CGFloat

  /// Lays a gauge out: a true circle in the middle of any rectangle.
  package init(
    value: CGFloat, maxValue: CGFloat, barWidth: CGFloat, barPadding: CGFloat = 0, in rect: CGRect
  ) {
    let side = max(min(rect.width, rect.height), 0)
    // A stroke wider than the circle would turn it inside out.
    trackWidth = min(max(barWidth, 0), side / 2)
    valueWidth = max(trackWidth - 2 * barPadding, 0)
    fraction = value > 0 && maxValue > 0 ? min(value / maxValue, 1) : 0
    let ring = SectorRing(
      [Double(fraction), 1 - Double(fraction)], width: trackWidth, in: rect)
    center = ring.center
    radius = max(ring.radius - trackWidth / 2, 0)
  }

  /// The whole ring.
  package var track: Path { path(from: 0, to: 1).closed }

  /// The filled part, from 12 o'clock clockwise.
  package var arc: Path { fraction > 0 ? path(from: 0, to: fraction) : Path() }

  /// The middle of the stroke between two shares of the circle.
  private func path(from start: CGFloat, to end: CGFloat) -> Path {
    // Angles of paths begin at 3 o'clock.
    let noon = 1.5 * CGFloat.pi
    return Path {
      $0.addArc(
        center: center, radius: radius, startAngle: noon + start * 2 * .pi,
        endAngle: noon + end * 2 * .pi, clockwise: true)
    }
  }
}

extension Path {
  fileprivate var closed: Path {
    var path = self
    path.closeSubpath()
    return path
  }
}
