import EaselBlocks
import EaselCanvas
import Foundation

/// The part of a table on one page while it is filled.
struct TableFilling {
  let node: TableNode
  let columns: TableColumns
  private let head: TableHead.Placed
  let region: FlowRegion
  private let isFirst: Bool
  private let start: Int
  var inner: Cursor
  var page: PageState
  let reserved: CGFloat
  var piece = TablePiece()
  var rowCount = 0
  /// The cells that span rows below those that are added.
  var openCells: [OpenCell] = []
  /// Whether the row that was added last is split between pages.
  var isBelowSplitRow = false
  /// The page footer below the last row, by the row and the number of rows of the page.
  private var lastFooter: (index: Int, rowCount: Int, fragment: Fragment?)?
  var model: TableContent { node.model }
  var buffer: RowBuffer { node.buffer }

  init(
    _ node: TableNode, _ columns: TableColumns, _ head: TableHead.Placed,
    _ region: FlowRegion, _ page: PageState, _ cursor: Cursor
  ) {
    self.node = node
    self.columns = columns
    self.head = head
    self.region = region
    self.page = page
    reserved = page.notes.height
    isFirst = cursor == .start
    if case .child(let index, let inner) = cursor {
      start = index
      self.inner = inner
    } else {
      start = node.buffer.first
      inner = .start
    }
  }

  /// The remaining height of the page, reduced by the notes that were added.
  private var space: CGFloat {
    region.height - (page.notes.height - reserved) + FlowRegion.tolerance
  }

  /// Fills the page; returns `nil` if it must wait for rows.
  mutating func run() -> Fill? {
    if isFirst || model.repeatsHeader, head.height > 0 {
      piece.append(.head, head.height, head.children)
    }
    if isFirst, !reserve(node.headNotes, below: piece.height), !region.isFresh {
      return .none(need: piece.height + node.line.height)
    }
    // A continued row was included in the sum of the page on which it began.
    let brought =
      buffer.has(start)
      ? (inner == .start ? buffer.row(start).brought : buffer.row(start).carried)
      : (start == 0 ? model.initial : lastCarried)
    if buffer.isWaiting { return nil }
    addPageHeader(brought)
    let above = piece.height
    let footer = blocks(
      model.pageFooter, "page footer",
      TableContent.Page(
        brought: brought, carried: brought, isFirst: isFirst, isLast: false, rowCount: 0))
    let footerHeight = footer?.size.height ?? 0
    var index = start
    while buffer.has(index) {
      let isLast = !buffer.has(index + 1)
      if buffer.isWaiting { return nil }
      // The footers of groups are on the page of their last row.
      let footers = groupFooters(index)
      let ending =
        isLast
        ? lastHeight(index, brought, rowCount: rowCount + 1) + region.tail : footerHeight
      let below = footers.height + ending
      let heads = groupHeads(index)
      // The parts of a row that is split between pages have the same cells.
      let layout =
        inner == .start
        ? node.layout(index, columns, startsSpans: startsSpans)
        : buffer.layout(index) ?? node.layout(index, columns, startsSpans: true)
      let lack = lack(layout)
      let need = heads.height + layout.height
      var keep = need + lack + footers.height
      if model.keepsGroups, buffer.row(index).beginsGroup {
        guard let height = groupHeight(from: index, heads.height) else { return nil }
        if height <= region.fullHeight - above - ending { keep = height }
      }
      if !isLast,
        leavesOneRow(
          index, layout, piece.height + need + footers.height, brought, above: above)
      {
        if beginsWithOneRow(layout.height) { return .none(need: piece.height + need + below) }
        return end(.child(index, .start), footer, brought, index - 1)
      }
      if buffer.isWaiting { return nil }
      if inner == .start, piece.height + keep + ending <= space,
        reserveNotes(layout, index, piece.height + need + below)
      {
        add(heads)
        addRow(index, layout)
        addFooters(footers, below: index)
        index += 1
        continue
      }
      // The row moves to the next page; it is broken if it is too high for a page.
      let capacity = region.fullHeight - above - heads.height - below
      let mayBreak =
        inner != .start || model.rowBreaks == .anywhere
        || layout.height > capacity + FlowRegion.tolerance
      let left = region.isFresh && rowCount == 0
      if mayBreak && (layout.hasNodes || inner != .start) {
        let height = space - piece.height - heads.height
        let saved = (piece, page)
        add(heads)
        let most = region.fullHeight - above - heads.height
        // A split row has the cells above it that continue, which end there.
        let own = inner == .start ? node.layout(index, columns, startsSpans: true) : layout
        switch addBroken(index, own, height, most, footerHeight, below) {
        case .whole:
          addFooters(footers, below: index)
          index += 1
          inner = .start
          continue
        case .part(let rest): return end(.child(index, rest), footer, brought, index)
        case .none: (piece, page) = saved
        }
      }
      if beginsWithOneRow(layout.height) { return .none(need: piece.height + need + below) }
      if rowCount > 0 { return end(.child(index, inner), footer, brought, index - 1) }
      guard left, page.isForced || layout.height > capacity else {
        return .none(need: piece.height + need + below)
      }
      // It is too high for any page, so it is placed here.
      add(heads)
      if inner != .start {
        // What is on the page before is not placed again.
        let height = space - piece.height
        let most = region.fullHeight - above - heads.height
        switch addBroken(index, layout, height, most, footerHeight, below, isForced: true) {
        case .whole:
          addFooters(footers, below: index)
          index += 1
          inner = .start
          continue
        case .part(let rest): return end(.child(index, rest), footer, brought, index)
        case .none: break
        }
      }
      addRow(index, layout)
      addFooters(footers, below: index)
      index += 1
      inner = .start
      if buffer.has(index) { return end(.child(index, .start), footer, brought, index - 1) }
    }
    if buffer.isWaiting { return nil }
    return finish(index, brought)
  }

  // MARK: Ends

  /// The sum of all rows, if no rows are left.
  private var lastCarried: TableSum {
    start > buffer.first && buffer.isHeld(start - 1) ? buffer.row(start - 1).carried : model.initial
  }

  private func carried(_ last: Int, _ brought: TableSum) -> TableSum {
    buffer.isHeld(last) ? buffer.row(last).carried : brought
  }

  /// Ends the page; the table continues on the next one.
  private mutating func end(
    _ rest: Cursor, _ footer: Fragment?, _ brought: TableSum, _ last: Int
  ) -> Fill {
    let sum = last >= start ? carried(last, brought) : brought
    endSpans()
    if footer != nil,
      let known = blocks(
        model.pageFooter, "page footer",
        TableContent.Page(
          brought: brought, carried: sum, isFirst: isFirst, isLast: false, rowCount: rowCount))
    {
      add(.pageFooter(isTotal: false), known)
    }
    return .part(fragment(isLast: false, endsInRow: rest.isInRow), rest: rest)
  }

  /// Ends the table.
  private mutating func finish(_ index: Int, _ brought: TableSum) -> Fill {
    let sum = index > start ? carried(index - 1, brought) : brought
    for fault in buffer.lastFaults { note(fault) }
    noteSpanCount()
    if sum.missing > (model.initialFault == nil ? 0 : 1) {
      page.append(.diagnostic(node.missingNote(sum.missing)))
    }
    if let footer = footer(below: index - 1, brought, sum, rowCount: rowCount) {
      add(.pageFooter(isTotal: true), footer)
    }
    if rowCount == 0, piece.height + region.tail > space, !region.isFresh {
      return .none(need: piece.height + region.tail)
    }
    return .whole(fragment(isLast: true, endsInRow: false))
  }

  /// The height of the page footer below the last row of the table.
  ///
  /// - Parameters:
  ///   - index: The last row.
  ///   - brought: The sum of the rows of earlier pages.
  ///   - rowCount: The number of rows of the page.
  private mutating func lastHeight(_ index: Int, _ brought: TableSum, rowCount: Int) -> CGFloat {
    footer(below: index, brought, buffer.row(index).carried, rowCount: rowCount)?.size.height ?? 0
  }

  /// The page footer below the last row of the table, made once: it is measured before the row is
  /// placed.
  private mutating func footer(
    below index: Int, _ brought: TableSum, _ carried: TableSum, rowCount: Int
  ) -> Fragment? {
    if let known = lastFooter, known.index == index, known.rowCount == rowCount {
      return known.fragment
    }
    let footer = blocks(
      model.pageFooter, "page footer",
      TableContent.Page(
        brought: brought, carried: carried, isFirst: isFirst, isLast: true, rowCount: rowCount))
    lastFooter = (index, rowCount, footer)
    return footer
  }

  /// Whether a row that fits, and is the second last, has to move to the next page with the last
  /// one, which would be alone there below the sum of the rows before.
  ///
  /// - Parameters:
  ///   - index: The row.
  ///   - layout: The cells of the row.
  ///   - bottom: The bottom edge of the row.
  ///   - brought: The sum of the rows of earlier pages.
  ///   - above: The height of the titles and of the page header.
  private mutating func leavesOneRow(
    _ index: Int, _ layout: RowLayout, _ bottom: CGFloat, _ brought: TableSum, above: CGFloat
  ) -> Bool {
    guard rowCount > 0, inner == .start, !model.keepsGroups, keepsPairs(layout.height),
      model.rowBreaks == .whereNeeded, buffer.has(index + 1), !buffer.has(index + 2),
      !buffer.isWaiting
    else { return false }
    let next = node.layout(index + 1, columns)
    let last = next.height + lack(layout, and: next)
    let ending = lastHeight(index + 1, brought, rowCount: rowCount + 2) + region.tail
    let below = groupFooters(index + 1).height + ending
    let heads = groupHeads(index + 1).height
    return bottom + heads + last + below > space
      && above + heads + layout.height + last + below <= region.fullHeight
  }

  /// Whether the table has only its first row on this page, and another page has space for more.
  ///
  /// - Parameter row: The height of a row.
  private func beginsWithOneRow(_ row: CGFloat) -> Bool {
    isFirst && rowCount == 1 && inner == .start && !region.isFresh && !page.isForced
      && model.rowBreaks == .whereNeeded && keepsPairs(row)
  }

  /// Whether a page has at least two rows of the table: on pages with few rows, keeping two of them
  /// would leave much space.
  private func keepsPairs(_ row: CGFloat) -> Bool {
    model.carriesSums || region.fullHeight >= Self.minimumRows * row
  }

  /// The number of rows for which a page has space if at least two are kept before and after a break.
  private static let minimumRows: CGFloat = 6

  // MARK: Parts

  private func blocks(
    _ make: ((TableContent.Page) -> any Block)?, _ name: String, _ page: TableContent.Page
  ) -> Fragment? {
    guard let make else { return nil }
    return blocks(node.inputs.run { make(page) }, name, sum: page.carried)
  }

  /// Lays out blocks in the width of the table; returns `nil` if they have no height.
  func blocks(
    _ block: any Block, _ name: String, sum: TableSum?, emphasis: SumEmphasis = .strong
  ) -> Fragment? {
    node.inputs.session.withPassingNodes {
      let blocks = node.node(block, name, columns, sum: sum, emphasis: emphasis)
      if !blocks.notes.isEmpty {
        node.inputs.note(
          .warning, .unsupportedOption,
          "a footnote in the \(name) of a table has no number and is left out; put it into a column "
            + "title or a cell", operation: "Table")
      }
      let fragment = blocks.place(ProposedSize(width: columns.width, height: nil))
      return fragment.size.height > 0 ? fragment : nil
    }
  }

  private mutating func addPageHeader(_ brought: TableSum) {
    let page = TableContent.Page(
      brought: brought, carried: brought, isFirst: isFirst, isLast: false, rowCount: 0)
    if let header = blocks(model.pageHeader, "page header", page) { add(.pageHeader, header) }
  }

  mutating func add(_ kind: TablePiece.Kind, _ fragment: Fragment) {
    for total in fragment.squashedTotals
    where node.squashedTotals[total.column, default: page.number] == page.number {
      node.squashedTotals[total.column] = page.number
      page.append(.diagnostic(node.totalNote(total)))
    }
    piece.append(kind, fragment.size.height, [child(fragment, at: .zero)])
  }

  func child(_ fragment: Fragment, at origin: CGPoint) -> Fragment.Child {
    let x = columns.left(origin.x, width: fragment.size.width)
    return Fragment.Child(fragment, at: CGPoint(x: x, y: origin.y))
  }

  private func fragment(isLast: Bool, endsInRow: Bool) -> Fragment {
    Fragment(
      size: CGSize(width: columns.width, height: piece.height), children: piece.children,
      drawing: TableDrawing(
        node: node, columns: columns, head: head, items: piece.items,
        position: PiecePosition(isFirst: isFirst, isLast: isLast), endsInRow: endsInRow),
      path: node.path)
  }
}

extension Cursor {
  /// Whether the cursor is inside a row.
  fileprivate var isInRow: Bool {
    if case .child(_, let inner) = self { inner != .start } else { false }
  }
}
