import EaselCanvas
import Foundation

/// A block that takes the proposed size and makes its content from that size.
///
/// ```swift
/// let share = 0.25
/// GeometryReader { proxy in
///   Rectangle().frame(width: proxy.size.width * share)
/// }
/// .frame(height: 8)
/// ```
///
/// The blocks of its content lie on top of one another in the upper leading corner. A length that
/// is not proposed is 10 points, as in SwiftUI. The closure runs during layout, once for each size
/// with which the reader is placed.
public struct GeometryReader<Content: Block>: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let content: (GeometryProxy) -> Content
  let source: SourceLocation

  /// Creates a geometry reader that passes its size to a closure, which makes the content.
  ///
  /// - Parameters:
  ///   - file: The source file named in diagnostics.
  ///   - line: The source line named in diagnostics.
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

/// The size of a ``GeometryReader``, passed to the closure that makes its content.
public struct GeometryProxy {
  /// The size of the reader, in points.
  public let size: CGSize
  /// The insets of the safe area; they are always zero, since pages have none.
  public var safeAreaInsets: DirectionalEdgeInsets { DirectionalEdgeInsets() }
  private let inputs: NodeInputs

  init(size: CGSize, _ inputs: NodeInputs) {
    self.size = size
    self.inputs = inputs
  }

  /// Returns a rectangle of the reader's size whose origin is zero, whatever the coordinate space.
  ///
  /// The content is made before its position on the page is known. A space other than `local` adds
  /// the warning `unsupportedOption`.
  public func frame(in space: CoordinateSpace) -> CGRect {
    if space != .local {
      inputs.note(
        .warning, .unsupportedOption,
        "a GeometryReader knows its size alone; its frame begins at zero in every space",
        operation: "GeometryProxy.frame(in:)", value: "\(space)")
    }
    return CGRect(origin: .zero, size: size)
  }

  /// The value of an anchor in the coordinates of its block, which are the reader's if both have
  /// the same size.
  ///
  /// If the sizes differ, the warning `unsupportedOption` is added.
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

/// A coordinate space for ``GeometryProxy/frame(in:)``, which returns the same rectangle in every
/// space.
///
/// A space other than ``local`` adds the warning `unsupportedOption`.
public enum CoordinateSpace: Hashable {
  /// Requests the coordinates of the page; the result is that of ``local``, with a warning.
  case global
  /// Requests the coordinates of the geometry reader itself.
  case local
  /// Requests the coordinates of a block with a name; the result is that of ``local``, with a
  /// warning.
  case named(AnyHashable)
}

/// The node that makes its content from the size that it is placed with.
private final class GeometryReaderNode: LayoutNode {
  private let inputs: NodeInputs
  private let content: (GeometryProxy) -> any Block
  private let isMirrored: Bool
  /// The content for the last sizes; a reader placed again in the same size keeps its content.
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
    // Each evaluation counts as a block, so that infinitely nested readers reach the limit.
    guard inputs.session.countNode(inputs) else { return [] }
    let block = inputs.run { content(GeometryProxy(size: size, inputs)) }
    let nodes = inputs.nodes(of: block)
    if made.count >= Self.capacity { made.removeFirst() }
    made.append((size, nodes))
    return nodes
  }
}
