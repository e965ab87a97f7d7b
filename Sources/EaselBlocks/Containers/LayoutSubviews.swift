import EaselCanvas
import Foundation

/// The blocks that a ``Layout`` lays out, in order.
public struct LayoutSubviews: RandomAccessCollection {
  /// The type of a slice of the blocks.
  public typealias SubSequence = Slice<LayoutSubviews>
  let round: LayoutRound

  /// The index of the first block, which is 0.
  public var startIndex: Int { 0 }
  /// The index after the last block, which is the number of blocks.
  public var endIndex: Int { round.children.count }
  /// The block at an index, counted from 0.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(round: round, index: index) }

  /// The layout direction of the container, left to right or right to left.
  ///
  /// Easel mirrors the positions that a layout sets, so most layouts do not need the direction.
  public var layoutDirection: LayoutDirection { round.inputs.environment.layoutDirection }

  func combinedGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> CGFloat? {
    round.combinedGuide?(key, proposal)
  }
}

/// A block that a ``Layout`` measures and places.
///
/// It is valid only during the call that it is passed to. Afterwards its size is zero.
public struct LayoutSubview {
  let round: LayoutRound
  let index: Int

  private var node: (any LayoutNode)? { round.isActive ? round.children[index] : nil }

  /// Returns the size, in points, that the block chooses for a proposed size.
  public func sizeThatFits(_ proposal: ProposedSize) -> CGSize { node?.size(proposal) ?? .zero }

  /// Returns the size and the alignment guides of the block for a proposed size.
  public func dimensions(in proposal: ProposedSize) -> LayoutDimensions {
    node?.dimensions(proposal) ?? LayoutDimensions(.zero)
  }

  /// Places a point of the block, by default its upper leading corner, at a position in the
  /// layout's bounds.
  ///
  /// The call has an effect only in ``Layout/placeSubviews(in:proposal:subviews:cache:)``.
  ///
  /// - Parameters:
  ///   - position: A point in the coordinates of the layout's bounds.
  ///   - anchor: The point of the block that is placed there. The default is its upper leading
  ///     corner.
  ///   - proposal: The size proposed to the block.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedSize
  ) {
    guard round.isActive else { return }
    round.place(index, at: position, anchor, proposal)
  }

  /// The layout priority of the block, set by ``Block/layoutPriority(_:)``; the default is 0.
  public var priority: Double { round.children[index].traits.priority }

  /// The space that the block prefers on each side, by default the theme's stack spacing.
  ///
  /// It is 0 for a ``Spacer``.
  public var spacing: LayoutSpacing {
    LayoutSpacing(round.children[index].traits, default: round.inputs.environment.stackSpacing)
  }

  /// The value that ``Block/layoutValue(key:value:)`` sets for the block; otherwise the key's
  /// default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    round.children[index].traits[key, as: Key.Value.self] ?? Key.defaultValue
  }
}

/// The blocks of one layout container, and the positions that the layout gives them.
final class LayoutRound {
  let children: [any LayoutNode]
  let inputs: NodeInputs
  /// Whether a call of the layout is running.
  var isActive = false
  var combinedGuide: ((AlignmentKey, ProposedSize) -> CGFloat?)?
  private var placed: [Arrangement.Item?] = []
  private(set) var faults: Set<LayoutFault> = []

  init(_ children: [any LayoutNode], _ inputs: NodeInputs) {
    self.children = children
    self.inputs = inputs
  }

  func place(_ index: Int, at position: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedSize) {
    guard placed.indices.contains(index) else { return }
    if placed[index] != nil { faults.insert(.placedTwice) }
    let numbers = [position.x, position.y, anchor.x, anchor.y]
    guard numbers.allSatisfy(\.isFinite) else {
      faults.insert(.noPosition)
      return
    }
    let proposal = proposal.sanitized
    let size = children[index].size(proposal)
    let most = CGSize.largestLength
    placed[index] = Arrangement.Item(
      proposal, size,
      at: CGPoint(
        x: max(-most, min(most, position.x - anchor.x * size.width)),
        y: max(-most, min(most, position.y - anchor.y * size.height))))
  }

  /// Runs a placing call; a block that it does not place is centered, as in SwiftUI.
  func items(in size: CGSize, _ proposal: ProposedSize, _ call: () -> Void) -> [Arrangement.Item] {
    placed = Array(repeating: nil, count: children.count)
    call()
    let items = children.indices.map { index in
      if let item = placed[index] { return item }
      faults.insert(.notPlaced)
      let own = children[index].size(proposal)
      return Arrangement.Item(
        proposal, own,
        at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2))
    }
    placed = []
    return items
  }
}

/// The faults of a custom layout.
enum LayoutFault: String, Hashable {
  case size = "gives a size that is not finite or is negative; 0 is taken"
  case unstable = "gives different sizes for the same proposal; the first one is taken"
  case noPosition = "places a block at a point that is not a number; it is ignored"
  case placedTwice = "places a block twice; the last place counts"
  case notPlaced = "does not place a block, which is put into the middle"
  case reentered = "asks for its own size while it is laid out; 0 is taken"
}
