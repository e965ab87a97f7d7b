import EaselCanvas
import Foundation
import Testing

@Suite struct PathBuildingTests {
  private let a = CGPoint(x: 1, y: 2)
  private let b = CGPoint(x: 10, y: 4)
  private let c = CGPoint(x: 6, y: 9)

  @Test func elementsAreKeptInOrder() {
    let path = Path {
      $0.move(to: a)
      $0.addLine(to: b)
      $0.addQuadCurve(to: c, control: a)
      $0.addCurve(to: a, control1: b, control2: c)
      $0.closeSubpath()
    }
    #expect(
      path.elements == [
        .move(to: a), .line(to: b), .quadCurve(to: c, control: a),
        .curve(to: a, control1: b, control2: c), .closeSubpath,
      ])
  }

  @Test func emptyPathHasNoPointBoundsOrLength() {
    #expect(Path().isEmpty)
    #expect(Path().currentPoint == nil)
    #expect(Path().boundingBox.isNull)
    #expect(Path().controlPointBounds.isNull)
    #expect(Path().length == 0)
  }

  @Test func lineWithoutCurrentPointIsAMove() {
    #expect(Path { $0.addLine(to: a) }.elements == [.move(to: a)])
  }

  @Test func curvesWithoutCurrentPointStartAtTheirControl() {
    let quad = Path { $0.addQuadCurve(to: b, control: a) }
    let cubic = Path { $0.addCurve(to: b, control1: a, control2: c) }
    #expect(quad.elements.first == .move(to: a))
    #expect(cubic.elements.first == .move(to: a))
  }

  @Test func closingReturnsTheCurrentPointToTheStart() {
    let path = Path {
      $0.addLines([a, b, c])
      $0.closeSubpath()
    }
    #expect(path.currentPoint == a)
  }

  @Test func aLineAfterClosingStartsAtTheSubpathsStart() {
    let path = Path {
      $0.addLines([a, b])
      $0.closeSubpath()
      $0.addLine(to: c)
    }
    #expect(Array(path.elements.suffix(2)) == [.move(to: a), .line(to: c)])
  }

  @Test func closingAnEmptyOrClosedSubpathAddsNothing() {
    #expect(Path { $0.closeSubpath() }.isEmpty)
    let twice = Path {
      $0.addLines([a, b])
      $0.closeSubpath()
      $0.closeSubpath()
    }
    #expect(twice.elements.count == 3)
  }

  @Test func addingNoLinesAddsNothing() {
    #expect(Path { $0.addLines([]) }.isEmpty)
  }

  @Test func addedPathIsTransformed() {
    var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    path.addPath(Path { $0.addLines([a, b]) }, transform: .init(translationX: 100, y: 0))
    #expect(path.currentPoint == CGPoint(x: 110, y: 4))
    #expect(path.elements.suffix(2).first == .move(to: CGPoint(x: 101, y: 2)))
  }

  @Test func addingAnEmptyPathKeepsTheCurrentPoint() {
    var path = Path { $0.addLines([a, b]) }
    path.addPath(Path())
    #expect(path.currentPoint == b)
  }

  @Test func transformedPathHasATransformedCurrentPoint() {
    let moved = Path(CGRect(x: 0, y: 0, width: 5, height: 5)).applying(
      .init(translationX: 7, y: 8))
    #expect(moved.currentPoint == CGPoint(x: 7, y: 8))
    var open = Path { $0.addLines([a, b]) }.applying(.init(scaleX: 2, y: 2))
    open.addLine(to: c)
    open.closeSubpath()
    #expect(open.currentPoint == CGPoint(x: 2, y: 4))
  }

  @Test func equalStepsMakeEqualPaths() {
    let first = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
    let second = Path { $0.addRects([CGRect(x: 0, y: 0, width: 5, height: 5)]) }
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
  }

  @Test func nanMakesAPathNonfinite() {
    let path = Path { $0.addLines([a, CGPoint(x: CGFloat.nan, y: 0)]) }
    #expect(!path.isFinite)
    #expect(path.boundingBox.isNull)
    #expect(path.controlPointBounds.isNull)
    #expect(!path.contains(a))
    #expect(path.length.isNaN)
    #expect(path.point(atFraction: 0.5) == nil)
  }

  @Test func interpolationMovesPoints() {
    let small = Path(CGRect(x: 0, y: 0, width: 2, height: 2))
    let large = Path(CGRect(x: 10, y: 0, width: 4, height: 4))
    #expect(
      small.interpolated(to: large, fraction: 0.5)
        == Path(CGRect(x: 5, y: 0, width: 3, height: 3)))
    #expect(small.interpolated(to: Path(), fraction: 0.5) == nil)
  }
}
