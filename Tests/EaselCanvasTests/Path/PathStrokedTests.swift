import Foundation
import Testing

@testable import EaselCanvas

@Suite struct PathStrokedTests {
  private static func line(_ points: (CGFloat, CGFloat)..., isClosed: Bool = false) -> Path {
    Path { path in
      for (index, point) in points.enumerated() {
        let point = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      if isClosed { path.closeSubpath() }
    }
  }

  private static func contains(_ path: Path, _ x: CGFloat, _ y: CGFloat) -> Bool {
    path.contains(CGPoint(x: x, y: y))
  }

  @Test func aLineBecomesARectangle() {
    let outline = Self.line((0, 0), (10, 0)).stroked(StrokeStyle(lineWidth: 4))
    #expect(outline.boundingBox == CGRect(x: 0, y: -2, width: 10, height: 4))
  }

  @Test func lineCapsAreRoundOrSquare() {
    let line = Self.line((0, 0), (10, 0))
    let square = line.stroked(StrokeStyle(lineWidth: 4, lineCap: .square))
    #expect(square.boundingBox == CGRect(x: -2, y: -2, width: 14, height: 4))
    let round = line.stroked(StrokeStyle(lineWidth: 4, lineCap: .round), tolerance: 0.01)
    #expect(Self.contains(round, -1.9, 0))
    #expect(!Self.contains(round, -1.9, 1.9))
  }

  @Test func aCornerIsMiteredBevelledOrRound() {
    let corner = Self.line((0, 0), (10, 0), (10, 10))
    func has(_ join: LineJoin, _ x: CGFloat, _ y: CGFloat) -> Bool {
      Self.contains(
        corner.stroked(StrokeStyle(lineWidth: 4, lineJoin: join), tolerance: 0.01), x, y)
    }
    #expect(has(.miter, 11.9, -1.9))
    #expect(!has(.round, 11.9, -1.9))
    #expect(has(.round, 11.3, -1.3))
    #expect(!has(.bevel, 11.3, -1.3))
    #expect(has(.bevel, 10.9, -0.9))
  }

  @Test func aCounterclockwiseCornerIsFilled() {
    let corner = Self.line((0, 0), (10, 0), (10, -10))
    #expect(Self.contains(corner.stroked(StrokeStyle(lineWidth: 4)), 11.9, 1.9))
  }

  @Test func aMiterBeyondItsLimitIsABevel() {
    let sharp = Self.line((0, 0), (20, 0), (0, 2))
    let style = StrokeStyle(lineWidth: 2, miterLimit: 4)
    #expect(sharp.stroked(style).boundingBox.maxX < 22)
    let long = StrokeStyle(lineWidth: 2, miterLimit: 100)
    #expect(sharp.stroked(long).boundingBox.maxX > 30)
  }

  @Test func aLineThatReversesHasARoundJoin() {
    let spike = Self.line((0, 0), (10, 0), (0, 0))
    let round = spike.stroked(StrokeStyle(lineWidth: 4, lineJoin: .round), tolerance: 0.01)
    #expect(Self.contains(round, 11.9, 0))
    #expect(spike.stroked(StrokeStyle(lineWidth: 4)).boundingBox.maxX == 10)
  }

  @Test func aClosedPathHasACornerAtItsStart() {
    let box = Self.line((0, 0), (10, 0), (10, 10), (0, 10), isClosed: true)
    let outline = box.stroked(StrokeStyle(lineWidth: 2))
    #expect(outline.boundingBox == CGRect(x: -1, y: -1, width: 12, height: 12))
    #expect(Self.contains(outline, -0.9, -0.9))
    #expect(!Self.contains(outline, 5, 5))
  }

  @Test func aCircleBecomesARing() {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let ring = circle.stroked(StrokeStyle(lineWidth: 20), tolerance: 0.05)
    for step in 0..<90 {
      let angle = CGFloat(step) * .pi / 45 + 0.01
      for (radius, isInside) in [(39.9, false), (40.1, true), (59.9, true), (60.1, false)] {
        let point = CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)
        #expect(ring.contains(point) == isInside, "\(radius) at \(angle)")
      }
    }
  }

  @Test func theCornerOfACurveIsThatOfItsTangent() {
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 100, y: 0))
      path.addQuadCurve(to: CGPoint(x: 200, y: 100), control: CGPoint(x: 100, y: 100))
    }
    let outline = path.stroked(StrokeStyle(lineWidth: 20), tolerance: 1)
    for point in [(105.5, -5.5), (109.9, -9.9)] {
      #expect(outline.contains(CGPoint(x: point.0, y: point.1)))
    }
    #expect(outline.boundingBox.minY == -10)
  }

  @Test func aDashedLineHasGaps() {
    let dashed = Self.line((0, 0), (10, 0))
      .stroked(StrokeStyle(lineWidth: 2, dash: [4, 2]))
    #expect(Self.contains(dashed, 3.9, 0))
    #expect(!Self.contains(dashed, 5, 0))
    #expect(Self.contains(dashed, 6.1, 0))
  }

  @Test func aPathWithoutLengthHasOnlyItsCaps() {
    let dot = Self.line((5, 5), (5, 5))
    #expect(dot.stroked(StrokeStyle(lineWidth: 2)).isEmpty)
    let square = dot.stroked(StrokeStyle(lineWidth: 2, lineCap: .square))
    #expect(square.boundingBox == CGRect(x: 4, y: 4, width: 2, height: 2))
    #expect(Self.line((5, 5)).stroked(StrokeStyle(lineWidth: 2, lineCap: .round)).isEmpty)
  }

  @Test func invalidWidthsDashesAndPointsGiveAnEmptyPath() {
    let line = Self.line((0, 0), (10, 0))
    #expect(line.stroked(StrokeStyle(lineWidth: 0)).isEmpty)
    #expect(line.stroked(StrokeStyle(lineWidth: .nan)).isEmpty)
    #expect(line.stroked(StrokeStyle(lineWidth: 1, dash: [-1])).isEmpty)
    #expect(Self.line((0, .nan), (1, 1)).stroked(StrokeStyle(lineWidth: 1)).isEmpty)
    #expect(!line.stroked(StrokeStyle(lineWidth: 1), tolerance: -1).isEmpty)
  }

  /// Each would have hundreds of thousands of points.
  @Test func roundCapsOfAThousandWideDotsAreCoarser() {
    let dots = Path { path in
      for index in 0..<1_000 {
        let position = CGPoint(x: index, y: 0)
        path.move(to: position)
        path.addLine(to: position)
      }
    }
    let style = StrokeStyle(lineWidth: 1e6, lineCap: .round)
    let outline = dots.stroked(style, tolerance: 1e-6, mostRoundPoints: 20_000)
    #expect((10_000...50_000).contains(outline.points.count))
    #expect(outline.boundingBox.width > 0.95e6)
  }
}
