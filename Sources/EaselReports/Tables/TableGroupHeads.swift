import EaselBlocks
import EaselCanvas
import Foundation

/// The headings of a table's groups.
///
/// Each is made once, when its group begins, and drawn again where the group goes on: a ``Section`` among
/// them is counted once.
final class TableGroupHeads {
  private var heads: [Int: (node: any LayoutNode, count: Int)] = [:]

  /// The heading of a group.
  ///
  /// - Parameters:
  ///   - group: Which of the groups.
  ///   - session: The rendering.
  ///   - make: Makes it.
  func content(
    of group: Int, in session: BlockSession, _ make: () -> any LayoutNode
  ) -> any LayoutNode {
    if let head = heads[group] { return head.node }
    let before = session.liveNodeCount
    let node = make()
    heads[group] = (node, session.liveNodeCount - before)
    return node
  }

  /// The notes of the heading of a group that was made.
  func notes(of group: Int) -> [PageNote] { heads[group]?.node.notes ?? [] }

  /// Lets go of the headings of groups that stand on pages.
  func release(before group: Int, in session: BlockSession) {
    for (index, head) in heads where index < group {
      session.release(nodes: head.count)
      heads[index] = nil
    }
  }
}

/// The heading of a group, which says where it goes on.
struct GroupHead: Block {
  let content: any LayoutNode
  let isContinued: Bool
  let padding: CGFloat
  /// The width of the table.
  let width: CGFloat
  @EnvironmentValue(\.reportWords) private var words

  var body: some Block {
    if isContinued {
      ContinuedHead(content, continued, width: width).padding(.vertical, padding)
    } else {
      NodeBlock(node: content).padding(.vertical, padding)
    }
  }

  /// The words around the title, which is a block.
  private var continued: some Block {
    Text(verbatim: words.text(.continued, ["title": ""]).trimmingCharacters(in: .whitespaces))
      .foregroundStyle(.secondary)
  }
}

/// A heading and the words that it goes on: beside it, or beneath one that takes the width of the table,
/// such as one with a sum.
private struct ContinuedHead: Block {
  typealias Body = Never
  let content: any LayoutNode
  let words: any Block
  let width: CGFloat

  init(_ content: any LayoutNode, _ words: any Block, width: CGFloat) {
    (self.content, self.words, self.width) = (content, words, width)
  }
}

extension ContinuedHead: PrimitiveBlock {
  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let nodes = [content] + inputs.nodes(of: words)
    let needed = nodes.dropFirst().reduce(content.size(.init(width: width, height: nil)).width) {
      $0 + Self.spacing + $1.size(.unspecified).width
    }
    return needed <= width
      ? StackNode(
        nodes, axis: .horizontal, alignment: VerticalAlignment.firstTextBaseline.key,
        spacing: Self.spacing, inputs)
      : StackNode(
        nodes, axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, inputs)
  }

  private static let spacing: CGFloat = 4
}

extension BlockSession {
  /// Runs the closure, and lets go of the nodes that it makes: they are kept by what they are laid out to
  /// alone, which lasts as long as its page.
  func withPassingNodes<Result>(_ body: () -> Result) -> Result {
    let before = liveNodeCount
    defer { release(nodes: liveNodeCount - before) }
    return body()
  }
}
