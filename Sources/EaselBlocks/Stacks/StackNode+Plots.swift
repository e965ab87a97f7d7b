import Foundation

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
