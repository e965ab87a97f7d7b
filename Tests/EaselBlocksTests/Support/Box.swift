import EaselBlocks
import Foundation

/// A leaf of a fixed size, for tests of what lies around it.
struct Box: Block {
  typealias Body = Never
  var width: CGFloat = 10
  var height: CGFloat = 10
  /// The least height that it shrinks to where one is proposed; nil never shrinks.
  var minimum: CGFloat?
}

extension Box: PrimitiveBlock {
  func makeNode(_ inputs: NodeInputs) -> any LayoutNode { BoxNode(self, inputs.path) }
}

private final class BoxNode: LayoutNode {
  private let box: Box
  let path: BlockPath?

  init(_ box: Box, _ path: BlockPath?) {
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

  func place(_ proposal: ProposedSize) -> Fragment { Fragment(size: size(proposal), path: path) }
}
