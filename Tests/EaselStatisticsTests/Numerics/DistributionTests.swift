import Testing

@testable import EaselStatistics

@Suite struct DistributionTests {
  // Values of SciPy 1.17, scipy.stats.t.ppf and norm.ppf.
  @Test(arguments: [
    (0.95, 1.0, 12.706204736174694), (0.95, 2, 4.302652729749462), (0.95, 5, 2.5705818356363146),
    (0.95, 30, 2.0422724563012378), (0.95, 999, 1.9623414611334493),
    (0.95, 1000, 1.9623390808264083), (0.95, 5000, 1.9604385517065073),
    (0.95, 1e6, 1.959966356814107), (0.99, 1, 63.656741162871526), (0.99, 30, 2.7499956535672254),
    (0.99, 1000, 2.580754698065951), (0.5, 2, 0.8164965809277261), (0.05, 1, 0.07870170682461851),
  ])
  func studentBoundMatchesTheTables(_ level: Double, _ degrees: Double, _ expected: Double) throws {
    let bound = try #require(StudentDistribution.bound(level: level, degrees: degrees))
    #expect(abs(bound - expected) <= 1e-10 * expected)
  }

  @Test(arguments: [0, 1, -1, 2, .nan, .infinity])
  func studentBoundNeedsALevelBetween0And1(_ level: Double) {
    #expect(StudentDistribution.bound(level: level, degrees: 5) == nil)
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func studentBoundNeedsDegreesOfFreedom(_ degrees: Double) {
    #expect(StudentDistribution.bound(level: 0.95, degrees: degrees) == nil)
  }

  @Test(arguments: [
    (1e-300, -37.0470962993612), (1e-10, -6.361340902404056), (0.01, -2.3263478740408408),
    (0.3, -0.5244005127080409), (0.5, 0), (0.975, 1.959963984540054),
  ])
  func normalQuantileMatchesTheTables(_ probability: Double, _ expected: Double) throws {
    let quantile = try #require(NormalDistribution.quantile(probability))
    #expect(abs(quantile - expected) <= 1e-12 * max(1, abs(expected)))
  }

  @Test func brentFindsARoot() throws {
    let root = try #require(
      BrentRoot.find(between: 0, and: 2, tolerance: 1e-12) { $0 * $0 - 2 })
    #expect(abs(root - 2.0.squareRoot()) < 1e-11)
    #expect(BrentRoot.find(between: 2, and: 3, tolerance: 1e-12) { $0 * $0 - 2 } == nil)
  }
}
