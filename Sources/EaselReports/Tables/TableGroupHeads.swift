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
  @EnvironmentValue(\.reportWords) private var words

  var body: some Block {
    if isContinued {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        NodeBlock(node: content)
        // The words around the title, which is a block.
        Text(verbatim: words.text(.continued, ["title": ""]).trimmingCharacters(in: .whitespaces))
          .foregroundStyle(.secondary)
      }
      .padding(.vertical, padding)
    } else {
      NodeBlock(node: content).padding(.vertical, padding)
    }
  }
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
