import EaselBlocks
import EaselCanvas
import Foundation

/// One page of a table while it is filled.
struct TableFilling {
  private let node: TableNode
  private let columns: TableColumns
  private let head: TableHead.Placed
  private let region: FlowRegion
  private let isFirst: Bool
  private let start: Int
  private var inner: Cursor
  private(set) var page: PageState
  private let reserved: CGFloat
  private var piece = TablePiece()
  private var rowCount = 0
  private var model: TableContent { node.model }
  private var buffer: RowBuffer { node.buffer }

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

  /// What is left of the page, without the notes that were added.
  private var room: CGFloat {
    region.height - (page.notes.height - reserved) + FlowRegion.tolerance
  }

  /// Fills the page; nil where rows must be waited for.
  mutating func run() -> Fill? {
    if isFirst || model.repeatsHeader, head.height > 0 {
      piece.append(.head, head.height, head.children)
    }
    if isFirst, !reserve(node.headNotes, beneath: piece.height), !region.isFresh {
      return .none(need: piece.height + node.line.height)
    }
    // A row that goes on was in the sum of the page on which it began.
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
      let beneath = isLast ? lastHeight(index, brought) + region.tail : footerHeight
      let group = groupHead(index)
      let layout = node.layout(index, columns)
      let need = (group?.size.height ?? 0) + layout.height
      var keep = need
      if model.keepsGroups, buffer.row(index).beginsGroup {
        guard let height = groupHeight(from: index, group?.size.height ?? 0) else { return nil }
        let capacity = region.fullHeight - above - beneath
        if height <= capacity { keep = height }
      }
      if inner == .start, piece.height + keep + beneath <= room,
        reserveNotes(layout, index, piece.height + need + beneath)
      {
        if let group { addGroup(group, index) }
        addRow(index, layout)
        index += 1
        continue
      }
      // The row goes overleaf, or is broken where no page holds it.
      let capacity = region.fullHeight - above - (group?.size.height ?? 0) - beneath
      let mayBreak =
        inner != .start || model.rowBreaks == .anywhere
        || layout.height > capacity + FlowRegion.tolerance
      let left = region.isFresh && rowCount == 0
      if mayBreak && (layout.hasNodes || inner != .start) {
        let groupHeight = group?.size.height ?? 0
        let height = room - piece.height - groupHeight
        let saved = (piece, page)
        if let group { addGroup(group, index) }
        switch addBroken(index, layout, height, footerHeight, beneath, isLast) {
        case .whole:
          index += 1
          inner = .start
          continue
        case .part(let rest): return end(.child(index, rest), footer, brought, index)
        case .none: (piece, page) = saved
        }
      }
      if rowCount > 0 { return end(.child(index, inner), footer, brought, index - 1) }
      guard left, page.isForced || layout.height > capacity else {
        return .none(need: piece.height + need + beneath)
      }
      // No page holds it: it stands where it is.
      if let group { addGroup(group, index) }
      addRow(index, layout)
      index += 1
      inner = .start
      if buffer.has(index) { return end(.child(index, .start), footer, brought, index - 1) }
    }
    if buffer.isWaiting { return nil }
    return finish(index, brought)
  }

  // MARK: Ends

  /// The sum of all rows, where none is left.
  private var lastCarried: Any {
    start > buffer.first && buffer.isHeld(start - 1) ? buffer.row(start - 1).carried : model.initial
  }

  private func carried(_ last: Int, _ brought: Any) -> Any {
    buffer.isHeld(last) ? buffer.row(last).carried : brought
  }

  /// Ends a page on which the table does not end.
  private mutating func end(
    _ rest: Cursor, _ footer: Fragment?, _ brought: Any, _ last: Int
  ) -> Fill {
    let sum = last >= start ? carried(last, brought) : brought
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
  private mutating func finish(_ index: Int, _ brought: Any) -> Fill {
    let sum = index > start ? carried(index - 1, brought) : brought
    if let known = blocks(
      model.pageFooter, "page footer",
      TableContent.Page(
        brought: brought, carried: sum, isFirst: isFirst, isLast: true, rowCount: rowCount))
    {
      add(.pageFooter(isTotal: true), known)
    }
    if rowCount == 0, piece.height + region.tail > room, !region.isFresh {
      return .none(need: piece.height + region.tail)
    }
    return .whole(fragment(isLast: true, endsInRow: false))
  }

  /// The height of what stands beneath the last row.
  private func lastHeight(_ index: Int, _ brought: Any) -> CGFloat {
    blocks(
      model.pageFooter, "page footer",
      TableContent.Page(
        brought: brought, carried: buffer.row(index).carried, isFirst: isFirst, isLast: true,
        rowCount: rowCount + 1))?.size.height ?? 0
  }

  // MARK: Parts

  private func blocks(
    _ make: ((TableContent.Page) -> any Block)?, _ name: String, _ page: TableContent.Page
  ) -> Fragment? {
    guard let make else { return nil }
    return node.inputs.session.withPassingNodes {
      let blocks = node.node(node.inputs.run { make(page) }, name, columns)
      if !blocks.notes.isEmpty {
        node.inputs.note(
          .warning, .unsupportedOption,
          "a note in the \(name) of a table has no place, since that stands on each page; it is left "
            + "out. Put it into a title or a cell", operation: "Table")
      }
      let fragment = blocks.place(ProposedSize(width: columns.width, height: nil))
      return fragment.size.height > 0 ? fragment : nil
    }
  }

  private mutating func addPageHeader(_ brought: Any) {
    let page = TableContent.Page(
      brought: brought, carried: brought, isFirst: isFirst, isLast: false, rowCount: 0)
    if let header = blocks(model.pageHeader, "page header", page) { add(.pageHeader, header) }
  }

  private mutating func add(_ kind: TablePiece.Kind, _ fragment: Fragment) {
    piece.append(kind, fragment.size.height, [child(fragment, at: .zero)])
  }

  private func child(_ fragment: Fragment, at origin: CGPoint) -> Fragment.Child {
    let x = columns.left(origin.x, width: fragment.size.width)
    return Fragment.Child(fragment, at: CGPoint(x: x, y: origin.y))
  }

  // MARK: Groups

  /// The heading that a row needs: of the group that begins with it, or of one that goes on.
  private func groupHead(_ index: Int) -> Fragment? {
    let entry = buffer.row(index)
    guard let make = entry.groupHeader else { return nil }
    let isContinued = !entry.beginsGroup || inner != .start
    guard entry.beginsGroup && inner == .start || rowCount == 0 else { return nil }
    let session = node.inputs.session
    let content = node.groupHeads.content(of: entry.group, in: session) {
      node.node(node.inputs.run(make), "group", columns)
    }
    let head = GroupHead(
      content: content, isContinued: isContinued, padding: model.padding.height,
      width: columns.width)
    let fragment = session.withPassingNodes {
      node.node(head, "group", columns).place(ProposedSize(width: columns.width, height: nil))
    }
    guard fragment.size.height > 0 else { return nil }
    // What goes on is no place that references lead to.
    return isContinued ? fragment.withoutEvents : fragment
  }

  private mutating func addGroup(_ fragment: Fragment, _ index: Int) {
    let isContinued = !buffer.row(index).beginsGroup || inner != .start
    add(.group(isContinued: isContinued), fragment)
  }

  /// The height of a group with its heading; nil where rows must be waited for.
  private func groupHeight(from index: Int, _ head: CGFloat) -> CGFloat? {
    var height = head
    var next = index
    repeat {
      height += node.layout(next, columns).height
      next += 1
      // What no page holds is not kept together, however long it is.
      if height > region.fullHeight { return height }
      guard buffer.has(next) else { return buffer.isWaiting ? nil : height }
    } while !buffer.row(next).beginsGroup
    return height
  }

  // MARK: Rows

  /// Begins the notes of a row, and of the heading of the group that begins with it; false where they
  /// do not fit.
  private mutating func reserveNotes(
    _ layout: RowLayout, _ index: Int, _ height: CGFloat
  ) -> Bool {
    let row = buffer.row(index)
    guard layout.hasNodes || row.beginsGroup else { return true }
    var notes = row.beginsGroup ? node.groupHeads.notes(of: row.group) : []
    for case .node(let cell) in layout.cells where cell.traits.guides.contains(.notes) {
      notes += cell.notes
    }
    return reserve(notes, beneath: height)
  }

  /// Begins notes; false, and none of them, where they do not fit.
  private mutating func reserve(_ notes: [PageNote], beneath height: CGFloat) -> Bool {
    let before = page
    for note in notes {
      let left = region.height + reserved - height
      guard page.notes.add(note, room: left, width: region.width) else {
        page = before
        return false
      }
    }
    return true
  }

  private mutating func addRow(_ index: Int, _ layout: RowLayout) {
    var item = TablePiece.Item(
      kind: .row(.whole, layout), y: piece.height, height: layout.height)
    item.isStriped = model.isStriped && index % 2 == 1
    if layout.hasNodes {
      let first = piece.children.count
      item.cells = Array(repeating: -1, count: layout.cells.count)
      for (column, cell) in layout.cells.enumerated() {
        guard case .node(let block) = cell else { continue }
        let fragment = block.place(
          ProposedSize(width: columns.columns[column].width, height: nil))
        item.cells[column] = piece.children.count
        piece.children.append(
          child(
            fragment,
            at: CGPoint(
              x: columns.x(column, width: fragment.size.width),
              y: piece.height + model.padding.height)))
      }
      item.children = first..<piece.children.count
    }
    piece.items.append(item)
    piece.height += layout.height
    rowCount += 1
    addTitle(index)
  }

  private mutating func addTitle(_ index: Int) {
    guard let title = buffer.row(index).title else { return }
    page.append(.mark(RunningTitleMark(title: node.inputs.run(title))))
  }

  private enum Broken {
    case whole
    case part(Cursor)
    case none
  }

  /// Adds as much of a row as fits: its cells break at once.
  private mutating func addBroken(
    _ index: Int, _ layout: RowLayout, _ height: CGFloat, _ footer: CGFloat, _ last: CGFloat,
    _ isLast: Bool
  ) -> Broken {
    let padding = model.padding.height
    let isStart = inner == .start
    var cursors = Array(repeating: Cursor.start, count: layout.cells.count)
    if case .all(let rest) = inner, rest.count == cursors.count { cursors = rest }
    let top = isStart ? padding : 0
    let whole = (isLast ? last : footer) + padding
    // The whole rest, with what stands beneath the last row, or a part with the sum so far. What fits
    // only without the room beneath it leaves a part to the next page.
    for (isWhole, beneath) in [(true, whole), (false, footer), (false, whole)] {
      let available = height - top - beneath
      guard available > 0 else { continue }
      var room = FlowRegion(
        width: 0, height: available, fullHeight: region.fullHeight,
        isFresh: region.isFresh && rowCount == 0 && isStart)
      room.tail = 0
      var rest = cursors
      var state = page
      state.isForced = false
      var fragments: [(column: Int, fragment: Fragment)] = []
      var fits = true
      for (column, cell) in layout.cells.enumerated() where rest[column] != .end {
        guard case .node(let block) = cell else {
          rest[column] = .end
          fits = fits && layout.line.height <= available
          continue
        }
        room.width = columns.columns[column].width
        switch block.fill(room, from: rest[column], &state) {
        case .whole(let fragment):
          rest[column] = .end
          fragments.append((column, fragment))
        case .part(let fragment, let cursor):
          rest[column] = cursor
          fragments.append((column, fragment))
        case .none: fits = fits && !isStart
        }
      }
      guard fits else { continue }
      let isDone = rest.allSatisfy { $0 == .end }
      guard isDone == isWhole, isDone || rest != cursors else { continue }
      page = state
      let lines = isStart && layout.cells.contains { if case .node = $0 { false } else { true } }
      let content = fragments.reduce(lines ? layout.line.height : 0) {
        max($0, $1.fragment.size.height)
      }
      // A part fills the page, so that what goes on is seen to go on.
      let taken = isDone ? top + content + padding : max(height - footer, top + content)
      add(
        index, layout, fragments, top: top, taken,
        PiecePosition(isFirst: isStart, isLast: isDone))
      return isDone ? .whole : .part(.all(rest))
    }
    return .none
  }

  private mutating func add(
    _ index: Int, _ layout: RowLayout, _ fragments: [(column: Int, fragment: Fragment)],
    top: CGFloat, _ height: CGFloat, _ position: PiecePosition
  ) {
    var item = TablePiece.Item(
      kind: .row(position, layout), y: piece.height, height: height)
    item.isStriped = model.isStriped && index % 2 == 1
    item.cells = Array(repeating: -1, count: layout.cells.count)
    let first = piece.children.count
    for (column, fragment) in fragments {
      item.cells[column] = piece.children.count
      piece.children.append(
        child(
          fragment,
          at: CGPoint(
            x: columns.x(column, width: fragment.size.width), y: piece.height + top)))
    }
    item.children = first..<piece.children.count
    piece.items.append(item)
    piece.height += height
    rowCount += 1
    if position.isFirst { addTitle(index) }
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
  /// Whether the cursor stands in a row.
  fileprivate var isInRow: Bool {
    if case .child(_, let inner) = self { inner != .start } else { false }
  }
}
