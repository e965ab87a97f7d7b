import Foundation

/// The rows of a table on one page, as its first and last row are told of them.
public struct TablePage<Total> {
  /// The sum of the rows on the pages before.
  public let brought: Total
  /// The sum of all rows up to the end of this page.
  public let carried: Total
  /// Whether the table begins on the page.
  public let isFirst: Bool
  /// Whether the table ends on the page.
  public let isLast: Bool
  /// How many rows begin on the page.
  public let rowCount: Int
}
