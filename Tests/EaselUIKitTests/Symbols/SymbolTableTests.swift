import EaselUIKit
import Testing

@Suite struct SymbolTableTests {
  @Test(arguments: 0..<SymbolTable.probes.count)
  func eachSymbolDoesWhatItsProbeExpects(_ index: Int) throws {
    let probe = SymbolTable.probes[index]
    #expect(try probe.holds(), "\(probe.symbols.joined(separator: ", "))")
  }

  @Test func everyProbeUsesTheSymbolsThatItNames() throws {
    let folder = SymbolTable.package.appending(path: "Tests/EaselUIKitTests/Symbols")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    var code: [String: String] = [:]
    for name in names where name.hasSuffix("Probes.swift") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let pieces = text.components(separatedBy: "SymbolProbe(")
      let overrides = pieces.last ?? ""
      for piece in pieces.dropFirst() {
        guard let end = piece.range(of: ") {") else { continue }
        let body = String(piece[end.upperBound...])
        for (index, part) in piece[..<end.lowerBound].split(separator: "\"").enumerated()
        where !index.isMultiple(of: 2) || piece.hasPrefix("\"") && index.isMultiple(of: 2) {
          let symbol = String(part)
          guard symbol.first.map({ $0 == "." || $0.isLetter }) == true else { continue }
          // What a subclass overrides or calls of its superclass stands behind the probes.
          let isOfSubclass = ["override", ".init(", ".draw(_:)"].contains(where: symbol.hasPrefix)
          code[symbol, default: ""] += isOfSubclass ? body + overrides : body
        }
      }
    }
    for symbol in SymbolTable.probes.flatMap(\.symbols) {
      let body = try #require(code[symbol], "\(symbol)")
      for word in words(symbol) { #expect(body.contains(word), "\(symbol): \(word)") }
    }
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

  /// The words by which a symbol is found in code.
  private func words(_ symbol: String) -> [String] {
    var text = symbol
    for prefix in ["override var ", "override "] where text.hasPrefix(prefix) {
      text.removeFirst(prefix.count)
      return [text]
    }
    guard let open = text.firstIndex(of: "(") else { return [text] }
    let labels = text[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
    let base = String(text[..<open])
    return [base] + labels.filter { $0 != "_" }.map { "\($0):" }.filter { !trailing.contains($0) }
  }

  /// Labels of closures, which may stand behind the parentheses.
  private let trailing: Set<String> = ["animations:", "completion:"]
}
