import Foundation

/// A table of a chart's data, with a column for each labeled value and a row for each mark.
///
/// ```swift
/// let chart = Chart { BarMark(x: .value("Month", "May"), y: .value("Rain", 62)) }
/// let table = chart.dataTable()
/// table.columns                                              // ["Month", "Rain"]
/// try Data(table.csv.utf8).write(to: URL(filePath: "rain.csv"))
/// ```
///
/// An interval has two columns, for its start and its end. A value that a mark does not have is
/// `nil`.
public struct ChartDataTable: Hashable, Sendable {
  /// The labels of the columns, all different, in the order of the values in each row.
  public private(set) var columns: [String]
  /// The rows, in the order in which marks were declared, each with a value or `nil` for every
  /// column.
  public private(set) var rows: [[ChartDatum?]]
  /// The time zone in which dates are written.
  private let timeZone: TimeZone

  init(columns: [String], rows: [[ChartDatum?]], timeZone: TimeZone) {
    self.columns = columns
    self.rows = rows
    self.timeZone = timeZone
  }

  /// The table as comma-separated values (RFC 4180), independent of the locale.
  ///
  /// Lines end with CR LF. Numbers have a decimal point. Dates have the format ISO 8601, without
  /// the time if all dates of a column are midnights. Missing values are empty. Text that a
  /// spreadsheet would evaluate as a formula, because it begins with `=`, `+`, `-`, `@`, a tab or a
  /// line break, gets an apostrophe as prefix.
  public var csv: String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let hasTimes = columns.indices.map { column in
      rows.contains { row in
        guard case .date(let date)? = row[column], Self.isUsable(date) else { return false }
        return calendar.startOfDay(for: date) != date
      }
    }
    var lines = [columns.map(Self.text).joined(separator: ",")]
    lines.reserveCapacity(rows.count + 1)
    for row in rows {
      let cells = row.enumerated().map { index, datum -> String in
        switch datum {
        case .number(let number)?: Self.number(number)
        case .date(let date)?: self.date(date, hasTime: hasTimes[index])
        case .category(let name)?: Self.text(name)
        case nil: ""
        }
      }
      lines.append(cells.joined(separator: ","))
    }
    return lines.map { $0 + "\r\n" }.joined()
  }

  /// The shortest digits that give the same number; empty for a number that is not finite.
  private static func number(_ number: Double) -> String {
    guard number.isFinite else { return "" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    return "\(number)"
  }

  /// Whether a calendar supports the year of a date.
  private static func isUsable(_ date: Date) -> Bool {
    abs(date.timeIntervalSinceReferenceDate) < 1e11
  }

  private func date(_ date: Date, hasTime: Bool) -> String {
    guard Self.isUsable(date) else { return "" }
    var style = Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day()
    if hasTime {
      let seconds = date.timeIntervalSinceReferenceDate
      style = style.time(includingFractionalSeconds: seconds != seconds.rounded())
        .timeZone(separator: .colon)
    }
    return style.format(date)
  }

  /// The text of a cell, in quotes if it contains a separator, a quote or a line break.
  private static func text(_ text: String) -> String {
    var text = text
    if let first = text.unicodeScalars.first, "=+-@\t\r\n".unicodeScalars.contains(first) {
      text = "'" + text
    }
    let isPlain = !text.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    // Some programs trim spaces outside of quotes.
    guard !isPlain || text.first == " " || text.last == " " else { return text }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
