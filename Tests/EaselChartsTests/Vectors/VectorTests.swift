import Foundation
import Testing

@Suite struct VectorTests {
  @Test(arguments: VectorFile.names)
  func everyCaseAboutNumbersPasses(_ name: String) throws {
    let file = try VectorFile.load(name)
    let outcome = file.run()
    let leftOut = outcome.leftOut.values.reduce(0, +)
    print(outcome.row(name))
    #expect(outcome.failures == [])
    #expect(outcome.total > 0)
    #expect(outcome.passed + leftOut == outcome.total)
  }

  @Test(arguments: TickVectors.names)
  func everyCaseOfTicksPasses(_ name: String) throws {
    let outcome = try TickVectors.run(name)
    let leftOut = outcome.leftOut.values.reduce(0, +)
    print(outcome.row(name))
    #expect(outcome.failures == [])
    #expect(outcome.total > 0)
    #expect(outcome.passed + leftOut == outcome.total)
  }

  @Test func theTableInTheDocumentationMatchesTheResults() throws {
    let url = Fixtures.package.appending(path: "docs/tables/vectors.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let names = VectorFile.names + TickVectors.names
    let rows = text.split(separator: "\n").map(String.init).filter { row in
      names.contains { row.hasPrefix("| `\($0)`") }
    }
    let actual =
      try VectorFile.names.map { try VectorFile.load($0).run().row($0) }
      + TickVectors.names.map { try TickVectors.run($0).row($0) }
    #expect(rows == actual)
  }

  @Test func filesNameTheirSource() throws {
    for name in VectorFile.names {
      #expect(try VectorFile.load(name).source.contains("ISC"))
    }
  }

  @Test(arguments: [
    ("interpolate", [JSONValue.number(1)], "interpolator factory"),
    ("range", [.array([.string("red"), .string("blue")])], "text in place of a number or flag"),
    ("call", [.null], "null in place of a value"),
    ("range", [.array([.object(["color": .string("red")])])], "object in place of a number"),
  ])
  func casesForJavaScriptHaveAReason(_ name: String, _ arguments: [JSONValue], _ reason: String) {
    let calls = [
      VectorCall(name: "scaleLinear", arguments: []), VectorCall(name: name, arguments: arguments),
    ]
    let vector = VectorCase(input: calls, expected: .null)
    #expect(concernsOnlyJavaScript(vector) == reason)
  }

  @Test func casesOfCategoriesAreNotForJavaScript() {
    let calls = [
      VectorCall(name: "scaleBand", arguments: []),
      VectorCall(name: "domain", arguments: [.array([.string("red")])]),
    ]
    #expect(concernsOnlyJavaScript(VectorCase(input: calls, expected: .null)) == nil)
  }

  @Test func anUnknownCallIsAnError() {
    let call = VectorCall(name: "noSuchFunction", arguments: [])
    #expect(throws: VectorMachine.UnknownCall.self) {
      try VectorMachine.run(VectorCase(input: [call], expected: .null))
    }
  }
}
