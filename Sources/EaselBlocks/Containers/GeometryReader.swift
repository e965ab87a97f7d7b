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

  /// Returns the rectangle of the reader in a coordinate space.
  ///
  /// The content is made before its position is known. If it asks for a space other than `local`, it is
  /// made again with the position that the layout has found; it is made at most
  /// ``/EaselCanvas/Limits/maximumBlockEvaluations`` times. Rotations and scales of blocks around the reader
  /// are not part of the rectangle. Where content flows over pages, the origin stays zero, with the warning
  /// `unsupportedOption`.
  public func frame(in space: CoordinateSpace) -> CGRect {
    CGRect(origin: origin(in: space), size: size)
  }

  private func origin(in space: CoordinateSpace) -> CGPoint {
    guard space != .local else { return .zero }
    let session = inputs.session
    guard !session.isPaged else {
      inputs.note(
        .warning, .unsupportedOption,
        "the frame of a GeometryReader in another coordinate space is not known where content flows over "
          + "pages; its origin is zero: draw the block as an image, or place it by the size of the reader",
        operation: "GeometryProxy.frame(in:)")
      return .zero
    }
    // An action runs when the origins are known; only a body has to run again with them.
    if !session.isRunningActions { session.needsFrames = true }
    guard let origins = inputs.session.state.origins[inputs.identity] else { return .zero }
    switch space {
    case .local: return .zero
    case .global: return origins.global
    case .named(let name):
      guard let origin = origins.named[name] else {
        inputs.note(
          .warning, .unsupportedOption,
          "no block around the GeometryReader has the coordinate space \(name); its frame is that in "
            + "the global space",
          operation: "GeometryProxy.frame(in:)", value: "\(name)")
        return origins.global
      }
      return CGPoint(x: origins.global.x - origin.x, y: origins.global.y - origin.y)
    }
  }

  /// The value of an anchor in the coordinates of the reader.
  ///
  /// The reader has the size of the anchor's block, or of the block that reads the preference with the
  /// anchor. For another one the warning `unsupportedOption` is added.
  public subscript<Value>(anchor: GeometryAnchor<Value>) -> Value {
    switch anchor.position {
    case .fixed(let value, let size):
      if abs(size.width - self.size.width) > 0.01 || abs(size.height - self.size.height) > 0.01 {
        inputs.note(
          .warning, .unsupportedOption,
          "an anchor is asked for by a GeometryReader of another size than the anchor's block; its "
            + "value is that of the block",
          operation: "GeometryProxy.subscript")
      }
      return value
    case .marked(let mark, let value):
      guard let frame = mark.frame else {
        inputs.note(
          .warning, .unsupportedOption,
          "an anchor is asked for by a GeometryReader that is not in front of or behind the block that "
            + "passes it up, or is on another page than it; use overlayPreferenceValue or "
            + "backgroundPreferenceValue around blocks of one page",
          operation: "GeometryProxy.subscript")
        return value(.zero)
      }
      return value(frame)
    }
  }
}

/// A coordinate space for ``GeometryProxy/frame(in:)``.
public enum CoordinateSpace: Hashable {
  /// The coordinates of the outermost block.
  case global
  /// The coordinates of the geometry reader itself.
  case local
  /// The coordinates of a block around the reader with ``Block/coordinateSpace(name:)``.
  case named(AnyHashable)
}

/// The node that makes its content from the size that it is placed with.
private final class GeometryReaderNode: LayoutNode {
  private let inputs: NodeInputs
  private let content: (GeometryProxy) -> any Block
  private let isMirrored: Bool
  /// The content for a size.
  private struct Made {
    let size: CGSize
    let nodes: [any LayoutNode]
    let preferences: PreferenceScope?
  }

  /// The content for the last sizes; a reader placed again in the same size keeps its content.
  private var made: [Made] = []
  private static let capacity = 4
  /// The place of the content's preferences among those of the blocks around the reader.
  private let preferences: PreferenceScope?
  /// Whether an action in the content may read the frame.
  private var hasActions = false

  init(_ inputs: NodeInputs, _ content: @escaping (GeometryProxy) -> any Block) {
    self.inputs = inputs
    self.content = content
    isMirrored = inputs.environment.layoutDirection == .rightToLeft
    preferences =
      inputs.preferences == nil ? nil : PreferenceScope(inputs, for: GeometryReaderNode.self)
  }

  func size(_ proposal: ProposedSize) -> CGSize {
    proposal.sanitized.replacingUnspecifiedDimensions().usable
  }

  func place(_ proposal: ProposedSize) -> Fragment {
    if StackSpace.isShort { return StackSpace.onLargerStack { place(proposal) } }
    let size = size(proposal)
    let session = inputs.session
    let actionCount = session.actions.count
    let made = made(size)
    if let shown = made?.preferences { preferences?.show(shown) }
    let fragment = Fragment(
      size: size, children: made?.nodes.map { place($0, in: size) } ?? [], path: inputs.path)
    if session.actions.count > actionCount {
      hasActions = true
      session.keepsFrames = true
    }
    return session.needsFrames || hasActions ? fragment.marked(.block(inputs.identity)) : fragment
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
  private func made(_ size: CGSize) -> Made? {
    if let known = made.first(where: { $0.size == size }) { return known }
    // Each evaluation counts as a block, so that infinitely nested readers reach the limit.
    guard inputs.session.countNode(inputs) else { return nil }
    let new = inputs.session.makePiece(inputs) {
      var inner = inputs
      inner.preferences = preferences?.hidden()
      let block = inner.run { content(GeometryProxy(size: size, inner)) }
      return Made(size: size, nodes: inner.nodes(of: block), preferences: inner.preferences)
    }
    if made.count >= Self.capacity { made.removeFirst() }
    made.append(new)
    return new
  }
}
