import Foundation
import Testing

@testable import EaselCharts

@Suite struct ShapeVectorTests {
  static func curves() throws -> VectorFile.Outcome {
    let file = try VectorFile.load("d3_shape_curves")
    var outcome = VectorFile.Outcome(total: file.cases.count)
    for (index, vector) in file.cases.enumerated() {
      let actual = try CurveMachine.run(vector)
      if CurveMachine.accepts(actual, for: vector) {
        outcome.passed += 1
      } else {
        outcome.failures.append("case \(index): wanted \(vector.expected), got \(actual)")
      }
    }
    return outcome
  }

  @Test func everyCurveMatchesD3() throws {
    let outcome = try Self.curves()
    #expect(outcome.failures == [])
    #expect(outcome.total > 80)
  }

  @Test func everySymbolMatchesD3() throws {
    let outcome = try SymbolVectors.outcome()
    #expect(outcome.failures == [])
    #expect(outcome.total >= 10)
  }

  @Test func everyPaletteMatchesItsSource() throws {
    let outcome = try PaletteVectors.outcome()
    #expect(outcome.failures == [])
    #expect(outcome.total >= 5)
  }

  @Test func theTableInTheDocumentationMatchesTheResults() throws {
    let url = Fixtures.package.appending(path: "docs/tables/vectors-shapes.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let rows = text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("| `") }
    #expect(
      rows == [
        try Self.curves().row("d3_shape_curves"), try SymbolVectors.outcome().row("symbols"),
        try PaletteVectors.outcome().row("palettes"),
      ])
  }
}
