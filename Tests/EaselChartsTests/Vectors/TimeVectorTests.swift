import Foundation
import Testing

@Suite struct TimeVectorTests {
  @Test(arguments: TimeVectors.names)
  func everyCasePassesOrIsLeftOutByARule(_ name: String) throws {
    let outcome = try TimeVectors.run(name)
    let leftOut = outcome.leftOut.values.reduce(0, +)
    print(outcome.row(name))
    #expect(outcome.failures == [])
    #expect(outcome.total > 0)
    #expect(outcome.passed + leftOut == outcome.total)
  }

  @Test func theTableInTheDocumentationMatchesTheResults() throws {
    let url = Fixtures.package.appending(path: "docs/tables/vectors-time.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let rows = text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("| `") }
    let actual = try TimeVectors.names.map { try TimeVectors.run($0).row($0) }
    #expect(rows == actual)
  }
}
