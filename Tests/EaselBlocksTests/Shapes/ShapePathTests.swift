import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@Suite struct ShapePathTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  private func expect(
    _ path: Path, _ bounds: CGRect, _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let box = path.boundingBox
    let differences = [
      box.minX - bounds.minX, box.minY - bounds.minY, box.maxX - bounds.maxX,
      box.maxY - bounds.maxY,
    ]
    #expect(
      differences.allSatisfy { abs($0) < 0.001 }, "\(box) is not \(bounds)",
      sourceLocation: location)
  }

  @Test func rectangleHasThePathOfItsFrame() {
    #expect(Rectangle().path(in: rect) == Path(rect))
  }

  @Test func circleIsCenteredInItsFrame() {
    expect(Circle().path(in: rect), CGRect(x: 30, y: 20, width: 60, height: 60))
  }

  @Test func capsuleHasHalfCirclesAtItsEnds() {
    #expect(Capsule().path(in: rect) == Path(roundedRect: rect, cornerRadius: 30))
  }

  @Test func ellipseTouchesItsSides() {
    expect(Ellipse().path(in: rect), rect)
  }

  @Test func ellipticalCornersAreWiderThanHigh() {
    let path = RoundedRectangle(cornerSize: CGSize(width: 40, height: 10)).path(in: rect)
    expect(path, rect)
    // The corner begins 40 points from the side and ends 10 points beneath the top.
    #expect(!path.contains(CGPoint(x: 12, y: 24)))
    #expect(path.contains(CGPoint(x: 12, y: 30)))
    #expect(path.contains(CGPoint(x: 50.1, y: 20.1)))
  }

  @Test func unevenCornersAreLeadingAndTrailing() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 20)
    #expect(
      shape.path(in: rect)
        == Path(roundedRect: rect, cornerRadii: CornerRadii(topLeft: 20)))
  }

  @Test func staticMembersMakeShapes() {
    func path(_ shape: some Shape) -> Path {
      shape.path(in: CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 6)
    #expect(path(.rect(topLeadingRadius: 4, bottomTrailingRadius: 6)) == path(uneven))
    #expect(path(.rect(cornerRadii: uneven.cornerRadii)) == path(uneven))
    #expect(path(.rect(cornerRadius: 4)) == path(RoundedRectangle(cornerRadius: 4)))
    #expect(path(.rect) == path(Rectangle()))
    #expect(path(.capsule(style: .circular)) == path(.capsule))
    #expect(path(.circle) == path(Circle()))
    #expect(path(.ellipse) == path(Ellipse()))
  }

  @Test func insetMovesTheSidesAndReducesTheRadius() {
    let shape = RoundedRectangle(cornerRadius: 12).inset(by: 5)
    #expect(
      shape.path(in: rect)
        == Path(roundedRect: CGRect(x: 15, y: 25, width: 90, height: 50), cornerRadius: 7))
  }

  @Test func insetsAddUp() {
    #expect(
      Rectangle().inset(by: 5).inset(by: -2).path(in: rect)
        == Path(CGRect(x: 13, y: 23, width: 94, height: 54)))
  }

  @Test func insetBeyondTheCenterLeavesAnEmptyPath() {
    #expect(Ellipse().inset(by: 30).path(in: rect).isEmpty)
  }

  @Test func trimKeepsAPartOfTheLength() {
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 100, y: 0))
    }
    expect(
      line.trim(from: 0.25, to: 0.5).path(in: rect), CGRect(x: 25, y: 0, width: 25, height: 0))
  }

  @Test func rotationTurnsAboutTheAnchor() {
    expect(
      Rectangle().rotation(.degrees(90)).path(in: rect),
      CGRect(x: 30, y: 0, width: 60, height: 100))
    expect(
      Rectangle().rotation(.degrees(90), anchor: .topLeading).path(in: rect),
      CGRect(x: -50, y: 20, width: 60, height: 100))
  }

  @Test func scaleKeepsTheAnchor() {
    expect(
      Rectangle().scale(x: 0.5, y: 2, anchor: .topLeading).path(in: rect),
      CGRect(x: 10, y: 20, width: 50, height: 120))
  }

  @Test func offsetAndSizeChangeTheRectangle() {
    expect(
      Rectangle().size(width: 20, height: 10).offset(x: 3, y: 4).path(in: rect),
      CGRect(x: 13, y: 24, width: 20, height: 10))
  }

  @Test func strokeOfAShapeHasThePathOfItsOutline() {
    expect(
      Rectangle().stroke(lineWidth: 2).path(in: rect),
      CGRect(x: 9, y: 19, width: 102, height: 62))
  }

  @Test func anyShapeHasThePathOfItsShape() {
    #expect(AnyShape(Circle()).path(in: rect) == Circle().path(in: rect))
  }

  @Test(
    arguments: [
      (ProposedSize(width: 30, height: 50), 30), (ProposedSize(width: nil, height: 50), 50),
      (ProposedSize(width: 30, height: nil), 30), (.unspecified, 10), (.zero, 0),
    ] as [(ProposedSize, CGFloat)])
  func circlesAreSquare(_ proposal: ProposedSize, _ side: CGFloat) {
    #expect(Circle().sizeThatFits(proposal) == CGSize(width: side, height: side))
  }
}
