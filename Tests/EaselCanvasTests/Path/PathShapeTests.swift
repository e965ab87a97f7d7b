import EaselCanvas
import Foundation
import Testing

@Suite struct PathShapeTests {
  private let box = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func rectangleIsRecognised() {
    #expect(Path(box).rectangle == box)
    #expect(Path(box).applying(.init(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)).rectangle != nil)
  }

  @Test func rectangleWithItsLastLineIsRecognised() {
    let path = Path {
      $0.addLines([
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 5), CGPoint(x: 9, y: 5), CGPoint(x: 9, y: 0),
        CGPoint(x: 0, y: 0),
      ])
      $0.closeSubpath()
    }
    #expect(path.rectangle == CGRect(x: 0, y: 0, width: 9, height: 5))
  }

  @Test func otherShapesAreNoRectangles() {
    #expect(Path(ellipseIn: box).rectangle == nil)
    #expect(Path(box).applying(.init(rotationAngle: 0.1)).rectangle == nil)
    #expect(Path { $0.addRects([box, box]) }.rectangle == nil)
    #expect(Path().rectangle == nil)
    let open = Path {
      $0.addLines([
        box.origin, CGPoint(x: 110, y: 20), CGPoint(x: 110, y: 80), CGPoint(x: 10, y: 80),
      ])
    }
    #expect(open.rectangle == nil)
  }

  @Test func nullRectanglesAddNothing() {
    #expect(Path(CGRect.null).isEmpty)
    #expect(Path(ellipseIn: .null).isEmpty)
    #expect(Path(roundedRect: .null, cornerRadius: 3).isEmpty)
  }

  @Test func ellipseFillsItsBox() {
    expectClose(Path(ellipseIn: box).boundingBox, box)
  }

  @Test func theLengthOfACircleIsTwoPiR() {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    expectClose(circle.length / (100 * .pi), 1, within: 2e-4)
  }

  @Test func circleStaysOnItsRadius() {
    let circle = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2))
    for step in 0..<97 {
      let point = circle.point(atFraction: CGFloat(step) / 97) ?? .zero
      expectClose(hypot(point.x, point.y), 1, within: 2.8e-4)
    }
  }

  @Test func ellipseGoesClockwiseOnScreen() {
    let ellipse = Path(ellipseIn: box)
    expectClose(ellipse.point(atFraction: 0), 110, 50)
    expectClose(ellipse.point(atFraction: 0.25), 60, 80, within: 1e-6)
  }

  @Test func roundedRectangleKeepsItsBox() {
    expectClose(Path(roundedRect: box, cornerRadius: 12).boundingBox, box)
  }

  @Test func roundedRectangleExcludesItsCorners() {
    let path = Path(roundedRect: box, cornerRadii: CornerRadii(topLeft: 20))
    #expect(!path.contains(CGPoint(x: 12, y: 22)))
    #expect(path.contains(CGPoint(x: 108, y: 22)))
    #expect(path.contains(CGPoint(x: 12, y: 78)))
    #expect(path.contains(CGPoint(x: 108, y: 78)))
  }

  @Test func eachRadiusBelongsToItsCorner() {
    let path = Path(
      roundedRect: box,
      cornerRadii: CornerRadii(topLeft: 1, topRight: 2, bottomLeft: 3, bottomRight: 4))
    let length = 2 * (100 + 60) - 2 * 10 + CGFloat.pi / 2 * 10
    expectClose(path.length, length, within: 0.01)
    #expect(path.elements.contains(.line(to: CGPoint(x: 108, y: 20))))
    #expect(path.elements.contains(.line(to: CGPoint(x: 110, y: 76))))
    #expect(path.elements.contains(.line(to: CGPoint(x: 13, y: 80))))
  }

  @Test func radiusZeroIsARectangle() {
    #expect(Path(roundedRect: box, cornerRadius: 0).rectangle == box)
    #expect(Path(roundedRect: box, cornerRadius: -5).rectangle == box)
  }

  @Test func radiiThatFitAreUnchanged() {
    let radii = CornerRadii(topLeft: 30, topRight: 50, bottomLeft: 30, bottomRight: 10)
    #expect(radii.fitting(box.size) == radii)
  }

  @Test func radiiTooLargeShrinkByOneFactor() {
    let radii = CornerRadii(topLeft: 80, topRight: 40, bottomLeft: 40, bottomRight: 40)
    #expect(
      radii.fitting(box.size)
        == CornerRadii(topLeft: 40, topRight: 20, bottomLeft: 20, bottomRight: 20))
  }

  @Test func theGreatestRadiusMakesACapsule() {
    let radii = CornerRadii(all: .greatestFiniteMagnitude).fitting(box.size)
    expectClose(radii.topLeft, 30)
    expectClose(radii.bottomRight, 30)
  }

  @Test func aNonfiniteRadiusMakesANonfinitePath() {
    #expect(!Path(roundedRect: box, cornerRadius: .nan).isFinite)
    #expect(!Path(roundedRect: box, cornerRadius: .infinity).isFinite)
  }
}
