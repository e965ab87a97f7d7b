import Foundation

/// The space between a block's upper and lower edges and its plot, in points.
package struct PlotSpace: Hashable, Sendable {
  package var top: CGFloat
  package var bottom: CGFloat

  package init(top: CGFloat, bottom: CGFloat) {
    self.top = top
    self.bottom = bottom
  }
}

/// A node with a plot.
///
/// In a horizontal stack, plots in nodes of equal height get the same height.
package protocol PlotNode: LayoutNode {
  /// The space around the plot of the node alone; `nil` if it has no single plot.
  func plotSpace(in size: CGSize) -> PlotSpace?
  /// Sets the minimum space around the plot.
  func keepPlotSpace(_ space: PlotSpace)
}

extension PlotNode {
  /// This node.
  package var plotNode: (any PlotNode)? { self }
}
