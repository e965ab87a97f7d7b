import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct ArcShapeTests {
  private let center = CGPoint(x: 200, y: 100)

  private func quarter(corner: Double = 0, pad: Double = 0) -> ArcShape {
    ArcShape(
      innerRadius: 50, outerRadius: 100, startAngle: 0, endAngle: .pi / 2, cornerRadius: corner,
      padAngle: pad)
  }

  private func expect(_ rect: CGRect, _ wanted: CGRect, within tolerance: Double = 0.05) {
    #expect(abs(rect.minX - wanted.minX) < tolerance)
    #expect(abs(rect.minY - wanted.minY) < tolerance)
    #expect(abs(rect.maxX - wanted.maxX) < tolerance)
    #expect(abs(rect.maxY - wanted.maxY) < tolerance)
  }

  /// How often an outline goes around a point, clockwise on screen.
  private func winding(of shape: ArcShape, around point: CGPoint) -> Int {
    var angle = 0.0
    var current = CGPoint.zero
    var start = CGPoint.zero
    func turn(to next: CGPoint) {
      let (ax, ay) = (current.x - point.x, current.y - point.y)
      let (bx, by) = (next.x - point.x, next.y - point.y)
      angle += atan2(ax * by - ay * bx, ax * bx + ay * by)
      current = next
    }
    for element in shape.outline {
      switch element {
      case .move(let point): (current, start) = (point, point)
      case .line(let point): turn(to: point)
      case .arc(let arc):
        for step in 1...100 {
          turn(to: arc.point(at: arc.startAngle + arc.sweep * Double(step) / 100))
        }
      case .close: turn(to: start)
      }
    }
    return Int((angle / (2 * .pi)).rounded())
  }

  @Test func aQuarterFromZeroIsRightAboveTheCenter() {
    let path = quarter().path(center: center)
    expect(path.boundingBox, CGRect(x: 200, y: 0, width: 100, height: 100))
  }

  @Test func anglesBelowZeroGoCounterclockwise() {
    let shape = ArcShape(outerRadius: 100, startAngle: 0, endAngle: -.pi / 2)
    expect(shape.path(center: center).boundingBox, CGRect(x: 100, y: 0, width: 100, height: 100))
  }

  @Test func aRingHasAHole() {
    let shape = ArcShape(innerRadius: 50, outerRadius: 100, startAngle: 0, endAngle: 7)
    let path = shape.path(center: center)
    expect(path.boundingBox, CGRect(x: 100, y: 0, width: 200, height: 200))
    #expect(winding(of: shape, around: CGPoint(x: 75, y: 0)) == 1)
    #expect(winding(of: shape, around: .zero) == 0)
  }

  @Test func roundEndsStayWithinTheSlice() {
    let round = quarter(corner: .infinity).path(center: center)
    let tip = CGPoint(x: 1, y: -98)
    #expect(winding(of: quarter(), around: tip) == 1)
    #expect(winding(of: quarter(corner: .infinity), around: tip) == 0)
    #expect(winding(of: quarter(corner: .infinity), around: quarter().centroid()) == 1)
    // The end's circle, 25 in radius, touches the edge at √(75² − 25²) from the centre.
    let reach = (75.0 * 75 - 25 * 25).squareRoot() + 25
    expect(round.boundingBox, CGRect(x: 200, y: 100 - reach, width: reach, height: reach))
  }

  @Test(arguments: [0.05, 0.3, 1, 3, 3.3, 6])
  func outlinesAreConnected(_ sweep: Double) {
    for corner in [0, 3, 1000.0] {
      for hole in [0.0, 20, 90, 100] {
        for pad in [0.0, 0.04, 0.5] {
          for direction in [1.0, -1] {
            let shape = ArcShape(
              innerRadius: hole, outerRadius: 100, startAngle: 1, endAngle: 1 + direction * sweep,
              cornerRadius: corner, padAngle: pad)
            expectConnected(shape)
          }
        }
      }
    }
  }

  /// Every arc begins where the element before it ends, and nothing leaves the rim.
  private func expectConnected(_ shape: ArcShape) {
    var current = CGPoint.zero
    for element in shape.outline {
      switch element {
      case .move(let point), .line(let point):
        current = point
      case .arc(let arc):
        let start = arc.point(at: arc.startAngle)
        #expect(hypot(start.x - current.x, start.y - current.y) < 1e-5, "\(shape)")
        current = arc.point(at: arc.startAngle + arc.sweep)
      case .close:
        break
      }
      #expect(hypot(current.x, current.y) < 100 + 1e-6, "\(shape)")
    }
  }

  @Test func gapsAreEquallyWide() {
    let slices = PieLayout(padAngle: 0.1).slices([1, 1, 1])
    let shapes = slices.map { ArcShape($0, innerRadius: 50, outerRadius: 100) }
    // Half of the gap, at the radius where it is as wide as its angle says.
    let offset = hypot(50, 100) * sin(0.05)
    guard case .move(let first)? = shapes[0].outline.first else {
      Issue.record("an outline begins with a move")
      return
    }
    let angle = slices[0].startAngle
    let distance = first.x * cos(angle) + first.y * sin(angle)
    #expect(abs(distance - offset) < 1e-9)
  }

  @Test func thePadRadiusSetsTheGap() {
    var shape = quarter(pad: 0.1)
    shape.padRadius = 60
    guard case .move(let first)? = shape.outline.first else {
      Issue.record("an outline begins with a move")
      return
    }
    #expect(abs(first.x - 60 * sin(0.05)) < 1e-9)
  }

  @Test func aGapWiderThanTheSliceLeavesALine() {
    let shape = ArcShape(
      innerRadius: 50, outerRadius: 100, startAngle: 0, endAngle: 0.1, padAngle: 3)
    for element in shape.outline {
      if case .arc = element { Issue.record("no arc is left") }
    }
  }

  @Test func theCentroidIsInTheMiddle() {
    let point = quarter().centroid(center: center)
    #expect(abs(point.x - (200 + 75 * 0.5.squareRoot())) < 1e-9)
    #expect(abs(point.y - (100 - 75 * 0.5.squareRoot())) < 1e-9)
  }

  @Test func radiiMayBeSwapped() {
    var swapped = quarter()
    (swapped.innerRadius, swapped.outerRadius) = (100, 50)
    #expect(swapped.outline == quarter().outline)
  }

  @Test(arguments: [\ArcShape.innerRadius, \.outerRadius, \.startAngle, \.endAngle, \.cornerRadius])
  func aNaNPropertyMakesThePathNonFinite(_ property: WritableKeyPath<ArcShape, Double> & Sendable) {
    var shape = quarter()
    shape[keyPath: property] = .nan
    #expect(!shape.path().isFinite)
  }

  @Test func anArcWithoutRadiusIsAPoint() {
    let shape = ArcShape(outerRadius: -5, startAngle: 0, endAngle: 1)
    #expect(shape.path(center: center).boundingBox.size == .zero)
  }
}
