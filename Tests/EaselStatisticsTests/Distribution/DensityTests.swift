import EaselStatistics
import Testing

@Suite struct DensityTests {
  @Test(arguments: Statistics.DensityKernel.allCases)
  func kernelHasAreaAndDeviationOne(_ kernel: Statistics.DensityKernel) throws {
    let step = 0.001
    let positions = (-10_000...10_000).map { Double($0) * step }
    let density = try #require(
      Statistics.density(of: [0], at: positions, kernel: kernel, bandwidth: 1))
    let area = density.reduce(0, +) * step
    let variance = zip(positions, density).reduce(0) { $0 + $1.0 * $1.0 * $1.1 } * step
    #expect(abs(area - 1) < 1e-3)
    #expect(abs(variance - 1) < 2e-3)
  }

  @Test func densityCurveCoversTheValues() throws {
    let curve = try #require(Statistics.densityCurve(of: [1, 2, .nan, 4], count: 101))
    #expect(curve.x.count == 101)
    #expect(curve.missingCount == 1)
    #expect(curve.x[0] < 1 && curve.x[100] > 4)
    let width = curve.x[1] - curve.x[0]
    #expect(abs(curve.y.reduce(0, +) * width - 1) < 0.01)
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func bandwidthMustBePositive(_ bandwidth: Double) {
    #expect(Statistics.density(of: [1], at: [1], bandwidth: bandwidth) == nil)
    #expect(Statistics.densityCurve(of: [1, 2], bandwidth: bandwidth) == nil)
  }

  @Test func oneValueAndEqualValuesHaveADensity() {
    #expect(Statistics.densityCurve(of: [5]) != nil)
    #expect(Statistics.densityCurve(of: [5, 5, 5]) != nil)
    #expect(Statistics.densityCurve(of: [0, 0]) != nil)
    #expect(Statistics.densityCurve(of: []) == nil)
  }

  @Test func positionsThatAreNotFiniteHaveNoDensity() {
    #expect(Statistics.density(of: [1], at: [.nan, .infinity], bandwidth: 1) == [0, 0])
  }

  @Test func bandwidthsOfTooFewValuesAreNil() {
    for rule in [Statistics.BandwidthRule.nrd, .sheatherJones] {
      #expect(Statistics.bandwidth(of: [], rule: rule) == nil)
      #expect(Statistics.bandwidth(of: [1], rule: rule) == nil)
    }
    #expect(Statistics.bandwidth(of: [3, 3, 3], rule: .sheatherJones) == nil)
    #expect(Statistics.bandwidth(of: [-1.7e308, 1.7e308], rule: .sheatherJones) == nil)
  }

  @Test func sheatherJonesDoesNotDependOnPosition() throws {
    var generator = SeededGenerator(seed: 9)
    let values = (0..<300).map { _ in Double.random(in: 0...1, using: &generator) }
    let near = try #require(Statistics.bandwidth(of: values, rule: .sheatherJones))
    let far = try #require(
      Statistics.bandwidth(of: values.map { $0 + 1000 }, rule: .sheatherJones))
    #expect(abs(near - far) < 0.02 * near)
  }
}
