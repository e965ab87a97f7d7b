/// A reusable change of blocks: SwiftUI's `ViewModifier`.
///
/// ```swift
/// struct Badge: BlockModifier {
///   func body(content: Content) -> some Block {
///     content.padding(4).background(.yellow)
///   }
/// }
/// extension Block {
///   func badge() -> some Block { modifier(Badge()) }
/// }
/// ```
public protocol BlockModifier {
  /// The type of the changed block.
  associatedtype Body: Block
  /// The block to be changed.
  typealias Content = ModifierContent<Self>
  /// The changed block.
  @BlockBuilder func body(content: Content) -> Body
}

/// The block that a ``BlockModifier`` changes.
public struct ModifierContent<Modifier>: Block {
  /// A primitive block has no body.
  public typealias Body = Never
  let content: any Block
  let scope: StateScope?
}

extension ModifierContent: TransparentBlock {
  package func content(_ inputs: inout NodeInputs) -> (any Block)? {
    inputs.scope = scope
    return content
  }
}

extension Block {
  /// Changes the block by a modifier of your own.
  public func modifier<Modifier: BlockModifier>(_ modifier: Modifier) -> some Block {
    UserModifiedBlock(content: self, modifier: modifier)
  }
}

/// A block changed by a modifier of the user's own.
struct UserModifiedBlock<Content: Block, Modifier: BlockModifier>: TransparentBlock {
  typealias Body = Never
  let content: Content
  let modifier: Modifier

  func content(_ inputs: inout NodeInputs) -> (any Block)? {
    let outer = inputs.scope
    inputs = inputs.appending(.type(Modifier.self)).entering(.type(Modifier.self), stays: true)
    inputs.scope = inputs.session.scope(of: modifier, inputs.identity, in: outer)
    return inputs.run {
      modifier.body(content: ModifierContent(content: content, scope: outer))
    }
  }
}

/// A modifier of the engine: it changes what the blocks are told, wraps their nodes, or both.
package protocol NodeModifier {
  /// Changes what the block is told.
  func update(_ inputs: inout NodeInputs)
  /// Whether nodes are wrapped.
  static var wrapsNodes: Bool { get }
  /// Whether a block in it is no longer all of an image: it has another size or place, or something
  /// beside it.
  static var changesPlace: Bool { get }
  /// Wraps the node of the block; of several, each.
  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode
}

extension NodeModifier {
  package func update(_ inputs: inout NodeInputs) {}
  package static var wrapsNodes: Bool { true }
  package static var changesPlace: Bool { true }
  package func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode { node }
}

/// A block changed by a modifier of the engine.
package struct ModifiedBlock<Content: Block, Modifier: NodeModifier>: TransparentBlock {
  package typealias Body = Never
  let content: Content
  let modifier: Modifier

  package init(_ content: Content, _ modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  package var wrapper: (any NodeModifier)? { Modifier.wrapsNodes ? modifier : nil }

  package func content(_ inputs: inout NodeInputs) -> (any Block)? {
    // Two actions of one block are told apart by their modifiers.
    let name = inputs.referenceName
    inputs = inputs.appending(.position(-1))
    inputs.referenceName = name
    modifier.update(&inputs)
    return content
  }
}
