import Foundation

/// The part of a table on one page, for the page headers and footers of the table.
public struct TablePage<Total> {
  /// The sum of the rows on the pages before, including the initial sum.
  public let brought: Total
  /// The sum of all rows up to the end of this page.
  ///
  /// In a page header it equals ``brought``.
  public let carried: Total
  /// Whether the table begins on the page.
  public let isFirst: Bool
  /// Whether the table ends on the page.
  ///
  /// In a page header it is `false`, since the rows are not laid out yet.
  public let isLast: Bool
  /// The number of rows on the page, including parts of rows.
  ///
  /// In a page header it is 0, since the rows are not laid out yet.
  public let rowCount: Int
}
