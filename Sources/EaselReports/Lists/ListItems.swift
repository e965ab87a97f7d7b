import EaselBlocks
import EaselCanvas
import Foundation

/// A list whose items flow over pages.
struct ListBlock: PrimitiveBlock {
  typealias Body = Never
  let numbering: MarkedContent.Tag.Numbering
  let label: (Int) -> String
  let items: any Block
  let name: String
  let source: SourceLocation

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    var inner = inputs.entering(.text(name), source, stackAxis: .vertical)
    inner.environment.listDepth += 1
    let gap = inputs.environment.theme.spacing.paragraph / 2
    let isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
    var number = 0
    var items: [any LayoutNode] = []
    let groups = Self.items(of: inner.nodes(of: self.items))
    let labels = groups.filter(\.hasLabel).count
    // The indent fits the widest label, so that labels align at their end. Of Roman numerals and
    // letters any label can be it; otherwise it is the last.
    let isUneven = numbering == .lowerRoman || numbering == .lowerAlpha
    let numbers = isUneven ? 1...max(labels, 1) : max(labels, 1)...max(labels, 1)
    let widest = numbers.map { labelNode(label($0), inner).size(.unspecified).width }.max() ?? 0
    let indent = max(widest + 6, 14)
    func column(_ nodes: [any LayoutNode]) -> any LayoutNode {
      StackNode(
        nodes, axis: .vertical, alignment: HorizontalAlignment.leading.key,
        spacing: gap.isFinite ? gap : 0, inner)
    }
    for group in groups {
      if group.hasLabel { number += 1 }
      let item = ListItemNode(
        group.nodes.count == 1 ? group.nodes[0] : column(group.nodes),
        label: group.hasLabel ? labelNode(label(number), inner) : nil, indent: indent,
        isRightToLeft: isRightToLeft, inner)
      items.append(TagModifier(tag: MarkedContent.Tag(.item)).wrap(item, inner))
    }
    let column = column(items)
    let list = TagModifier(tag: MarkedContent.Tag(.list(numbering))).wrap(column, inner)
    var traits = list.traits
    traits[ListMark.self, as: ListMark.self] = ListMark()
    return WrapperNode(list, traits: traits, inner)
  }

  /// The blocks of an item: one block, and the lists in it.
  private struct Item {
    var nodes: [any LayoutNode]
    /// False for a list without a block before it.
    var hasLabel: Bool
  }

  private static func items(of nodes: [any LayoutNode]) -> [Item] {
    var items: [Item] = []
    for node in nodes {
      if node.isList, let last = items.indices.last {
        items[last].nodes.append(node)
      } else {
        items.append(Item(nodes: [node], hasLabel: !node.isList))
      }
    }
    // If an item begins with a list, its label is beside the first label of that list.
    for index in items.indices where items[index].nodes.count > 1 && items[index].nodes[0].isNoBlock
    {
      items[index].nodes.removeFirst()
    }
    return items
  }

  private func labelNode(_ label: String, _ inputs: NodeInputs) -> any LayoutNode {
    inputs.node(of: Text(verbatim: label).monospacedDigit())
  }
}

/// Marks a block as a list, which gets no label from the surrounding list.
private struct ListMark {}

/// Marks the empty first block of an item that begins with a list.
private struct NoBlockMark {}

extension LayoutNode {
  fileprivate var isList: Bool { traits[ListMark.self, as: ListMark.self] != nil }
  fileprivate var isNoBlock: Bool { traits[NoBlockMark.self, as: NoBlockMark.self] != nil }
}

/// The first block of an item that begins with a list, or of an empty item.
struct NoBlock: PrimitiveBlock {
  typealias Body = Never

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let node = inputs.node(of: Text(verbatim: ""))
    var traits = node.traits
    traits[NoBlockMark.self, as: NoBlockMark.self] = NoBlockMark()
    return WrapperNode(node, traits: traits, inputs)
  }
}

extension EnvironmentValues {
  private enum ListDepthKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  /// The number of lists around a block.
  var listDepth: Int {
    get { self[ListDepthKey.self] }
    set { self[ListDepthKey.self] = newValue }
  }
}

/// An item of a list: its label, and its content beside it.
private final class ListItemNode: LayoutNode {
  private let content: any LayoutNode
  /// `nil` for a list without a block before it.
  private let label: (any LayoutNode)?
  private let indent: CGFloat
  private let isRightToLeft: Bool
  private let key = LabelKey()
  let path: BlockPath?
  let traits: NodeTraits

  private final class LabelKey {}

  init(
    _ content: any LayoutNode, label: (any LayoutNode)?, indent: CGFloat, isRightToLeft: Bool,
    _ inputs: NodeInputs
  ) {
    self.content = TagModifier(tag: MarkedContent.Tag(.body)).wrap(content, inputs)
    self.label = label
    self.indent = indent
    self.isRightToLeft = isRightToLeft
    path = inputs.path
    traits = NodeTraits(guides: content.traits.guides)
  }

  var notes: [PageNote] { content.notes }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: proposal.width.map { max(0, $0 - indent) }, height: proposal.height)
  }

  func size(_ proposal: ProposedSize) -> CGSize {
    let size = content.size(inner(proposal))
    return CGSize(width: size.width + indent, height: size.height)
  }

  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> CGFloat? {
    content.explicitGuide(key, inner(proposal))
  }

  func place(_ proposal: ProposedSize) -> Fragment {
    piece(content.place(inner(proposal)), proposal.width, isFirst: true)
  }

  func fill(_ region: FlowRegion, from cursor: Cursor, _ page: inout PageState) -> Fill {
    var space = region
    space.width = max(0, region.width - indent)
    return content.fill(space, from: cursor, &page).map {
      piece($0, region.width, isFirst: cursor == .start)
    }
  }

  /// The distance of the label from the top with which it shares the baseline of the first line.
  private func labelOffset(_ label: any LayoutNode, _ width: CGFloat) -> CGFloat {
    let key = VerticalAlignment.firstTextBaseline.key
    guard let own = label.explicitGuide(key, .unspecified),
      let line = content.explicitGuide(key, ProposedSize(width: width, height: nil))
    else { return 0 }
    // If the first line is far below the top, as with an image above it, the label is at the top.
    return line < 3 * label.size(.unspecified).height ? line - own : 0
  }

  private func piece(_ fragment: Fragment, _ width: CGFloat?, isFirst: Bool) -> Fragment {
    let width = max(width ?? 0, fragment.size.width + indent)
    func at(_ x: CGFloat, _ fragment: Fragment) -> Fragment.Child {
      Fragment.Child(
        fragment, at: CGPoint(x: isRightToLeft ? width - x - fragment.size.width : x, y: 0))
    }
    var children = [at(indent, fragment)]
    var size = CGSize(width: width, height: fragment.size.height)
    if isFirst, let label {
      var mark = label.place(.unspecified)
      mark = Fragment(
        size: mark.size, children: [Fragment.Child(mark, at: .zero)], drawing: LabelDrawing())
      // All labels end at the same distance from the content.
      var child = at(max(0, indent - 6 - mark.size.width), mark)
      // If the label is higher, the content moves down to its baseline.
      let offset = labelOffset(label, width - indent)
      child.origin.y = max(offset, 0)
      children[0].origin.y = max(-offset, 0)
      size.height += max(-offset, 0)
      children.insert(child, at: 0)
      size.height = max(size.height, child.frame.maxY)
    }
    return Fragment(size: size, children: children, path: path)
  }
}

/// Draws the bullet or the number of an item.
private struct LabelDrawing: MarkingDrawing {
  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    canvas.withMarkedContent(.tag(.label)) { fragment.drawChildren(on: canvas, at: origin) }
  }
}
