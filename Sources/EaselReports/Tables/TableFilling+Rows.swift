import EaselBlocks
import EaselCanvas
import Foundation

extension TableFilling {
  /// Reserves space for the notes of a row, and of the heading of the group that begins with it;
  /// returns false if they do not fit.
  mutating func reserveNotes(
    _ layout: RowLayout, _ index: Int, _ height: CGFloat
  ) -> Bool {
    let row = buffer.row(index)
    guard layout.hasNodes || row.beginsGroup else { return true }
    var notes = node.groupHeads.notes(beginningAt: row)
    for case .node(let cell) in layout.ownCells where cell.traits.guides.contains(.notes) {
      notes += cell.notes
    }
    return reserve(notes, below: height)
  }

  /// Reserves space for notes; if they do not fit, reserves none and returns false.
  mutating func reserve(_ notes: [PageNote], below height: CGFloat) -> Bool {
    let before = page
    for note in notes {
      let left = region.height + reserved - height
      guard page.notes.add(note, space: left, width: region.width) else {
        page = before
        return false
      }
    }
    return true
  }

  mutating func addRow(_ index: Int, _ layout: RowLayout) {
    var item = TablePiece.Item(
      kind: .row(.whole, layout), y: piece.height, height: layout.height)
    item.isStriped = model.isStriped && index % 2 == 1
    item.fills = buffer.row(index).fills
    if layout.hasNodes {
      let first = piece.children.count
      item.cells = Array(repeating: -1, count: layout.cells.count)
      for (column, cell) in layout.cells.enumerated() {
        guard case .node(let block) = cell else { continue }
        let range = layout.range(column)
        var fragment = block.place(ProposedSize(width: columns.space(range), height: nil))
        // A repeated cell is not a target of references, and its notes are on the page before.
        if layout.repeats(column) { fragment = fragment.withoutEvents }
        item.cells[column] = piece.children.count
        piece.children.append(
          child(
            fragment,
            at: CGPoint(
              x: x(range, fragment),
              y: piece.height + model.padding.height + layout.offset(column))))
      }
      item.children = first..<piece.children.count
    }
    piece.items.append(item)
    piece.height += layout.height
    rowCount += 1
    isBelowSplitRow = false
    addToSpans(index, layout)
    addTitle(index)
    noteFaults(layout, index)
  }

  /// The leading edge of a block in the columns of its cell.
  private func x(_ range: Range<Int>, _ fragment: Fragment) -> CGFloat {
    columns.x(
      range, width: fragment.size.width,
      before: columns.widthBefore(range.lowerBound, in: fragment))
  }

  /// Notes what is wrong in a row: broken words, numbers that are set smaller, values that are not
  /// numbers, and a sum beyond its range.
  private mutating func noteFaults(_ layout: RowLayout, _ index: Int) {
    for text in layout.brokenTexts {
      // Of each column the first one is noted, and the first one that cannot be read.
      let isFirst = node.brokenRows[text.column, default: index] == index
      if isFirst { node.brokenRows[text.column] = index }
      let isIllegible =
        text.isIllegible && node.illegibleRows[text.column, default: index] == index
      if isIllegible { node.illegibleRows[text.column] = index }
      guard isFirst || isIllegible else { continue }
      page.append(.diagnostic(node.brokenNote(text, row: index)))
    }
    for cell in layout.invalidCells {
      var rows = node.invalidRows[cell.column] ?? []
      guard rows.contains(index) || rows.count < Self.mostInvalidRows else { continue }
      rows.insert(index)
      node.invalidRows[cell.column] = rows
      page.append(.diagnostic(node.invalidNote(cell, row: index)))
    }
    for fault in buffer.row(index).spans?.faults ?? [] { note(fault) }
    if buffer.losesSum(index) {
      page.append(.diagnostic(node.overflowNote(row: index)))
    }
  }

  /// Notes a span that does not fit the table; the first ones only, since all are counted at the end.
  mutating func note(_ fault: SpanFault) {
    let key = SpanFaultKey(row: fault.row, column: fault.column)
    guard node.spanFaults.contains(key) || node.spanFaults.count < Self.mostInvalidRows else {
      return
    }
    node.spanFaults.insert(key)
    page.append(.diagnostic(node.spanNote(fault)))
  }

  /// Notes how many spans do not fit the table, if not each of them is noted.
  mutating func noteSpanCount() {
    let count = buffer.spanFaultCount
    guard node.spanFaults.count >= Self.mostInvalidRows, count > node.spanFaults.count else {
      return
    }
    page.append(.diagnostic(node.spanNote(count: count)))
  }

  /// The maximum number of values of a column that are noted as not being numbers, and of spans.
  private static let mostInvalidRows = 20

  private mutating func addTitle(_ index: Int) {
    guard let title = buffer.row(index).title else { return }
    page.append(.mark(RunningTitleMark(title: node.inputs.run(title))))
  }

  enum Broken {
    case whole
    case part(Cursor)
    case none
  }

  /// Adds as much of a row as fits, breaking all its cells on this page.
  ///
  /// - Parameters:
  ///   - height: The height that is left on the page.
  ///   - most: The height that a page has for the row and the blocks below.
  ///   - footer: The height of the sum so far.
  ///   - last: The height of what is below the row where it ends.
  ///   - isForced: Whether a block that no page holds is placed here.
  mutating func addBroken(
    _ index: Int, _ layout: RowLayout, _ height: CGFloat, _ most: CGFloat, _ footer: CGFloat,
    _ last: CGFloat, isForced: Bool = false
  ) -> Broken {
    let padding = model.padding.height
    let isStart = inner == .start
    var cursors = Array(repeating: Cursor.start, count: layout.cells.count)
    if case .all(let rest) = inner, rest.count == cursors.count { cursors = rest }
    let top = isStart ? padding : 0
    let whole = last + padding
    // Tries the whole rest with the footer of the table, then a part with the sum so far. A rest
    // that fits only without that footer leaves a part to the next page. A table in a cell takes
    // what the first try gives, since each further one would double the work of all tables in it.
    let isInner = page.isBesideOthers
    let isOnce = isInner || isForced
    let tries = isOnce ? [(true, whole)] : [(true, whole), (false, footer), (false, whole)]
    for (isWhole, below) in tries {
      let available = height - top - below
      guard available > 0 || isForced else { continue }
      var space = FlowRegion(
        width: 0, height: max(0, available - FlowRegion.tolerance), fullHeight: most - top - below,
        isFresh: region.isFresh && rowCount == 0 && (isStart || isForced))
      space.tail = 0
      var rest = cursors
      var state = page
      state.isForced = isForced
      state.isBesideOthers = true
      var fragments: [(column: Int, fragment: Fragment)] = []
      var fits = true
      for (column, cell) in layout.cells.enumerated() where rest[column] != .end {
        guard case .node(let block) = cell else {
          rest[column] = .end
          if case .covered = cell { continue }
          fits = fits && layout.line.height <= available
          continue
        }
        space.width = columns.space(layout.range(column))
        // The notes of a repeated cell are on the page before.
        let isRepeated = layout.repeats(column)
        var own = state
        switch block.fill(space, from: rest[column], &own) {
        case .whole(let fragment):
          rest[column] = .end
          fragments.append((column, isRepeated ? fragment.withoutEvents : fragment))
        case .part(let fragment, let cursor):
          rest[column] = cursor
          fragments.append((column, isRepeated ? fragment.withoutEvents : fragment))
        case .none: fits = fits && !isStart
        }
        if !isRepeated { state = own }
      }
      guard fits else { continue }
      let isDone = rest.allSatisfy { $0 == .end }
      guard isDone == isWhole || isOnce, isDone || rest != cursors else { continue }
      state.isBesideOthers = page.isBesideOthers
      state.isForced = false
      page = state
      let lines = isStart && layout.hasLines
      let content = fragments.reduce(lines ? layout.line.height : 0) {
        max($0, $1.fragment.size.height)
      }
      // A part fills the page, which shows that the row continues.
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
    endSpans()
    isBelowSplitRow = true
    var item = TablePiece.Item(
      kind: .row(position, layout), y: piece.height, height: height)
    item.isStriped = model.isStriped && index % 2 == 1
    item.fills = buffer.row(index).fills
    item.cells = Array(repeating: -1, count: layout.cells.count)
    let first = piece.children.count
    for (column, fragment) in fragments {
      item.cells[column] = piece.children.count
      piece.children.append(
        child(
          fragment,
          at: CGPoint(
            x: x(layout.range(column), fragment), y: piece.height + top)))
    }
    item.children = first..<piece.children.count
    piece.items.append(item)
    piece.height += height
    rowCount += 1
    guard position.isFirst else { return }
    addTitle(index)
    noteFaults(layout, index)
  }
}
