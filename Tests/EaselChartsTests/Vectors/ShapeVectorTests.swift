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

  @Test func everyCurveIsD3s() throws {
    let outcome = try Self.curves()
    #expect(outcome.failures == [])
    #expect(outcome.total > 80)
  }
}
