import EaselBlocks
import EaselCanvas
import Foundation

extension Table {
  fileprivate func with(_ change: (inout TableModel<Row, Total>) -> Void) -> Table {
    var table = self
    change(&table.model)
    return table
  }

  /// Sets whether the column titles are repeated on each further page; the default is `true`.
  public func repeatsHeader(_ isActive: Bool) -> Table { with { $0.repeatsHeader = isActive } }

  /// Sets whether the titles of the columns are shown; the default is `true`.
  public func showsHeader(_ isActive: Bool) -> Table { with { $0.showsHeader = isActive } }

  /// Sets which rows may be split between two pages; the default is ``RowBreaks/whereNeeded``.
  public func rowsBreak(_ breaks: RowBreaks) -> Table { with { $0.rowBreaks = breaks } }

  /// Sets the rows whose cells are measured for the widths of the columns; by default the first
  /// 200.
  ///
  /// By default all numbers, dates and words of a collection that is not lazy are considered, too,
  /// in columns that show a property. Other columns of numbers reserve the width of three digits
  /// for later rows.
  public func measures(_ rows: MeasuredRows) -> Table { with { $0.measured = rows } }

  /// Sets the vertical alignment of the cells in their rows.
  ///
  /// By default a cell is at the top of its row, and texts on one line share a baseline. A row that
  /// is split between two pages has its cells at the top. ``TableColumn/verticalAlignment(_:)`` sets
  /// the alignment of one column.
  public func verticalAlignment(_ alignment: VerticalAlignment) -> Table {
    with { $0.verticalAlignment = alignment }
  }

  /// Sets whether rows 2, 4, 6 and so on have a background color; tables have no stripes by
  /// default.
  public func striped(_ isActive: Bool = true) -> Table { with { $0.isStriped = isActive } }

  /// Sets the background color of each row, above that of stripes; by default rows have none.
  ///
  /// - Parameter color: Returns the color of a row, or `nil` for none.
  public func rowBackground(_ color: @escaping (Row) -> Color?) -> Table {
    with { $0.rowBackground = color }
  }

  /// Sets whether rules are drawn below the column titles and between rows; the default is `true`.
  public func rules(_ isActive: Bool) -> Table { with { $0.hasRules = isActive } }

  /// Sets the padding of cells in points: `vertical` above and below the content, `horizontal` at
  /// its sides except at the edges of the table.
  ///
  /// If a value is not finite, the defaults are used for both, with an error of code
  /// `invalidNumber`.
  public func cellPadding(horizontal: CGFloat = 6, vertical: CGFloat = 3.5) -> Table {
    with { $0.padding = CGSize(width: horizontal, height: vertical) }
  }

  /// Sets the style of the table; the default is ``TableStyle/standard``.
  public func style(_ style: TableStyle) -> Table { with { $0.style = style } }

  /// Sets a sentence for screen readers that describes the content of the table; it is not visible.
  public func summary(_ text: String) -> Table { with { $0.summary = text } }

  /// Sets a closure that returns a running title for each row, which page headers and footers can
  /// show.
  ///
  /// For example, a page header shows the first and the last article of its page.
  ///
  /// - Parameter title: Returns the title of a row.
  public func runningTitle(_ title: @escaping (Row) -> String) -> Table {
    with { $0.runningTitle = title }
  }

  // MARK: Groups

  /// Adds a heading above each group of consecutive rows that have the same value of a property.
  ///
  /// The heading is on the page of the group's first row. It is repeated, marked as continued, on
  /// each further page of the group. A ``Section`` as heading appears in the contents and the
  /// outline, too. A further call adds groups within these, up to three levels.
  ///
  /// - Parameters:
  ///   - key: The property by which rows are grouped.
  ///   - header: Returns the heading of a group.
  public func groups<Key: Hashable, Header: Block>(
    by key: KeyPath<Row, Key>, @BlockBuilder header: @escaping (Key) -> Header
  ) -> Table {
    grouping(TableGrouping(by: key, header: { header($0) }, footer: nil))
  }

  /// Adds a heading above and a footer below each group of consecutive rows that have the same value
  /// of a property.
  ///
  /// ```swift
  /// struct Item { var name: String; var department: String; var amount: Decimal }
  /// let table = Table([Item(name: "Paper", department: "Office", amount: 12)]) {
  ///   TableColumn("Item", value: \.name)
  ///   TableColumn("Amount", value: \.amount)
  /// }
  /// .groups(by: \.department) { name in
  ///   Text(name).bold()
  /// } footer: { group in
  ///   TotalRow("Sum", group.sum(\.amount))
  /// }
  /// ```
  ///
  /// The heading is as that of ``groups(by:header:)``, and an empty one takes no space. The footer is
  /// on the page of the group's last row. A further call adds groups within these, up to three
  /// levels.
  ///
  /// - Parameters:
  ///   - key: The property by which rows are grouped.
  ///   - header: Returns the heading of a group.
  ///   - footer: Returns the footer of a group, such as a ``TotalRow`` with its sum.
  public func groups<Key: Hashable, Header: Block, Footer: Block>(
    by key: KeyPath<Row, Key>, @BlockBuilder header: @escaping (Key) -> Header,
    @BlockBuilder footer: @escaping (TableGroup<Row, Key>) -> Footer
  ) -> Table {
    grouping(TableGrouping(by: key, header: { header($0) }, footer: { footer($0) }))
  }

  private func grouping(_ grouping: TableGrouping<Row>) -> Table {
    with {
      $0.hasExcessGroups = $0.groupings.count >= TableGrouping<Row>.maximumLevels
      if !$0.hasExcessGroups { $0.groupings.append(grouping) }
    }
  }

  /// Sets whether all rows of a group stay on one page if they fit; the default of tables is
  /// `false`.
  public func keepsGroups(_ isActive: Bool = true) -> Table { with { $0.keepsGroups = isActive } }

  // MARK: Sums

  /// Sums a property of the rows from page to page, and passes the sums to the closures of
  /// ``pageHeader(_:)`` and ``pageFooter(_:)``.
  ///
  /// NaN and infinity are not added: ``TablePage/missingCount`` counts them, with the warning
  /// `invalidData`. A sum beyond the range of its type is an error of code `outOfRange`, and a
  /// ``TotalRow`` shows no sum from that row on.
  ///
  /// Page headers and footers that were set before any sum stay. Those that read another sum are
  /// removed, with a warning unless they are set again.
  ///
  /// - Parameters:
  ///   - value: The property that is added.
  ///   - initial: The sum before the first row; `nil` is zero.
  /// - Returns: A table whose ``TablePage`` has the sums.
  public func running<Value: AdditiveArithmetic>(
    _ value: KeyPath<Row, Value>, from initial: Value? = nil
  ) -> Table<Row, Value> {
    let adder = SumAdder<Value>()
    let isNumber = initial.map(adder.isNumber) ?? true
    var summed = model.summing(isNumber ? initial ?? .zero : .zero, value) {
      adder.add($1[keyPath: value], to: &$0)
    }
    summed.initialFault = isNumber ? nil : initial.map { "\($0)" }
    return Table<Row, Value>(model: summed)
  }

  /// Shows the sum of a property of the rows so far at the end of each page and at the top of the
  /// next.
  ///
  /// The sum includes the rows of all pages so far; below the last row it is labeled as the total, or
  /// as the closing balance if the table begins with a sum, its opening balance. The labels are in the
  /// language of the report, see `Phrases`. The sums are in the column that shows the property, or at
  /// the trailing edge if none does. They replace page headers and footers that were set before, with
  /// a warning.
  ///
  /// - Parameters:
  ///   - value: The property that is added.
  ///   - initial: The sum before the first row, which is shown above it; `nil` or zero shows none.
  public func carriesForward<Value: AdditiveArithmetic>(
    _ value: KeyPath<Row, Value>, from initial: Value? = nil
  ) -> Table<Row, Value> {
    let hasOpening = initial.map { $0 != .zero } ?? false
    let summed = running(value, from: initial)
    return
      summed
      .pageHeader { page in
        if !page.isFirst || hasOpening {
          CarriedRow(
            phrase: page.isFirst ? \.reports.openingBalance : \.reports.broughtForward,
            value: page.brought)
        }
      }
      .pageFooter { page in
        let total = hasOpening ? \Phrases.reports.closingBalance : \Phrases.reports.total
        CarriedRow(phrase: page.isLast ? total : \.reports.carriedForward, value: page.carried)
      }
      .with {
        $0.carriesSums = true
        $0.removed = summed.model.removed
        $0.removed.add(
          header: model.pageHeader != nil, footer: model.pageFooter != nil,
          by: "Table.carriesForward")
      }
  }

  /// Sets the blocks above the table's first row on each page, below the column titles.
  ///
  /// - Parameter header: Returns the blocks for a page. ``TablePage/brought`` of its argument is
  ///   the sum of the rows before the page.
  public func pageHeader<Header: Block>(
    @BlockBuilder _ header: @escaping (TablePage<Total>) -> Header
  ) -> Table {
    with {
      $0.pageHeader = TablePage.reading { header($0) }
      $0.headerReadsSum = Total.self != Void.self
      $0.removed.header = nil
    }
  }

  /// Sets the blocks below the table's last row on each page.
  ///
  /// - Parameter footer: Returns the blocks for a page. ``TablePage/carried`` of its argument is
  ///   the sum of the rows up to the end of the page.
  public func pageFooter<Footer: Block>(
    @BlockBuilder _ footer: @escaping (TablePage<Total>) -> Footer
  ) -> Table {
    with {
      $0.pageFooter = TablePage.reading { footer($0) }
      $0.footerReadsSum = Total.self != Void.self
      $0.removed.footer = nil
    }
  }
}

/// A row with a carried sum and its localized label.
private struct CarriedRow<Value>: Block {
  let phrase: KeyPath<Phrases, Phrases.Wording>
  let value: Value
  @EnvironmentValue(\.phrases) private var phrases

  var body: some Block { TotalRow("\(phrases.text(phrase))", value) }
}
