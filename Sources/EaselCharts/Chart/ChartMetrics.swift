import EaselCanvas
import Foundation

/// Sizes of a chart's parts that follow from the size of the chart: a stamp and a poster both get
/// type and lines that suit them.
package struct ChartMetrics: Hashable, Sendable {
  /// Size of the axis and legend type, in points.
  package var fontSize: CGFloat
  /// Distance between neighbouring parts, in points.
  package var gap: CGFloat
  /// Width of grid lines, in points.
  package var hairline: CGFloat
  /// Width of the base line, in points.
  package var baseline: CGFloat

  /// The metrics that suit a size.
  ///
  /// Type grows with the 0.6th power of the chart's geometric mean side: a chart of 300 × 220
  /// points has 10.5 pt, one of A0 44 pt, and nothing is smaller than 6.5 pt, the least that print
  /// keeps legible.
  package init(for size: CGSize) {
    let reference = CGFloat(300 * 220).squareRoot()
    let side = max(size.width, 1) * max(size.height, 1)
    let growth = pow(side.squareRoot() / reference, 0.6)
    fontSize = min(max(10.5 * growth, 6.5), 60)
    gap = fontSize * 0.5
    hairline = max(fontSize / 21, 0.35)
    baseline = max(fontSize / 11, 0.6)
  }
}

extension ChartMetrics {
  /// What the free space around a chart leaves of it; nil where that is nothing, or no number.
  ///
  /// - Parameter padding: In points; nil takes what suits the size.
  func room(in size: CGSize, padding: CGFloat?) -> CGRect? {
    let padding = padding ?? min(gap, min(size.width, size.height) * 0.05)
    let room = CGRect(origin: .zero, size: size).insetBy(dx: padding, dy: padding)
    guard room.width > 0, room.height > 0, room.width.isFinite, room.height.isFinite else {
      return nil
    }
    return room
  }

  /// What is said of a chart that its padding leaves no room.
  static func noRoom(in size: CGSize, padding: CGFloat?) -> String {
    "a padding of \(padding ?? 0) points leaves nothing of \(size.width) × \(size.height) points, "
      + "and nothing is drawn"
  }
}
