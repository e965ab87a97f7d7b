import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

@Suite struct ScalePiecesTests {
  @Test func valuesAreLinearWithinAPiece() {
    let pieces = ScalePieces(broken: [0...100, 900...1000], gap: 20)
    let scale = PositionScale(lower: 0, upper: 1000, pieces: pieces, start: 0, end: 220)
    let values = [0.0, 50, 100, 500, 900, 950, 1000]
    let positions = values.map { scale.position(of: $0) }
    for (position, wanted) in zip(positions, [0.0, 50, 100, 110, 120, 170, 220]) {
      #expect(abs(position - wanted) < 1e-9)
    }
    #expect(scale.breaks.count == 1)
    #expect(abs((scale.breaks.first?.lower ?? 0) - 100) < 1e-9)
    #expect(abs((scale.breaks.first?.upper ?? 0) - 120) < 1e-9)
    #expect(scale.position(of: .nan).isNaN)
  }

  @Test func lengthsFollowExtentsWithAMinimum() {
    let pieces = ScalePieces(broken: [0...100, 500...501, 900...1100], gap: 10)
    let lengths = zip(pieces.starts, pieces.starts.dropFirst()).map { $1 - $0 }
    #expect(abs(lengths[1] - ScalePieces.minimumShare) < 1e-12)
    #expect(abs(lengths[2] / lengths[0] - 2) < 1e-9)
    #expect(abs(lengths.reduce(0, +) - 1) < 1e-12)
  }

  @Test func gapsTakeAtMostThreeTenths() {
    let pieces = ScalePieces(
      broken: (0..<20).map { Double($0 * 10)...Double($0 * 10 + 5) }, gap: 16)
    let scale = PositionScale(lower: 0, upper: 195, pieces: pieces, start: 0, end: 100)
    let gaps = scale.breaks.reduce(0) { $0 + $1.upper - $1.lower }
    #expect(abs(gaps - 30) < 1e-6)
  }

  @Test func positionsAreInvertedForRandomPieces() {
    var random = SeededGenerator(seed: 91)
    for _ in 0..<200 {
      var ranges: [ClosedRange<Double>] = []
      var last = Double.random(in: -1000...1000, using: &random)
      for _ in 0..<Int(Double.random(in: 2...6, using: &random)) {
        let end = last + Double.random(in: 0.1...500, using: &random)
        ranges.append(last...end)
        last = end + Double.random(in: 0.1...5000, using: &random)
      }
      let pieces = ScalePieces(broken: ranges, gap: Double.random(in: 1...30, using: &random))
      let isReversed = Double.random(in: 0...1, using: &random) > 0.5
      let scale = PositionScale(
        lower: ranges[0].lowerBound, upper: ranges[ranges.count - 1].upperBound, pieces: pieces,
        start: isReversed ? 400 : 0, end: isReversed ? 0 : 400)
      var before = -Double.infinity
      for range in ranges {
        for share in [0, 0.3, 1] {
          let value = range.lowerBound + (range.upperBound - range.lowerBound) * share
          let position = scale.position(of: value)
          #expect(position >= -1e-9 && position <= 400 + 1e-9)
          let way = isReversed ? -position : position
          #expect(way > before)
          before = way
          #expect(abs(scale.value(at: position) - value) < 1e-6)
        }
      }
    }
  }

  @Test func aPieceOfALogarithmicAxisIsLogarithmic() {
    let pieces = ScalePieces(broken: [1...100, 1e6...1e8], gap: 10, transform: .log(base: 10))
    let scale = PositionScale(
      lower: 1, upper: 1e8, transform: .log(base: 10), pieces: pieces, start: 0, end: 210)
    #expect(abs(scale.position(of: 10) - 50) < 1e-9)
    #expect(abs(scale.position(of: 1e7) - 160) < 1e-9)
    #expect(scale.position(of: 0).isNaN)
  }
}
