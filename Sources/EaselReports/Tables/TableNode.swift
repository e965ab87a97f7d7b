import EaselBlocks
import EaselCanvas
import Foundation

/// A table in one rendering.
final class TableNode: LayoutNode {
  let model: TableContent
  let leaves: [TableContent.Column]
  let buffer: RowBuffer
  let groupHeads = TableGroupHeads()
  let state: ReportState
  /// What the cells are told.
  let inputs: NodeInputs
  let line: LineStyle
  let setter: LineSetter
  /// Takes the lines of the rows that are laid out next.
  private var lines = LineBuffer()
  let isRightToLeft: Bool
  private(set) var traits = NodeTraits()
  var path: BlockPath? { inputs.path }
  /// The titles of the columns, and on how many lines they stand.
  var headCells: [TableHead.Cell] { head.cells }
  var headRowCount: Int { head.rowCount }
  private lazy var head = TableHead(model.columns, headInputs)
  private var known: (width: CGFloat, columns: TableColumns, head: TableHead.Placed)?
  /// What the first rows and the head need, and the columns without their places.
  private var measured: (columns: TableColumns, measures: [TableWidths.Column])?
  /// Whether the widths are known that the columns need.
  var isMeasured: Bool { measured != nil }
  /// What the columns lack in the width that is known; nil for nothing.
  private(set) var squashed: Diagnostic?
  /// Sizes of all rows from one on, by the width.
  private var sizes: (first: Int, known: [CGFloat: CGSize]) = (0, [:])

  init(_ model: TableContent, _ inputs: NodeInputs) {
    self.model = model
    var inputs = inputs
    if inputs.environment.font == nil { inputs.environment.font = .table }
    inputs.environment.multilineTextAlignment = .leading
    self.inputs = inputs
    let environment = inputs.environment
    leaves = model.columns.flatMap(\.leaves)
    buffer = RowBuffer(model.makeReader(environment))
    state = ReportState.of(inputs.session)
    line = environment.lineStyle
    setter = LineSetter(line.style, tabularFigures: true, limits: inputs.session.limits)
    isRightToLeft = environment.layoutDirection == .rightToLeft
    traits[LayoutSpacing.self, as: LayoutSpacing.self] = LayoutSpacing(
      top: environment.theme.spacing.block, bottom: environment.theme.spacing.block)
    if leaves.contains(where: \.hasBlocks) || model.hasGroups || !headNotes.isEmpty {
      traits.guides = .notes
    }
    if traits.guides.contains(.notes), isMeasurable {
      // The notes of the first rows have their numbers before those of what follows the table.
      _ = measures()
    }
    if leaves.isEmpty {
      inputs.note(
        .error, .invalidData, "a table has no columns; it shows nothing", operation: "Table")
    }
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
    // The least width is that in which no word is broken.
    let least = measures().measures.reduce(0) { sum, column in
      switch column.width {
      case .fixed(let width): sum + (width.isFinite ? max(0, width) : column.ideal)
      case .fraction(let share) where share.isFinite: sum
      case .fraction, .fit: sum + column.ideal
      case .automatic: sum + column.least
      }
    }
    return size(in: least)
  }

  /// The size in a width: rows around a table ask for many, and for the same ones again and again.
  private func size(in width: CGFloat) -> CGSize {
    if sizes.first != buffer.first || sizes.known.count >= 64 { sizes = (buffer.first, [:]) }
    if let known = sizes.known[width] { return known }
    let size = laidOut(in: width).fragment.size
    if !buffer.isWaiting { sizes.known[width] = size }
    return size
  }

  func place(_ proposal: ProposedSize) -> Fragment {
    let (fragment, events) = laidOut(in: width(proposal))
    return fragment.telling(events, in: inputs.session)
  }

  /// The notes of the titles of columns.
  var headNotes: [PageNote] { model.showsHeader ? head.cells.flatMap(\.node.notes) : [] }

  /// The notes of the head and of the rows that were placed last.
  var notes: [PageNote] {
    var notes = headNotes
    guard traits.guides.contains(.notes), !leaves.isEmpty, isMeasurable else { return notes }
    // A size that was known already left the rows without a layout.
    let columns = known?.columns ?? columns(in: Self.idealWidth).columns
    var index = buffer.first
    while buffer.isHeld(index) {
      let row = buffer.row(index)
      if row.beginsGroup { notes += groupHeads.notes(of: row.group) }
      for case .node(let node) in layout(index, columns).cells { notes += node.notes }
      index += 1
    }
    return notes
  }

  private func width(_ proposal: ProposedSize) -> CGFloat {
    proposal.sanitized.width.flatMap { $0.isFinite ? $0 : nil } ?? Self.idealWidth
  }

  /// Lays all rows out as one block; returns what they tell the page on which they stand, too.
  private func laidOut(in width: CGFloat) -> (fragment: Fragment, events: [PageEvent]) {
    let height = CGSize.largestLength
    let region = FlowRegion(width: width, height: height, fullHeight: height, isFresh: true)
    var page = PageState(number: 0)
    guard case .whole(let fragment) = fill(region, from: .start, &page) else {
      return (Fragment(size: CGSize(width: width, height: 0), path: path), [])
    }
    return (fragment, page.events)
  }

  /// The width where none is proposed: that of a page.
  private static var idealWidth: CGFloat { 460 }

  // MARK: Columns

  /// The columns and the head in a width.
  func columns(in width: CGFloat) -> (columns: TableColumns, head: TableHead.Placed) {
    if let known, known.width == width { return (known.columns, known.head) }
    let columns = makeColumns(width)
    let placed = model.showsHeader ? head.place(columns) : TableHead.Placed()
    // Rows that were laid out in another width are laid out again.
    if known != nil { buffer.forgetLayouts() }
    known = (width, columns, placed)
    return (columns, placed)
  }

  /// What the columns need.
  private func measures() -> (columns: TableColumns, measures: [TableWidths.Column]) {
    if let measured { return measured }
    let environment = inputs.environment
    let total = model.totalColumn
    let totalText = total.flatMap { leaves[$0].total?(environment) }
    let columns = TableColumns(
      leaves.map { TableColumns.Column(alignment: $0.alignment) }, padding: model.padding,
      totalColumn: total, isRightToLeft: isRightToLeft,
      separator: DecimalSeparator(environment.locale)
    ) { totalText?($0) }
    var measures = leaves.map { column in
      TableWidths.Column(
        width: column.width, least: 0, ideal: 0, isText: column.alignment != .decimal)
    }
    for cell in head.cells where model.showsHeader && cell.columns == 1 {
      measures[cell.column].ideal = max(
        measures[cell.column].ideal, cell.node.size(.unspecified).width)
      measures[cell.column].least = max(
        measures[cell.column].least,
        cell.node.size(ProposedSize(width: 0, height: nil)).width)
    }
    measureRows(&measures, columns)
    // The contents of the first and the last column begin and end with the table.
    for index in measures.indices {
      let room = padding(index, of: measures.count)
      measures[index].least = measures[index].least.rounded(.up) + room
      measures[index].ideal = measures[index].ideal.rounded(.up) + room
    }
    measured = (columns, measures)
    return (columns, measures)
  }

  private func makeColumns(_ width: CGFloat) -> TableColumns {
    let (measuredColumns, measures) = measures()
    let columns = measuredColumns.copy()
    let widths = TableWidths(measures, in: width)
    squashed = widths.needed.map { squashNote($0, width) }
    var x: CGFloat = 0
    for (index, width) in widths.widths.enumerated() {
      let before = index == 0 ? 0 : model.padding.width
      columns.columns[index].x = x + before
      columns.columns[index].width = max(0, width - padding(index, of: measures.count))
      x += width
    }
    columns.width = max(x, 0)
    return columns
  }

  private func squashNote(_ needed: CGFloat, _ width: CGFloat) -> Diagnostic {
    var diagnostic = Diagnostic(
      .warning, .columnsSquashed,
      "the columns of a table need \(needed.rounded()) points of \(width.rounded()); words are broken",
      operation: "Table")
    diagnostic.needed = CGSize(width: needed, height: 0)
    diagnostic.available = CGSize(width: width, height: 0)
    return diagnostic
  }

  /// The room beside the contents of a column.
  private func padding(_ index: Int, of count: Int) -> CGFloat {
    (index == 0 ? 0 : model.padding.width) + (index == count - 1 ? 0 : model.padding.width)
  }

  /// Nodes of rows that are measured which are kept until the rows are laid out; those of further ones
  /// are made once more.
  private static let mostKeptNodes = 8_192

  /// Measures the cells of the first rows.
  private func measureRows(_ measures: inout [TableWidths.Column], _ columns: TableColumns) {
    var index = buffer.first
    var kept = 0
    let end = index + model.measured.count
    // Cells decide nothing in a column whose width is told, but where their decimals stand, and which
    // numbers their notes have.
    let measured = leaves.indices.filter {
      leaves[$0].alignment == .decimal || !leaves[$0].width.isKnown || leaves[$0].hasBlocks
    }
    while index < end, buffer.has(index) {
      let row = buffer.row(index)
      var nodes = RowBuffer.CellNodes()
      for column in measured {
        let leaf = leaves[column]
        switch row.cells[column] {
        case .text(let text):
          measure(text, leaf, &measures[column], &columns.columns[column], columns.separator)
        case .block(let make):
          let (node, count) = cellNode(make, index, column)
          nodes.cells.append((column, node))
          nodes.count += count
          guard !leaf.width.isKnown else { continue }
          measures[column].ideal = max(measures[column].ideal, node.size(.unspecified).width)
          measures[column].least = max(
            measures[column].least, node.size(ProposedSize(width: 0, height: nil)).width)
        }
      }
      if kept + nodes.count <= Self.mostKeptNodes {
        kept += nodes.count
        buffer.keep(nodes, index)
      } else {
        inputs.session.release(nodes: nodes.count)
      }
      index += 1
    }
    if index > buffer.first {
      measureTotals([model.initial, buffer.row(index - 1).carried], columns)
    }
    for column in leaves.indices where leaves[column].alignment == .decimal {
      let parts = columns.columns[column]
      measures[column].ideal = max(measures[column].ideal, parts.before + parts.behind)
      measures[column].least = max(measures[column].least, parts.before + parts.behind)
    }
  }

  /// Measures sums, which stand in bold type above and beneath the cells of their column.
  private func measureTotals(_ totals: [Any], _ columns: TableColumns) {
    guard let column = columns.totalColumn, leaves[column].alignment == .decimal,
      model.pageHeader != nil || model.pageFooter != nil
    else { return }
    let style = inputs.environment.totalRow.lineStyle.style
    for case let text? in totals.map({ columns.totalText($0) }) {
      let layout = TextLayout(text, style: style)
      let before = TableColumns.widthBefore(
        columns.separator.byte(in: text), of: layout, isRightToLeft: isRightToLeft)
      let known = columns.columns[column]
      columns.columns[column].before = max(known.before, before)
      columns.columns[column].behind = max(known.behind, layout.size.width - before)
    }
  }

  private func measure(
    _ text: String, _ leaf: TableContent.Column, _ measure: inout TableWidths.Column,
    _ column: inout TableColumns.Column, _ separator: DecimalSeparator
  ) {
    let width = width(of: text)
    measure.ideal = max(measure.ideal, width)
    guard leaf.alignment != .decimal else {
      let before = widthBefore(text, separator)
      column.before = max(column.before, before)
      column.behind = max(column.behind, width - before)
      return
    }
    guard width > measure.least else { return }
    for word in text.split(whereSeparator: \.isWhitespace) {
      measure.least = max(measure.least, self.width(of: String(word)))
    }
  }

  // MARK: Rows

  /// The cells of a row, laid out.
  func layout(_ index: Int, _ columns: TableColumns) -> RowLayout {
    if let layout = buffer.layout(index) { return layout }
    let row = buffer.row(index)
    var cells: [TableCell] = []
    cells.reserveCapacity(leaves.count)
    // Pages that were drawn let go of theirs.
    if lines.isFull { lines = LineBuffer() }
    var textLine = RowLine(line)
    var height: CGFloat = 0
    let known = buffer.nodes(index)
    var nodes = known.count
    for column in leaves.indices {
      let room = columns.columns[column].width
      switch row.cells[column] {
      case .text(let text):
        if line.isPlain, let cell = lineCell(text, room, &textLine) {
          cells.append(cell)
          continue
        }
        let (node, count) =
          known.node(column).map { ($0, 0) } ?? textNode(text, index, column)
        nodes += count
        cells.append(.node(node))
        height = max(height, node.size(ProposedSize(width: room, height: nil)).height)
      case .block(let make):
        let (node, count) =
          known.node(column).map { ($0, 0) } ?? cellNode(make, index, column)
        nodes += count
        cells.append(.node(node))
        height = max(height, node.size(ProposedSize(width: room, height: nil)).height)
      }
    }
    // Blocks alone are as high as they are, and not as a line of text.
    if nodes == 0 || cells.contains(where: { if case .node = $0 { false } else { true } }) {
      height = max(height, textLine.height)
    }
    let layout = RowLayout(
      cells, lines, height: height + 2 * model.padding.height, line: textLine, nodeCount: nodes)
    buffer.keep(layout, index)
    return layout
  }

  /// A text on one line, for which room is made; nil where it takes several.
  private func lineCell(
    _ text: String, _ room: CGFloat, _ textLine: inout RowLine
  ) -> TableCell? {
    // What the setter sets has no line breaks.
    if let line = setter.set(text, in: lines) {
      return line.width <= room + 0.01 ? .line(line) : nil
    }
    guard !text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
    if text.isEmpty { return .text(text) }
    let layout = TextLayout(text, style: setter.style)
    guard layout.size.width <= room + 0.01 else { return nil }
    textLine.add(layout, line)
    return .text(text)
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

  private func cellNode(
    _ make: () -> any Block, _ index: Int, _ column: Int
  ) -> (any LayoutNode, Int) {
    let inner = cellInputs(index, column)
    let before = inputs.session.liveNodeCount
    let nodes = state.makingCell(inner.identity) { inner.nodes(of: inner.run(make)) }
    let alignment: HorizontalAlignment =
      switch leaves[column].alignment {
      case .leading: .leading
      case .center: .center
      case .trailing, .decimal: .trailing
      }
    // Several blocks stand beneath one another.
    let node =
      nodes.count == 1
      ? nodes[0]
      : StackNode(nodes, axis: .vertical, alignment: alignment.key, spacing: 0, inner)
    return (node, max(inputs.session.liveNodeCount - before, 1))
  }

  private func cellInputs(_ index: Int, _ column: Int) -> NodeInputs {
    inputs.entering(.text("row \(index + 1)")).appending(.id(index, repetition: column))
  }

  /// Blocks that stand among the rows, in the columns of the table.
  func node(
    _ block: any Block, _ name: String, _ columns: TableColumns
  ) -> any LayoutNode {
    var inner = inputs.entering(.text(name), stackAxis: .vertical)
    inner.environment.tableColumns = columns
    inner.environment.isTableRow = true
    inner.environment.isGroupHead = name == "group"
    let nodes = inner.nodes(of: block)
    if let node = nodes.first, nodes.count == 1 { return node }
    return StackNode(
      nodes, axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, inner)
  }
}
