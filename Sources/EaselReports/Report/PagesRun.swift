import EaselBlocks
import EaselCanvas
import Foundation

/// The layout of the pages of one ``Pages``.
final class PagesRun {
  let settings: PagesSettings
  let children: any ColumnChildren
  var group: PageGroup
  var filler: PageFiller
  /// Whether none of its pages was laid out.
  var isFirst = true
  /// The insertion point of the pages; `nil` appends them.
  let position: Int?
  /// The number of the first page at an insertion point.
  let firstNumber: Int?
  /// The number of pages so far.
  var pageCount = 0
  /// The required side of the next page.
  var nextSide: PageSide?
  /// Releases the nodes that are on finished pages.
  let release: (Int) -> Void

  init(
    _ settings: PagesSettings, _ children: any ColumnChildren, _ group: PageGroup,
    from cursor: Cursor = .start, continuing openNotes: [PageNotes.OpenNote] = [],
    at position: (point: Int, number: Int)? = nil,
    release: @escaping (Int) -> Void = { _ in }
  ) {
    self.settings = settings
    self.children = children
    self.group = group
    self.position = position?.point
    firstNumber = position?.number
    self.release = release
    let flow = ColumnFlow(
      children, alignment: HorizontalAlignment.leading.key, isMirrored: settings.isRightToLeft,
      path: settings.inputs.path, sharesRest: true)
    let session = settings.inputs.session
    filler = PageFiller(from: cursor, continuing: openNotes) { region, cursor, page in
      (page.isRoot, page.fillsWidth) = (false, false)
      return session.withSpace { flow.fill(region, from: cursor, &page) }
    }
  }
}

/// A range of a column's children, for pages that are laid out later.
struct KeptChildren: ColumnChildren {
  private let first: Int
  private let nodes: [any LayoutNode]
  private let gaps: [CGFloat]

  init(_ children: any ColumnChildren, _ range: ClosedRange<Int>) {
    first = range.lowerBound
    nodes = range.compactMap { children.child(at: $0) }
    gaps = range.map { children.spacing(before: $0) }
  }

  private init(first: Int, nodes: [any LayoutNode], gaps: [CGFloat]) {
    self.first = first
    self.nodes = nodes
    self.gaps = gaps
  }

  /// Returns the range extended up to an index.
  func adding(_ children: any ColumnChildren, to last: Int) -> KeptChildren {
    let added = (first + nodes.count)..<max(first + nodes.count, last + 1)
    return KeptChildren(
      first: first, nodes: nodes + added.compactMap { children.child(at: $0) },
      gaps: gaps + added.map { children.spacing(before: $0) })
  }

  func child(at index: Int) -> (any LayoutNode)? {
    nodes.indices.contains(index - first) ? nodes[index - first] : nil
  }

  func spacing(before index: Int) -> CGFloat {
    index > first && gaps.indices.contains(index - first) ? gaps[index - first] : 0
  }
}

/// The children of a column before the next ``Pages``.
struct ChildrenBeforePages: ColumnChildren {
  let list: FlowList

  func child(at index: Int) -> (any LayoutNode)? {
    guard let node = list.child(at: index), PagesNode.in(node) == nil else { return nil }
    return node
  }

  func spacing(before index: Int) -> CGFloat { list.spacing(before: index) }
}

extension PagesNode {
  /// Returns the pages node inside of a node and its modifiers.
  static func `in`(_ node: any LayoutNode) -> PagesNode? {
    var node = node
    while let wrapper = node as? WrapperNode { node = wrapper.content }
    return node as? PagesNode
  }
}

extension BlockSession {
  /// Runs the closure on a stack that is large enough for the deepest block.
  func withSpace<Result>(_ body: () -> Result) -> Result {
    needsLargerStack ? StackSpace.onLargerStack(body) : body()
  }
}
