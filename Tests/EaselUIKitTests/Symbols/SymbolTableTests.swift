import EaselUIKit
import Testing

@Suite struct SymbolTableTests {
  @Test(arguments: 0..<SymbolTable.probes.count)
  func eachSymbolDoesWhatItsProbeExpects(_ index: Int) throws {
    let probe = SymbolTable.probes[index]
    #expect(try probe.holds(), "\(probe.symbols.joined(separator: ", "))")
  }

  @Test func everyProbedSymbolIsOnTheList() throws {
    let listed = Set(try SymbolTable().entries.map(\.symbol))
    #expect(SymbolTable.probes.flatMap(\.symbols).filter { !listed.contains($0) } == [])
  }

  @Test func theTableInTheDocumentationMatchesTheProbes() throws {
    let url = SymbolTable.package.appending(path: "docs/tables/uikit.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let lines = text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("| ") }
    let table = try SymbolTable()
    let written = lines.filter { $0.hasPrefix("| `") }
    let expected = table.rows
    if ProcessInfo.processInfo.environment["EASEL_WRITE_TABLES"] != nil {
      try rewrite(text, table).write(to: url, atomically: true, encoding: .utf8)
    } else {
      #expect(written == expected)
      #expect(table.summary.allSatisfy(lines.contains))
    }
  }

  /// The document with its tables put in anew; what stands around them stays.
  private func rewrite(_ text: String, _ table: SymbolTable) -> String {
    var result: [String] = []
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("| `") || table.summary.contains(where: { $0.prefix(6) == line.prefix(6) })
      {
        continue
      }
      result.append(line)
      if line == "|---|---|---|---|---|" {
        let isFirst = !result.dropLast().contains(line)
        result += isFirst ? table.summary : table.rows
      }
    }
    return result.joined(separator: "\n")
  }
}
