import EaselBlocks
import EaselCanvas
import Foundation

/// A leaf of a known height, whose name is its path.
struct FlowBox: PrimitiveBlock {
  typealias Body = Never
  var name: String
  var height: CGFloat
  var width: CGFloat = 10
  /// The least height that it shrinks to; nil never shrinks.
  var minimum: CGFloat?

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    FlowBoxNode(self, inputs.entering(.text(name)).path)
  }
}

private final class FlowBoxNode: LayoutNode {
  private let box: FlowBox
  let path: BlockPath?

  init(_ box: FlowBox, _ path: BlockPath?) {
    self.box = box
    self.path = path
  }

  func size(_ proposal: ProposedSize) -> CGSize {
    var height = box.height
    if let minimum = box.minimum, let proposed = proposal.height {
      height = max(minimum, min(height, proposed))
    }
    return CGSize(width: box.width, height: height)
  }

  func place(_ proposal: ProposedSize) -> Fragment {
    var fragment = Fragment(size: size(proposal), path: path)
    fragment.id = box.name
    return fragment
  }
}
