/// A custom modifier, which makes a changed block of any block, like SwiftUI's `ViewModifier`.
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
  /// The type of the block that ``body(content:)`` returns, which the compiler infers.
  associatedtype Body: Block
  /// The type of the block that the modifier is applied to.
  typealias Content = ModifierContent<Self>
  /// Returns the modified block, made of the block that the modifier is applied to.
  ///
  /// - Parameter content: The block that the modifier is applied to.
  @BlockBuilder func body(content: Content) -> Body
}

/// The block that a ``BlockModifier`` is applied to, as its `body(content:)` receives it.
public struct ModifierContent<Modifier>: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
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
  /// Returns the block changed by a custom modifier.
  public func modifier<Modifier: BlockModifier>(_ modifier: Modifier) -> some Block {
    UserModifiedBlock(content: self, modifier: modifier)
  }
}

/// A block modified by a custom modifier of the user.
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

/// A modifier of Easel's own, which changes the inputs of blocks, wraps their nodes, or does both.
package protocol NodeModifier {
  /// Changes the inputs of the block.
  func update(_ inputs: inout NodeInputs)
  /// Whether the modifier wraps nodes.
  static var wrapsNodes: Bool { get }
  /// Whether a modified block may no longer fill an image alone.
  ///
  /// This is the case if it gets another size or position, or if other content is drawn beside it.
  static var changesPosition: Bool { get }
  /// Whether the modifier includes the effect of one of the same type directly around it.
  ///
  /// The outer one is then not applied to the nodes of the inner one.
  static var includesOuter: Bool { get }
  /// Returns the node around the block's node; a list of blocks is wrapped node by node.
  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode
}

extension NodeModifier {
  package func update(_ inputs: inout NodeInputs) {}
  package static var wrapsNodes: Bool { true }
  package static var changesPosition: Bool { true }
  package static var includesOuter: Bool { false }
  package func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode { node }
}

/// A block modified by a modifier of Easel's own.
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
    // The actions of two modifiers on one block need different identities.
    let name = inputs.referenceName
    inputs = inputs.appending(.position(-1))
    inputs.referenceName = name
    modifier.update(&inputs)
    return content
  }
}
