import EaselBlocks
import Foundation

/// The sums and the row count of a table on one page, for the table's page headers and footers.
public struct TablePage<Total> {
  /// The sum of the rows on earlier pages, plus the initial sum.
  ///
  /// A row that is split between pages counts on the page on which it begins.
  public let brought: Total
  /// The sum of all rows up to the end of this page, plus the initial sum.
  ///
  /// A row that is split between pages counts on the page on which it begins. In a page header the
  /// sum equals ``brought``.
  public let carried: Total
  /// The number of values up to the end of the page that are NaN or infinite, which the sums do not
  /// include.
  ///
  /// In a page header the count is that of earlier pages.
  public let missingCount: Int
  /// Whether the page is the first one of the table.
  public let isFirst: Bool
  /// Whether the page is the last one of the table; always `false` in a page header.
  ///
  /// The rows of the page are not laid out yet when its header is made.
  public let isLast: Bool
  /// The number of rows on the page, including parts of rows; always 0 in a page header.
  ///
  /// The rows of the page are not laid out yet when its header is made.
  public let rowCount: Int
}

extension TablePage {
  /// Returns a closure that makes blocks from a page whose sums have no type.
  ///
  /// Without a sum (`Void`) the blocks are made whatever the sums are.
  static func reading(
    _ make: @escaping (TablePage) -> any Block
  ) -> (TableContent.Page) -> any Block {
    { page in
      guard let brought = (page.brought.value as? Total) ?? (() as? Total),
        let carried = (page.carried.value as? Total) ?? (() as? Total)
      else { return EmptyBlock() }
      return make(
        TablePage(
          brought: brought, carried: carried, missingCount: page.carried.missing,
          isFirst: page.isFirst, isLast: page.isLast, rowCount: page.rowCount))
    }
  }
}
