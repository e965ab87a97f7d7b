import EaselCanvas
import Foundation
import Testing

@Suite struct PathArcTests {
  private func arc(
    _ start: CGFloat, _ end: CGFloat, clockwise: Bool = true, radius: CGFloat = 10
  ) -> Path {
    Path {
      $0.addArc(
        center: .zero, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
    }
  }

  @Test func clockwiseGoesDownFromTheRight() {
    let path = arc(0, .pi / 2)
    expectClose(path.point(atFraction: 0), 10, 0)
    expectClose(path.currentPoint, 0, 10)
    let half = CGFloat(50).squareRoot()
    expectClose(path.point(atFraction: 0.5), half, half, within: 3e-3)
  }

  @Test func counterclockwiseArcRunsTheOppositeDirection() {
    let path = arc(0, .pi / 2, clockwise: false)
    expectClose(path.currentPoint, 0, 10)
    expectClose(path.length, 15 * .pi, within: 0.01)
    #expect(path.boundingBox.minY < -9.9)
  }

  @Test func endAngleBelowTheStartIsNormalised() {
    expectClose(arc(.pi, .pi / 2).length, 15 * .pi, within: 0.01)
    expectClose(arc(.pi, .pi / 2, clockwise: false).length, 5 * .pi, within: 0.01)
  }

  @Test(arguments: [true, false])
  func fullTurnIsACircleEitherWay(clockwise: Bool) {
    for start in [0, -CGFloat.pi / 2, 0.1, 1, 5] {
      expectClose(
        arc(start, start + 2 * .pi, clockwise: clockwise).length, 20 * .pi, within: 0.01)
    }
  }

  @Test func fullTurnEndsExactlyWhereItBegan() {
    let path = arc(0.3, 0.3 + 7)
    #expect(path.elements.first == path.currentPoint.map { .move(to: $0) })
  }

  @Test func equalAnglesMakeAPoint() {
    #expect(arc(1, 1).elements.count == 1)
    #expect(arc(1, 1 - 1e-15).elements.count == 1)
  }

  @Test func quarterTurnsTakeOneCurveEach() {
    #expect(arc(0, .pi / 2).elements.count == 2)
    #expect(arc(0, .pi).elements.count == 3)
    #expect(arc(0, 2 * .pi).elements.count == 5)
    #expect(arc(0, 1.6).elements.count == 3)
  }

  @Test(arguments: [1e3, 1e4, 1e6, 1e18, 1e308] as [CGFloat])
  func hugeAnglesMakeOneTurn(angle: CGFloat) {
    #expect(arc(0, angle).elements.count == 5)
    #expect(arc(-angle, angle).elements.count == 5)
    #expect(arc(angle, -angle, clockwise: false).elements.count == 5)
    #expect(arc(angle, -angle).isFinite)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func nonfiniteNumbersMakeANonfinitePath(value: CGFloat) {
    #expect(!arc(value, 1).isFinite)
    #expect(!arc(1, value).isFinite)
    #expect(!arc(value, value).isFinite)
    #expect(!arc(0, 1, radius: value).isFinite)
    let center = CGPoint(x: value, y: 0)
    let off = Path {
      $0.addArc(center: center, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
    }
    #expect(!off.isFinite)
    let relative = Path {
      $0.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: value)
    }
    #expect(!relative.isFinite)
  }

  @Test func aNegativeRadiusDrawsThePointsAcrossTheCenter() {
    let mirrored = arc(0, 1, radius: -1)
    let across = arc(.pi, .pi + 1, radius: 1)
    for fraction in [0, 0.3, 0.7, 1] as [CGFloat] {
      let position = across.point(atFraction: fraction) ?? .zero
      expectClose(mirrored.point(atFraction: fraction), position.x, position.y)
    }
    #expect(arc(0, 2 * .pi, radius: -1).elements.count == 5)
  }

  @Test(arguments: ["fill", "stroke", "clip", "dash"])
  func aNegativeRadiusIsNotedWhenThePathIsDrawn(_ call: String) throws {
    let canvas = RecordingCanvas()
    let arc = Path {
      $0.addArc(
        center: CGPoint(x: 9, y: 9), radius: -2.5, startAngle: 0, endAngle: 1, clockwise: true)
    }
    let path = Path { $0.addPath(arc, transform: CGAffineTransform(translationX: 1, y: 1)) }
    switch call {
    case "fill": canvas.fill(path, with: .color(.red))
    case "clip": canvas.clip(to: path)
    case "dash": canvas.stroke(path, with: .color(.red), style: StrokeStyle(dash: [2]))
    default: canvas.stroke(path, with: .color(.red))
    }
    let note = try #require(canvas.context.diagnostics.first)
    #expect(canvas.context.diagnostics.count == 1)
    #expect(note.severity == .warning && note.code == .invalidNumber && note.value == "-2.5")
  }

  @Test(arguments: ["trim", "dash", "reverse", "flatten", "outline", "dashed outline", "subpath"])
  func aNegativeRadiusIsNotedWhenAPartOfThePathIsDrawn(_ change: String) throws {
    let arc = Path {
      $0.addArc(
        center: CGPoint(x: 9, y: 9), radius: -2.5, startAngle: 0, endAngle: 1, clockwise: true)
    }
    let part =
      switch change {
      case "trim": arc.trimmed(from: 0.2, to: 0.7)
      case "dash": arc.dashed(lengths: [1, 1])
      case "reverse": arc.reversed()
      case "flatten": arc.flattened()
      case "outline": arc.stroked(StrokeStyle(lineWidth: 2))
      case "dashed outline": arc.stroked(StrokeStyle(lineWidth: 2, dash: [1, 1]))
      default: try #require(arc.subpaths.first)
      }
    let canvas = RecordingCanvas()
    canvas.fill(part, with: .color(.red))
    let note = try #require(canvas.context.diagnostics.first)
    #expect(canvas.context.diagnostics.count == 1)
    #expect(note.severity == .warning && note.code == .invalidNumber && note.value == "-2.5")
  }

  @Test(arguments: [-CGFloat.infinity, .infinity, .nan])
  func aRadiusThatIsNotFiniteIsAnErrorAndDrawsNothing(_ radius: CGFloat) throws {
    let canvas = RecordingCanvas()
    canvas.fill(arc(0, 1, radius: radius), with: .color(.red))
    canvas.stroke(arc(0, 1, radius: radius).trimmed(from: 0, to: 0.5), with: .color(.red))
    let notes = canvas.context.diagnostics
    #expect(notes.map(\.severity) == [.error, .error])
    #expect(notes.map(\.code) == [.invalidNumber, .invalidNumber])
    #expect(canvas.recording.isEmpty)
  }

  @Test func aNegativeRadiusOfACornerIsNotedAndARadiusOfZeroIsNot() {
    for (radius, count) in [(-1, 1), (0, 0), (2, 0)] as [(CGFloat, Int)] {
      let canvas = RecordingCanvas()
      let path = Path {
        $0.move(to: .zero)
        $0.addArc(
          tangent1End: CGPoint(x: 9, y: 0), tangent2End: CGPoint(x: 9, y: 9), radius: radius)
        $0.addArc(
          center: .zero, radius: max(radius, 0), startAngle: 0, endAngle: 1, clockwise: true)
      }
      canvas.fill(path, with: .color(.red))
      #expect(canvas.context.diagnostics.count == count)
    }
  }

  @Test func aCornerOfANegativeRadiusIsALine() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: CGPoint(x: 1, y: 0), tangent2End: CGPoint(x: 1, y: 1), radius: -1)
    }
    #expect(path.elements == [.move(to: .zero), .line(to: CGPoint(x: 1, y: 0))])
  }

  @Test func radiusZeroIsALineToTheCenter() {
    let path = Path {
      $0.move(to: CGPoint(x: 5, y: 5))
      $0.addArc(center: .zero, radius: 0, startAngle: 0, endAngle: 3, clockwise: true)
    }
    #expect(path.elements == [.move(to: CGPoint(x: 5, y: 5)), .line(to: .zero)])
  }

  @Test func aLineConnectsTheCurrentPointToTheArc() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 1, clockwise: true)
    }
    #expect(path.elements[1] == .line(to: CGPoint(x: 10, y: 0)))
  }

  @Test func theSignOfARelativeArcIsItsDirection() {
    let forward = Path {
      $0.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi / 2)
    }
    let backward = Path {
      $0.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
    }
    expectClose(forward.currentPoint, 0, 10)
    expectClose(backward.currentPoint, 0, -10)
    expectClose(backward.length, 5 * .pi, within: 0.01)
  }

  @Test func transformActsOnTheArcAlone() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true,
        transform: .init(scaleX: 20, y: 30))
    }
    #expect(path.elements[0] == .move(to: .zero))
    #expect(path.elements[1] == .line(to: CGPoint(x: 20, y: 0)))
    expectClose(path.currentPoint, 0, 30)
  }

  @Test func arcKeepsItsRadius() {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<50 {
      let path = arc(numbers.coordinate(), numbers.coordinate())
      for fraction in [0.1, 0.37, 0.5, 0.83] as [CGFloat] {
        let point = path.point(atFraction: fraction) ?? .zero
        expectClose(hypot(point.x, point.y), 10, within: 2.8e-3)
      }
    }
  }

  // The expectations follow the HTML standard's arcTo.

  private func corner(_ second: CGPoint, radius: CGFloat) -> Path {
    Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: second, radius: radius)
    }
  }

  @Test func tangentArcTouchesBothLines() {
    let path = corner(CGPoint(x: 100, y: 100), radius: 20)
    guard case .line(let first) = path.elements[1] else {
      Issue.record("no line leads to the arc")
      return
    }
    expectClose(first, 80, 0)
    expectClose(path.currentPoint, 100, 20)
    #expect(path.elements.count == 3)
    expectClose(path.length, 80 + 10 * .pi, within: 0.01)
  }

  @Test func tangentArcTurnsCounterclockwise() {
    let path = corner(CGPoint(x: 100, y: -100), radius: 20)
    expectClose(path.currentPoint, 100, -20)
    expectClose(path.length, 80 + 10 * .pi, within: 0.01)
  }

  @Test func tangentArcRoundsSharpCorners() {
    let path = corner(CGPoint(x: 0, y: 100), radius: 10)
    let reach = 10 / tan(CGFloat.pi / 8)
    let step = reach / CGFloat(2).squareRoot()
    expectClose(path.currentPoint, 100 - step, step)
  }

  @Test func tangentArcOnOneLineIsALine() {
    for second in [CGPoint(x: 200, y: 0), CGPoint(x: -50, y: 0), CGPoint(x: 100, y: 0)] {
      let path = corner(second, radius: 20)
      #expect(path.elements.last == .line(to: CGPoint(x: 100, y: 0)))
    }
    #expect(corner(CGPoint(x: 9, y: 9), radius: 0).elements.count == 2)
  }

  @Test func tangentArcWithoutCurrentPointMovesToTheCorner() {
    let path = Path {
      $0.addArc(tangent1End: CGPoint(x: 1, y: 2), tangent2End: CGPoint(x: 3, y: 9), radius: 5)
    }
    #expect(path.elements == [.move(to: CGPoint(x: 1, y: 2))])
  }

  @Test func tangentArcIsTransformed() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 10,
        transform: .init(scaleX: 2, y: 2))
    }
    expectClose(path.currentPoint, 100, 20)
  }

  @Test func tangentArcUnderAFlatTransformIsALine() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 50, y: 5), tangent2End: CGPoint(x: 50, y: 50), radius: 10,
        transform: .init(scaleX: 1, y: 0))
    }
    #expect(path.elements.last == .line(to: CGPoint(x: 50, y: 0)))
  }

  @Test func tangentArcRefusesNonfiniteNumbers() {
    #expect(!corner(CGPoint(x: CGFloat.nan, y: 0), radius: 5).isFinite)
    #expect(!corner(CGPoint(x: 5, y: 5), radius: .infinity).isFinite)
  }
}
