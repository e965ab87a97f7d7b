import Foundation

/// Lays children on each other: a `ZStack`, and blocks where there is room for one.
package final class LayeredNode: ContainerNode {
  private let alignment: Alignment

  package init(_ children: [any LayoutNode], alignment: Alignment, _ inputs: NodeInputs) {
    self.alignment = alignment
    super.init(children, inputs)
  }

  /// Each child is proposed the whole size; those of the highest priority decide the stack's.
  package override func arrange(_ proposal: ProposedSize) -> Arrangement {
    guard !children.isEmpty else { return Arrangement(size: .zero, items: []) }
    let highest = children.reduce(-Double.infinity) { max($0, $1.traits.priority) }
    var items: [Arrangement.Item] = []
    var bounds: CGRect?
    for child in children {
      let size = child.size(proposal)
      let dimensions = child.dimensions(proposal, size)
      let origin = CGPoint(
        x: -dimensions[alignment.horizontal.key], y: -dimensions[alignment.vertical.key])
      items.append(Arrangement.Item(proposal, size, at: origin))
      guard child.traits.priority == highest else { continue }
      let frame = CGRect(origin: origin, size: size)
      bounds = bounds.map { $0.union(frame) } ?? frame
    }
    let frame = bounds ?? .zero
    for index in items.indices {
      items[index].origin.x -= frame.minX
      items[index].origin.y -= frame.minY
    }
    return Arrangement(size: frame.size, items: items)
  }
}
