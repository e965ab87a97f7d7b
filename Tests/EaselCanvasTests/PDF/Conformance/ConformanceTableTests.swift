import Foundation
import Testing

/// The table of clauses in `docs/conformance.md`.
@Suite struct ConformanceTableTests {
  /// The clauses with what the last column of their table has.
  private static func rows() throws -> [(clause: String, tests: [String])] {
    let url = FaultTable.package.appending(path: "docs/conformance.md")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasSuffix("| tested by |") })
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      let tests = cells.dropLast().last?.matches(of: /`([A-Za-z.]+)`/).map { String($0.1) } ?? []
      return (cells[1].trimmingCharacters(in: .whitespaces), tests)
    }
  }

  @Test func everyClauseNamesExistingTests() throws {
    let rows = try Self.rows()
    #expect(rows.count > 25)
    for row in rows {
      #expect(!row.tests.isEmpty, "\(row.clause)")
      for test in row.tests { try NamedTest.check(test, for: row.clause) }
    }
  }

  /// What `documents.md` of this project's design found missing in 2026, clause by clause.
  @Test func theTableHasTheClausesThatWereMissing() throws {
    let named = try Self.rows().map(\.clause).joined(separator: " ")
    for clause in [
      "6.1.3", "6.2.4.3", "6.2.8", "6.2.11.7.2", "6.2.11.7.3", "6.3.2", "6.6.2.1", "6.7.2.2",
      "6.7.3.3", "6.2", "7.1", "7.2", "7.18.1", "7.18.3", "7.18.5", "7.21.7",
    ] { #expect(named.contains(clause), "\(clause)") }
  }
}
