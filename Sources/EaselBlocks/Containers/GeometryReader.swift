import EaselCanvas
import EaselViews
import Foundation

/// A block that takes all the room it is proposed, and makes its content from that size.
///
/// ```swift
/// GeometryReader { proxy in
///   Rectangle().frame(width: proxy.size.width * share)
/// }
/// .frame(height: 8)
/// ```
///
/// Its blocks lie on each other in its upper leading corner. Where nothing is proposed, it is 10 by 10
/// points, as in SwiftUI. The closure runs while the block is laid out, once for each size that it is
/// placed with.
public struct GeometryReader<Content: Block>: Block {
  /// A primitive block has no body.
  public typealias Body = Never
  let content: (GeometryProxy) -> Content
  let source: SourceLocation

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - content: Makes the blocks from the size of the reader.
  public init(
    file: StaticString = #fileID, line: UInt = #line,
    @BlockBuilder content: @escaping (GeometryProxy) -> Content
  ) {
    self.content = content
    source = SourceLocation(file, line)
  }
}

extension GeometryReader: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    GeometryReaderNode(inputs.entering("GeometryReader", source)) { content($0) }
  }
}

/// The size of a ``GeometryReader``.
public struct GeometryProxy {
  /// The size in points.
  public let size: CGSize
  /// The insets of covered areas; always zero, since pages have none.
  public var safeAreaInsets: DirectionalEdgeInsets { DirectionalEdgeInsets() }
  private let inputs: NodeInputs

  init(size: CGSize, _ inputs: NodeInputs) {
    self.size = size
    self.inputs = inputs
  }

  /// The reader's rectangle in a space.
  ///
  /// Where a block stands on its page is decided after its content is made. The rectangle therefore
  /// begins at zero in every space; a warning notes it for those that are not the reader's own.
  public func frame(in space: CoordinateSpace) -> CGRect {
    if space != .local {
      inputs.note(
        .warning, .unsupportedOption,
        "a GeometryReader knows its size alone; its frame begins at zero in every space",
        operation: "GeometryProxy.frame(in:)", value: "\(space)")
    }
    return CGRect(origin: .zero, size: size)
  }

  /// The value of an anchor in the coordinates of the reader, which lies over the anchor's block.
  ///
  /// A warning notes a reader of another size: where it stands in the block is not known here.
  public subscript<Value>(anchor: GeometryAnchor<Value>) -> Value {
    if abs(anchor.size.width - size.width) > 0.01 || abs(anchor.size.height - size.height) > 0.01 {
      inputs.note(
        .warning, .unsupportedOption,
        "an anchor is asked for by a GeometryReader of another size than the anchor's block; its "
          + "value is that of the block",
        operation: "GeometryProxy.subscript")
    }
    return anchor.value
  }
}

/// A space that rectangles are measured in.
public enum CoordinateSpace: Hashable {
  /// That of the page.
  case global
  /// That of the block itself.
  case local
  /// That of a block with a name.
  case named(AnyHashable)
}

/// Makes its content of the size that it is placed with.
private final class GeometryReaderNode: LayoutNode {
  private let inputs: NodeInputs
  private let content: (GeometryProxy) -> any Block
  private let isMirrored: Bool
  /// What was made for the last sizes: a block that is placed again has the same content.
  private var made: [(size: CGSize, nodes: [any LayoutNode])] = []
  private static let capacity = 4

  init(_ inputs: NodeInputs, _ content: @escaping (GeometryProxy) -> any Block) {
    self.inputs = inputs
    self.content = content
    isMirrored = inputs.environment.layoutDirection == .rightToLeft
  }

  func size(_ proposal: ProposedSize) -> CGSize {
    proposal.sanitized.replacingUnspecifiedDimensions().usable
  }

  func place(_ proposal: ProposedSize) -> Fragment {
    if StackSpace.isShort { return StackSpace.onLargerStack { place(proposal) } }
    let size = size(proposal)
    let nodes = nodes(size)
    return Fragment(
      size: size, children: nodes.map { place($0, in: size) }, path: inputs.path)
  }

  private func place(_ node: any LayoutNode, in size: CGSize) -> Fragment.Child {
    let proposal = ProposedSize(size)
    let fragment = node.place(proposal)
    var origin = Alignment.topLeading.origin(
      of: node.dimensions(proposal, fragment.size), in: size)
    if isMirrored { origin.x = size.width - origin.x - fragment.size.width }
    return Fragment.Child(fragment, at: origin, zIndex: node.traits.zIndex)
  }

  @inline(never)
  private func nodes(_ size: CGSize) -> [any LayoutNode] {
    if let known = made.first(where: { $0.size == size }) { return known.nodes }
    // Each evaluation counts as a block, so that readers within readers come to an end.
    guard inputs.session.countNode(inputs) else { return [] }
    let block = inputs.run { content(GeometryProxy(size: size, inputs)) }
    let nodes = inputs.nodes(of: block)
    if made.count >= Self.capacity { made.removeFirst() }
    made.append((size, nodes))
    return nodes
  }
}
