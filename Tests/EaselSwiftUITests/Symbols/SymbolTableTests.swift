import EaselSwiftUI
import Foundation
import Testing

@Suite("The table of SwiftUI's symbols")
struct SymbolTableTests {
  private struct Row {
    let symbol: String
    let tier: String
    let files: String
  }

  private func rows() throws -> [Row] {
    let url = SymbolProbe.package.appending(path: "Tests/Fixtures/swiftui-symbols.tsv")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    return lines.drop { $0.hasPrefix("#") }.dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(symbol: cells[0], tier: cells[1], files: cells[2])
    }
  }

  @Test("Each symbol does what its probe expects", arguments: SymbolProbe.all.indices)
  func probes(_ index: Int) throws {
    let probe = SymbolProbe.all[index]
    #expect(try probe.holds(), "\(probe.symbols.joined(separator: ", "))")
  }

  @Test("Each symbol of the list has one probe, and each probe is on the list")
  func completeness() throws {
    let listed = try rows().map(\.symbol)
    let probed = SymbolProbe.all.flatMap(\.symbols)
    #expect(Set(listed).subtracting(probed).sorted() == [])
    #expect(Set(probed).subtracting(listed).sorted() == [])
    #expect(Set(probed).count == probed.count)
  }

  @Test("The sources of the probes use each symbol, and do not only name it")
  func uses() throws {
    let folder = SymbolProbe.package.appending(path: "Tests/EaselSwiftUITests/Symbols")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let code = try files.filter { $0.hasSuffix("Probes.swift") }.map { file in
      try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        .replacing(/"[^"\n]*"/, with: "")
    }.joined()
    let words = Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    // Macros, which the command cuts or writes out.
    let macros = ["#Preview", "@Previewable", "@Entry"]
    let unused = SymbolProbe.all.filter { $0.effect != .unavailable }.flatMap(\.symbols)
      .filter { symbol in
        !macros.contains(symbol)
          && symbol.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            .contains { !words.contains(String($0)) }
      }
    #expect(unused == [])
  }

  @Test("The page of the documentation has the rows of the probes")
  func page() throws {
    let url = SymbolProbe.package.appending(path: "docs/tables/swiftui.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let effects = Dictionary(
      SymbolProbe.all.flatMap { probe in probe.symbols.map { ($0, probe.effect.rawValue) } },
      uniquingKeysWith: { first, _ in first })
    let expected = try rows().map { row in
      "| `\(row.symbol)` | \(row.tier) | \(row.files) | \(effects[row.symbol] ?? "missing") |"
    }
    if ProcessInfo.processInfo.environment["EASEL_WRITE_TABLES"] != nil {
      let head = text.components(separatedBy: "\n").filter { !$0.hasPrefix("| `") }
      let body = head.joined(separator: "\n").trimmingCharacters(in: .newlines)
      try (body + "\n" + expected.joined(separator: "\n") + "\n")
        .write(to: url, atomically: true, encoding: .utf8)
    } else {
      let written = text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("| `") }
      #expect(written == expected)
    }
  }
}
