import EaselStatistics
import Testing

@Suite struct DownsamplingTests {
  private func series(_ count: Int, seed: UInt64) -> [Double] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in Double.random(in: -1...1, using: &generator) }
  }

  @Test func largestTrianglesKeepsTheEndsAndTheCount() {
    for seed in 1...20 {
      let y = series(1000, seed: UInt64(seed))
      for count in [2, 3, 10, 333, 999] {
        let kept = Statistics.largestTriangleIndices(y: y, count: count)
        #expect(kept.count == count)
        #expect(kept.first == 0 && kept.last == 999)
        #expect(zip(kept, kept.dropFirst()).allSatisfy { $0 < $1 })
      }
    }
  }

  @Test func xCountedFrom0KeepsTheSamePointsAsNoX() {
    let y = series(5000, seed: 1)
    let x = y.indices.map(Double.init)
    #expect(
      Statistics.largestTriangleIndices(x: x, y: y, count: 200)
        == Statistics.largestTriangleIndices(y: y, count: 200))
    #expect(
      Statistics.pixelColumnIndices(x: x, y: y, columns: 25)
        == Statistics.pixelColumnIndices(y: y, columns: 25))
  }

  @Test func pixelColumnsKeepTheFirstLastLeastAndGreatestPointOfEach() {
    let y = series(20_001, seed: 7)
    let kept = Set(Statistics.pixelColumnIndices(y: y, columns: 100))
    #expect(kept.count <= 400)
    #expect(kept.contains(0) && kept.contains(20_000))
    for column in 0..<100 {
      let range = (column * 200)..<(column == 99 ? 20_001 : (column + 1) * 200)
      let minimum = range.min { y[$0] < y[$1] }
      let maximum = range.max { y[$0] < y[$1] }
      #expect(kept.isSuperset(of: [range.lowerBound, range.upperBound - 1]))
      #expect(kept.isSuperset(of: [minimum, maximum].compactMap { $0 }))
    }
  }

  @Test func minMaxKeepsTheExtremes() {
    let y = series(1000, seed: 3)
    let kept = Statistics.minMaxIndices(y: y, count: 50)
    #expect(kept.count <= 50)
    #expect(kept.map { y[$0] }.min() == y.min())
    #expect(kept.map { y[$0] }.max() == y.max())
  }

  @Test func minMaxRunsDifferByOnePointAtMost() {
    // Of each run of five ascending points, the first and the last are kept.
    let y = (0..<55).map(Double.init)
    #expect(
      Statistics.minMaxIndices(y: y, count: 22) == (0..<11).flatMap { [5 * $0, 5 * $0 + 4] })
  }

  @Test func missingPointsAreNeverKept() {
    var y = series(100, seed: 4)
    for index in stride(from: 0, to: 100, by: 7) { y[index] = .nan }
    for kept in [
      Statistics.largestTriangleIndices(y: y, count: 20), Statistics.minMaxIndices(y: y, count: 20),
      Statistics.pixelColumnIndices(y: y, columns: 5),
    ] {
      #expect(kept.allSatisfy { y[$0].isFinite })
      #expect(!kept.isEmpty)
    }
  }

  @Test(arguments: [Int.min, -1, 0, 1, 2, 3, 4, 5, .max])
  func anyCountKeepsAtMostAllPoints(_ count: Int) {
    for y in [[], [1], [1, 2, 3, 4], [.nan, .infinity], [1e308, -1e308, 1e308, -1e308]] {
      let x = y.map { _ in 1.0 }
      #expect(Statistics.largestTriangleIndices(y: y, count: count).count <= y.count)
      #expect(Statistics.largestTriangleIndices(x: x, y: y, count: count).count <= y.count)
      #expect(Statistics.minMaxIndices(y: y, count: count).count <= y.count)
      #expect(Statistics.pixelColumnIndices(y: y, columns: count).count <= y.count)
      #expect(Statistics.pixelColumnIndices(x: x, y: y, columns: count).count <= y.count)
    }
  }
}
