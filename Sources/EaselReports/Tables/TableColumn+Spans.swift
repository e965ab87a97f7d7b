import EaselBlocks
import Foundation

extension TableColumn {
  private func withSpans(_ change: (inout SpanRule<Row>) -> Void) -> TableColumn {
    var column = self
    change(&column.spans)
    return column
  }

  /// Sets the number of columns that the column's cells span, including their own; 1 by default.
  ///
  /// What the covered columns would show is left out. A span beyond the last column, and one over a
  /// cell that spans others itself, are errors of code `invalidData` with their row and column, and
  /// are cut.
  public func spans(_ columns: Int) -> TableColumn { withSpans { $0.columns = { _ in columns } } }

  /// Sets how many columns the cell of each row spans, including its own; 1 by default.
  ///
  /// ```swift
  /// struct Line { var text: String; var amount: Decimal?; var isRemark: Bool }
  /// let table = Table([Line(text: "Delivered on 3 May", amount: nil, isRemark: true)]) {
  ///   TableColumn("Item", value: \.text).spans { $0.isRemark ? 2 : 1 }
  ///   TableColumn("Amount", value: \.amount)
  /// }
  /// ```
  ///
  /// What the covered columns would show is left out. A span beyond the last column, and one over a
  /// cell that spans others itself, are errors of code `invalidData` with their row and column, and
  /// are cut.
  ///
  /// - Parameter columns: Returns the number of columns of a row's cell.
  public func spans(_ columns: @escaping (Row) -> Int) -> TableColumn {
    withSpans { $0.columns = columns }
  }

  /// Sets how many rows the cell that begins in a row spans, including its own; 1 by default.
  ///
  /// ```swift
  /// struct Booking { var day: String; var room: String; var dayCount = 1 }
  /// let table = Table([
  ///   Booking(day: "Monday", room: "A", dayCount: 2), Booking(day: "Monday", room: "B"),
  /// ]) {
  ///   TableColumn("Day", value: \.day).spans(rows: { $0.dayCount })
  ///   TableColumn("Room", value: \.room)
  /// }
  /// ```
  ///
  /// The closure returns 1 for a row that the cell of a row above covers. A span beyond the last row
  /// of the table or of a group, and one over a cell that spans others itself, are errors of code
  /// `invalidData` with their row and column, and are cut.
  ///
  /// - Parameters:
  ///   - rows: Returns the number of rows of the cell that begins in a row.
  ///   - breaks: What a further page shows of a cell whose rows are on several pages.
  public func spans(
    rows: @escaping (Row) -> Int, breaks: SpanBreaks = .repeats
  ) -> TableColumn {
    withSpans { ($0.rows, $0.breaks) = (rows, breaks) }
  }

  /// Merges the cells of consecutive rows that have the same text.
  ///
  /// ```swift
  /// struct Price { var article: String; var size: String; var price: Decimal }
  /// let table = Table([
  ///   Price(article: "Paper", size: "A4", price: 4), Price(article: "Paper", size: "A3", price: 8),
  /// ]) {
  ///   TableColumn("Article", value: \.article).merges()
  ///   TableColumn("Size", value: \.size)
  ///   TableColumn("Price", value: \.price)
  /// }
  /// ```
  ///
  /// Cells of different groups stay apart, and so do those of rows that differ in a merging column
  /// before this one. Cells that are blocks have no text: ``merges(by:breaks:)`` compares a property.
  ///
  /// - Parameter breaks: What a further page shows of a cell whose rows are on several pages.
  public func merges(breaks: SpanBreaks = .repeats) -> TableColumn {
    withSpans { ($0.merging, $0.breaks) = (.sameText, breaks) }
  }

  /// Merges the cells of consecutive rows that have the same value of a property.
  ///
  /// - Parameters:
  ///   - key: The property that is compared.
  ///   - breaks: What a further page shows of a cell whose rows are on several pages.
  public func merges<Key: Equatable>(
    by key: KeyPath<Row, Key>, breaks: SpanBreaks = .repeats
  ) -> TableColumn {
    withSpans {
      ($0.merging, $0.breaks) = (.property { $0[keyPath: key] == $1[keyPath: key] }, breaks)
    }
  }
}

/// The content of a cell on further pages if its rows are on several pages.
public enum SpanBreaks: Hashable, Sendable {
  /// Repeats the content at the top of each further page; the default.
  case repeats
  /// Leaves the cell empty on further pages.
  case continues
}
