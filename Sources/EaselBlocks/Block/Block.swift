/// A value that describes a part of a document, made of other blocks, like SwiftUI's `View`.
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
/// A block describes its content in its ``body``. When the block is written, Easel computes the
/// size and position of each part by SwiftUI's rules. A body may run more than once, and it draws
/// nothing itself. A block need not be `Sendable`: a rendering is synchronous and stays in its
/// task.
public protocol Block {
  /// The type of `body`, which the compiler infers; usually `some Block`.
  associatedtype Body: Block
  /// The blocks that this block is made of.
  @BlockBuilder var body: Body { get }
  /// The way in which the engine lays out the block; types of your own use the default.
  var _form: _BlockForm { get }
}

extension Block {
  /// The form of a block that is made of other blocks.
  public var _form: _BlockForm { _BlockForm(.composed) }
}

extension Never: Block {
  /// The type of the body, `Never`: a value of type `Never` does not exist.
  public typealias Body = Never
}

/// A block of Easel's own, which is not made of other blocks.
///
/// Only these blocks have a default body that is never evaluated. If every block had one, a type
/// would compile although its `body` is missing, misspelled, or of the type `Block` instead of
/// `some Block`.
package protocol BuiltInBlock: Block where Body == Never {}

extension BuiltInBlock {
  /// The body, which a block that Easel lays out itself does not have; reading it is a fatal error.
  public var body: Never {
    fatalError("\(Self.self) has no body; it is laid out by the engine")
  }
}

extension Never {
  /// The body of `Never`; reading it is a fatal error, since a value of type `Never` does not
  /// exist.
  public var body: Never { fatalError("Never has no body") }
}

/// The way in which the engine lays out a block.
///
/// A requirement of ``Block`` returns it. A cast would fail for a block of the user's types if
/// these conform on the main actor only and the rendering runs elsewhere.
public struct _BlockForm {
  package enum Kind {
    /// A block with a body.
    case composed
    case primitive(any PrimitiveBlock)
    case list(any BlockList)
    case transparent(any TransparentBlock)
  }

  let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }
}

/// A block that Easel lays out itself, as a node.
package protocol PrimitiveBlock: BuiltInBlock {
  /// Creates the node of the block for one rendering.
  func makeNode(_ inputs: NodeInputs) -> any LayoutNode
}

extension PrimitiveBlock {
  /// The form of a block that is a node.
  public var _form: _BlockForm { _BlockForm(.primitive(self)) }
}

/// Several blocks that belong to the container around them.
package protocol BlockList: BuiltInBlock {
  /// Appends the nodes of the blocks.
  func appendNodes(_ inputs: NodeInputs, to nodes: inout [any LayoutNode])
  /// The blocks one after another, each with its inputs.
  ///
  /// A flow over pages uses them to make each block when it reaches it.
  func steps(_ inputs: NodeInputs) -> AnyIterator<BlockStep>
}

extension BlockList {
  /// The form of several blocks.
  public var _form: _BlockForm { _BlockForm(.list(self)) }
}

/// A block of a list with its inputs.
package struct BlockStep {
  package let block: any Block
  package let inputs: NodeInputs

  package init(_ block: any Block, _ inputs: NodeInputs) {
    self.block = block
    self.inputs = inputs
  }
}

/// A block that another block replaces: a branch, a modifier, or a type-erased block.
package protocol TransparentBlock: BuiltInBlock {
  /// The modifier that wraps the nodes of the content; `nil` if the nodes stay unchanged.
  var wrapper: (any NodeModifier)? { get }
  /// The block that replaces this one, with its inputs; `nil` for none.
  func content(_ inputs: inout NodeInputs) -> (any Block)?
}

extension TransparentBlock {
  /// The form of a block that another one replaces.
  public var _form: _BlockForm { _BlockForm(.transparent(self)) }
  package var wrapper: (any NodeModifier)? { nil }
}
