import EaselCanvas
import Foundation

/// A rectangle or a point of a block, which a ``GeometryReader`` in front of it or behind it can read.
///
/// ```swift
/// Chart { BarMark(x: .value("Day", "Mon"), y: .value("Bookings", 3)) }
///   .chartOverlay { proxy in
///     GeometryReader { geometry in
///       if let anchor = proxy.plotFrame { Text("\(geometry[anchor].width) points") }
///     }
///   }
/// ```
///
/// A block passes anchors of its own up with ``Block/anchorPreference(key:value:transform:)``.
public struct GeometryAnchor<Value> {
  enum Position {
    /// A value in the coordinates of a block of a size.
    case fixed(Value, CGSize)
    /// A value of the rectangle of a marked block.
    case marked(AnchorMark, @Sendable (CGRect) -> Value)
  }

  let position: Position

  /// Creates an anchor.
  ///
  /// - Parameters:
  ///   - value: The value, in the coordinates of a block.
  ///   - size: The size of the block.
  package init(_ value: Value, in size: CGSize) { position = .fixed(value, size) }

  init(_ mark: AnchorMark, _ value: @escaping @Sendable (CGRect) -> Value) {
    position = .marked(mark, value)
  }

  /// The rectangle or the point of a block that becomes an anchor.
  public struct Source {
    let value: @Sendable (CGRect) -> Value
  }
}

extension GeometryAnchor: Sendable where Value: Sendable {}
extension GeometryAnchor.Position: Sendable where Value: Sendable {}
extension GeometryAnchor.Source: Sendable where Value: Sendable {}

extension GeometryAnchor.Source where Value == CGRect {
  /// The rectangle of the block.
  public static var bounds: Self { Self { $0 } }

  /// A rectangle in the coordinates of the block.
  public static func rect(_ rect: CGRect) -> Self {
    Self { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension GeometryAnchor.Source where Value == CGPoint {
  /// A point in the coordinates of the block.
  public static func point(_ point: CGPoint) -> Self {
    Self { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point by fractions of the block's size.
  public static func unitPoint(_ point: UnitPoint) -> Self { Self { point.point(in: $0) } }

  /// The upper left corner.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The middle of the upper side.
  public static var top: Self { unitPoint(.top) }
  /// The upper right corner.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The middle of the left side.
  public static var leading: Self { unitPoint(.leading) }
  /// The middle.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the right side.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The lower left corner.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The middle of the lower side.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The lower right corner.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension Block {
  /// Passes an anchor of the block up, as the value of a preference, in place of that of its content.
  ///
  /// ```swift
  /// struct Boxes: PreferenceKey {
  ///   static let defaultValue: [GeometryAnchor<CGRect>] = []
  ///   static func reduce(
  ///     value: inout [GeometryAnchor<CGRect>], nextValue: () -> [GeometryAnchor<CGRect>]
  ///   ) { value += nextValue() }
  /// }
  /// let total = Text("Total").anchorPreference(key: Boxes.self, value: .bounds) { [$0] }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The type that identifies the preference.
  ///   - source: The rectangle or point of the block.
  ///   - transform: Returns the value that is passed up for the anchor.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value source: GeometryAnchor<Value>.Source,
    transform: @escaping (GeometryAnchor<Value>) -> Key.Value
  ) -> some Block {
    transformAnchorPreference(key: key, value: source) { $0 = transform($1) }
  }

  /// Changes the value of a preference that the content of the block passes up with an anchor.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value source: GeometryAnchor<Value>.Source,
    transform: @escaping (inout Key.Value, GeometryAnchor<Value>) -> Void
  ) -> some Block {
    AnchorBlock(content: self, source: source, change: transform, key: key)
  }

  /// Draws blocks that are made of a preference of the block in front of it.
  public func overlayPreferenceValue<Key: PreferenceKey, Content: Block>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @BlockBuilder _ content: @escaping (Key.Value) -> Content
  ) -> some Block {
    PreferenceLayerBlock(content: self, alignment: alignment, isInFront: true) {
      content($0.value(Key.self))
    }
  }

  /// Draws blocks that are made of a preference of the block behind it.
  public func backgroundPreferenceValue<Key: PreferenceKey, Content: Block>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @BlockBuilder _ content: @escaping (Key.Value) -> Content
  ) -> some Block {
    PreferenceLayerBlock(content: self, alignment: alignment, isInFront: false) {
      content($0.value(Key.self))
    }
  }

  /// Names the coordinate space of the block, for ``GeometryProxy/frame(in:)``.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some Block {
    ModifiedBlock(self, MarkModifier(mark: .space(AnyHashable(name))))
  }
}

/// A block whose rectangle is an anchor in a preference; each use of the block has one of its own.
private struct AnchorBlock<Content: Block, Value, Key: PreferenceKey>: PrimitiveBlock {
  typealias Body = Never
  let content: Content
  let source: GeometryAnchor<Value>.Source
  let change: (inout Key.Value, GeometryAnchor<Value>) -> Void
  let key: Key.Type

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let mark = AnchorMark()
    let anchor = GeometryAnchor(mark, source.value)
    var inner = inputs.appending(.position(0))
    PreferenceModifier<Key> { change(&$0, anchor) }.update(&inner)
    return MarkedNode(inner.node(of: content), .anchor(mark), inputs)
  }
}

private struct MarkModifier: NodeModifier {
  let mark: FrameMark

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    MarkedNode(node, mark, inputs)
  }
}

/// A block with blocks in front of it or behind it that are made of its preferences.
private struct PreferenceLayerBlock<Content: Block>: PrimitiveBlock {
  typealias Body = Never
  let content: Content
  let alignment: Alignment
  let isInFront: Bool
  let layer: (PreferenceScope) -> any Block

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let scope = PreferenceScope(inputs, for: Self.self)
    var inner = inputs.appending(.position(0))
    inner.preferences = scope
    return PreferenceLayerNode(
      inner.node(of: content), alignment: alignment, isInFront: isInFront,
      inputs.appending(.position(1))
    ) { layer(scope) }
  }
}

/// The node of a block with blocks in front of it or behind it that are made of its preferences.
private final class PreferenceLayerNode: WrapperNode {
  private let alignment: Alignment
  private let isInFront: Bool
  private let inputs: NodeInputs
  private let layer: () -> any Block
  /// The anchors of the piece that was laid out last.
  private var anchors: [AnchorMark] = []

  init(
    _ content: any LayoutNode, alignment: Alignment, isInFront: Bool, _ inputs: NodeInputs,
    _ layer: @escaping () -> any Block
  ) {
    self.alignment = alignment
    self.isInFront = isInFront
    self.inputs = inputs
    self.layer = layer
    super.init(content, inputs)
  }

  override func wrap(_ fragment: Fragment) -> Fragment {
    for anchor in anchors { anchor.frame = nil }
    anchors = []
    fragment.forEachMark { mark, frame, _ in
      guard case .anchor(let anchor) = mark else { return }
      anchor.frame = frame
      anchors.append(anchor)
    }
    let size = fragment.size
    let proposal = ProposedSize(size)
    guard inputs.session.countNode(inputs) else { return fragment }
    let node = inputs.session.makePiece(inputs) {
      inputs.node(of: inputs.run(layer), alignment: alignment)
    }
    let other = node.place(proposal)
    var origin = alignment.origin(
      of: node.dimensions(proposal, other.size), in: LayoutDimensions(size))
    if isMirrored { origin.x = size.width - origin.x - other.size.width }
    let main = Fragment.Child(fragment, at: .zero)
    let added = Fragment.Child(other, at: origin)
    return Fragment(size: size, children: isInFront ? [main, added] : [added, main])
  }
}
