import Testing

@testable import EaselCharts

/// Steps of 1, 2 and 5 times a power of ten.
@Suite struct RoundStepTests {
  @Test(arguments: [
    (1.0, 1.0), (1.1, 2), (2.1, 5), (5.1, 10), (0.04, 0.05), (0.9, 1), (12_000, 20_000),
    (1e300, 1e300),
  ])
  func theLeastRoundStepIsAtLeastTheLength(_ length: Double, _ step: Double) throws {
    let found = try #require(RoundStep.minimum(above: length)).size
    #expect(abs(found / step - 1) < 1e-12)
  }

  @Test(
    arguments: [0, -1, .nan, .infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude]
      as [Double])
  func invalidLengthsHaveNoStep(_ length: Double) {
    #expect(RoundStep.minimum(above: length) == nil)
  }
}
