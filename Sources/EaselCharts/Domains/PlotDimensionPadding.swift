import Foundation

/// The points that a position scale leaves free at the ends of the plot, or the points of its ends.
package struct PlotDimensionPadding: Hashable, Sendable {
  package var start: CGFloat
  package var end: CGFloat
  /// The ends of the range in points from the plot's origin, in place of the plot's own.
  package var fixed: ClosedRange<CGFloat>?

  package init(start: CGFloat = 0, end: CGFloat = 0, fixed: ClosedRange<CGFloat>? = nil) {
    self.start = start
    self.end = end
    self.fixed = fixed
  }
}
