import EaselBlocks
import EaselCanvas
import Foundation

/// Draws the part of a table on one page.
struct TableDrawing: MarkingDrawing {
  let node: TableNode
  let columns: TableColumns
  let head: TableHead.Placed
  let items: [TablePiece.Item]
  let position: PiecePosition
  let endsInRow: Bool

  private var model: TableContent { node.model }

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    let tag = MarkedContent.Tag(.table(summary: model.summary))
    drawLines(on: canvas, at: origin)
    func drawItems() { self.drawItems(fragment, on: canvas, at: origin) }
    if model.isInElement {
      drawItems()
    } else if position.isWhole {
      canvas.withMarkedContent(.tag(tag), drawItems)
    } else {
      canvas.withContinuedElement(
        node.element, tag, isLast: position.isLast, drawItems)
    }
  }

  // MARK: Rules

  /// Draws stripes and rules, each color as one path.
  private func drawLines(on canvas: any Canvas, at origin: CGPoint) {
    let environment = node.inputs.environment
    let colors = environment.theme.colors
    func fill(_ path: Path, _ color: Color) {
      guard !path.isEmpty else { return }
      canvas.fill(path, with: .color(color.resolved(for: environment.appearance)))
    }
    canvas.withMarkedContent(.artifact(.layout)) {
      fill(
        Path { path in
          for item in items {
            for part in parts(of: item, origin) where part.isStriped { path.addRect(part.rect) }
          }
        }, colors.stripe)
      for (color, path) in cellFills(origin) { fill(path, color) }
      guard model.hasRules else { return }
      var strong = Path()
      var thin = Path()
      for (index, item) in items.enumerated() {
        let next = index + 1 < items.count ? items[index + 1].kind : nil
        switch item.kind {
        case .head:
          strong.addRect(rect(item.y + item.height - 0.375, 0.75, origin))
          for rule in head.rules {
            thin.addRect(rect(rule.y + item.y - 0.175, 0.35, origin, rule.columns))
          }
        case .row, .pageHeader, .groupFooter:
          guard let next else { continue }
          let y = item.y + item.height
          if let height = next.ruleAbove(below: item.kind) {
            strong.addRect(rect(y - height / 2, height, origin))
          } else {
            for range in ruledColumns(next) {
              thin.addRect(rect(y - 0.175, 0.35, origin, edges: range))
            }
          }
        case .groupHeader, .pageFooter: break
        }
      }
      fill(thin, colors.rule)
      fill(strong, colors.strongRule)
    }
  }

  /// The columns of the rules between a row and the next one, which do not cross cells of both rows;
  /// `nil` for all columns.
  private func ruledColumns(_ next: TablePiece.Kind) -> [Range<Int>?] {
    guard case .row(_, let layout) = next, let spans = layout.spans, !layout.startsSpans,
      spans.hasContinued
    else { return [nil] }
    var ranges: [Range<Int>?] = []
    var start = 0
    for column in spans.columns.indices where spans.continues(column) {
      if start < column { ranges.append(start..<column) }
      start = column + spans.columns[column]
    }
    if start < spans.columns.count { ranges.append(start..<spans.columns.count) }
    return ranges
  }

  /// A part of a row's background.
  private struct BackgroundPart {
    let rect: CGRect
    let isStriped: Bool
    /// The column of a cell that begins in a row of the page before; `nil` for another part.
    var continued: Int?
  }

  /// The parts of a row's background: a cell that spans rows has that of its first row over its whole
  /// height, as in HTML, and leaves none to the rows below.
  private func parts(of item: TablePiece.Item, _ origin: CGPoint) -> [BackgroundPart] {
    guard case .row(_, let layout) = item.kind else { return [] }
    guard let spans = layout.spans, spans.hasContinued || !item.tallCells.isEmpty else {
      return [BackgroundPart(rect: rect(item.y, item.height, origin), isStriped: item.isStriped)]
    }
    var parts: [BackgroundPart] = []
    // The first column of cells that belong to this row alone.
    var start = 0
    func endRow(before column: Int) {
      guard start < column else { return }
      let rect = rect(item.y, item.height, origin, edges: start..<column)
      parts.append(BackgroundPart(rect: rect, isStriped: item.isStriped))
    }
    for column in spans.columns.indices {
      let continues = spans.continues(column)
      let height = item.tallCells[column]?.height
      guard continues || height != nil else { continue }
      endRow(before: column)
      let range = spans.range(column)
      start = range.upperBound
      guard !continues || layout.startsSpans else { continue }
      parts.append(
        BackgroundPart(
          rect: rect(item.y, height ?? item.height, origin, edges: range),
          isStriped: continues && model.isStriped
            ? spans.origins[column] % 2 == 1 : item.isStriped,
          continued: continues ? column : nil))
    }
    endRow(before: spans.columns.count)
    return parts
  }

  /// The background colors of rows, and then those of cells, each with a path of all its rectangles.
  private func cellFills(_ origin: CGPoint) -> [(Color, Path)] {
    var (rows, cells) = (ColorPaths(), ColorPaths())
    for item in items {
      guard let colors = item.fills, case .row(_, let layout) = item.kind else { continue }
      for part in parts(of: item, origin) {
        let color = part.continued.map { colors.origins[$0] } ?? colors.row
        if let color { rows.add(part.rect, color) }
      }
      for (column, color) in colors.cells.enumerated() {
        guard let color, !layout.isCovered(column) else { continue }
        let height = item.tallCells[column]?.height ?? item.height
        cells.add(rect(item.y, height, origin, edges: layout.range(column)), color)
      }
    }
    return rows.paths + cells.paths
  }

  /// Rectangles by their colors, in the order of the first one of each color.
  private struct ColorPaths {
    private(set) var paths: [(Color, Path)] = []
    private var indices: [Color: Int] = [:]

    mutating func add(_ rect: CGRect, _ color: Color) {
      if indices[color] == nil {
        indices[color] = paths.count
        paths.append((color, Path()))
      }
      if let index = indices[color] { paths[index].1.addRect(rect) }
    }
  }

  /// Returns a rectangle over whole cells; `nil` is all columns.
  private func rect(
    _ y: CGFloat, _ height: CGFloat, _ origin: CGPoint, edges range: Range<Int>?
  ) -> CGRect {
    guard let range else { return rect(y, height, origin) }
    let (start, end) = columns.edges(range)
    return CGRect(
      x: origin.x + columns.left(start, width: end - start), y: origin.y + y, width: end - start,
      height: height)
  }

  private func rect(
    _ y: CGFloat, _ height: CGFloat, _ origin: CGPoint, _ range: Range<Int>? = nil
  ) -> CGRect {
    var (x, width) = (CGFloat(0), columns.width)
    if let range, let last = range.last {
      x = columns.columns[range.lowerBound].x
      width = columns.columns[last].x + columns.columns[last].width - x
    }
    return CGRect(
      x: origin.x + columns.left(x, width: width), y: origin.y + y, width: width, height: height)
  }

  // MARK: Contents

  private func drawItems(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    var index = 0
    while index < items.count {
      let item = items[index]
      switch item.kind {
      case .head:
        drawHead(item, fragment, on: canvas, at: origin)
        index += 1
      case .pageFooter(isTotal: true):
        within(.tableFoot, on: canvas) { drawChildren(item, fragment, on: canvas, at: origin) }
        index += 1
      default:
        let end = items[index...].firstIndex { $0.isOutsideBody } ?? items.count
        drawBody(items[index..<end], fragment, on: canvas, at: origin)
        index = end
      }
    }
  }

  /// Draws a header or footer with its tag; without a tag if the table has no body.
  private func within(
    _ kind: MarkedContent.Tag.Kind, on canvas: any Canvas, _ body: () -> Void
  ) {
    guard !position.isWhole || items.contains(where: { !$0.isOutsideBody }) else { return body() }
    canvas.withMarkedContent(.tag(kind), body)
  }

  /// Draws the rows of the page as a table body of their own, so that memory does not grow with the
  /// table.
  private func drawBody(
    _ items: ArraySlice<TablePiece.Item>, _ fragment: Fragment, on canvas: any Canvas,
    at origin: CGPoint
  ) {
    func drawRows() {
      for item in items {
        switch item.kind {
        case .row(let position, let layout):
          draw(row: item, position, layout, fragment, on: canvas, at: origin)
        case .groupHeader(isContinued: false):
          canvas.withMarkedContent(.tag(.row)) {
            canvas.withMarkedContent(
              .tag(.headerCell(scope: .row, columns: max(columns.columns.count, 1)))
            ) { drawChildren(item, fragment, on: canvas, at: origin) }
          }
        // The opening sum before the first row is read aloud, since it appears only here; it tags
        // its own rows.
        case .pageHeader where self.position.isFirst:
          drawChildren(item, fragment, on: canvas, at: origin)
        case .groupFooter:
          drawFooter(item, fragment, on: canvas, at: origin)
        // Repetitions on further pages are artifacts: screen readers read them once.
        default:
          canvas.withMarkedContent(.artifact(.layout)) {
            drawChildren(item, fragment, on: canvas, at: origin)
          }
        }
      }
    }
    let beginsInRow = items.contains {
      if case .row(let position, _) = $0.kind { !position.isFirst } else { false }
    }
    guard beginsInRow || endsInRow else {
      return canvas.withMarkedContent(.tag(.tableBody), drawRows)
    }
    canvas.withContinuedElement(
      node.buffer, MarkedContent.Tag(.tableBody), isLast: !endsInRow, drawRows)
  }

  /// Draws the footer of a group; blocks without elements of rows are a row with one cell.
  private func drawFooter(
    _ item: TablePiece.Item, _ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint
  ) {
    for index in item.children {
      let child = fragment.children[index]
      drawRows(
        child.fragment, on: canvas,
        at: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y))
    }
  }

  /// Draws blocks, each as a row; those of a stack are rows of their own.
  private func drawRows(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    if fragment.hasRowElements { return fragment.draw(on: canvas, at: origin) }
    if fragment.drawing == nil, fragment.children.contains(where: { $0.fragment.hasRowElements }) {
      for child in fragment.children {
        drawRows(
          child.fragment, on: canvas,
          at: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y))
      }
      return
    }
    canvas.withMarkedContent(.tag(.row)) {
      canvas.withMarkedContent(.tag(.cell(columns: max(columns.columns.count, 1)))) {
        fragment.draw(on: canvas, at: origin)
      }
    }
  }

  private func drawHead(
    _ item: TablePiece.Item, _ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint
  ) {
    guard position.isFirst else {
      return canvas.withMarkedContent(.artifact(.layout)) {
        drawChildren(item, fragment, on: canvas, at: origin)
      }
    }
    within(.tableHead, on: canvas) {
      for row in 0..<node.headRowCount {
        canvas.withMarkedContent(.tag(.row)) {
          for (index, cell) in node.headCells.enumerated() where cell.row == row {
            canvas.withMarkedContent(
              .tag(.headerCell(scope: .column, columns: cell.columns, rows: cell.rows))
            ) { draw(item.children.lowerBound + index, fragment, on: canvas, at: origin) }
          }
        }
      }
    }
  }

  private func draw(
    row item: TablePiece.Item, _ position: PiecePosition, _ layout: RowLayout,
    _ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint
  ) {
    guard layout.hasOwnCells else { return }
    func drawCells() {
      let baseline = origin.y + item.y + model.padding.height + layout.line.baseline
      let top = baseline - node.line.baseline + node.line.top
      // Adjacent lines are drawn together.
      var lines: [LineBuffer.Placed] = []
      lines.reserveCapacity(layout.cells.count)
      func drawLines() {
        guard !lines.isEmpty else { return }
        canvas.draw(cells: lines, of: layout.lines)
        lines.removeAll(keepingCapacity: true)
      }
      for (column, cell) in layout.cells.enumerated() {
        let tall = item.tallCells[column]
        let offset = tall?.offset ?? item.shifts[column] ?? 0
        if case .line(let line) = cell, position.isFirst, isPlain(column, layout, tall) {
          lines.append(place(line, in: layout, column, top + offset, origin))
          continue
        }
        drawLines()
        let tag = tag(column, layout, tall)
        switch cell {
        case .covered: continue
        case .line(let line):
          guard position.isFirst else { continue }
          let placed = place(line, in: layout, column, top + offset, origin)
          drawOnce(tag, layout.repeats(column), on: canvas) {
            canvas.draw(line, of: layout.lines, at: placed.origin)
          }
        case .text(let text):
          guard position.isFirst else { continue }
          let y = baseline + layout.offset(column) + offset
          drawOnce(tag, layout.repeats(column), on: canvas) {
            drawLayout(text, layout.range(column), y, on: canvas, at: origin)
          }
        case .node(let block):
          guard item.cells[column] >= 0 else { continue }
          drawCell(tag, column, item, layout, block, position, fragment, on: canvas, at: origin)
        }
      }
      drawLines()
    }
    guard !position.isWhole else {
      canvas.beginMarkedContent(.tag(.row))
      drawCells()
      return canvas.endMarkedContent()
    }
    canvas.withContinuedElement(
      layout, MarkedContent.Tag(.row), isLast: position.isLast, drawCells)
  }

  /// Draws a cell, whose content is an artifact if it is that of a cell on the page before: screen
  /// readers read it once.
  private func drawOnce(
    _ tag: MarkedContent.Tag.Kind, _ isRepeated: Bool, on canvas: any Canvas, _ draw: () -> Void
  ) {
    canvas.withMarkedContent(.tag(tag)) {
      guard isRepeated else { return draw() }
      canvas.withMarkedContent(.artifact(.layout), draw)
    }
  }

  /// Draws a cell that is a block; it is one element even if its row continues on other pages.
  private func drawCell(
    _ kind: MarkedContent.Tag.Kind, _ column: Int, _ item: TablePiece.Item, _ layout: RowLayout,
    _ block: any LayoutNode, _ position: PiecePosition, _ fragment: Fragment,
    on canvas: any Canvas, at origin: CGPoint
  ) {
    func drawBlock() { draw(item.cells[column], fragment, on: canvas, at: origin) }
    let isRepeated = layout.repeats(column)
    guard !position.isWhole else { return drawOnce(kind, isRepeated, on: canvas, drawBlock) }
    // The block of a repeated cell is an element of the page before.
    let key: AnyObject = isRepeated ? layout.key(column) : block
    canvas.withContinuedElement(key, MarkedContent.Tag(kind), isLast: position.isLast) {
      guard isRepeated else { return drawBlock() }
      canvas.withMarkedContent(.artifact(.layout), drawBlock)
    }
  }

  private func place(
    _ line: LineBuffer.Line, in layout: RowLayout, _ column: Int, _ top: CGFloat,
    _ origin: CGPoint
  ) -> LineBuffer.Placed {
    let lines = layout.lines
    var before: CGFloat?
    if columns.columns[column].alignment == .decimal {
      let left = lines.width(of: line, before: columns.separator.byte(in: lines.utf8(of: line)))
      // In right-to-left layout the leading edge is the right one; the line is measured from the
      // left.
      before = columns.isRightToLeft ? line.width - left : left
    }
    let x = columns.left(
      columns.x(layout.range(column), width: line.width, before: before), width: line.width)
    var y = top + layout.offset(column)
    // A number that is set smaller is on the same baseline.
    if layout.smallColumns.contains(column) { y += node.setter.ascent - line.ascent }
    return LineBuffer.Placed(line, at: CGPoint(x: origin.x + x, y: y))
  }

  /// Whether a line is a cell without attributes, which is drawn with those beside it.
  private func isPlain(
    _ column: Int, _ layout: RowLayout, _ tall: TablePiece.TallCell?
  ) -> Bool {
    !node.leaves[column].isRowHeader && tall == nil && layout.range(column).count == 1
      && !layout.repeats(column)
  }

  /// The structure element of a cell.
  private func tag(
    _ column: Int, _ layout: RowLayout, _ tall: TablePiece.TallCell?
  ) -> MarkedContent.Tag.Kind {
    let (width, rows) = (max(layout.range(column).count, 1), tall?.rows ?? 1)
    return node.leaves[column].isRowHeader
      ? .headerCell(scope: .row, columns: width, rows: rows) : .cell(columns: width, rows: rows)
  }

  /// Draws a text that is set by a layout.
  private func drawLayout(
    _ text: String, _ range: Range<Int>, _ baseline: CGFloat, on canvas: any Canvas,
    at origin: CGPoint
  ) {
    guard !text.isEmpty else { return }
    let layout = TextLayout(text, style: node.setter.style)
    let width = layout.size.width
    var before: CGFloat?
    if columns.columns[range.lowerBound].alignment == .decimal {
      before = TableColumns.widthBefore(
        columns.separator.byte(in: text), of: layout, isRightToLeft: columns.isRightToLeft)
    }
    let x = columns.left(columns.x(range, width: width, before: before), width: width)
    canvas.draw(layout, at: CGPoint(x: origin.x + x, y: baseline - layout.firstBaseline))
  }

  private func drawChildren(
    _ item: TablePiece.Item, _ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint
  ) {
    for index in item.children { draw(index, fragment, on: canvas, at: origin) }
  }

  private func draw(
    _ index: Int, _ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint
  ) {
    let child = fragment.children[index]
    child.fragment.draw(
      on: canvas, at: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y))
  }
}

extension TablePiece.Kind {
  /// The height of the dark rule above sums, in points; `nil` for other parts.
  ///
  /// The more rows they sum, the higher it is.
  fileprivate func ruleAbove(below previous: TablePiece.Kind) -> CGFloat? {
    switch self {
    case .groupFooter(.strong): 0.75
    case .groupFooter(.medium): 0.5
    case .groupFooter(.light): 0.35
    case .pageFooter(let isTotal):
      if case .groupFooter = previous, isTotal { 1.25 } else { 0.75 }
    default: nil
    }
  }
}

extension TablePiece.Item {
  /// Whether it is outside of the table body.
  fileprivate var isOutsideBody: Bool {
    switch kind {
    case .head, .pageFooter(isTotal: true): true
    default: false
    }
  }
}
