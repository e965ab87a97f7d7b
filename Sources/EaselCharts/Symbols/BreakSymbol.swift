import EaselBlocks
import EaselCanvas
import Foundation

/// The symbol of a break: two short diagonal strokes with a gap between them.
///
/// An axis has it where it leaves out values, and a bar has it where its length leaves them out.
///
/// ```swift
/// let symbol = BreakSymbol(along: .vertical, center: CGPoint(x: 40, y: 90), width: 20)
/// symbol.strokes  // two lines from the left to the right, which rise by 4 points
/// symbol.opening  // the parallelogram between the lines, in which a bar is not drawn
/// ```
struct BreakSymbol: Hashable, Sendable {
  /// The axis along which values are left out.
  var axis: Axis
  /// The middle of the symbol.
  var center: CGPoint
  /// The extent across the axis, in points.
  var width: CGFloat
  /// The distance of the two strokes along the axis, in points.
  var gap: CGFloat

  /// The width of the symbol on an axis, in points.
  static let widthOnAxis: CGFloat = 8
  /// The distance by which the strokes extend beyond a bar on each side, in points.
  static let overhang: CGFloat = 1.5
  /// The distance of the two strokes without another one, in points.
  static let standardGap: CGFloat = 3.5
  /// The width of the strokes, in points.
  static let lineWidth: CGFloat = 0.75

  init(
    along axis: Axis, center: CGPoint, width: CGFloat = Self.widthOnAxis,
    gap: CGFloat = Self.standardGap
  ) {
    self.axis = axis
    self.center = center
    self.width = width.isFinite ? max(0, width) : 0
    self.gap = gap.isFinite ? max(0, gap) : 0
  }

  /// The distance along the axis between the two ends of a stroke, in points.
  var rise: CGFloat { min(4, width / 2) }

  /// The two strokes.
  var strokes: Path {
    let corners = corners
    var path = Path()
    path.move(to: corners[0])
    path.addLine(to: corners[1])
    path.move(to: corners[3])
    path.addLine(to: corners[2])
    return path
  }

  /// The parallelogram between the strokes.
  var opening: Path {
    var path = Path()
    path.addLines(corners)
    path.closeSubpath()
    return path
  }

  /// The bounds of the strokes, without their width.
  var bounds: CGRect {
    let length = rise + gap
    return axis == .vertical
      ? CGRect(
        x: center.x - width / 2, y: center.y - length / 2, width: width, height: length)
      : CGRect(
        x: center.x - length / 2, y: center.y - width / 2, width: length, height: width)
  }

  /// The ends of the first stroke and, in the reverse direction, those of the second one.
  private var corners: [CGPoint] {
    let (half, rise, gap) = (width / 2, rise / 2, gap / 2)
    return [(-half, rise - gap), (half, -rise - gap), (half, -rise + gap), (-half, rise + gap)]
      .map { across, along in
        axis == .vertical
          ? CGPoint(x: center.x + across, y: center.y + along)
          : CGPoint(x: center.x + along, y: center.y + across)
      }
  }
}
