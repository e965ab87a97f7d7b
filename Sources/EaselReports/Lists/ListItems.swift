import EaselBlocks
import EaselCanvas
import Foundation

/// A list, whose items go on over pages.
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
    let nodes = inner.nodes(of: self.items)
    let labels = nodes.indices.filter { !nodes[$0].isList }.count
    // Numbers of so many items end beneath one another.
    let widest = (1...max(labels, 1)).suffix(1).map(label).first ?? ""
    let widestNode = labelNode(widest, inner)
    let indent = max(widestNode.size(.unspecified).width + 6, 14)
    for node in nodes {
      guard !node.isList else {
        items.append(
          ListItemNode(
            node, label: nil, indent: indent, isRightToLeft: isRightToLeft, inner))
        continue
      }
      number += 1
      let item = ListItemNode(
        node, label: labelNode(label(number), inner), indent: indent,
        isRightToLeft: isRightToLeft, inner)
      items.append(TagModifier(tag: MarkedContent.Tag(.item)).wrap(item, inner))
    }
    let column = StackNode(
      items, axis: .vertical, alignment: HorizontalAlignment.leading.key,
      spacing: gap.isFinite ? gap : 0, inner)
    let list = TagModifier(tag: MarkedContent.Tag(.list(numbering))).wrap(column, inner)
    var traits = list.traits
    traits[ListMark.self, as: ListMark.self] = ListMark()
    return WrapperNode(list, traits: traits, inner)
  }

  private func labelNode(_ label: String, _ inputs: NodeInputs) -> any LayoutNode {
    inputs.node(of: Text(verbatim: label).monospacedDigit())
  }
}

/// Says that a block is a list, which has no label in the list around it.
private struct ListMark {}

extension LayoutNode {
  fileprivate var isList: Bool { traits[ListMark.self, as: ListMark.self] != nil }
}

extension EnvironmentValues {
  private enum ListDepthKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  /// How many lists lie around a block.
  var listDepth: Int {
    get { self[ListDepthKey.self] }
    set { self[ListDepthKey.self] = newValue }
  }
}

/// An item of a list: its label, and its content beside it.
private final class ListItemNode: LayoutNode {
  private let content: any LayoutNode
  /// Nil for a list in the list.
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
    self.content =
      label == nil
      ? content : TagModifier(tag: MarkedContent.Tag(.body)).wrap(content, inputs)
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

  func leastStart(_ region: FlowRegion) -> CGFloat {
    var region = region
    region.width = max(0, region.width - indent)
    return content.leastStart(region)
  }

  func fill(_ region: FlowRegion, from cursor: Cursor, _ page: inout PageState) -> Fill {
    var room = region
    room.width = max(0, region.width - indent)
    return content.fill(room, from: cursor, &page).map {
      piece($0, region.width, isFirst: cursor == .start)
    }
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
      // Labels end at the same distance from what they are of.
      children.insert(at(max(0, indent - 6 - mark.size.width), mark), at: 0)
      size.height = max(size.height, mark.size.height)
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
