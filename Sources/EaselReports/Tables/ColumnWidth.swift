import Foundation

/// The width of a column of a table.
///
/// If the columns together are wider than the table, all of them shrink in proportion, with a
/// warning of code `columnsSquashed`.
public enum ColumnWidth: Hashable, Sendable {
  /// A width in points, including the padding of the cells.
  ///
  /// A negative width counts as 0; one that is not finite counts as ``fit``.
  case fixed(CGFloat)
  /// A fraction of the table's width, 0...1.
  ///
  /// Values outside that range are clamped; one that is not finite counts as ``fit``.
  case fraction(CGFloat)
  /// The width of the widest cell of the title and the measured rows, see ``MeasuredRows``.
  case fit
  /// A width between that of the longest word and that of the widest cell, as the space allows; the
  /// default.
  ///
  /// Columns of text get the remaining width of the table.
  case automatic

  /// Whether the width is independent of the cells.
  var isKnown: Bool {
    switch self {
    case .fixed(let length), .fraction(let length): length.isFinite
    case .fit, .automatic: false
    }
  }
}

/// The alignment of the cells of a column.
public enum ColumnAlignment: Hashable, Sendable {
  /// Alignment at the leading edge; the default of texts and dates.
  case leading
  /// Alignment in the center of the column.
  case center
  /// Alignment at the trailing edge.
  case trailing
  /// Alignment at the decimal separator; the default of numbers.
  case decimal
}

/// The policy for breaking the rows of a table over pages.
public enum RowBreaks: Hashable, Sendable {
  /// Keeps each row on one page, and breaks only rows that are too high for a page; the default.
  case whereNeeded
  /// Breaks any row between its lines if it does not fit on the rest of the page.
  case anywhere
}

/// The rows from which the widths of columns are measured.
public enum MeasuredRows: Hashable, Sendable {
  /// Measures the first rows, at least one; 200 by default.
  case first(Int)
  /// Measures all rows, which keeps them all in memory.
  case all

  /// The maximum number of measured rows.
  var count: Int {
    switch self {
    case .first(let most): min(max(most, 1), Self.most)
    case .all: Self.most
    }
  }

  /// More rows than fit into memory; adding an index to it does not overflow.
  private static let most = Int.max / 4
}
