import Foundation
import Testing

/// Every symbol of Swift Charts that charts have is used by a file that compiles.
@Suite struct SymbolTableTests {
  /// A row of `Fixtures/charts/symbols.csv`.
  private struct Symbol {
    var line: Int
    var priority: String
    var name: String
  }

  private static let uses = Fixtures.package
    .appending(path: "Tests/EaselChartsTests/View", directoryHint: .isDirectory)

  private static func symbols() throws -> [Symbol] {
    let text = String(decoding: try Fixtures.data("charts/symbols.csv"), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).enumerated().dropFirst().map { index, row in
      // The first two columns; a name with commas is in quotes.
      let rest = row.dropFirst(3)
      let name =
        rest.hasPrefix("\"")
        ? rest.dropFirst().prefix { $0 != "\"" } : rest.prefix { $0 != "," }
      return Symbol(line: index + 1, priority: String(row.prefix(2)), name: String(name))
    }
  }

  /// The files that use each symbol: a comment behind a use or before it names lines of the list.
  private static func files() throws -> [Int: String] {
    var files: [Int: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: uses.path).sorted()
    where name.hasSuffix("Uses.swift") {
      let text = try String(contentsOf: uses.appending(path: name), encoding: .utf8)
      for match in text.matches(of: /\/\/ (\d+(?: \d+)*)(?:\n|$)/) {
        for number in match.1.split(separator: " ").compactMap({ Int($0) }) {
          files[number] = name
        }
      }
    }
    return files
  }

  @Test func everySymbolIsUsedByAFile() throws {
    let files = try Self.files()
    let symbols = try Self.symbols()
    #expect(symbols.count == 507)
    let unused = symbols.filter { $0.priority != "P2" && files[$0.line] == nil }
    #expect(unused.map(\.name) == [])
  }

  @Test func theTableNamesTheFileOfEachSymbol() throws {
    let files = try Self.files()
    let expected = try Self.symbols().compactMap { symbol in
      files[symbol.line].map {
        "| \(symbol.line) | `\(symbol.name)` | \(symbol.priority) | \($0) |"
      }
    }
    let table = try String(
      contentsOf: Fixtures.package.appending(path: "docs/tables/chart-symbols.md"), encoding: .utf8)
    let rows = table.split(separator: "\n").map(String.init).filter { $0.contains("| P") }
    #expect(rows == expected)
  }
}
