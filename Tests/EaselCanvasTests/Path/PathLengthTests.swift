import EaselCanvas
import Foundation
import Testing

@Suite struct PathLengthTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))

  @Test func theClosingLineCountsTowardsTheLength() {
    #expect(square.length == 40)
  }

  @Test func parabolaHasItsKnownLength() {
    // y = x² from 0 to 1: √5⁄2 + asinh(2)⁄4.
    let path = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 0.5, y: 0))
    }
    expectClose(path.length, CGFloat(5).squareRoot() / 2 + asinh(2) / 4)
  }

  @Test func cuspHasItsKnownLength() {
    // x = t², y = t³ for t in −1…1, a curve with a cusp: 2 · (13√13 − 8)⁄27.
    let path = Path {
      $0.move(to: CGPoint(x: 1, y: -1))
      $0.addCurve(
        to: CGPoint(x: 1, y: 1), control1: CGPoint(x: -1.0 / 3, y: 1),
        control2: CGPoint(x: -1.0 / 3, y: -1))
    }
    let expected = 2 * (13 * CGFloat(13).squareRoot() - 8) / 27
    expectClose(path.length / expected, 1, within: 1e-6)
  }

  @Test func lengthIsThatOfTheFlattenedPath() {
    var numbers = SeededNumbers(seed: 9)
    for _ in 0..<40 {
      let path = numbers.path()
      expectClose(path.flattened(tolerance: 1e-6).length / path.length, 1, within: 1e-6)
    }
  }

  @Test func trimmedCircleEndsOppositeItsStart() {
    let half = circle.trimmed(from: 0, to: 0.5)
    expectClose(half.currentPoint, -50, 0, within: 1e-6)
    expectClose(half.boundingBox, CGRect(x: -50, y: 0, width: 100, height: 50), within: 1e-6)
  }

  @Test func trimmingKeepsCurves() {
    let part = circle.trimmed(from: 0.125, to: 0.375)
    #expect(part.elements.count == 3)
    let half = CGFloat(0.5).squareRoot() * 50
    expectClose(part.point(atFraction: 0), half, half, within: 0.02)
    expectClose(part.currentPoint, -half, half, within: 0.02)
  }

  @Test func trimmingToTheWholeRangeGivesThePathItself() {
    #expect(circle.trimmed(from: 0, to: 1) == circle)
    #expect(circle.trimmed(from: -3, to: 7) == circle)
  }

  @Test func trimmingToAnEmptyRangeIsEmpty() {
    #expect(circle.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(circle.trimmed(from: 0.7, to: 0.2).isEmpty)
    #expect(circle.trimmed(from: 1.5, to: 2).isEmpty)
  }

  @Test func trimmingCutsTheClosingLine() {
    let part = square.trimmed(from: 0.5, to: 0.875)
    #expect(
      part.elements == [
        .move(to: CGPoint(x: 10, y: 10)), .line(to: CGPoint(x: 0, y: 10)),
        .line(to: CGPoint(x: 0, y: 5)),
      ])
  }

  @Test func trimmingSpansSubpaths() {
    let path = Path {
      $0.addLines([.zero, CGPoint(x: 10, y: 0)])
      $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 30, y: 5)])
    }
    #expect(
      path.trimmed(from: 0.125, to: 0.5).elements == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)),
        .move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 10, y: 5)),
      ])
  }

  @Test func wholeSubpathsStayClosed() {
    var path = square
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    let first = path.trimmed(from: 0, to: 0.5)
    #expect(first == square)
    #expect(path.trimmed(from: 0.25, to: 1).elements.last == .closeSubpath)
  }

  @Test func trimmedLengthIsTheFraction() {
    var numbers = SeededNumbers(seed: 10)
    for _ in 0..<60 {
      let path = numbers.path()
      let lower = CGFloat.random(in: 0...0.5, using: &numbers)
      let upper = CGFloat.random(in: 0.5...1, using: &numbers)
      let part = path.trimmed(from: lower, to: upper)
      expectClose(part.length / path.length, upper - lower, within: 1e-6)
    }
  }

  @Test func trimmingByNaNMakesANonfinitePath() {
    #expect(!circle.trimmed(from: .nan, to: 1).isFinite)
    #expect(!circle.trimmed(from: 0, to: .nan).isFinite)
  }

  @Test func trimmingAPathWithoutLengthGivesThePathItself() {
    let dot = Path { $0.addLines([.zero, .zero]) }
    #expect(dot.trimmed(from: 0.2, to: 0.4) == dot)
    let broken = Path { $0.addLines([.zero, CGPoint(x: CGFloat.nan, y: 0)]) }
    #expect(!broken.trimmed(from: 0.2, to: 0.4).isFinite)
  }

  @Test func pointsAndTangentsAreFoundByFraction() {
    #expect(square.point(atFraction: 0.375) == CGPoint(x: 10, y: 5))
    #expect(square.tangent(atFraction: 0.375) == CGVector(dx: 0, dy: 1))
    #expect(square.point(atFraction: 1) == .zero)
    #expect(square.point(atFraction: -1) == .zero)
    #expect(square.point(atFraction: .nan) == nil)
    #expect(Path().point(atFraction: 0.5) == nil)
  }

  @Test func aCurveWhoseControlIsItsStartHasATangent() {
    let path = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 100, y: 0), control1: .zero, control2: CGPoint(x: 50, y: 0))
    }
    let tangent = path.tangent(atFraction: 0)
    expectClose(tangent?.dx ?? 0, 1)
  }

  @Test func aQuadraticCurveHasATangent() {
    let path = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    }
    let tangent = path.tangent(atFraction: 0.5)
    expectClose(tangent?.dx ?? 0, 1)
    expectClose(tangent?.dy ?? 1, 0)
  }

  @Test func aPathWithoutLengthHasNoTangent() {
    let dot = Path { $0.addLines([.zero, .zero]) }
    #expect(dot.point(atFraction: 0.5) == .zero)
    #expect(dot.tangent(atFraction: 0.5) == nil)
  }
}
