/// A block without content, which draws nothing and takes no space, not even spacing in a stack.
public struct EmptyBlock: Block, Sendable {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never

  /// Creates an empty block.
  public init() {}
}

extension EmptyBlock: TransparentBlock {
  package func content(_ inputs: inout NodeInputs) -> (any Block)? { nil }
}

/// Several blocks of a body in their order; the container around them lays each of them out.
public struct TupleBlock<each Content: Block>: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  package let content: (repeat each Content)

  package init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleBlock: BlockList {
  package func appendNodes(_ inputs: NodeInputs, to nodes: inout [any LayoutNode]) {
    for (position, block) in blocks.enumerated() {
      inputs.appending(.position(position)).appendNodes(of: block, to: &nodes)
    }
  }

  package func steps(_ inputs: NodeInputs) -> AnyIterator<BlockStep> {
    var blocks = blocks.enumerated().makeIterator()
    return AnyIterator {
      blocks.next().map { BlockStep($0.element, inputs.appending(.position($0.offset))) }
    }
  }

  /// The blocks in one array.
  ///
  /// A loop over the values themselves would keep each of them on the stack while its nodes are
  /// made.
  @inline(never)
  private var blocks: [any Block] {
    var blocks: [any Block] = []
    for block in repeat each content { blocks.append(block) }
    return blocks
  }
}

/// The result of an `if`–`else` or `switch` statement in a result builder: one of two values.
public enum BuilderConditional<First, Second> {
  /// Contains the value of the first branch, which is taken.
  case first(First)
  /// Contains the value of the second branch, which is taken.
  case second(Second)
}

extension BuilderConditional: Sendable where First: Sendable, Second: Sendable {}

extension BuilderConditional {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
}

extension BuilderConditional: Block where First: Block, Second: Block {}
extension BuilderConditional: BuiltInBlock where First: Block, Second: Block {}

extension BuilderConditional: TransparentBlock where First: Block, Second: Block {
  package func content(_ inputs: inout NodeInputs) -> (any Block)? {
    switch self {
    case .first(let block):
      inputs = inputs.appending(.branch(true))
      return block
    case .second(let block):
      inputs = inputs.appending(.branch(false))
      return block
    }
  }
}

extension Optional: Block where Wrapped: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
}

extension Optional: BuiltInBlock where Wrapped: Block {}

extension Optional: TransparentBlock where Wrapped: Block {
  package func content(_ inputs: inout NodeInputs) -> (any Block)? { self }
}

/// The blocks of a `for` loop in a body; the container around them lays each of them out.
public struct ArrayBlock<Content: Block>: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  package let content: [Content]

  package init(_ content: [Content]) { self.content = content }
}

extension ArrayBlock: BlockList {
  package func appendNodes(_ inputs: NodeInputs, to nodes: inout [any LayoutNode]) {
    for (position, block) in content.enumerated() {
      guard inputs.session.hasSpace(inputs) else { return }
      inputs.appending(.position(position)).appendNodes(of: block, to: &nodes)
    }
  }

  package func steps(_ inputs: NodeInputs) -> AnyIterator<BlockStep> {
    var blocks = content.enumerated().makeIterator()
    return AnyIterator {
      blocks.next().map { BlockStep($0.element, inputs.appending(.position($0.offset))) }
    }
  }
}

/// A type-erased block, for example for an array of different blocks.
///
/// ```swift
/// let blocks = [AnyBlock(Text("Total")), AnyBlock(Divider())]
/// ```
public struct AnyBlock: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  private let box: Box
  package var content: any Block { box.content }

  /// Creates a block that hides the type of another block.
  public init(_ content: any Block) {
    box = (content as? AnyBlock)?.box ?? Box(content)
  }

  /// Creates a block that hides the type of another block.
  public init(erasing content: some Block) { self.init(content) }

  /// Holds the block and releases nested type-erased blocks one after another.
  private final class Box {
    private(set) var content: any Block

    init(_ content: any Block) { self.content = content }

    deinit { LateRelease.release(&content, leaving: EmptyBlock()) }
  }
}

extension AnyBlock: TransparentBlock {
  package func content(_ inputs: inout NodeInputs) -> (any Block)? {
    inputs = inputs.appending(.type(type(of: content)))
    return content
  }
}

/// Blocks that share modifiers; the container around the group lays each of them out.
///
/// ```swift
/// Group {
///   Text("Paid")
///   Text("Open")
/// }
/// .font(.caption)
/// ```
public struct Group<Content> {
  package let content: Content

  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
}

extension Group: Block where Content: Block {
  /// Creates a group from the blocks in a closure.
  public init(@BlockBuilder content: () -> Content) { self.content = content() }
}

extension Group: BuiltInBlock where Content: Block {}

extension Group: TransparentBlock where Content: Block {
  package func content(_ inputs: inout NodeInputs) -> (any Block)? { content }
}
