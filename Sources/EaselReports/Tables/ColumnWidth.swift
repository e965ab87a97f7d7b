import Foundation

/// The rule for the width of a table column: points, a fraction of the table, or the cells' width.
///
/// If the columns together are wider than the table, all of them shrink in proportion, with a
/// warning of code `columnsSquashed`.
public enum ColumnWidth: Hashable, Sendable {
  /// A width in points, which includes the padding of the cells.
  ///
  /// A negative width counts as 0, and one that is not finite as ``fit``, with an error of code
  /// `invalidNumber`.
  case fixed(CGFloat)
  /// A fraction of the table's width, 0...1, which includes the padding of the cells.
  ///
  /// Values outside that range are clamped; one that is not finite counts as ``fit``. Negative ones
  /// and those that are not finite are errors of code `invalidNumber`.
  case fraction(CGFloat)
  /// The width of the column's title or of its widest measured cell, whichever is wider, plus the
  /// padding.
  ///
  /// ``Table/measures(_:)`` sets which rows are measured. A hidden title does not count.
  case fit
  /// A width by the cells and the available space, at least that of the longest word; the default.
  ///
  /// A column is as wide as its widest cell if the table has the space for it, and narrower
  /// otherwise. Automatic columns whose alignment is not ``ColumnAlignment/decimal`` get the
  /// remaining width of the table; without such columns, all automatic columns get it.
  case automatic
  /// The width that the other columns leave, at least that of the longest word.
  ///
  /// Several such columns share it in proportion to their widest cells; automatic columns get none of
  /// it.
  case rest

  /// The points or the fraction if it is negative or not finite; else `nil`.
  var invalidNumber: CGFloat? {
    switch self {
    case .fixed(let number), .fraction(let number):
      number.isFinite && number >= 0 ? nil : number
    case .fit, .automatic, .rest: nil
    }
  }

  /// Whether the width is independent of the cells.
  var isKnown: Bool {
    switch self {
    case .fixed(let length), .fraction(let length): length.isFinite
    case .fit, .automatic, .rest: false
    }
  }
}

/// The horizontal alignment of the title and the cells of a table column.
public enum ColumnAlignment: Hashable, Sendable {
  /// Alignment at the leading edge of the column; the default of all cells except numbers.
  case leading
  /// Alignment in the center of the column.
  case center
  /// Alignment at the trailing edge of the column.
  case trailing
  /// Alignment of numbers at their decimal separators, one below another; the default of numbers.
  case decimal
}

/// The policy for splitting single rows of a table between two pages.
public enum RowBreaks: Hashable, Sendable {
  /// Keeps each row on one page, and splits only rows that are higher than a page; the default.
  case whereNeeded
  /// Splits any row between two lines of text if it does not fit on the rest of the page.
  case anywhere
}

/// The rows whose cells are measured to determine the widths of a table's columns.
public enum MeasuredRows: Hashable, Sendable {
  /// Measures the given number of rows at the start of the table, at least 1; the default is 200.
  case first(Int)
  /// Measures all rows for the widths of the columns, which requires all of them in memory.
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
