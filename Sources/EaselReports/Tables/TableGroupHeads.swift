import EaselBlocks
import EaselCanvas
import Foundation

/// The headings of a table's groups.
///
/// Each heading is made once, when its group begins, and drawn again on pages on which the group
/// continues, so that a ``Section`` in it is counted once.
final class TableGroupHeads {
  /// A group of a level, by its number.
  private struct Group: Hashable {
    var level: Int
    var number: Int
  }

  private var heads: [Group: (node: any LayoutNode, count: Int)] = [:]

  /// Returns the heading of a group.
  ///
  /// - Parameters:
  ///   - number: The number of the group among those of its level.
  ///   - level: The level of the group.
  ///   - session: The session of the rendering.
  ///   - make: Makes the heading when it is needed for the first time.
  func content(
    of number: Int, at level: Int, in session: BlockSession, _ make: () -> any LayoutNode
  ) -> any LayoutNode {
    let group = Group(level: level, number: number)
    if let head = heads[group] { return head.node }
    let before = session.liveNodeCount
    let node = make()
    heads[group] = (node, session.liveNodeCount - before)
    return node
  }

  /// The notes in the headings of the groups that begin with a row, as far as they were made.
  func notes(beginningAt row: TableRowValue) -> [PageNote] {
    guard row.beginsGroup else { return [] }
    return (row.beginsLevel..<3).flatMap { level in
      heads[Group(level: level, number: row.groups[level])]?.node.notes ?? []
    }
  }

  /// Removes the headings of groups before those of a row, which are on finished pages.
  func release(before groups: GroupNumbers, in session: BlockSession) {
    for (group, head) in heads where group.number < groups[group.level] {
      session.release(nodes: head.count)
      heads[group] = nil
    }
  }
}

/// The heading of a group, with a "continued" text on further pages.
struct GroupHead: Block {
  let content: any LayoutNode
  let isContinued: Bool
  let padding: CGFloat
  /// The space above it, in points.
  let space: CGFloat
  /// The width of the table.
  let width: CGFloat
  @EnvironmentValue(\.phrases) private var phrases

  var body: some Block {
    if isContinued {
      ContinuedHead(content, continued, width: width).padding(.vertical, padding)
    } else {
      NodeBlock(node: content).padding(.vertical, padding).padding(.top, space)
    }
  }

  /// The localized "continued" text, without the title, which is a block.
  private var continued: some Block {
    let text = phrases.text(\.reports.continued, ["title": ""])
    return Text(verbatim: text.trimmingCharacters(in: .whitespaces)).foregroundStyle(.secondary)
  }
}

/// A heading with a "continued" text beside it, or below it if the heading takes the width of the
/// table, as one with a sum does.
private struct ContinuedHead: Block {
  typealias Body = Never
  let content: any LayoutNode
  let label: any Block
  let width: CGFloat

  init(_ content: any LayoutNode, _ label: any Block, width: CGFloat) {
    (self.content, self.label, self.width) = (content, label, width)
  }
}

extension ContinuedHead: PrimitiveBlock {
  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let nodes = [content] + inputs.nodes(of: label)
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
  /// Runs the closure and releases the nodes that it makes from the session's count: only their
  /// fragments keep them, which exist as long as the page.
  func withPassingNodes<Result>(_ body: () -> Result) -> Result {
    let before = liveNodeCount
    defer { release(nodes: liveNodeCount - before) }
    return body()
  }
}
