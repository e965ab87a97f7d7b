import EaselBlocks
import EaselCanvas
import Foundation

/// Views side by side with lines between them, which share the width.
public struct HSplitView<Content: View>: View {
  let content: Content
  /// Creates a row of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The views and the lines between them.
  public var body: some View { SplitParts(axis: .horizontal, content: content) }
}

/// Views one below another with lines between them, which share the height.
public struct VSplitView<Content: View>: View {
  let content: Content
  /// Creates a column of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The views and the lines between them.
  public var body: some View { SplitParts(axis: .vertical, content: content) }
}

private struct SplitParts<Content: View>: PrimitiveBlock {
  let axis: Axis
  let content: Content

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let line = inputs.fill(Color(.separator))
    var nodes: [any LayoutNode] = []
    for node in inputs.entering("SplitView").nodes(of: content) {
      if !nodes.isEmpty {
        let thickness: CGFloat = 1
        let block = NodeBlock(node: line)
        nodes.append(
          axis == .horizontal
            ? inputs.node(of: block.frame(width: thickness))
            : inputs.node(of: block.frame(height: thickness)))
      }
      nodes.append(node)
    }
    let key = axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
    return StackNode(nodes, axis: axis, alignment: key, spacing: 0, inputs)
  }
}
