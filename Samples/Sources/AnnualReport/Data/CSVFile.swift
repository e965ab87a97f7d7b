import Foundation
import SwiftCSV

/// What stops the program, in one line for its user.
struct ReportError: Error, CustomStringConvertible {
  var description: String
}

/// A CSV file whose every line was checked: the same fields as the header, in each.
struct CSVFile {
  /// A line with its number in the file, for messages.
  struct Line {
    var number: Int
    var fields: [String: String]
    var file: String

    func text(_ column: String) -> String { fields[column] ?? "" }

    /// A field as a number; names the line when it is none.
    func number(_ column: String) throws -> Double {
      guard let value = Double(text(column)), value.isFinite else {
        throw ReportError(
          description: "\(file):\(number): “\(text(column))” in column “\(column)” is not a number")
      }
      return value
    }

    /// The first `count` parts of a date as integers: year, month, day.
    ///
    /// A year may stand alone where no more is asked for.
    func date(_ column: String, parts count: Int) throws -> [Int] {
      let fields = text(column).split { $0 == "-" || $0 == "/" }
      let parts = fields.compactMap { Int($0) }
      let isYear = count == 1 && fields.count == 1
      let isSound =
        parts.count == fields.count
        && (isYear
          || parts.count == 3 && (1...12).contains(parts[1]) && (1...31).contains(parts[2]))
      guard isSound, !parts.isEmpty else {
        throw ReportError(
          description: "\(file):\(number): “\(text(column))” in column “\(column)” is not a date; "
            + "write \(count == 1 ? "2001 or " : "")2001-01-31")
      }
      return Array(parts.prefix(count))
    }
  }

  let lines: [Line]

  /// Reads a file that must have these columns.
  init(path: String, columns: [String]) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      let isThere = FileManager.default.fileExists(atPath: path)
      throw ReportError(
        description: isThere ? "\(path): cannot be read" : "\(path): no such file")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw ReportError(description: "\(path): is not UTF-8 text")
    }
    let csv: CSV<Enumerated>
    do {
      csv = try CSV<Enumerated>(string: text, delimiter: .comma, loadColumns: false)
    } catch {
      throw ReportError(description: "\(path): is not a CSV file: \(error)")
    }
    let header = csv.header
    if let column = columns.first(where: { !header.contains($0) }) {
      throw ReportError(description: "\(path):1: has no column “\(column)”")
    }
    lines = try csv.rows.enumerated().map { index, row in
      // The header is line 1; a field with a line break in it would shift what follows.
      let number = index + 2
      guard row.count == header.count else {
        throw ReportError(
          description: "\(path):\(number): has \(row.count) fields; the header has \(header.count)")
      }
      return Line(
        number: number, fields: Dictionary(zip(header, row), uniquingKeysWith: { a, _ in a }),
        file: path)
    }
    guard !lines.isEmpty else { throw ReportError(description: "\(path): has no data") }
  }
}
