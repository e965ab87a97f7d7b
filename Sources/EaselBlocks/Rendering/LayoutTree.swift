import EaselCanvas
import Foundation

/// The rectangles of a block and of the blocks inside it, computed without drawing.
///
/// ```swift
/// let invoice = VStack { Text("Invoice"); Text("1,284").id("total") }
/// let tree = invoice.layoutTree(width: 480)
/// let height = tree.size.height
/// let total = tree.frame(of: "total")
/// ```
///
/// Tests of a layout can compare numbers instead of pixels. A preview can find the source line of a
/// rectangle. The tree can be encoded, for example as JSON.
public struct LayoutTree: Encodable, Sendable {
  /// A rectangle of the layout, with the type, source line and identity of its block, and the
  /// rectangles inside it.
  public struct Item: Encodable, Sendable {
    /// The type of the block, such as `VStack`; `nil` for most modifiers, such as padding.
    public var name: String?
    /// The source file and line of the block, such as `Report.swift:12`; `nil` if they are not
    /// known.
    public var source: String?
    /// The identity set by ``Block/id(_:file:line:)``, as text; `nil` if none is set.
    public var id: String?
    /// The rectangle in points, from the upper left corner of the root.
    public var frame: CGRect
    /// The items directly inside this one, from back to front without regard to
    /// ``Block/zIndex(_:)``.
    public var children: [Item]
  }

  /// The item of the outermost block, with the items inside it.
  public var root: Item
  /// The diagnostics recorded during the layout, without those of drawing.
  public var diagnostics: [Diagnostic]
  /// The size of the outermost rectangle, in points.
  public var size: CGSize { root.frame.size }

  /// Returns the rectangle, in points, of the first block with an identity; `nil` if there is none.
  ///
  /// Identities are compared as text, as in an encoded tree: `1` and `"1"` are equal.
  ///
  /// - Parameter id: The value passed to ``Block/id(_:file:line:)``.
  public func frame(of id: some Hashable) -> CGRect? { root.find("\(id)")?.frame }
}

extension LayoutTree.Item {
  private enum CodingKeys: String, CodingKey { case name, source, id, frame, children }

  /// Encodes the item and the items inside it.
  ///
  /// `JSONEncoder` refuses more than 512 nested arrays and objects. Items more than 120 levels deep
  /// are therefore written side by side, each before the items inside it.
  ///
  /// - Parameter encoder: The encoder to write to.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(name, forKey: .name)
    try container.encodeIfPresent(source, forKey: .source)
    try container.encodeIfPresent(id, forKey: .id)
    try container.encode(frame, forKey: .frame)
    // Each level of items adds a key and an index to the path.
    let isDeep = encoder.codingPath.count >= 2 * 120
    try container.encode(isDeep ? flattened : children, forKey: .children)
  }

  /// All items inside this one, each without children and before the items inside it.
  private var flattened: [LayoutTree.Item] {
    var items: [LayoutTree.Item] = []
    var open = Array(children.reversed())
    while var item = open.popLast() {
      open += item.children.reversed()
      item.children = []
      items.append(item)
    }
    return items
  }

  fileprivate func find(_ id: String) -> LayoutTree.Item? {
    if self.id == id { return self }
    for child in children {
      if let found = child.find(id) { return found }
    }
    return nil
  }

  /// Returns the rectangle, in points, of the first block with an identity; `nil` if there is none.
  ///
  /// Identities are compared as text: `1` and `"1"` are equal.
  ///
  /// - Parameter id: The value passed to ``Block/id(_:file:line:)``.
  public func frame(of id: some Hashable) -> CGRect? { find("\(id)")?.frame }

  package init(_ fragment: Fragment, at origin: CGPoint) {
    name = fragment.path?.name
    source = fragment.path?.source?.description
    id = fragment.id.map { "\($0.base)" }
    frame = CGRect(origin: origin, size: fragment.size)
    let children = fragment.children.map { (fragment: $0.fragment, origin: origin + $0.origin) }
    self.children =
      StackSpace.isShort
      ? StackSpace.onLargerStack { children.map { .init($0.fragment, at: $0.origin) } }
      : children.map { .init($0.fragment, at: $0.origin) }
  }
}

extension Block {
  /// Lays the block out without drawing it and returns the rectangles of the block and its content.
  ///
  /// - Parameters:
  ///   - width: The proposed width, in points; `nil` uses the ideal width.
  ///   - height: The proposed height, in points; `nil` uses the ideal height.
  ///   - options: The appearance, the locale and the limits of the layout.
  public func layoutTree(
    width: CGFloat? = nil, height: CGFloat? = nil, options: RenderOptions = RenderOptions()
  ) -> LayoutTree {
    layoutTree(width: width, height: height, options: options, in: BlockSurroundings())
  }

  /// Lays the block out in an environment and returns the rectangles of the block and its content.
  package func layoutTree(
    width: CGFloat?, height: CGFloat?, options: RenderOptions, in surroundings: BlockSurroundings
  ) -> LayoutTree {
    options.limits.withTextLimits {
      options.withLocale {
        let rendering = BlockRendering(self, options: options, in: surroundings)
        let fragment = rendering.place(ProposedSize(width: width, height: height))
        return LayoutTree(
          root: LayoutTree.Item(fragment, at: .zero), diagnostics: rendering.session.diagnostics)
      }
    }
  }
}
