import EaselCanvas
import Foundation

/// Lines over a fill, by which series are told without colours.
///
/// ```swift
/// let paint = Hatch.all[2].paint(.black, on: .white)
/// ```
package struct Hatch: Hashable, Sendable {
  /// The direction of the lines, in degrees clockwise from the horizontal, 0..<180.
  package var angle: CGFloat
  /// The distance between the middles of neighbouring lines, in points; 0 for none.
  package var spacing: CGFloat
  /// The width of a line, in points.
  package var lineWidth: CGFloat
  /// Whether a second set of lines crosses the first at a right angle.
  package var isCrossed: Bool

  /// Makes a hatch.
  package init(
    angle: CGFloat, spacing: CGFloat = 5, lineWidth: CGFloat = 0.8, isCrossed: Bool = false
  ) {
    self.angle = angle
    self.spacing = spacing
    self.lineWidth = lineWidth
    self.isCrossed = isCrossed
  }

  /// No lines.
  package static let none = Hatch(angle: 0, spacing: 0)

  /// Eight hatches, of which any two differ in direction by 45°, by crossing, or in density by half.
  package static let all: [Hatch] = [
    .none, Hatch(angle: 135), Hatch(angle: 0), Hatch(angle: 45, isCrossed: true),
    Hatch(angle: 90), Hatch(angle: 45), Hatch(angle: 0, isCrossed: true),
    Hatch(angle: 135, spacing: 2.5),
  ]

  /// The paint of the lines over a fill; the fill alone for a hatch without usable lines.
  package func paint(_ ink: Color, on fill: Color) -> Paint {
    let numbers = [angle, spacing, lineWidth]
    guard numbers.allSatisfy(\.isFinite), spacing > 0, lineWidth > 0 else { return .color(fill) }
    return .hatch(
      HatchPattern(
        ink, background: fill, spacing: spacing, lineWidth: lineWidth, angle: angle * .pi / 180,
        isCrossed: isCrossed))
  }
}
