import EaselCharts
import EaselGenerators
import Testing

@Suite struct ScaleTransformTests {
  private static let all: [ScaleTransform] = [
    .linear, .log(base: 10), .log(base: 2), .log(base: 7.5), .squareRoot, .power(exponent: 2),
    .power(exponent: -1), .symmetricLog(slopeAtZero: 1), .symmetricLog(slopeAtZero: 100),
  ]

  @Test(arguments: all)
  func inversionGivesTheValueBack(_ transform: ScaleTransform) {
    var generator = SeededGenerator(seed: 81)
    for _ in 0..<1000 {
      let value = generator.number()
      let number = transform.apply(value)
      if number.isNaN { continue }
      #expect(abs(transform.invert(number) - value) <= 1e-8 * abs(value))
    }
  }

  @Test(arguments: all)
  func finiteNumbersStayFinite(_ transform: ScaleTransform) {
    let limit = Double.greatestFiniteMagnitude
    for value in [0, -0.0, 1e308, -1e308, limit, -limit, .leastNonzeroMagnitude, 1] {
      #expect(!transform.apply(value).isInfinite, "\(transform) \(value)")
      #expect(!transform.invert(value).isInfinite, "\(transform) \(value)")
    }
    #expect(transform.apply(.nan).isNaN)
    #expect(transform.invert(.nan).isNaN)
  }

  @Test func powersAndSymmetricLogarithmsAreOddFunctions() {
    for transform in Self.all.suffix(5) {
      for value in [0.5, 1, 3, 1e308] {
        #expect(transform.apply(-value) == -transform.apply(value))
      }
    }
  }

  @Test func logarithmsHaveNeitherZeroNorNegativeNumbers() {
    #expect(ScaleTransform.log(base: 10).apply(0).isNaN)
    #expect(ScaleTransform.log(base: 10).apply(-1).isNaN)
    #expect(ScaleTransform.log(base: 10).apply(1000) == 3)
  }

  @Test func invalidParametersAreReplaced() {
    #expect(ScaleTransform.log(base: 1).apply(100) == 2)
    #expect(ScaleTransform.log(base: .nan).apply(100) == 2)
    #expect(ScaleTransform.power(exponent: 0).apply(3) == 3)
    #expect(ScaleTransform.power(exponent: .infinity).apply(3) == 3)
    let plain = ScaleTransform.symmetricLog(slopeAtZero: 1).apply(3)
    #expect(ScaleTransform.symmetricLog(slopeAtZero: -2).apply(3) == plain)
  }
}
