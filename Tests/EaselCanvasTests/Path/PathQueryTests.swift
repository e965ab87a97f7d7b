import EaselCanvas
import Foundation
import Testing

@Suite struct PathQueryTests {
  /// A five-pointed star drawn in one go: its middle is wound around twice.
  private let star = Path {
    for index in 0..<5 {
      let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
      $0.addLine(to: CGPoint(x: 100 * cos(angle), y: 100 * sin(angle)))
    }
    $0.closeSubpath()
  }

  @Test func containmentFollowsTheFillRule() {
    #expect(star.contains(.zero, rule: .nonZero))
    #expect(!star.contains(.zero, rule: .evenOdd))
    #expect(star.contains(CGPoint(x: 0, y: -80), rule: .evenOdd))
    #expect(!star.contains(CGPoint(x: 0, y: 90)))
  }

  @Test func containmentInCurvesIsExact() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    for step in 0..<64 {
      let angle = CGFloat(step) * .pi / 32
      #expect(circle.contains(CGPoint(x: 9.99 * cos(angle), y: 9.99 * sin(angle))))
      #expect(!circle.contains(CGPoint(x: 10.01 * cos(angle), y: 10.01 * sin(angle))))
    }
  }

  @Test func openSubpathsAreClosedForContainment() {
    let path = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)]) }
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 8, y: 8)))
  }

  @Test func containmentInQuadraticCurvesIsExact() {
    let path = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 0, y: 100), control: CGPoint(x: 100, y: 50))
    }
    #expect(path.contains(CGPoint(x: 49, y: 50)))
    #expect(!path.contains(CGPoint(x: 51, y: 50)))
    let bulge = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    }
    #expect(bulge.contains(CGPoint(x: 50, y: 49)))
    #expect(!bulge.contains(CGPoint(x: 50, y: 51)))
  }

  @Test func containmentIsThatOfTheFlattenedPath() {
    var numbers = SeededNumbers(seed: 4)
    var agreed = 0
    for _ in 0..<25 {
      let path = numbers.path()
      let lines = path.flattened(tolerance: 1e-3)
      for _ in 0..<20 {
        let point = numbers.point()
        for rule in [FillRule.nonZero, .evenOdd]
        where path.contains(point, rule: rule) == lines.contains(point, rule: rule) {
          agreed += 1
        }
      }
    }
    #expect(agreed == 25 * 20 * 2)
  }

  @Test func boundsOfCurvesAreTight() {
    let quad = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    }
    expectClose(quad.boundingBox, CGRect(x: 0, y: 0, width: 100, height: 50))
    let cubic = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100),
        control2: CGPoint(x: 100, y: 100))
    }
    expectClose(cubic.boundingBox, CGRect(x: 0, y: 0, width: 100, height: 75))
    #expect(cubic.controlPointBounds == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func boundsAreThoseOfTheFlattenedPath() {
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<60 {
      let path = numbers.path()
      let lines = path.flattened(tolerance: 1e-3).controlPointBounds
      expectClose(path.boundingBox, lines, within: 2e-3)
      #expect(path.controlPointBounds.covers(path.boundingBox, within: 1e-9))
    }
  }

  @Test func boundsOfATransformedPathAreWithinTheTransformedBounds() {
    var numbers = SeededNumbers(seed: 6)
    for _ in 0..<60 {
      let path = numbers.path()
      let transform = numbers.transform()
      let outer = path.boundingBox.applying(transform)
      #expect(outer.covers(path.applying(transform).boundingBox, within: 1e-9))
      let upright = CGAffineTransform(scaleX: -2, y: 3).translatedBy(x: 5, y: 6)
      expectClose(
        path.applying(upright).boundingBox, path.boundingBox.applying(upright), within: 1e-9)
    }
  }

  @Test func reversingTwiceGivesThePath() {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<60 {
      let path = numbers.path()
      #expect(path.reversed().reversed() == path)
      expectClose(path.reversed().length, path.length, within: 1e-6)
    }
  }

  @Test func reversingReversesTheOrderOfPoints() {
    let path = Path { $0.addLines([.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)]) }.reversed()
    #expect(
      path.elements == [
        .move(to: CGPoint(x: 1, y: 1)), .line(to: CGPoint(x: 1, y: 0)), .line(to: .zero),
      ])
  }

  @Test func subpathsMakeUpThePath() {
    var numbers = SeededNumbers(seed: 8)
    for _ in 0..<30 {
      let path = numbers.path()
      let again = Path { whole in for part in path.subpaths { whole.addPath(part) } }
      #expect(again == path)
    }
  }

  @Test func flatteningStaysWithinItsTolerance() {
    let circle = Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))
    let lines = circle.flattened(tolerance: 0.1)
    let points = lines.elements.compactMap { element -> CGPoint? in
      if case .line(let to) = element { return to }
      return nil
    }
    #expect(points.count == lines.elements.count - 2)
    for (p, q) in zip(points, points.dropFirst()) {
      // Exactly a tenth, and what the four curves themselves are off.
      #expect(hypot((p.x + q.x) / 2, (p.y + q.y) / 2) > 100 - 0.1)
    }
  }

  @Test func flatteningHasABoundedNumberOfElements() {
    let path = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 1e300, y: 0), control1: CGPoint(x: 0, y: 1e300),
        control2: CGPoint(x: -1e300, y: 5))
      $0.addQuadCurve(to: .zero, control: CGPoint(x: 7, y: 1e12))
    }
    #expect(path.flattened(tolerance: 1e-9).elements.count == 20_001)
    #expect(path.flattened(tolerance: .nan).elements.count <= 20_001)
  }
}
