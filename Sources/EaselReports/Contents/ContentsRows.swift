import EaselBlocks
import Foundation

/// The lines of a list of contents, from top to bottom.
struct ContentsRows: PrimitiveBlock {
  typealias Body = Never
  let count: Int
  /// Makes the line at an index; may be called several times for an index.
  let row: (Int) -> any Block

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    var inner = inputs
    inner.stackAxis = .vertical
    return ContentsRowsNode(count, inner, row: row)
  }
}

/// The layout node of the lines of a list of contents; each line is made when a page reaches it.
///
/// A list of thousands of entries is laid out several times, some dozens of entries on each page.
/// The lines that were made last are kept; others are made again if a page is laid out again.
final class ContentsRowsNode: LayoutNode {
  private struct Row {
    let index: Int
    let node: any LayoutNode
    /// The number of nodes that were made for it.
    let nodeCount: Int
  }

  /// The maximum number of lines that are kept; most pages have fewer.
  private static let mostKept = 128
  private let count: Int
  private let inputs: NodeInputs
  private let row: (Int) -> any Block
  /// In the order in which they were made.
  private var rows: [Row] = []
  private var sizes = SizeCache()

  var path: BlockPath? { inputs.path }

  init(_ count: Int, _ inputs: NodeInputs, row: @escaping (Int) -> any Block) {
    self.count = count
    self.inputs = inputs
    self.row = row
  }

  deinit { inputs.session.release(nodes: rows.reduce(0) { $0 + $1.nodeCount }) }

  func size(_ proposal: ProposedSize) -> CGSize {
    let proposal = proposal.sanitized
    if let size = sizes[proposal] { return size }
    let size = inputs.session.withPassingNodes { whole.size(proposal) }
    sizes[proposal] = size
    return size
  }

  func place(_ proposal: ProposedSize) -> Fragment {
    inputs.session.withPassingNodes { whole.place(proposal) }
  }

  func fill(_ region: FlowRegion, from cursor: Cursor, _ page: inout PageState) -> Fill {
    let isMirrored = inputs.environment.layoutDirection == .rightToLeft
    return ColumnFlow(
      self, alignment: HorizontalAlignment.leading.key, isMirrored: isMirrored, path: path
    ).fill(region, from: cursor, &page)
  }

  /// All lines, for a list that is placed whole, beside other blocks.
  private var whole: StackNode {
    StackNode(
      (0..<count).map(makeNode), axis: .vertical, alignment: HorizontalAlignment.leading.key,
      spacing: 0, inputs)
  }

  private func makeNode(_ index: Int) -> any LayoutNode {
    let inputs = inputs.appending(.position(index))
    return inputs.session.makePiece(inputs) { inputs.node(of: inputs.run { row(index) }) }
  }
}

extension ContentsRowsNode: ColumnChildren {
  func child(at index: Int) -> (any LayoutNode)? {
    guard index < count else { return nil }
    if let known = rows.last(where: { $0.index == index }) { return known.node }
    let session = inputs.session
    if rows.count >= Self.mostKept { session.release(nodes: rows.removeFirst().nodeCount) }
    let before = session.liveNodeCount
    let node = makeNode(index)
    rows.append(Row(index: index, node: node, nodeCount: session.liveNodeCount - before))
    return node
  }

  func spacing(before index: Int) -> CGFloat { 0 }
}
