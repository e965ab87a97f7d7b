import EaselBlocks
import Foundation

extension Table {
  private func with(_ change: (inout TableModel<Row, Total>) -> Void) -> Table {
    var table = self
    change(&table.model)
    return table
  }

  /// Shows the head on the first page only, or on each; on each by default.
  public func repeatsHeader(_ isActive: Bool) -> Table { with { $0.repeatsHeader = isActive } }

  /// Shows the titles of the columns, or not; by default it does.
  public func showsHeader(_ isActive: Bool) -> Table { with { $0.showsHeader = isActive } }

  /// Says where rows may be broken.
  public func rowsBreak(_ breaks: RowBreaks) -> Table { with { $0.rowBreaks = breaks } }

  /// Says which rows decide the widths of columns.
  public func measures(_ rows: MeasuredRows) -> Table { with { $0.measured = rows } }

  /// Fills every other row.
  public func striped(_ isActive: Bool = true) -> Table { with { $0.isStriped = isActive } }

  /// Draws thin lines between rows, or none; by default it does.
  public func rules(_ isActive: Bool) -> Table { with { $0.hasRules = isActive } }

  /// Sets the room around the contents of a cell in points.
  public func cellPadding(horizontal: CGFloat = 6, vertical: CGFloat = 3.5) -> Table {
    with { $0.padding = CGSize(width: horizontal, height: vertical) }
  }

  /// Says in a sentence what the table shows, for readers who do not see it.
  public func summary(_ words: String) -> Table { with { $0.summary = words } }

  /// Gives each row a title that heads and feet of pages can show, such as the first and last article of
  /// a page.
  public func runningTitle(_ title: @escaping (Row) -> String) -> Table {
    with { $0.runningTitle = title }
  }

  // MARK: Groups

  /// Puts a heading before the rows with the same value, which follow one another.
  ///
  /// It stays with its first row, and is repeated as continued where the rows go on overleaf. A
  /// ``Section`` as a heading stands in lists of contents and in the outline, too.
  ///
  /// - Parameters:
  ///   - key: What the rows of a group have in common.
  ///   - header: Makes the heading.
  public func groups<Key: Hashable, Header: Block>(
    by key: KeyPath<Row, Key>, @BlockBuilder header: @escaping (Key) -> Header
  ) -> Table {
    with {
      $0.groupKey = { AnyHashable($0[keyPath: key]) }
      $0.groupHeader = { header($0[keyPath: key]) }
    }
  }

  /// Keeps the rows of a group on one page, where one holds them.
  public func keepsGroups(_ isActive: Bool = true) -> Table { with { $0.keepsGroups = isActive } }

  // MARK: Sums

  /// Sums a property of the rows, for ``pageHeader(_:)`` and ``pageFooter(_:)``.
  ///
  /// - Parameters:
  ///   - value: What is added.
  ///   - initial: The sum before the first row; nil is zero.
  public func running<Value: AdditiveArithmetic>(
    _ value: KeyPath<Row, Value>, from initial: Value? = nil
  ) -> Table<Row, Value> {
    Table<Row, Value>(
      model: model.summing(initial ?? .zero, value) { $0 + $1[keyPath: value] })
  }

  /// Shows the sum of a property at the foot of each page, and again at the head of the next one, in
  /// the words of the report's language.
  ///
  /// - Parameters:
  ///   - value: What is added.
  ///   - initial: The sum before the first row, which stands above it; nil shows none.
  public func carriesForward<Value: AdditiveArithmetic>(
    _ value: KeyPath<Row, Value>, from initial: Value? = nil
  ) -> Table<Row, Value> {
    let hasOpening = initial.map { $0 != .zero } ?? false
    return running(value, from: initial)
      .pageHeader { page in
        if !page.isFirst || hasOpening { CarriedRow(phrase: .broughtForward, value: page.brought) }
      }
      .pageFooter { page in
        CarriedRow(phrase: page.isLast ? .total : .carriedForward, value: page.carried)
      }
  }

  /// Puts blocks between the head and the first row of each page.
  public func pageHeader<Header: Block>(
    @BlockBuilder _ header: @escaping (TablePage<Total>) -> Header
  ) -> Table {
    with { $0.pageHeader = { header($0) } }
  }

  /// Puts blocks beneath the last row of each page, of which ``TablePage/carried`` is the sum so far.
  public func pageFooter<Footer: Block>(
    @BlockBuilder _ footer: @escaping (TablePage<Total>) -> Footer
  ) -> Table {
    with { $0.pageFooter = { footer($0) } }
  }
}

/// A sum in the words of the report's language.
private struct CarriedRow<Value>: Block {
  let phrase: ReportWords.Phrase
  let value: Value
  @EnvironmentValue(\.reportWords) private var words

  var body: some Block { TotalRow("\(words[phrase])", value) }
}
