import EaselBlocks
import EaselCanvas
import Foundation

/// Content that scrolls along one or two axes, of which a rendering shows the first part.
///
/// With a proposed length the view takes it, and cuts its content, with the diagnostic `contentClipped`.
/// Without one it has the length of its content. Over pages the content continues.
public struct ScrollView<Content: View>: View {
  /// The type of the body, `Never`: Easel lays this view out itself.
  public typealias Body = Never
  /// The content.
  public var content: Content
  /// The axes along which the content scrolls.
  public var axes: Axis.Set
  /// Whether a person sees the position of the content, which a rendering does not show.
  public var showsIndicators: Bool

  /// Creates a view whose content scrolls along axes, by default vertically.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let margins = inputs.environment.contentMargins
    var inner = inputs.entering("ScrollView")
    inner.environment.leaveList()
    inner.environment.contentMargins = EdgeInsets()
    let axis: Axis = axes == .horizontal ? .horizontal : .vertical
    inner.stackAxis = axis
    let nodes = inner.nodes(of: content)
    var node: any LayoutNode
    if let only = nodes.first, nodes.count == 1 {
      node = only
    } else {
      let key = axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key
      node = StackNode(nodes, axis: axis, alignment: key, spacing: nil, inner)
    }
    if margins != EdgeInsets() {
      node = inputs.node(of: NodeBlock(node: node).padding(margins))
    }
    return ScrollNode(node, axes: axes, fillsAcross: false, inputs.entering("ScrollView"))
  }
}

/// A view whose content can ask a scroll view to show a part of itself, which a rendering does not do.
public struct ScrollViewReader<Content: View>: View {
  let content: (ScrollViewProxy) -> Content

  /// Creates a view whose content gets a proxy of the scroll views in it.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content.
  public var body: some View { content(ScrollViewProxy()) }
}

/// A proxy of scroll views, which do not scroll in a rendering.
public struct ScrollViewProxy: Sendable {
  /// Does nothing: scroll views show the start of their content.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// The position of a scroll view, which a rendering does not change.
public struct ScrollPosition: Equatable, Sendable {
  /// The edge at which the content is, if it was set.
  public private(set) var edge: Edge?
  /// The offset of the content, if it was set.
  public private(set) var point: CGPoint?
  /// The horizontal offset of the content, if it was set.
  public var x: CGFloat? { point?.x }
  /// The vertical offset of the content, if it was set.
  public var y: CGFloat? { point?.y }
  private var view: (any Hashable & Sendable)?
  /// The identity of the view at which the content is, if it was set.
  public var viewID: (any Hashable & Sendable)? { view }
  /// Returns the identity of the view at which the content is, if it was set and has the type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { view as? T }
  /// Whether a person has scrolled, which is `false` in a rendering.
  public var isPositionedByUser: Bool { false }

  /// Creates a position at an edge.
  public init(edge: Edge) { self.edge = edge }
  /// Creates a position at an offset.
  public init(point: CGPoint) { self.point = point }
  /// Creates a position at an offset.
  public init(x: CGFloat = 0, y: CGFloat = 0) { point = CGPoint(x: x, y: y) }
  /// Creates a position by the identities of views of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}
  /// Creates a position at a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { view = id }

  /// Whether two positions are the same.
  public static func == (one: ScrollPosition, other: ScrollPosition) -> Bool {
    one.edge == other.edge && one.point == other.point
      && Self.hashable(one.view) == Self.hashable(other.view)
  }

  private static func hashable(_ id: (any Hashable & Sendable)?) -> AnyHashable? {
    func opened(_ id: some Hashable) -> AnyHashable { AnyHashable(id) }
    return id.map { opened($0) }
  }

  /// Sets the edge at which the content is.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  /// Sets the offset of the content.
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  /// Sets the offset of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    self = ScrollPosition(x: x, y: y)
  }
  /// Sets the horizontal offset of the content.
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x, y: y ?? 0) }
  /// Sets the vertical offset of the content.
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(x: x ?? 0, y: y) }
  /// Sets the view at which the content is.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }
}
