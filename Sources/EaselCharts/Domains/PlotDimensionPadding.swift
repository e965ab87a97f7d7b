import Foundation

/// The padding of a position scale at the ends of the plot in points, or its fixed ends.
package struct PlotDimensionPadding: Hashable, Sendable {
  var start: CGFloat
  var end: CGFloat
  /// The ends of the range in points from the plot's origin, instead of the ends of the plot.
  var fixed: ClosedRange<CGFloat>?

  package init(start: CGFloat = 0, end: CGFloat = 0, fixed: ClosedRange<CGFloat>? = nil) {
    self.start = start
    self.end = end
    self.fixed = fixed
  }
}
