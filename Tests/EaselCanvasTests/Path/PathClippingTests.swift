import Foundation
import Testing

@testable import EaselCanvas

@Suite struct PathClippingTests {
  private let box = CGRect(x: -100, y: -100, width: 200, height: 200)

  private func expectInside(
    _ path: Path, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      path.isEmpty || box.covers(path.controlPointBounds, within: 1e-9),
      sourceLocation: location)
  }

  @Test func pathsInsideAreUnchanged() {
    let path = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    #expect(path.clippedForFilling(to: box) == path)
    #expect(path.clippedForStroking(to: box) == path)
  }

  @Test func nonfinitePathsStayNonfinite() {
    let path = Path.invalid
    #expect(!path.clippedForFilling(to: box).isFinite)
    #expect(!path.clippedForStroking(to: box).isFinite)
  }

  @Test func hugeRectangleIsClippedToTheBox() {
    let path = Path(CGRect(x: -1e12, y: 0, width: 2e12, height: 1e12))
    let clipped = path.clippedForFilling(to: box)
    #expect(clipped.boundingBox == CGRect(x: -100, y: 0, width: 200, height: 100))
  }

  @Test func pathsOutsideBecomeEmpty() {
    let path = Path(CGRect(x: 1e6, y: 0, width: 10, height: 10))
    #expect(path.clippedForFilling(to: box).isEmpty)
    #expect(path.clippedForStroking(to: box).isEmpty)
  }

  @Test func clippingKeepsTheFilledAreaInsideTheBox() {
    var numbers = SeededNumbers(seed: 12)
    var compared = 0
    for round in 0..<60 {
      let scale: CGFloat = [3, 100, 1e6, 1e9][round % 4]
      let path = numbers.path().applying(.init(scaleX: scale, y: scale))
      let clipped = path.clippedForFilling(to: box)
      expectInside(clipped)
      for _ in 0..<20 {
        let point = numbers.point()
        // Lines may stray by the tolerance: a point so near the outline tells nothing.
        let around = [(-0.3, 0), (0.3, 0), (0, -0.3), (0, 0.3)] as [(CGFloat, CGFloat)]
        for rule in [FillRule.nonZero, .evenOdd] {
          let expected = path.contains(point, rule: rule)
          guard
            around.allSatisfy({
              path.contains(CGPoint(x: point.x + $0.0, y: point.y + $0.1), rule: rule) == expected
            })
          else { continue }
          compared += 1
          #expect(clipped.contains(point, rule: rule) == expected)
        }
      }
    }
    #expect(compared > 2_000)
  }

  @Test func circleOfRadiusATrillionIsAStraightEdge() {
    let radius: CGFloat = 1e12
    let path = Path(
      ellipseIn: CGRect(x: -2 * radius, y: -radius, width: 2 * radius, height: 2 * radius))
    let clipped = path.clippedForFilling(to: box)
    expectInside(clipped)
    #expect(clipped.contains(CGPoint(x: -1, y: 50)))
    #expect(!clipped.contains(CGPoint(x: 1, y: 50)))
    #expect(clipped.elements.count < 1_000)
  }

  @Test func strokedLineIsClippedAtBothSides() {
    let path = Path { $0.addLines([CGPoint(x: -1e12, y: 10), CGPoint(x: 1e12, y: 10)]) }
    let clipped = path.clippedForStroking(to: box)
    #expect(clipped.subpaths.count == 1)
    expectClose(clipped.boundingBox, CGRect(x: -100, y: 10, width: 200, height: 0), within: 1e-3)
  }

  @Test func linesThatLeaveAndReenterTheBoxBecomeSeveralPieces() {
    let path = Path {
      $0.addLines([
        .zero, CGPoint(x: 500, y: 0), CGPoint(x: 500, y: 50), CGPoint(x: 0, y: 50),
        CGPoint(x: 0, y: 60),
      ])
    }
    let pieces = path.clippedForStroking(to: box).subpaths
    #expect(
      pieces.map(\.elements) == [
        [.move(to: .zero), .line(to: CGPoint(x: 100, y: 0))],
        [
          .move(to: CGPoint(x: 100, y: 50)), .line(to: CGPoint(x: 0, y: 50)),
          .line(to: CGPoint(x: 0, y: 60)),
        ],
      ])
  }

  @Test func clippedClosedPathKeepsTheCornerAtItsStart() {
    let path = Path(CGRect(x: 0, y: 0, width: 500, height: 50))
    let pieces = path.clippedForStroking(to: box).subpaths
    #expect(
      pieces.map(\.elements) == [
        [
          .move(to: CGPoint(x: 100, y: 50)), .line(to: CGPoint(x: 0, y: 50)), .line(to: .zero),
          .line(to: CGPoint(x: 100, y: 0)),
        ]
      ])
  }

  @Test func closedCurveThatStaysInsideStaysClosed() {
    // Its control points lie outside, the curve itself does not.
    let path = Path {
      $0.move(to: CGPoint(x: -50, y: 0))
      $0.addCurve(
        to: CGPoint(x: 50, y: 0), control1: CGPoint(x: -50, y: 120),
        control2: CGPoint(x: 50, y: 120))
      $0.closeSubpath()
    }
    let clipped = path.clippedForStroking(to: box)
    #expect(clipped.elements.last == .closeSubpath)
    expectClose(clipped.length, path.length, within: 0.5)
  }

  @Test func strokesInsideKeepTheirLength() {
    var numbers = SeededNumbers(seed: 13)
    for _ in 0..<40 {
      let path = numbers.path().applying(.init(scaleX: 3, y: 3))
      let clipped = path.clippedForStroking(to: box)
      expectInside(clipped)
      let fine = path.flattened(tolerance: 1e-3)
      var expected: CGFloat = 0
      for case .line(let p, let q) in fine.split().flatMap(\.outline) {
        // Each line in short steps, of which those count whose middle lies inside.
        for step in 0..<500 {
          let middle = Bezier.mix(p, q, (CGFloat(step) + 0.5) / 500)
          if box.contains(middle) { expected += Segment.distance(p, q) / 500 }
        }
      }
      expectClose(clipped.length, expected, within: 1e-3 * fine.length + 0.5)
    }
  }

  @Test func clippedHugeCurvesHaveFewElements() {
    var numbers = SeededNumbers(seed: 14)
    for _ in 0..<20 {
      let path = numbers.path().applying(.init(scaleX: 1e10, y: 1e10))
      #expect(path.clippedForFilling(to: box).elements.count < 5_000)
      #expect(path.clippedForStroking(to: box).elements.count < 5_000)
    }
  }
}
