import EaselCanvas
import Foundation

/// A pattern of lines over a fill, which distinguishes series without colors.
///
/// ```swift
/// let paint = Hatch.all[2].paint(.black, on: .white)
/// ```
struct Hatch: Hashable, Sendable {
  /// The direction of the lines, in degrees clockwise from the horizontal, in 0..<180.
  var angle: CGFloat
  /// The distance between the centers of neighboring lines, in points; 0 for no lines.
  var spacing: CGFloat
  /// The width of a line, in points.
  var lineWidth: CGFloat
  /// Whether a second set of lines crosses the first at a right angle.
  var isCrossed: Bool

  /// Creates a hatch from an angle and distances.
  init(
    angle: CGFloat, spacing: CGFloat = 5, lineWidth: CGFloat = 0.8, isCrossed: Bool = false
  ) {
    self.angle = angle
    self.spacing = spacing
    self.lineWidth = lineWidth
    self.isCrossed = isCrossed
  }

  /// A hatch without lines.
  static let none = Hatch(angle: 0, spacing: 0)

  /// Eight hatches; any two differ in direction by 45°, by crossing, or in density by half.
  static let all: [Hatch] = [
    .none, Hatch(angle: 135), Hatch(angle: 0), Hatch(angle: 45, isCrossed: true),
    Hatch(angle: 90), Hatch(angle: 45), Hatch(angle: 0, isCrossed: true),
    Hatch(angle: 135, spacing: 2.5),
  ]

  /// The paint of the lines over a fill; the fill alone if the hatch has no usable lines.
  func paint(_ ink: Color, on fill: Color) -> Paint {
    let numbers = [angle, spacing, lineWidth]
    guard numbers.allSatisfy(\.isFinite), spacing > 0, lineWidth > 0 else { return .color(fill) }
    return .hatch(
      HatchPattern(
        ink, background: fill, spacing: spacing, lineWidth: lineWidth, angle: angle * .pi / 180,
        isCrossed: isCrossed))
  }
}
