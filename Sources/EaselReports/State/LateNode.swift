import EaselBlocks
import EaselCanvas
import Foundation

/// A block that is laid out when all other parts of the report are known.
class LateNode: LayoutNode {
  /// Whether its `Pages` end after it.
  var endsPages = false
  private let state: ReportState
  let inputs: NodeInputs
  private var known: (node: StackNode, nodeCount: Int, version: Int, labels: [String]?)?

  init(_ inputs: NodeInputs) {
    self.inputs = inputs
    state = ReportState.of(inputs.session)
  }

  var path: BlockPath? { inputs.path }

  /// Returns the blocks; called when the report is known.
  func blocks(_ state: ReportState) -> any Block {
    preconditionFailure("\(Self.self) does not say what it is made of")
  }

  /// Returns the numbers of pages that the blocks show; `nil` if they are not known beforehand.
  func labels(_ state: ReportState) -> [String]? { nil }

  /// The column of blocks, made again when numbers of pages have changed that it shows.
  private var column: StackNode {
    let version = state.numbers.version
    if let known, known.version == version { return known.node }
    let labels = labels(state)
    if let known, labels != nil, known.labels == labels {
      self.known?.version = version
      return known.node
    }
    let session = inputs.session
    if let known { session.release(nodes: known.nodeCount) }
    known = nil
    let before = session.liveNodeCount
    // Identified as a cell, so that notes keep their numbers when the blocks are made again.
    let nodes = state.makingCell(inputs.identity) { inputs.nodes(of: blocks(state)) }
    let node = StackNode(
      nodes, axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, inputs)
    known = (node, session.liveNodeCount - before, version, labels)
    return node
  }

  func size(_ proposal: ProposedSize) -> CGSize { state.isKnown ? column.size(proposal) : .zero }

  func place(_ proposal: ProposedSize) -> Fragment {
    guard !state.isKnown else { return column.place(proposal) }
    guard inputs.session.anchors != nil else {
      inputs.note(omission)
      return Fragment(size: .zero)
    }
    return Fragment(size: .zero).reporting([.diagnostic(omission)])
  }

  /// The error of a list that is left out.
  ///
  /// Only pages over which a list flows by itself are laid out again when the sections are known.
  private var omission: Diagnostic {
    var diagnostic = Diagnostic(
      .error, .unsupportedOption,
      "a list of contents is beside other blocks, in a frame with a height, or outside of a report, "
        + "and is left out; let it flow over the pages of a report",
      operation: path?.name)
    diagnostic.viewPath = path?.description
    return diagnostic
  }

  func fill(_ region: FlowRegion, from cursor: Cursor, _ page: inout PageState) -> Fill {
    let nothing = Fragment(size: .zero)
    guard state.isKnown else {
      guard cursor == .start else { return .whole(nothing) }
      if page.isBesideOthers {
        page.append(.diagnostic(omission))
        return .whole(nothing)
      }
      state.lateNode = self
      page.requestedBreak = .later
      return .part(nothing, rest: .end)
    }
    guard cursor != .end else { return .whole(nothing) }
    // As wide as the page: the size of the column would be that of its widest line.
    let column = column
    let flow = ColumnFlow(
      column, alignment: HorizontalAlignment.leading.key, isMirrored: column.isMirrored,
      path: column.path)
    switch flow.fill(region, from: cursor, &page) {
    case .whole(let fragment) where endsPages:
      // The blocks after it are on the pages that are already drawn.
      page.endsFlow = true
      return .part(fragment, rest: .end)
    case let fill: return fill
    }
  }
}
