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
    let formats = leaves.map { $0.total?(environment) }
    let columns = TableColumns(
      leaves.map { TableColumns.Column(alignment: $0.alignment) }, padding: model.padding,
      totalColumn: total, paths: leaves.map(\.path), isRightToLeft: isRightToLeft,
      separator: DecimalSeparator(environment.locale)
    ) { formats[$0]?($1) }
    var measures = leaves.map { column in
      TableWidths.Column(
        width: column.width, minimum: 0, ideal: 0, isText: column.alignment != .decimal)
    }
    for cell in head.cells where model.showsHeader && cell.columns == 1 {
      measures[cell.column].ideal = max(
        measures[cell.column].ideal, cell.node.size(.unspecified).width)
      measures[cell.column].minimum = max(
        measures[cell.column].minimum,
        cell.node.size(ProposedSize(width: 0, height: nil)).width)
    }
    measureRows(&measures, columns)
    // The first and the last column have no padding at the edges of the table.
    for index in measures.indices {
      let space = padding(index, of: measures.count)
      measures[index].minimum = measures[index].minimum.rounded(.up) + space
      measures[index].ideal = measures[index].ideal.rounded(.up) + space
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
    illegibleRows = [:]
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
      "the columns of a table need \(needed.rounded()) points of \(width.rounded()); words are "
        + "broken, and numbers are set smaller",
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
    let isNumber = text.scale != nil
    let fate =
      text.scale.map { "set smaller, at \(Int(($0 * 100).rounded())) % of its size" } ?? "broken"
    var diagnostic = Diagnostic(
      text.isIllegible ? .error : .warning, .columnsSquashed,
      "row \(row + 1) of a table has a \(isNumber ? "number" : "word") of "
        + "\(text.needed.rounded(.up)) points in a column of \(text.available.rounded(.down)); it is "
        + "\(fate). \(remedy)",
      operation: "TableColumn", value: String(text.word.prefix(40)))
    diagnostic.needed = CGSize(width: text.needed, height: 0)
    diagnostic.available = CGSize(width: text.available, height: 0)
    diagnostic.viewPath = path?.description
    return diagnostic
  }

  /// Returns the diagnostic about a sum that is set smaller.
  func totalNote(_ total: SquashedTotal) -> Diagnostic {
    var diagnostic = Diagnostic(
      .warning, .columnsSquashed,
      "a sum of \(total.needed.rounded(.up)) points has a space of \(total.available.rounded(.down)) in "
        + "column \(total.column + 1) of a table; it is set smaller. Give the column a larger width",
      operation: "TotalRow", value: String(total.text.prefix(40)))
    diagnostic.needed = CGSize(width: total.needed, height: 0)
    diagnostic.available = CGSize(width: total.available, height: 0)
    diagnostic.viewPath = path?.description
    return diagnostic
  }

  /// Returns the diagnostic about a value that is not a number.
  func invalidNote(_ cell: InvalidCell, row: Int) -> Diagnostic {
    let title = Text(leaves[cell.column].title).string(in: inputs.environment)
    var diagnostic = Diagnostic(
      .warning, .invalidData,
      "row \(row + 1) of a table is \(cell.value) in the column “\(title.prefix(80))”; the cell is "
        + "empty", operation: "TableColumn", value: cell.value)
    diagnostic.viewPath = path?.description
    return diagnostic
  }

  /// Returns the diagnostic about a sum that is beyond the range of its type.
  func overflowNote(row: Int) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .outOfRange,
      "the sum of a table is beyond the range of \(model.sumType) in row \(row + 1); it is left out "
        + "from there on. Sum a property of another type, such as Decimal",
      operation: "Table.running", value: model.sumType)
    diagnostic.viewPath = path?.description
    return diagnostic
  }

  /// Returns the diagnostic about a span that does not fit the table.
  func spanNote(_ fault: SpanFault) -> Diagnostic {
    let title = Text(leaves[fault.column].title).string(in: inputs.environment).prefix(80)
    let (what, value) =
      switch fault.kind {
      case .empty(let count):
        (
          "spans \(count) columns or rows; it has its own. Return at least 1 from spans", "\(count)"
        )
      case .overlaps:
        (
          "and another one span the same columns or rows; it is cut. Return 1 from spans where "
            + "another cell covers it, or reaches into it", ""
        )
      case .exceedsColumns(let asked, let found):
        (
          "spans \(asked) columns, of which the table has \(found); it is cut. Return at most "
            + "\(found) from spans", "\(asked)"
        )
      case .exceedsRows(let asked, let found):
        (
          "spans \(asked) rows, of which the table or its group has \(found); it is cut. Return at "
            + "most \(found) from spans(rows:)", "\(asked)"
        )
      }
    var diagnostic = Diagnostic(
      .error, .invalidData,
      "the cell of row \(fault.row + 1) and column \(fault.column + 1), “\(title)”, of a table \(what)",
      operation: "TableColumn.spans", value: value)
    diagnostic.viewPath = path?.description
    return diagnostic
  }

  /// Returns the diagnostic about the number of spans that do not fit the table.
  func spanNote(count: Int) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .invalidData,
      "\(count) cells of a table span columns or rows that it does not have, or that other cells span; "
        + "they are cut, and the first \(spanFaults.count) are listed",
      operation: "TableColumn.spans", value: "\(count)")
    diagnostic.viewPath = path?.description
    return diagnostic
  }

  /// Returns the diagnostic about the sums of a group's footer.
  func footerNote(_ fault: GroupFooter.Fault, row: Int) -> Diagnostic {
    let (code, message, value): (EaselError.Code, String, String) =
      switch fault {
      case .outOfRange(let type):
        (
          .outOfRange,
          "the sum of a group that ends with row \(row + 1) of a table is beyond the range of \(type) "
            + "and is left out. Sum a property of another type, such as Decimal", type
        )
      case .unknownProperty:
        (
          .invalidData,
          "the footer of the group that ends with row \(row + 1) of a table asks for the sum of a "
            + "property for which the footers before did not ask; it is left out. Ask for the same "
            + "sums in each footer", ""
        )
      }
    var diagnostic = Diagnostic(.error, code, message, operation: "Table.groups", value: value)
    diagnostic.viewPath = path?.description
    return diagnostic
  }

  /// Returns the diagnostic about values that a sum does not include.
  func missingNote(_ count: Int) -> Diagnostic {
    var diagnostic = Diagnostic(
      .warning, .invalidData,
      "the sum of a table does not include \(count) \(count == 1 ? "value" : "values"), which "
        + "\(count == 1 ? "is not a number" : "are not numbers")",
      operation: "Table.running", value: "\(count)")
    diagnostic.viewPath = path?.description
    return diagnostic
  }

  /// The maximum number of rows at the start of the table that are measured.
  var measuredCount: Int { (model.measured ?? .first(200)).count }

  /// The padding on both sides of the content of a column.
  private func padding(_ index: Int, of count: Int) -> CGFloat {
    (index == 0 ? 0 : model.padding.width) + (index == count - 1 ? 0 : model.padding.width)
  }

  /// The maximum number of nodes of measured rows that are kept until layout; others are made
  /// again.
  private static let mostKeptNodes = 8_192

  /// Measures the cells of the first rows, and surveys or reserves space for those of others.
  private func measureRows(_ measures: inout [TableWidths.Column], _ columns: TableColumns) {
    var index = buffer.first
    var kept = 0
    let session = inputs.session
    let most = min(
      Self.mostKeptNodes, (session.limits.maximumBlocks - session.liveNodeCount) / 4)
    let end = index + measuredCount
    // The widths of the numbers in columns that are not aligned by decimals.
    var numbers = [CGFloat](repeating: 0, count: leaves.count)
    // In a column of known width, cells are measured only for the positions of decimals and the
    // numbers of notes.
    let measured = leaves.indices.filter {
      leaves[$0].alignment == .decimal || !leaves[$0].width.isKnown || leaves[$0].hasBlocks
    }
    while index < end, buffer.has(index) {
      let row = buffer.row(index)
      var nodes = RowBuffer.CellNodes()
      for column in measured where row.spans?.isSingle(column) ?? true {
        let leaf = leaves[column]
        switch row.cells[column] {
        case .text(let text):
          let width = measure(
            text, leaf, &measures[column], &columns.columns[column], columns.separator)
          if leaf.isNumber { numbers[column] = max(numbers[column], width) }
        case .invalid: break
        case .block(let make):
          let (node, count) = cellNode(make, index, column)
          nodes.cells.append((column, node))
          nodes.count += count
          if leaf.alignment == .decimal { measureDecimals(of: node, column, columns) }
          guard !leaf.width.isKnown else { continue }
          measures[column].ideal = max(measures[column].ideal, node.size(.unspecified).width)
          measures[column].minimum = max(
            measures[column].minimum, node.size(ProposedSize(width: 0, height: nil)).width)
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
      measureTotals([model.initial.value, buffer.row(index - 1).carried.value], columns)
    }
    let isWhole = !buffer.has(index) && !buffer.isWaiting
    let surveyed = isWhole ? [] : survey(&measures, columns)
    let reserve = isWhole ? 0 : self.reserve
    for column in leaves.indices {
      let leaf = leaves[column]
      let rest = surveyed.contains(column) ? 0 : reserve
      if leaf.alignment == .decimal {
        let parts = columns.columns[column].before + columns.columns[column].behind
        measures[column].ideal = max(measures[column].ideal, parts + (parts > 0 ? rest : 0))
        measures[column].minimum = max(measures[column].minimum, parts)
      } else if leaf.isNumber, numbers[column] > 0 {
        measures[column].ideal = max(measures[column].ideal, numbers[column] + rest)
      }
    }
  }

  /// Measures the widest values of all rows, in the columns of a collection that show a property;
  /// returns these columns.
  private func survey(
    _ measures: inout [TableWidths.Column], _ columns: TableColumns
  ) -> Set<Int> {
    guard model.measured == nil, let visitRows = model.visitRows else { return [] }
    let surveys = leaves.indices.compactMap { column -> (column: Int, survey: ColumnSurvey)? in
      guard !leaves[column].width.isKnown, let make = leaves[column].survey else { return nil }
      return (column, make(inputs.environment) { self.advances })
    }
    let visits = surveys.map(\.survey.visit)
    guard !visits.isEmpty else { return [] }
    if visits.count == 1 {
      visitRows(visits[0])
    } else {
      visitRows { row in for visit in visits { visit(row) } }
    }
    for (column, survey) in surveys {
      for text in survey.texts() {
        measure(
          leaves[column].isNumber ? withWidestDigits(text) : text, leaves[column],
          &measures[column], &columns.columns[column], columns.separator)
      }
    }
    return Set(surveys.map(\.column))
  }

  /// Replaces the digits of a number by the widest one if digits differ in width, since the survey
  /// finds one of several numbers with equally many digits.
  private func withWidestDigits(_ text: String) -> String {
    guard !setter.hasTabularFigures else { return text }
    let digits = "0123456789"
    guard let widest = digits.max(by: { width(of: String($0)) < width(of: String($1)) }) else {
      return text
    }
    return String(text.map { digits.contains($0) ? widest : $0 })
  }

  /// The widths of the bytes of UTF-8: of ASCII as they are beside a space, of other letters an
  /// estimate.
  private var advances: [CGFloat] {
    let size = line.style.font.size
    let known = setter.advances
    return (0..<256).map { byte in
      switch byte {
      case 0x21...0x7E: known[byte]
      // The first byte of a Latin, Greek, Cyrillic, Hebrew or Arabic letter.
      case 0xC2...0xDF: size * 0.6
      // Other scripts break between characters, or their letters are about as wide.
      case 0xE0...0xF4: size * 0.3
      default: 0
      }
    }
  }

  /// The width that is reserved in a column of numbers for later rows: three digits and a grouping
  /// separator.
  private var reserve: CGFloat {
    let sign = inputs.environment.locale.groupingSeparator ?? ""
    return width(of: "8" + (sign.isEmpty ? "," : sign) + "888") - width(of: "8")
  }

  /// Measures the number of a block in a column that is aligned by decimals.
  private func measureDecimals(
    of node: any LayoutNode, _ index: Int, _ columns: TableColumns
  ) {
    let fragment = node.place(.unspecified)
    guard let before = columns.widthBefore(index, in: fragment) else { return }
    let known = columns.columns[index]
    columns.columns[index].before = max(known.before, before)
    columns.columns[index].behind = max(known.behind, fragment.size.width - before)
  }

  /// Measures sums, which are in bold type above and below the cells of their column.
  private func measureTotals(_ totals: [Any], _ columns: TableColumns) {
    guard let column = columns.totalColumn, leaves[column].alignment == .decimal,
      model.pageHeader != nil || model.pageFooter != nil
    else { return }
    let style = inputs.environment.totalRow.lineStyle.style
    for case .text(let text)? in totals.map({ columns.totalText(column, $0) }) {
      let layout = TextLayout(text, style: style)
      let before = TableColumns.widthBefore(
        columns.separator.byte(in: text), of: layout, isRightToLeft: isRightToLeft)
      let known = columns.columns[column]
      columns.columns[column].before = max(known.before, before)
      columns.columns[column].behind = max(known.behind, layout.size.width - before)
    }
  }

  /// Measures a text of a cell; returns its width on one line.
  @discardableResult
  private func measure(
    _ text: String, _ leaf: TableContent.Column, _ measure: inout TableWidths.Column,
    _ column: inout TableColumns.Column, _ separator: DecimalSeparator
  ) -> CGFloat {
    let width = width(of: text)
    measure.ideal = max(measure.ideal, width)
    guard leaf.alignment != .decimal else {
      let before = widthBefore(text, separator)
      column.before = max(column.before, before)
      column.behind = max(column.behind, width - before)
      return width
    }
    guard width > measure.minimum else { return width }
    guard !leaf.isNumber else {
      measure.minimum = width
      return width
    }
    for word in NumberWord.words(of: text) {
      measure.minimum = max(measure.minimum, self.width(of: String(word)))
    }
    return width
  }
}
