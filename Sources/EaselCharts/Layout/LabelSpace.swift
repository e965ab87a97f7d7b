import EaselBlocks
import EaselCanvas
import Foundation

/// The space that labels need at the edges of a plot, in points.
package struct LabelSpace: Hashable, Sendable {
  var left: CGFloat = 0
  var right: CGFloat = 0
  var top: CGFloat = 0
  var bottom: CGFloat = 0

  package init(
    left: CGFloat = 0, right: CGFloat = 0, top: CGFloat = 0, bottom: CGFloat = 0
  ) {
    self.left = left
    self.right = right
    self.top = top
    self.bottom = bottom
  }

  var isEmpty: Bool { self == LabelSpace() }

  /// Returns the larger value at each edge.
  func union(_ other: LabelSpace) -> LabelSpace {
    LabelSpace(
      left: max(left, other.left), right: max(right, other.right), top: max(top, other.top),
      bottom: max(bottom, other.bottom))
  }

  /// Whether another space needs no more than this one, with a tolerance of half a point.
  func covers(_ other: LabelSpace) -> Bool {
    other.left <= left + 0.5 && other.right <= right + 0.5 && other.top <= top + 0.5
      && other.bottom <= bottom + 0.5
  }

  /// Returns the space limited to a fraction of a size, so that some of the plot always remains.
  func limited(to share: CGFloat, of size: CGSize) -> LabelSpace {
    LabelSpace(
      left: min(left, size.width * share), right: min(right, size.width * share),
      top: min(top, size.height * share), bottom: min(bottom, size.height * share))
  }

  /// The space with negative values replaced by 0.
  var withoutLaps: LabelSpace { union(LabelSpace()) }

  /// Returns a rectangle without the space at its edges.
  package func inset(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + left, y: rect.minY + top, width: max(rect.width - left - right, 0),
      height: max(rect.height - top - bottom, 0))
  }
}
