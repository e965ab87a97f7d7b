import Foundation

/// Lays children out in front of one another: a `ZStack`, or several blocks where one is expected.
package final class LayeredNode: ContainerNode {
  private let alignment: Alignment

  package init(_ children: [any LayoutNode], alignment: Alignment, _ inputs: NodeInputs) {
    self.alignment = alignment
    super.init(children, inputs)
  }

  /// Arranges the children in front of one another.
  ///
  /// The children of the highest priority are proposed the whole size and determine the size of the
  /// stack. The other children are proposed that size.
  package override func arrange(_ proposal: ProposedSize) -> Arrangement {
    guard !children.isEmpty else { return Arrangement(size: .zero, items: []) }
    let highest = children.reduce(-Double.infinity) { max($0, $1.traits.priority) }
    var items = [Arrangement.Item?](repeating: nil, count: children.count)
    var bounds = CGRect.null
    for (index, child) in children.enumerated() where child.traits.priority == highest {
      let item = item(child, proposal)
      items[index] = item
      bounds = bounds.union(CGRect(origin: item.origin, size: item.size))
    }
    let rest = ProposedSize(bounds.size)
    return Arrangement(
      size: bounds.size,
      items: children.indices.map { index in
        var item = items[index] ?? item(children[index], rest)
        item.origin.x -= bounds.minX
        item.origin.y -= bounds.minY
        return item
      })
  }

  /// The item of a child, positioned so that its guides are at the origin.
  private func item(_ child: any LayoutNode, _ proposal: ProposedSize) -> Arrangement.Item {
    let size = child.size(proposal)
    let dimensions = child.dimensions(proposal, size)
    return Arrangement.Item(
      proposal, size,
      at: CGPoint(
        x: -dimensions[alignment.horizontal.key], y: -dimensions[alignment.vertical.key]))
  }
}
