import EaselCanvas
import Foundation

/// The sizes and positions of a block and everything in it, as numbers.
///
/// ```swift
/// let tree = invoice.layoutTree(width: 480)
/// tree.size.height
/// tree.frame(of: "total")       // of the block with `.id("total")`
/// ```
///
/// Tests of a layout compare numbers rather than pixels; a preview finds the line of the source that
/// a rectangle comes from. It can be encoded, as JSON for instance.
public struct LayoutTree: Encodable, Sendable {
  /// One rectangle of the layout.
  public struct Item: Encodable, Sendable {
    /// The type of the block, such as `VStack`; nil where it is not known.
    public var name: String?
    /// The file and line where the block is made; nil where they are not known.
    public var source: String?
    /// The identity that ``Block/id(_:)`` gave the block, as text.
    public var id: String?
    /// The rectangle in points, from the top left corner of the root.
    public var frame: CGRect
    /// The rectangles within it, from back to front.
    public var children: [Item]
  }

  /// The outermost rectangle.
  public var root: Item
  /// The diagnostics of the layout.
  public var diagnostics: [Diagnostic]
  /// The size in points.
  public var size: CGSize { root.frame.size }

  /// The rectangle of the first block with an identity; nil where there is none.
  ///
  /// Identities are compared as text, since an encoded tree has them so: `1` and `"1"` are the same.
  ///
  /// - Parameter id: The value that was given to ``Block/id(_:)``.
  public func frame(of id: some Hashable) -> CGRect? { root.find("\(id)")?.frame }
}

extension LayoutTree.Item {
  fileprivate func find(_ id: String) -> LayoutTree.Item? {
    if self.id == id { return self }
    for child in children {
      if let found = child.find(id) { return found }
    }
    return nil
  }

  /// The rectangle of the first block with an identity; nil where there is none.
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
  /// Lays the block out without drawing it.
  ///
  /// - Parameters:
  ///   - width: The proposed width in points; nil takes the ideal width.
  ///   - height: The proposed height in points; nil takes the ideal height.
  ///   - options: The appearance, the locale and the limits.
  public func layoutTree(
    width: CGFloat? = nil, height: CGFloat? = nil, options: RenderOptions = RenderOptions()
  ) -> LayoutTree {
    options.limits.withTextLimits {
      options.withLocale {
        let rendering = BlockRendering(self, options: options)
        let fragment = rendering.place(ProposedSize(width: width, height: height))
        return LayoutTree(
          root: LayoutTree.Item(fragment, at: .zero), diagnostics: rendering.session.diagnostics)
      }
    }
  }
}
