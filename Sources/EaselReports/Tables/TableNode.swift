import EaselBlocks
import EaselCanvas
import Foundation

/// The layout node of a table.
final class TableNode: LayoutNode {
  let model: TableContent
  let leaves: [TableContent.Column]
  let buffer: RowBuffer
  let groupHeads = TableGroupHeads()
  /// The identity of its structure element; the node itself is that of the cell around it.
  let element = ElementKey()
  let state: ReportState
  /// The inputs for the cells.
  let inputs: NodeInputs
  let line: LineStyle
  let setter: LineSetter
  /// The setters of numbers that are set smaller, by their size in twentieths.
  var smallSetters: [Int: LineSetter] = [:]
  /// Stores the lines of the rows that are laid out next.
  private(set) var lines = LineBuffer()
  let isRightToLeft: Bool
  private(set) var traits = NodeTraits()
  var path: BlockPath? { inputs.path }
  /// The titles of the columns.
  var headCells: [TableHead.Cell] { head.cells }
  /// The number of rows of titles.
  var headRowCount: Int { head.rowCount }
  private(set) lazy var head = TableHead(model.columns, headInputs)
  var known: (width: CGFloat, columns: TableColumns, head: TableHead.Placed)?
  /// The widths that the first rows and the header need, and the columns without their positions.
  var measured: (columns: TableColumns, measures: [TableWidths.Column])?
  /// Whether the widths that the columns need are measured.
  var isMeasured: Bool { measured != nil }
  /// The diagnostic about columns that are too narrow in the current width; `nil` if there is none.
  var squashed: Diagnostic?
  /// The first row with a broken word of each column, in the current width.
  var brokenRows: [Int: Int] = [:]
  /// The first row with an illegible number of each column, in the current width.
  var illegibleRows: [Int: Int] = [:]
  /// The page on which a sum of each column was set smaller for the first time.
  var squashedTotals: [Int: Int] = [:]
  /// The spans that are noted as not fitting the table.
  var spanFaults: Set<SpanFaultKey> = []
  /// The rows whose invalid values are noted one by one, of each column.
  var invalidRows: [Int: Set<Int>] = [:]
  /// Whether some columns have a vertical alignment.
  private let isVerticallyAligned: Bool
  /// The sizes of all rows from the first one in the buffer, by width.
  private var sizes: (first: Int, known: [CGFloat: CGSize]) = (0, [:])
  /// The layout of all rows from the first one in the buffer, in the width that was asked for last.
  private var whole: (first: Int, width: CGFloat, layout: Whole)?

  /// All rows as one block, and the events for its page.
  private typealias Whole = (fragment: Fragment, events: [PageEvent])

  init(_ model: TableContent, _ inputs: NodeInputs) {
    var model = model
    if !model.padding.width.isFinite || !model.padding.height.isFinite {
      let standard = model.style.padding
      inputs.note(
        .error, .invalidNumber,
        """
        the padding of cells, \(model.padding.width) and \(model.padding.height), is not finite; \
        \(standard.width) and \(standard.height) points are used
        """, operation: "Table.cellPadding",
        value: "\(model.padding.width), \(model.padding.height)")
      model.padding = standard
    }
    self.model = model
    var inputs = inputs
    if inputs.environment.font == nil { inputs.environment.font = .table }
    inputs.environment.font = model.style.font(in: inputs.environment)
    inputs.environment.multilineTextAlignment = .leading
    inputs.environment.wholeNumbers = WholeNumbers()
    self.inputs = inputs
    let environment = inputs.environment
    leaves = model.columns.flatMap(\.leaves)
    isVerticallyAligned =
      model.verticalAlignment != nil || leaves.contains { $0.verticalAlignment != nil }
    buffer = RowBuffer(model.makeReader(environment))
    state = ReportState.of(inputs.session)
    line = environment.lineStyle
    setter = LineSetter(line.style, tabularFigures: true, limits: inputs.session.limits)
    isRightToLeft = environment.layoutDirection == .rightToLeft
    traits[LayoutSpacing.self, as: LayoutSpacing.self] = LayoutSpacing(
      top: environment.theme.spacing.block, bottom: environment.theme.spacing.block)
    if leaves.contains(where: \.hasBlocks) || model.groupLevels > 0 || !headNotes.isEmpty {
      traits.guides = .notes
    }
    if traits.guides.contains(.notes), isMeasurable {
      // Measured here, so that notes in the first rows are numbered before those after the table.
      _ = measures()
    }
    if leaves.isEmpty {
      inputs.note(
        .error, .invalidData, "a table has no columns; nothing of it is drawn", operation: "Table")
    }
    for (index, column) in leaves.enumerated() { noteWidth(of: column, index) }
    if let fault = model.initialFault {
      inputs.note(
        .warning, .invalidData,
        "the sum before the first row of a table is \(fault), which is left out",
        operation: "Table.running", value: fault)
    }
    if model.hasExcessGroups {
      inputs.note(
        .error, .limitExceeded,
        "a table has more than three levels of groups; those of further calls of groups(by:) are left "
          + "out", operation: "Table.groups")
    }
    for (name, modifier) in [("header", model.removed.header), ("footer", model.removed.footer)] {
      guard let modifier else { continue }
      inputs.note(
        .warning, .unsupportedOption,
        "the page \(name) that was set before this modifier is left out; set it after it",
        operation: modifier)
    }
  }

  /// Notes that the width of a column is not a length.
  private func noteWidth(of column: TableContent.Column, _ index: Int) {
    guard let number = column.width.invalidNumber else { return }
    let title = Text(column.title).string(in: inputs.environment).prefix(80)
    let result = number.isFinite ? "0 is used" : "that of its widest cell is used"
    inputs.note(
      .error, .invalidNumber,
      "the width of the column \(index + 1), “\(title)”, of a table is \(number); \(result). Set a "
        + "width that is finite and not negative, or .fit", operation: "TableColumn.width",
      value: "\(number)")
  }

  private var headInputs: NodeInputs {
    var inner = inputs.entering("header")
    inner.environment.isInTextElement = true
    return inner
  }

  // MARK: Sizes

  func size(_ proposal: ProposedSize) -> CGSize {
    guard proposal.width == 0, !leaves.isEmpty, isMeasurable else {
      return size(in: width(proposal))
    }
    // The minimum width is that in which no word is broken.
    let minimum = measures().measures.reduce(0) { sum, column in
      switch column.width {
      case .fixed(let width): sum + (width.isFinite ? max(0, width) : column.ideal)
      case .fraction(let share) where share.isFinite: sum
      case .fraction, .fit: sum + column.ideal
      case .automatic, .rest: sum + column.minimum
      }
    }
    return size(in: minimum)
  }

  /// The size in a width, cached: surrounding stacks ask for the same widths repeatedly.
  private func size(in width: CGFloat) -> CGSize {
    if sizes.first != buffer.first || sizes.known.count >= 64 { sizes = (buffer.first, [:]) }
    if let known = sizes.known[width] { return known }
    let size = laidOut(in: width).fragment.size
    if !buffer.isWaiting { sizes.known[width] = size }
    return size
  }

  func place(_ proposal: ProposedSize) -> Fragment {
    let (fragment, events) = laidOut(in: width(proposal))
    return fragment.reporting(events, in: inputs.session)
  }

  /// The notes in the titles of columns.
  var headNotes: [PageNote] { model.showsHeader ? head.cells.flatMap(\.node.notes) : [] }

  /// The notes of the header and of the rows that were placed last.
  var notes: [PageNote] {
    var notes = headNotes
    guard traits.guides.contains(.notes), !leaves.isEmpty, isMeasurable else { return notes }
    // If the size came from the cache, the rows have no layout yet.
    let columns = known?.columns ?? columns(in: Self.idealWidth).columns
    var index = buffer.first
    while buffer.isHeld(index) {
      let row = buffer.row(index)
      notes += groupHeads.notes(beginningAt: row)
      let layout = buffer.layout(index) ?? layout(index, columns)
      for case .node(let node) in layout.ownCells { notes += node.notes }
      index += 1
    }
    return notes
  }

  private func width(_ proposal: ProposedSize) -> CGFloat {
    proposal.sanitized.width.flatMap { $0.isFinite ? $0 : nil } ?? Self.idealWidth
  }

  /// Returns the layout of all rows as one block, and the events for its page; the last one is cached:
  /// surrounding columns place the table in the same width for each height that they try.
  private func laidOut(in width: CGFloat) -> Whole {
    if let whole, whole.first == buffer.first, whole.width == width { return whole.layout }
    let layout = layOut(in: width)
    whole = buffer.isWaiting ? nil : (buffer.first, width, layout)
    return layout
  }

  /// Lays out all rows as one block.
  private func layOut(in width: CGFloat) -> Whole {
    let height = CGSize.largestLength
    let region = FlowRegion(width: width, height: height, fullHeight: height, isFresh: true)
    var page = PageState(number: 0)
    switch fill(region, from: .start, &page) {
    case .whole(let fragment): return (fragment, page.events)
    case .part(let fragment, _):
      noteExcess(&page, width)
      return (fragment, page.events)
    case .none:
      if !buffer.isWaiting && !leaves.isEmpty { noteExcess(&page, width) }
      return (Fragment(size: CGSize(width: width, height: 0), path: path), page.events)
    }
  }

  /// Notes that rows are left out of a table that is not broken over pages.
  private func noteExcess(_ page: inout PageState, _ width: CGFloat) {
    let height = CGSize.largestLength
    page.note(
      .error, .layoutOverflow,
      "a table that is not broken over pages is higher than \(Int(height)) points; its other rows are "
        + "left out", path, available: CGSize(width: width, height: height))
  }

  /// The width in points if none is proposed, about that of a page's content.
  private static var idealWidth: CGFloat { 460 }

  // MARK: Rows

  /// Returns the laid-out cells of a row.
  ///
  /// - Parameters:
  ///   - index: The row.
  ///   - columns: The columns of the table.
  ///   - startsSpans: Whether cells that continue those of the row above begin here, as on a further
  ///     page.
  func layout(
    _ index: Int, _ columns: TableColumns, startsSpans: Bool = false
  ) -> RowLayout {
    if let layout = buffer.layout(index) {
      guard let spans = layout.spans, layout.startsSpans != startsSpans,
        spans.hasContinued
      else { return layout }
      buffer.forgetLayout(index, in: inputs.session)
    }
    let row = buffer.row(index)
    // A new buffer, since finished pages release theirs.
    if lines.isFull { lines = LineBuffer() }
    var cells = RowCells(line, leaves.count, known: buffer.nodes(index))
    let open = openColumns(index, row)
    for column in leaves.indices {
      guard row.covers(column, startsSpans) else {
        let space = columns.space(row.spans?.range(column) ?? column..<column + 1)
        // A cell that is repeated on a further page has the identity of the first one, so that its notes
        // keep their numbers.
        let origin = row.spans?.origins[column] ?? -1
        set(
          content(row, column), origin < 0 ? index : origin, column, space,
          isOpen: open.contains(column), &cells)
        continue
      }
      cells.cells.append(.covered)
    }
    // A row of blocks only is as high as its blocks; the height of a line of text is not applied.
    if cells.nodes == 0 || cells.hasLines {
      cells.height = max(cells.height, cells.line.height)
    }
    let offsets =
      isVerticallyAligned
      ? self.offsets(of: cells.cells, cells.line, columns, row.spans, open, &cells.height) : []
    let padding = 2 * model.padding.height
    let layout = RowLayout(
      cells.cells, lines, height: cells.height + padding, line: cells.line, nodeCount: cells.nodes,
      brokenTexts: cells.broken, invalidCells: cells.invalid, smallColumns: cells.small,
      offsets: offsets)
    layout.spans = row.spans
    layout.startsSpans = startsSpans
    layout.openHeights = cells.openHeights.mapValues { $0 + padding }
    buffer.keep(layout, index)
    return layout
  }

  /// The cells of a row while they are laid out.
  private struct RowCells {
    let known: RowBuffer.CellNodes
    var cells: [TableCell] = []
    var line: RowLine
    /// The height of the row without padding.
    var height: CGFloat = 0
    var nodes: Int
    var broken: [BrokenText] = []
    var invalid: [InvalidCell] = []
    var small: Set<Int> = []
    /// The heights of cells that continue in the next row, by column.
    var openHeights: [Int: CGFloat] = [:]

    init(_ line: LineStyle, _ count: Int, known: RowBuffer.CellNodes) {
      self.known = known
      self.line = RowLine(line)
      nodes = known.count
      cells.reserveCapacity(count)
    }

    /// Whether some cells are lines of text.
    var hasLines: Bool {
      cells.contains { cell in
        switch cell {
        case .line, .text: true
        case .node, .covered: false
        }
      }
    }

    mutating func add(_ cell: TableCell, _ column: Int, isOpen: Bool) {
      cells.append(cell)
      if isOpen { openHeights[column] = line.height }
    }

    mutating func add(_ node: any LayoutNode, _ column: Int, _ space: CGFloat, isOpen: Bool) {
      cells.append(.node(node))
      let height = node.size(ProposedSize(width: space, height: nil)).height
      if isOpen { openHeights[column] = height } else { self.height = max(self.height, height) }
    }
  }

  /// The content of a cell: nothing for one that is continued on a further page without being
  /// repeated.
  private func content(_ row: TableRowValue, _ column: Int) -> TableRowValue.Cell {
    guard let spans = row.spans, spans.continues(column), leaves[column].spanBreaks == .continues
    else { return row.cells[column] }
    return .text("")
  }

  /// The columns whose cells continue in the next row.
  private func openColumns(_ index: Int, _ row: TableRowValue) -> Set<Int> {
    guard row.spans != nil, buffer.has(index + 1), let next = buffer.row(index + 1).spans else {
      return []
    }
    return Set(leaves.indices.filter { next.continues($0) })
  }

  private func set(
    _ content: TableRowValue.Cell, _ index: Int, _ column: Int, _ space: CGFloat, isOpen: Bool,
    _ cells: inout RowCells
  ) {
    switch content {
    case .text(let text):
      let isWider = line.isPlain && isWider(text, than: space)
      if line.isPlain, !isWider, let cell = lineCell(text, space, &cells.line) {
        return cells.add(cell, column, isOpen: isOpen)
      }
      if let smaller = smallerCell(text, column, space) {
        cells.cells.append(smaller.cell)
        cells.small.insert(column)
        if isOpen { cells.openHeights[column] = cells.line.height }
        if squashed == nil || smaller.text.isIllegible { cells.broken.append(smaller.text) }
        return
      }
      let (node, count) = textNode(text, index, column)
      // In a font of ligatures or much kerning a text may fit that seemed to be wider.
      if isWider, node.lineStarts(of: text, width: space)?.isEmpty == true,
        let cell = lineCell(text, space, &cells.line)
      {
        inputs.session.release(nodes: count)
        return cells.add(cell, column, isOpen: isOpen)
      }
      cells.nodes += count
      cells.add(node, column, space, isOpen: isOpen)
      if squashed == nil, let broken = brokenText(text, node, column, space) {
        cells.broken.append(broken)
      }
    case .invalid(let value):
      cells.cells.append(.text(""))
      if isOpen { cells.openHeights[column] = cells.line.height }
      cells.invalid.append(InvalidCell(column: column, value: value))
    case .block(let make):
      let (node, count) =
        cells.known.node(column).map { ($0, 0) } ?? cellNode(make, index, column)
      cells.nodes += count
      cells.add(node, column, space, isOpen: isOpen)
    }
  }

  /// Returns the distances of cells below the top of their row by their vertical alignment, and
  /// extends the height of the row for cells that are aligned by baselines.
  private func offsets(
    of cells: [TableCell], _ line: RowLine, _ columns: TableColumns, _ spans: RowSpans?,
    _ open: Set<Int>, _ height: inout CGFloat
  ) -> [CGFloat] {
    var placed: [(key: AlignmentKey, guide: CGFloat, height: CGFloat)?] = []
    for (column, cell) in cells.enumerated() {
      // A cell of several rows is aligned when all its rows on the page are known.
      guard let key = leaves[column].verticalAlignment ?? model.verticalAlignment,
        !open.contains(column)
      else {
        placed.append(nil)
        continue
      }
      switch cell {
      case .covered: placed.append(nil)
      case .line, .text:
        let size = CGSize(width: 0, height: line.height)
        let guide = key.isBaseline ? line.baseline : LayoutDimensions(size)[key]
        placed.append((key, guide, line.height))
      case .node(let node):
        let space = columns.space(spans?.range(column) ?? column..<column + 1)
        let dimensions = node.dimensions(ProposedSize(width: space, height: nil))
        placed.append((key, dimensions[key], dimensions.height))
      }
    }
    // Cells that are aligned by baselines share the lowest one.
    var baselines: [AlignmentKey: CGFloat] = [:]
    for case let cell? in placed where cell.key.isBaseline {
      baselines[cell.key] = max(baselines[cell.key] ?? 0, cell.guide)
    }
    for case let cell? in placed {
      guard let baseline = baselines[cell.key] else { continue }
      height = max(height, baseline - cell.guide + cell.height)
    }
    let row = LayoutDimensions(CGSize(width: 0, height: height))
    return placed.map { cell in
      cell.map { max(0, (baselines[$0.key] ?? row[$0.key]) - $0.guide) } ?? 0
    }
  }

  private func textNode(_ text: String, _ index: Int, _ column: Int) -> (any LayoutNode, Int) {
    var inner = cellInputs(index, column)
    switch leaves[column].alignment {
    case .leading: break
    case .center: inner.environment.multilineTextAlignment = .center
    case .trailing, .decimal: inner.environment.multilineTextAlignment = .trailing
    }
    return (inner.node(of: Text(verbatim: text)), 1)
  }

  func cellNode(
    _ make: () -> any Block, _ index: Int, _ column: Int
  ) -> (any LayoutNode, Int) {
    let inner = cellInputs(index, column)
    let before = inputs.session.liveNodeCount
    let session = inputs.session
    let nodes = session.makePiece(inner) {
      session.release(nodes: session.liveNodeCount - before)
      return state.makingCell(inner.identity) { inner.nodes(of: inner.run(make)) }
    }
    let alignment: HorizontalAlignment =
      switch leaves[column].alignment {
      case .leading: .leading
      case .center: .center
      case .trailing, .decimal: .trailing
      }
    // Several blocks are stacked vertically.
    let node =
      nodes.count == 1
      ? nodes[0]
      : StackNode(nodes, axis: .vertical, alignment: alignment.key, spacing: 0, inner)
    return (node, max(inputs.session.liveNodeCount - before, 1))
  }

  private func cellInputs(_ index: Int, _ column: Int) -> NodeInputs {
    inputs.entering(.text("row \(index + 1)")).appending(.id(index, repetition: column))
  }

  /// Makes a node of blocks between the rows, aligned with the columns of the table.
  ///
  /// - Parameters:
  ///   - block: The blocks.
  ///   - name: The name of the blocks in diagnostics.
  ///   - columns: The columns of the table.
  ///   - sum: The sum of the rows, in a page header or footer.
  ///   - emphasis: The emphasis of the sums in the footer of a group.
  func node(
    _ block: any Block, _ name: String, _ columns: TableColumns, sum: TableSum? = nil,
    emphasis: SumEmphasis = .strong
  ) -> any LayoutNode {
    var inner = inputs.entering(.text(name), stackAxis: .vertical)
    inner.environment.tableColumns = columns
    inner.environment.tableSum = sum
    inner.environment.sumEmphasis = emphasis
    inner.environment.isTableRow = true
    inner.environment.isGroupHead = name == "group"
    let before = inner.session.liveNodeCount
    let nodes = inner.session.makePiece(inner) {
      inner.session.release(nodes: inner.session.liveNodeCount - before)
      return inner.nodes(of: block)
    }
    if let node = nodes.first, nodes.count == 1 { return node }
    return StackNode(
      nodes, axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, inner)
  }
}
