import EaselCanvas
import EaselCharts
import Foundation

/// The geometry of a progress ring that is filled by a value's share of a maximum.
///
/// ```swift
/// let rect = CGRect(x: 0, y: 0, width: 300, height: 200)
/// let gauge = RingGauge(value: 72, maxValue: 100, barWidth: 20, in: rect)
/// gauge.fraction   // 0.72
/// gauge.radius     // 90: the stroke is inside a circle centered in the rectangle
/// ```
///
/// The ring consists of two sectors of the engine: the value, and the rest of the range.
package struct RingGauge: Hashable, Sendable {
  /// The center of the ring.
  package var center: CGPoint
  /// The radius of the center line of the stroke.
  package var radius: CGFloat
  /// The filled part, 0...1.
  ///
  /// It is 1 if the value is at least the maximum, and 0 if the value or the maximum is 0 or less.
  package var fraction: CGFloat
  /// The width of the track, in points.
  package var trackWidth: CGFloat
  /// The width of the filled part, in points.
  package var valueWidth: CGFloat

  /// Creates the gauge as a circle that is centered in a rectangle.
  package init(
    value: CGFloat, maxValue: CGFloat, barWidth: CGFloat, barPadding: CGFloat = 0, in rect: CGRect
  ) {
    let side = max(min(rect.width, rect.height), 0)
    // A stroke wider than the radius would overlap itself.
    trackWidth = min(max(barWidth, 0), side / 2)
    valueWidth = max(trackWidth - 2 * barPadding, 0)
    fraction = value > 0 && maxValue > 0 ? min(value / maxValue, 1) : 0
    let ring = SectorRing(
      [Double(fraction), 1 - Double(fraction)], width: trackWidth, in: rect)
    center = ring.center
    radius = max(ring.radius - trackWidth / 2, 0)
  }

  /// The center line of the whole ring.
  package var track: Path { path(from: 0, to: 1).closed }

  /// The center line of the filled part, clockwise from 12 o'clock.
  package var arc: Path { fraction > 0 ? path(from: 0, to: fraction) : Path() }

  /// Returns the center line of the stroke between two fractions of the circle.
  private func path(from start: CGFloat, to end: CGFloat) -> Path {
    // Angles of paths start at 3 o'clock.
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
