import Foundation

/// A table of counterparts in a guide, such as that of the names of matplotlib.
struct CounterpartTable: Sendable {
  /// The file name in `docs/guide`.
  let guide: String
  /// The heading of the section.
  let section: String
  /// The titles of the columns, with ` | ` between them; the first table of the section without.
  var titles: String?

  /// A row of the table.
  struct Row: Sendable, CustomStringConvertible {
    /// The first cell as plain text.
    let name: String
    /// The second cell in Markdown.
    let promise: String
    var description: String { name }
  }

  /// The rows of the table; empty if the guide or the table does not exist.
  var rows: [Row] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../docs/guide").standardized
    let text = try? String(contentsOf: folder.appending(path: guide), encoding: .utf8)
    return (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != "## \(section)" && $0 != "# \(section)" }
      .drop { titles == nil ? !$0.hasPrefix("|") : $0 != "| \(titles ?? "") |" }
      .prefix { $0.hasPrefix("|") }.dropFirst(2)
      .compactMap { line in
        let cells = line.dropFirst().dropLast().components(separatedBy: " | ")
        guard cells.count >= 2 else { return nil }
        return Row(
          name: Self.plain(cells[0]),
          promise: cells[1...].joined(separator: " | ").trimmingCharacters(in: .whitespaces))
      }
  }

  /// The text of a cell without the marks of code and without the targets of links.
  static func plain(_ cell: String) -> String {
    cell.replacing(/\[([^\]]+)\]\([^)]*\)/) { $0.1 }.filter { $0 != "`" }
      .trimmingCharacters(in: .whitespaces)
  }
}
