import EaselCanvas
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
  package var plotNode: (any PlotNode)? { self }
}

extension StackNode {
  /// Gives plots side by side the largest of their spaces, if at least half of the height remains.
  func alignPlots(_ arrangement: Arrangement) {
    guard axis == .horizontal, children.count > 1 else { return }
    let plots = zip(children, arrangement.items).compactMap { child, item in
      child.plotNode.map { (node: $0, item: item) }
    }
    guard plots.count > 1 else { return }
    let groups = Dictionary(grouping: plots) {
      [$0.item.origin.y.rounded(), $0.item.size.height.rounded()]
    }
    for group in groups.values where group.count > 1 {
      var known: [(node: any PlotNode, space: PlotSpace)] = []
      for (node, item) in group {
        guard let space = node.plotSpace(in: item.size) else { continue }
        known.append((node, space))
      }
      guard known.count > 1, let height = group.first?.item.size.height else { continue }
      let top = known.map(\.space.top).max() ?? 0
      let bottom = known.map(\.space.bottom).max() ?? 0
      guard top + bottom <= height / 2 else { continue }
      for (node, _) in known { node.keepPlotSpace(PlotSpace(top: top, bottom: bottom)) }
    }
  }
}
