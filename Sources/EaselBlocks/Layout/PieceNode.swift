import Foundation

/// The position of a piece in its block.
package struct PiecePosition: Sendable {
  /// Whether the block begins with the piece.
  package let isFirst: Bool
  /// Whether the block ends with the piece.
  package let isLast: Bool

  package init(isFirst: Bool, isLast: Bool) {
    self.isFirst = isFirst
    self.isLast = isLast
  }

  /// The position of a piece that is the whole block.
  package static let whole = PiecePosition(isFirst: true, isLast: true)
  /// Whether the piece is the whole block.
  package var isWhole: Bool { isFirst && isLast }
}

/// The node of a block whose pieces are changed depending on their position.
package final class PieceNode: WrapperNode {
  private let change: (Fragment, PiecePosition) -> Fragment

  /// - Parameters:
  ///   - content: The node of the block.
  ///   - traits: The traits of the node; `nil` uses those of the block.
  ///   - change: Returns the fragment of a piece for the fragment of the block.
  package init(
    _ content: any LayoutNode, traits: NodeTraits? = nil, _ inputs: NodeInputs,
    _ change: @escaping (Fragment, PiecePosition) -> Fragment
  ) {
    self.change = change
    super.init(content, traits: traits, inputs)
  }

  override func wrap(_ fragment: Fragment) -> Fragment { change(fragment, .whole) }

  package override func fill(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill {
    content.fill(region, from: cursor, &page).mapped(from: cursor, change)
  }
}

extension Fill {
  /// Returns the result with a changed fragment.
  ///
  /// - Parameters:
  ///   - cursor: The start of the piece in its block.
  ///   - change: Returns the fragment for that of a piece and its position.
  func mapped(
    from cursor: Cursor, _ change: (Fragment, PiecePosition) -> Fragment
  ) -> Fill {
    let isFirst = cursor == .start
    switch self {
    case .whole(let fragment):
      return .whole(change(fragment, PiecePosition(isFirst: isFirst, isLast: true)))
    case .part(let fragment, let rest):
      return .part(change(fragment, PiecePosition(isFirst: isFirst, isLast: false)), rest: rest)
    case .none: return self
    }
  }
}
