import EaselStatistics
import Foundation
import Testing

@Suite struct RegressionTests {
  @Test func regressionFindsTheCoefficientsOfAPolynomial() throws {
    let x = (0..<40).map { Double($0) / 4 - 3 }
    for degree in 0...6 {
      let wanted = (0...degree).map { Double($0) - 2.5 }
      let y = x.map { value in wanted.reversed().reduce(0) { $0 * value + $1 } }
      let fit = try #require(
        Statistics.regression(x: x, y: y, model: .polynomial(degree: degree)))
      #expect(zip(fit.coefficients, wanted).allSatisfy { abs($0 - $1) < 1e-8 })
      #expect((fit.rSquared ?? 1) > 1 - 1e-12)
    }
  }

  @Test func polynomialsOfYearsAreFittedWithoutLossOfPrecision() throws {
    // Far from 0 the powers of x alone would be almost dependent.
    let x = (1990...2020).map(Double.init)
    let y = x.map { 3 + ($0 - 2005) * ($0 - 2005) }
    let fit = try #require(Statistics.regression(x: x, y: y, model: .polynomial(degree: 4)))
    for (x, y) in zip(x, y) { #expect(abs((fit.value(at: x) ?? 0) - y) < 1e-9) }
  }

  @Test func regressionFindsTheCoefficientsOfExponentialsAndPowers() throws {
    let x = (1...20).map(Double.init)
    let exponential = try #require(
      Statistics.regression(x: x, y: x.map { 2 * exp(0.3 * $0) }, model: .exponential))
    #expect(abs(exponential.coefficients[0] - 2) < 1e-10)
    #expect(abs(exponential.coefficients[1] - 0.3) < 1e-12)
    let power = try #require(
      Statistics.regression(x: x, y: x.map { 3 * pow($0, 1.5) }, model: .power))
    #expect(abs(power.coefficients[0] - 3) < 1e-10)
    #expect(abs((power.value(at: 4) ?? 0) - 24) < 1e-9)
  }

  @Test func pairsWithoutALogarithmAreCountedAsMissing() {
    let fit = Statistics.regression(
      x: [1, 2, 3, 4, 5], y: [1, 0, -2, 8, .nan], model: .exponential)
    #expect(fit?.count == 2)
    #expect(fit?.missingCount == 3)
    #expect(fit?.confidenceInterval(at: 2) == nil)
    #expect(Statistics.regression(x: [0, -1], y: [1, 2], model: .logarithmic) == nil)
  }

  @Test func surplusValuesOfTheLongerArrayAreCountedAsMissing() {
    let fit = Statistics.regression(x: [1, 2, 3], y: [1, 2, 3, 4, 5])
    #expect(fit?.count == 3)
    #expect(fit?.missingCount == 2)
  }

  @Test func tooFewDifferentXHaveNoFit() {
    #expect(Statistics.regression(x: [], y: []) == nil)
    #expect(Statistics.regression(x: [1], y: [2]) == nil)
    #expect(Statistics.regression(x: [2, 2, 2], y: [1, 2, 3]) == nil)
    let parabola = Statistics.RegressionModel.polynomial(degree: 2)
    #expect(Statistics.regression(x: [1, 2, 2], y: [1, 2, 3], model: parabola) == nil)
    #expect(Statistics.regression(x: [1, 2], y: [1, 2], model: .polynomial(degree: -1)) == nil)
    #expect(Statistics.regression(x: [1, 2], y: [1, 2], model: .polynomial(degree: 21)) == nil)
  }

  @Test func equalYHaveALineAndNoRSquared() {
    let fit = Statistics.regression(x: [1, 2, 3], y: [4, 4, 4])
    #expect(fit?.rSquared == nil)
    #expect(abs((fit?.value(at: 10) ?? 0) - 4) < 1e-12)
    // The mean of three times 0.1 is not 0.1 exactly.
    for y in [0.1, 0.7, 9.9] {
      for count in 2...20 {
        let fit = Statistics.regression(
          x: (0..<count).map(Double.init), y: Array(repeating: y, count: count))
        #expect(fit != nil && fit?.rSquared == nil, "\(count) of \(y)")
      }
    }
  }

  @Test func hugeNumbersGiveFiniteFits() throws {
    let fit = try #require(
      Statistics.regression(x: [-1e308, 0, 1e308], y: [-1e308, 1e307, 1e308]))
    #expect(fit.value(at: 0)?.isFinite == true)
    #expect(fit.value(at: .nan) == nil)
    #expect(fit.value(at: .infinity) == nil)
    let tiny = Double.leastNormalMagnitude / 1024
    let steep = Statistics.regression(x: [tiny, 2 * tiny, 3 * tiny], y: [1, 2, 3])
    #expect(steep?.value(at: 2 * tiny).map { abs($0 - 2) < 1e-6 } ?? true)
  }

  @Test func bandContainsTheCurveAndWidensWithTheLevel() throws {
    var generator = SeededGenerator(seed: 4)
    let x = (0..<30).map(Double.init)
    let y = x.map { $0 + Double.random(in: -3...3, using: &generator) }
    let fit = try #require(Statistics.regression(x: x, y: y, model: .polynomial(degree: 2)))
    for position in [-5.0, 0, 12.5, 40] {
      let narrow = try #require(fit.confidenceInterval(at: position, level: 0.5))
      let wide = try #require(fit.confidenceInterval(at: position, level: 0.99))
      #expect(narrow.contains(try #require(fit.value(at: position))))
      #expect(wide.lowerBound < narrow.lowerBound && narrow.upperBound < wide.upperBound)
    }
    #expect(fit.confidenceInterval(at: 3, level: 0) == nil)
  }
}
