import EaselCanvas
import Foundation
import Testing

@Suite("Flow cases")
struct FlowCaseTests {
  private struct File: Decodable { var cases: [FlowCase] }

  private static let codes: [String: EaselError.Code] = [
    "overflow": .layoutOverflow, "shrunk": .layoutShrunk, "keepIgnored": .keepIgnored,
  ]

  /// What comes later by the issue: blocks that float.
  private static let later: Set<String> = ["float"]

  @Test("Every piece is at the position of its case, and pieces that do not fit are noted")
  func cases() throws {
    let data = try Fixtures.data("reports/flow-cases.json")
    let cases = try JSONDecoder().decode(File.self, from: data).cases
    #expect(cases.count > 30)
    for item in cases where !item.input.flow.contains(where: { Self.later.contains($0.kind) }) {
      let result = FlowCaseRunner(input: item.input).run()
      // A blank page may be named or not.
      let expected = item.pages.filter { !$0.items.isEmpty }
      #expect(
        result.pages == expected,
        """
        \(item.id) \(item.name)
        expected \(expected.map { "\($0.page): \($0.items)" }.joined(separator: "\n         "))
        found    \(result.pages.map { "\($0.page): \($0.items)" }.joined(separator: "\n         "))
        """)
      let found = result.diagnostics.filter { Self.codes.values.contains($0.code) }
      #expect(
        found.map(\.code) == item.diagnostics.compactMap { Self.codes[$0.code] },
        "\(item.id): \(found)")
      for (diagnostic, fault) in zip(found, item.diagnostics) {
        #expect(diagnostic.needed.map { Double($0.height) } == fault.needed, "\(item.id)")
        #expect(diagnostic.available.map { Double($0.height) } == fault.available, "\(item.id)")
      }
    }
  }
}
