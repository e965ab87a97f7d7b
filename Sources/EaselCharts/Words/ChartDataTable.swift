import Foundation

/// The data of a chart as a table: a column for each labelled value, a row for each mark.
///
/// ```swift
/// let table = chart.dataTable()
/// table.columns                                              // ["Month", "City", "Rain"]
/// try Data(table.csv.utf8).write(to: URL(filePath: "rain.csv"))
/// ```
///
/// An interval has two columns, for its start and its end. A value that a mark lacks is nil.
public struct ChartDataTable: Hashable, Sendable {
  /// The labels of the columns, each once.
  public private(set) var columns: [String]
  /// The rows, each with a value for every column, in the order in which marks were declared.
  public private(set) var rows: [[ChartDatum?]]
  /// Dates are written in this time zone.
  private let timeZone: TimeZone

  package init(columns: [String], rows: [[ChartDatum?]], timeZone: TimeZone) {
    self.columns = columns
    self.rows = rows
    self.timeZone = timeZone
  }

  /// The table as comma-separated values by RFC 4180, alike in every locale.
  ///
  /// Lines end with CR LF. Numbers have a point, dates are of ISO 8601 (only the day where a whole
  /// column has midnights), and missing values are empty. A text that a spreadsheet would take for
  /// a formula, since it begins with `=`, `+`, `-`, `@`, a tab or a line break, gets an apostrophe
  /// in front.
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

  /// The shortest digits that give the number back; nothing for one that is not finite.
  private static func number(_ number: Double) -> String {
    guard number.isFinite else { return "" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    return "\(number)"
  }

  /// Whether a calendar counts the year of a date.
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

  /// A text, in quotes where it has a separator, a quote or a line break.
  private static func text(_ text: String) -> String {
    var text = text
    if let first = text.unicodeScalars.first, "=+-@\t\r\n".unicodeScalars.contains(first) {
      text = "'" + text
    }
    let isPlain = !text.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    // Some readers trim spaces outside of quotes.
    guard !isPlain || text.first == " " || text.last == " " else { return text }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
