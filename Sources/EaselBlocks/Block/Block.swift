/// A part of a page as a value: what a `View` is in SwiftUI.
///
/// ```swift
/// struct Greeting: Block {
///   let name: String
///   var body: some Block {
///     VStack(alignment: .leading) {
///       Text("Hello, \(name)").font(.headline)
///       Divider()
///     }
///     .padding()
///   }
/// }
/// try Greeting(name: "Ada").write(to: URL(filePath: "greeting.pdf"))
/// ```
///
/// A block is made of others in its ``body``. It says what is drawn; its size and position are decided
/// by SwiftUI's rules when it is written. A block need not be `Sendable`: a rendering is synchronous
/// and stays in its task. A body may run more than once, and draws nothing itself.
public protocol Block {
  /// The type of the body.
  associatedtype Body: Block
  /// The blocks that this one is made of.
  @BlockBuilder var body: Body { get }
}

extension Never: Block {
  /// A body that is never asked for.
  public typealias Body = Never
}

/// A block of the engine's own, which is not made of others.
///
/// Only these get a body that is never asked for. Were it every block's without one, a type in which
/// `body` is missing, misspelled, or of the type `Block` instead of `some Block` would compile.
package protocol BuiltInBlock: Block where Body == Never {}

extension BuiltInBlock {
  /// The body of a primitive block, which is never evaluated.
  public var body: Never {
    fatalError("\(Self.self) has no body; it is laid out by the engine")
  }
}

extension Never {
  /// A body that is never asked for.
  public var body: Never { fatalError("Never has no body") }
}

/// A block that the engine lays out itself, as a node.
package protocol PrimitiveBlock: BuiltInBlock {
  /// Makes the node of one rendering.
  func makeNode(_ inputs: NodeInputs) -> any LayoutNode
}

/// Several blocks that belong to the container around them.
package protocol BlockList: BuiltInBlock {
  /// Appends the nodes of the blocks.
  func appendNodes(_ inputs: NodeInputs, to nodes: inout [any LayoutNode])
  /// The blocks one after another, each with what it is told, for a flow that makes them when it
  /// reaches them.
  func steps(_ inputs: NodeInputs) -> AnyIterator<BlockStep>
}

/// A block of a list, and what it is told.
package struct BlockStep {
  package let block: any Block
  package let inputs: NodeInputs

  package init(_ block: any Block, _ inputs: NodeInputs) {
    self.block = block
    self.inputs = inputs
  }
}

/// A block that stands for another one: a branch, a modifier, a block without its type.
package protocol TransparentBlock: BuiltInBlock {
  /// Wraps the nodes of the block that it stands for; nil where these stay as they are.
  var wrapper: (any NodeModifier)? { get }
  /// The block that it stands for, and what that is told; nil for none.
  func content(_ inputs: inout NodeInputs) -> (any Block)?
}

extension TransparentBlock {
  package var wrapper: (any NodeModifier)? { nil }
}
