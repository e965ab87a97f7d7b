import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation
import Testing

/// The list of looks names the rules that are asked of random charts, and images of what is struck out.
///
/// That the tests which it names exist is checked by `Scripts/check-tables`.
@Suite struct LooksTableTests {
  private struct Row {
    var tests: [String]
    var state: String
  }

  private static func text() throws -> String {
    try String(contentsOf: Fixtures.package.appending(path: "docs/looks.md"), encoding: .utf8)
  }

  private static func rows() throws -> [Row] {
    try text().split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 6, Int(cells[1]) != nil else { return nil }
      let tests = cells[3].split(separator: ",").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
      }
      return Row(tests: tests.filter { !$0.isEmpty }, state: cells[4])
    }
  }

  @Test func eachRuleThatIsAskedOfRandomChartsHasARow() throws {
    let named = Set(try Self.rows().flatMap(\.tests))
    for rule in LookRule.allCases { #expect(named.contains("LookRule.\(rule)")) }
  }

  /// `EASEL_DRAW_LOOKS=1` draws the images anew.
  @Test(arguments: StruckOutLooks.allCases)
  func everyRuleStruckOutHasTwoImages(_ look: StruckOutLooks) throws {
    let text = try Self.text()
    #expect(text.contains("[\(look.rawValue)](#\(look.rawValue))"))
    #expect(text.contains("### \(look.rawValue)\n"))
    let draws = ProcessInfo.processInfo.environment["EASEL_DRAW_LOOKS"] != nil
    for isKept in [false, true] {
      let file = look.file(isKept: isKept)
      #expect(text.contains("images/looks/\(file.lastPathComponent)"))
      if draws {
        try look.block(isKept: isKept).data(as: .png, size: look.size, scale: 2).write(to: file)
      }
      #expect(FileManager.default.fileExists(atPath: file.path), "\(file.lastPathComponent)")
    }
  }

  /// What is struck out in the table is explained below it, and nothing else is.
  @Test func everyRuleStruckOutIsExplained() throws {
    let struck = try Self.rows().flatMap { row in
      row.state.matches(of: /\(#(\w+)\)/).map { String($0.1) }
    }
    #expect(Set(struck) == Set(StruckOutLooks.allCases.map(\.rawValue)))
    #expect(struck.count == StruckOutLooks.allCases.count)
  }
}
