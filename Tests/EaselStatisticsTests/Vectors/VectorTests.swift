import Foundation
import Testing

@Suite struct VectorTests {
  @Test(arguments: VectorFile.names)
  func everyCasePasses(_ name: String) throws {
    let outcome = try VectorFile.load(name).run(name)
    print(outcome.row(name))
    #expect(outcome.failures == [])
    #expect(outcome.total > 0)
    #expect(outcome.passed + outcome.leftOut.values.reduce(0, +) == outcome.total)
  }

  @Test func theTableInTheDocumentationMatchesTheResults() throws {
    let url = Fixtures.package.appending(path: "docs/tables/vectors-statistics.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let rows = text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("| `") }
    let actual = try VectorFile.names.map { try VectorFile.load($0).run($0).row($0) }
    #expect(rows == actual)
  }

  @Test func aCaseOfAnUnknownFormIsAnError() {
    #expect(throws: VectorRunner.UnknownForm.self) {
      try VectorRunner.differences(of: .object([:]), in: "quantile")
    }
  }

  @Test func casesOfTextAndOfTheOldM4AreLeftOut() {
    let text = JSONValue.object(["input": .array([.object(["quantile": .array([.string("1")])])])])
    #expect(VectorRule.reasonToLeaveOut(text) == "text in place of a number")
    let m4 = JSONValue.object(["algo": .string("m4_no_x")])
    #expect(VectorRule.reasonToLeaveOut(m4) == "M4 that drops the last point")
    #expect(VectorRule.reasonToLeaveOut(.object(["algo": .string("lttb")])) == nil)
  }
}
