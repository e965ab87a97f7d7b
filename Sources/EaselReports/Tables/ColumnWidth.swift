import Foundation

/// The width of a column of a table.
public enum ColumnWidth: Hashable, Sendable {
  /// So many points, with the room between the cells.
  case fixed(CGFloat)
  /// A share of the table's width, 0 … 1.
  case fraction(CGFloat)
  /// The width of the widest cell.
  case fit
  /// Between the longest word and the widest cell, as there is room; the default.
  ///
  /// What is left goes to columns of text.
  case automatic

  /// Whether the width does not depend on the cells.
  var isKnown: Bool {
    switch self {
    case .fixed(let length), .fraction(let length): length.isFinite
    case .fit, .automatic: false
    }
  }
}

/// How the cells of a column are aligned.
public enum ColumnAlignment: Hashable, Sendable {
  /// At the leading side; the default of texts and dates.
  case leading
  /// In the middle.
  case center
  /// At the trailing side.
  case trailing
  /// At the decimal separator; the default of numbers.
  case decimal
}

/// Where the rows of a table may be broken.
public enum RowBreaks: Hashable, Sendable {
  /// Only in rows that no page holds; the default.
  case whereNeeded
  /// Between the lines of any row.
  case anywhere
}

/// Which rows decide the widths of columns.
public enum MeasuredRows: Hashable, Sendable {
  /// So many at the beginning; 200 by default.
  case first(Int)
  /// All of them, which are kept in memory then.
  case all

  /// How many rows are measured at most.
  var count: Int {
    switch self {
    case .first(let most): min(max(most, 1), Self.most)
    case .all: Self.most
    }
  }

  /// More than fit into memory, and few enough to be added to another number.
  private static let most = Int.max / 4
}
