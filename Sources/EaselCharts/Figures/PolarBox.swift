import EaselBlocks
import EaselCanvas
import Foundation

/// The circle of a polar chart, the largest one whose sweep fits in a rectangle.
struct PolarBox: Hashable, Sendable {
  package var center: CGPoint
  package var radius: CGFloat

  /// Creates the circle for the sectors of a chart in a rectangle.
  ///
  /// Mirrored sectors, for right-to-left layout, are counterclockwise.
  init(in rect: CGRect, _ range: ClosedRange<Angle>?, isMirrored: Bool) {
    let (start, sweep) = Self.sweep(of: range, isMirrored: isMirrored)
    self.init(in: rect, start: start, sweep: sweep)
  }

  /// Returns the start and the sweep of all sectors, in radians clockwise from 12 o'clock.
  static func sweep(
    of range: ClosedRange<Angle>?, isMirrored: Bool
  ) -> (start: Double, sweep: Double) {
    let start = range?.lowerBound.radians ?? 0
    let sweep = range.map { $0.upperBound.radians - start } ?? 2 * .pi
    return (isMirrored ? -start - sweep : start, sweep)
  }

  /// Creates the circle for a sweep in a rectangle; angles are in radians clockwise from 12
  /// o'clock.
  init(in rect: CGRect, start: Double = 0, sweep: Double = 2 * .pi) {
    // The bounding box of the sector of the unit circle: it contains the center, both ends of the
    // arc, and the multiples of 90° between them.
    var (left, right, top, bottom) = (0.0, 0.0, 0.0, 0.0)
    let (low, high) = sweep < 0 ? (start + sweep, start) : (start, start + sweep)
    var angles = [low, high]
    var quarter = (low / (.pi / 2)).rounded(.up)
    while quarter * .pi / 2 <= high, angles.count < 12 {
      angles.append(quarter * .pi / 2)
      quarter += 1
    }
    for angle in angles {
      let (x, y) = (sin(angle), -cos(angle))
      (left, right) = (min(left, x), max(right, x))
      (top, bottom) = (min(top, y), max(bottom, y))
    }
    let (width, height) = (max(right - left, 1e-9), max(bottom - top, 1e-9))
    radius = max(0, min(rect.width / CGFloat(width), rect.height / CGFloat(height)))
    center = CGPoint(
      x: rect.midX - radius * CGFloat(left + right) / 2,
      y: rect.midY - radius * CGFloat(top + bottom) / 2)
  }
}
