import Foundation

/// Which piece of a block a fragment is.
package struct PiecePosition: Sendable {
  /// Whether the block begins with it.
  package let isFirst: Bool
  /// Whether the block ends with it.
  package let isLast: Bool

  package init(isFirst: Bool, isLast: Bool) {
    self.isFirst = isFirst
    self.isLast = isLast
  }

  /// All of a block.
  package static let whole = PiecePosition(isFirst: true, isLast: true)
  /// Whether it is all of the block.
  package var isWhole: Bool { isFirst && isLast }
}

/// A block whose pieces are drawn in another way, by their position.
package final class PieceNode: WrapperNode {
  private let change: (Fragment, PiecePosition) -> Fragment

  /// - Parameters:
  ///   - content: The block.
  ///   - traits: The traits of the node; nil takes those of the block.
  ///   - change: Makes the fragment of a piece from that of the block.
  package init(
    _ content: any LayoutNode, traits: NodeTraits? = nil, _ inputs: NodeInputs,
    _ change: @escaping (Fragment, PiecePosition) -> Fragment
  ) {
    self.change = change
    super.init(content, traits: traits, inputs)
  }

  package override func wrap(_ fragment: Fragment) -> Fragment { change(fragment, .whole) }

  package override func fill(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill {
    let isFirst = cursor == .start
    switch content.fill(region, from: cursor, &page) {
    case .whole(let fragment):
      return .whole(change(fragment, PiecePosition(isFirst: isFirst, isLast: true)))
    case .part(let fragment, let rest):
      return .part(change(fragment, PiecePosition(isFirst: isFirst, isLast: false)), rest: rest)
    case let none: return none
    }
  }
}
