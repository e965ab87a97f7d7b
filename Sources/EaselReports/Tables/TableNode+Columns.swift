import EaselBlocks
import EaselCanvas
import Foundation

extension TableNode {
  /// Returns the columns and the header in a width.
  func columns(in width: CGFloat) -> (columns: TableColumns, head: TableHead.Placed) {
    if let known, known.width == width { return (known.columns, known.head) }
    let columns = makeColumns(width)
    let placed = model.showsHeader ? head.place(columns) : TableHead.Placed()
    // Rows that were laid out in another width must be laid out again.
    if known != nil { buffer.forgetLayouts(in: inputs.session) }
    known = (width, columns, placed)
    return (columns, placed)
  }

  /// Returns the widths that the columns need.
  func measures() -> (columns: TableColumns, measures: [TableWidths.Column]) {
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
    // The first and the last column have no padding at the edges of the table.
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
    brokenRows = [:]
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

  /// Returns the diagnostic about a word that is wider than its column, which has a given width or
  /// that of the measured rows.
  func brokenNote(_ text: BrokenText, row: Int) -> Diagnostic {
    let remedy =
      leaves[text.column].width.isKnown
      ? "Give the column a larger width"
      : "Give the column a width, or measure more rows with measures(_:)"
    var diagnostic = Diagnostic(
      .warning, .columnsSquashed,
      "row \(row + 1) of a table has a word of \(text.needed.rounded(.up)) points in a column of "
        + "\(text.available.rounded(.down)); it is broken. \(remedy)",
      operation: "TableColumn", value: String(text.word.prefix(40)))
    diagnostic.needed = CGSize(width: text.needed, height: 0)
    diagnostic.available = CGSize(width: text.available, height: 0)
    diagnostic.viewPath = path?.description
    return diagnostic
  }

  /// The padding on both sides of the content of a column.
  private func padding(_ index: Int, of count: Int) -> CGFloat {
    (index == 0 ? 0 : model.padding.width) + (index == count - 1 ? 0 : model.padding.width)
  }

  /// The maximum number of nodes of measured rows that are kept until layout; others are made
  /// again.
  private static let mostKeptNodes = 8_192

  /// Measures the cells of the first rows.
  private func measureRows(_ measures: inout [TableWidths.Column], _ columns: TableColumns) {
    var index = buffer.first
    var kept = 0
    let session = inputs.session
    let most = min(
      Self.mostKeptNodes, (session.limits.maximumBlocks - session.liveNodeCount) / 4)
    let end = index + model.measured.count
    // In a column of known width, cells are measured only for the positions of decimals and the
    // numbers of notes.
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
      if kept + nodes.count <= most {
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

  /// Measures sums, which are in bold type above and below the cells of their column.
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
}
