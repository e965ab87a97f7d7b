import EaselCanvas
import Foundation
import Testing

@Suite struct PathDashTests {
  private let line = Path { $0.addLines([.zero, CGPoint(x: 20, y: 0)]) }
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  /// The dashes of the horizontal line as pairs of x.
  private func spans(_ phase: CGFloat, _ lengths: [CGFloat]) -> [[CGFloat]] {
    line.dashed(phase: phase, lengths: lengths).subpaths.map { dash in
      dash.elements.map { element in
        switch element {
        case .move(let to), .line(let to): to.x
        default: -1
        }
      }
    }
  }

  @Test func dashesFollowThePattern() {
    #expect(spans(0, [4, 2]) == [[0, 4], [6, 10], [12, 16], [18, 20]])
  }

  @Test func aPhaseStartsWithinThePattern() {
    #expect(spans(3, [4, 2]) == [[0, 1], [3, 7], [9, 13], [15, 19]])
    #expect(spans(5, [4, 2]) == [[1, 5], [7, 11], [13, 17], [19, 20]])
  }

  @Test func aNegativePhaseShiftsThePatternForward() {
    #expect(spans(-1, [4, 2]) == spans(5, [4, 2]))
  }

  @Test func aHugePhaseIsReducedByThePatternsLength() {
    #expect(spans(6e15 + 3, [4, 2]) == spans(3, [4, 2]))
  }

  @Test func aPatternOfOddCountIsRepeatedTwice() {
    #expect(spans(0, [5]) == spans(0, [5, 5]))
    #expect(spans(0, [3, 1, 2]) == spans(0, [3, 1, 2, 3, 1, 2]))
  }

  @Test func anEmptyPatternGivesThePathItself() {
    #expect(line.dashed(lengths: []) == line)
    #expect(line.dashed(lengths: [0, 0]) == line)
  }

  @Test func dashOfLengthZeroIsADot() {
    #expect(spans(0, [0, 8]) == [[0, 0], [8, 8], [16, 16]])
  }

  @Test func dashLongerThanThePathIsThePath() {
    #expect(line.dashed(lengths: [100, 5]) == line)
    #expect(square.dashed(lengths: [100, 5]) == square)
    #expect(line.dashed(phase: 10, lengths: [5, 100]).isEmpty)
  }

  @Test func dashesContinueAroundCorners() {
    let dashes = square.dashed(phase: 0, lengths: [15, 5]).subpaths
    #expect(dashes.count == 2)
    #expect(
      dashes[0].elements == [
        .move(to: .zero), .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 5)),
      ])
  }

  @Test func dashesJoinAtTheStartOfAClosedPath() {
    let dashes = square.dashed(phase: 2, lengths: [5, 5]).subpaths
    #expect(dashes.count == 4)
    #expect(
      dashes[0].elements == [
        .move(to: CGPoint(x: 0, y: 2)), .line(to: .zero), .line(to: CGPoint(x: 3, y: 0)),
      ])
  }

  @Test func thePatternRestartsInEachSubpath() {
    var two = line
    two.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 20, y: 5)])
    let dashes = two.dashed(lengths: [15, 15])
    #expect(dashes.subpaths.count == 2)
    expectClose(dashes.length, 30)
  }

  @Test func dashesOfCurvesAreCurves() {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let step = circle.length / 20
    let dashes = circle.dashed(lengths: [step, step])
    #expect(dashes.subpaths.count == 10)
    for dash in dashes.subpaths {
      expectClose(dash.length, step, within: 1e-6)
      #expect(dash.elements.contains { if case .curve = $0 { true } else { false } })
    }
  }

  @Test func dashesHaveTheirShareOfThePathsLength() {
    var numbers = SeededNumbers(seed: 11)
    for _ in 0..<30 {
      let path = numbers.path()
      let dashed = path.dashed(phase: numbers.coordinate(), lengths: [0.1, 0.3])
      expectClose(dashed.length / path.length, 0.25, within: 0.01)
    }
  }

  @Test func tinyDashesGiveThePathItself() {
    #expect(line.dashed(lengths: [1e-12, 1e-12]) == line)
    #expect(line.dashed(lengths: [.leastNonzeroMagnitude]) == line)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1])
  func invalidLengthsMakeANonfinitePath(value: CGFloat) {
    #expect(!line.dashed(lengths: [value, 3]).isFinite)
  }

  @Test func anInvalidPhaseMakesANonfinitePath() {
    #expect(!line.dashed(phase: .nan, lengths: [2, 3]).isFinite)
  }

  @Test func aNonfinitePathIsUnchanged() {
    let broken = Path { $0.addLines([.zero, CGPoint(x: CGFloat.infinity, y: 0)]) }
    #expect(broken.dashed(lengths: [2, 3]) == broken)
  }

  @Test func aPathWithoutLengthIsKeptWithinADash() {
    let dot = Path { $0.addLines([.zero, .zero]) }
    #expect(dot.dashed(lengths: [2, 3]) == dot)
    #expect(dot.dashed(phase: 2.5, lengths: [2, 3]).isEmpty)
  }
}
