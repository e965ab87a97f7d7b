import EaselStatistics
import Testing

@Suite struct LoessTests {
  @Test func smoothingALineGivesTheSameLine() throws {
    let x = (0..<50).map(Double.init)
    let y = x.map { 3 - 2 * $0 }
    for family in [Statistics.LoessFamily.gaussian, .symmetric] {
      let curve = try #require(Statistics.loess(x: x, y: y, span: 0.4, degree: 1, family: family))
      #expect(zip(curve.y, y).allSatisfy { abs($0 - $1) < 1e-9 })
    }
    let lowess = try #require(Statistics.lowess(x: x, y: y))
    #expect(zip(lowess.y, y).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func theSymmetricFamilyIgnoresAnOutlier() throws {
    var generator = SeededGenerator(seed: 8)
    let x = (0..<60).map(Double.init)
    var y = x.map { $0 + Double.random(in: -0.1...0.1, using: &generator) }
    y[30] = 1000
    let curve = try #require(
      Statistics.loess(x: x, y: y, at: [30], span: 0.5, degree: 1, family: .symmetric))
    #expect(abs(curve.y[0] - 30) < 0.5)
  }

  @Test func missingPairsAreCountedAndOrderDoesNotMatter() throws {
    let curve = try #require(
      Statistics.loess(x: [3, 1, 2, .nan, 4], y: [6, 2, 4, 0, .infinity], span: 1, degree: 1))
    #expect(curve.x == [1, 2, 3])
    #expect(curve.missingCount == 2)
    #expect(zip(curve.y, [2, 4, 6]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func equalXHaveTheirMean() throws {
    for degree in 0...2 {
      let curve = try #require(
        Statistics.loess(x: [5, 5, 5, 5], y: [1, 2, 3, 6], at: [5, 6], degree: degree))
      #expect(curve.y.allSatisfy { abs($0 - 3) < 1e-9 || $0.isFinite })
      #expect(abs(curve.y[0] - 2) < 1.01)
    }
    let lowess = try #require(Statistics.lowess(x: [5, 5, 5, 5], y: [1, 2, 3, 6], iterations: 0))
    #expect(lowess.y.allSatisfy { abs($0 - 3) < 1e-9 })
  }

  @Test func automaticPositionsAreLimitedAndIncludeTheEnds() throws {
    let x = (0..<3000).map(Double.init)
    let curve = try #require(Statistics.loess(x: x, y: x, span: 0.01, degree: 1))
    #expect(curve.x.count == Statistics.maximumLoessPositions)
    #expect(curve.x.first == 0 && curve.x.last == 2999)
    let few = try #require(Statistics.loess(x: [1, 1, 2], y: [1, 2, 3]))
    #expect(few.x == [1, 2])
  }

  @Test func invalidParametersAndEmptyDataHaveNoCurve() {
    #expect(Statistics.loess(x: [1, 2], y: [1, 2], span: 0) == nil)
    #expect(Statistics.loess(x: [1, 2], y: [1, 2], span: .nan) == nil)
    #expect(Statistics.loess(x: [1, 2], y: [1, 2], degree: 3) == nil)
    #expect(Statistics.loess(x: [], y: []) == nil)
    #expect(Statistics.loess(x: [-1.7e308, 1.7e308], y: [1, 2]) == nil)
    #expect(Statistics.lowess(x: [], y: []) == nil)
    #expect(Statistics.lowess(x: [1], y: [2], span: .nan) == nil)
    #expect(Statistics.lowess(x: [1], y: [2])?.y == [2])
  }

  @Test func extremeNumbersGiveFiniteCurves() throws {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<300 {
      let count = Int.random(in: 1...12, using: &generator)
      let x = (0..<count).map { _ in Double(Int.random(in: 0...3, using: &generator)) }
      let y = (0..<count).map { _ in generator.number() }
      let spans: [Double] = [0.01, 0.3, 1, 3, 1e300]
      let span = spans.randomElement(using: &generator) ?? 1
      let degree = Int.random(in: 0...2, using: &generator)
      let loess = try #require(
        Statistics.loess(
          x: x, y: y, at: [-1, 0, 0.5, 2, 9], span: span, degree: degree, family: .symmetric))
      #expect(Statistics.missingCount(in: loess.y) == 0)
      let lowess = try #require(Statistics.lowess(x: x, y: y, span: span, delta: 0))
      #expect(Statistics.missingCount(in: lowess.y) == 0)
    }
  }
}
