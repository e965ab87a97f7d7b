import EaselCanvas
import Foundation
import Testing

@Suite struct AffineTransformTests {
  private let point = CGPoint(x: 3, y: 5)

  @Test func emptyInitialiserIsAllZeros() {
    #expect(CGAffineTransform() == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    #expect(!CGAffineTransform().isIdentity)
  }

  @Test func identityLeavesPointsUnchanged() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(point.applying(.identity) == point)
  }

  @Test func positiveRotationGoesFromXToY() {
    expectClose(CGPoint(x: 1, y: 0).applying(.init(rotationAngle: .pi / 2)), 0, 1)
  }

  @Test func translatedByActsBeforeTheTransform() {
    let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(point.applying(transform) == CGPoint(x: 26, y: 75))
  }

  @Test func scaledByActsBeforeTheTransform() {
    let transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
    #expect(point.applying(transform) == CGPoint(x: 16, y: 35))
  }

  @Test func rotatedByActsBeforeTheTransform() {
    let transform = CGAffineTransform(translationX: 10, y: 20).rotated(by: .pi / 2)
    expectClose(point.applying(transform), 5, 23)
  }

  @Test func concatenatingAppliesTheReceiverFirst() {
    let transform = CGAffineTransform(translationX: 10, y: 20)
      .concatenating(CGAffineTransform(scaleX: 2, y: 3))
    #expect(point.applying(transform) == CGPoint(x: 26, y: 75))
  }

  @Test func inverseUndoesTheTransform() {
    var numbers = SeededNumbers(seed: 1)
    for _ in 0..<200 {
      let transform = numbers.transform()
      let there = numbers.point()
      guard abs(transform.determinant) > 0.01 else { continue }
      let back = there.applying(transform).applying(transform.inverted())
      expectClose(back, there.x, there.y, within: 1e-8)
    }
  }

  @Test func singularTransformIsItsOwnInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(!flat.isInvertible)
  }

  @Test func infiniteTransformIsNotInvertible() {
    #expect(!CGAffineTransform(translationX: .nan, y: 0).isInvertible)
    #expect(!CGAffineTransform(scaleX: 1e200, y: 1e200).isInvertible)
  }

  @Test func quarterTurnsKeepRectanglesUpright() {
    #expect(CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 1, ty: 1).mapsRectanglesToRectangles)
    #expect(CGAffineTransform(scaleX: -2, y: 3).mapsRectanglesToRectangles)
    #expect(!CGAffineTransform(rotationAngle: 0.1).mapsRectanglesToRectangles)
  }

  @Test func decomposingAndComposingGivesTheSame() {
    var numbers = SeededNumbers(seed: 2)
    for _ in 0..<200 {
      let transform = numbers.transform()
      let again = CGAffineTransform(transform.decomposed())
      expectClose(again.a, transform.a)
      expectClose(again.b, transform.b)
      expectClose(again.c, transform.c)
      expectClose(again.d, transform.d)
      expectClose(again.tx, transform.tx)
      expectClose(again.ty, transform.ty)
    }
  }

  @Test func decomposingGivesScaleRotationAndShear() {
    let parts = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 3).decomposed()
    expectClose(parts.scale.width, 2)
    expectClose(parts.scale.height, 3)
    expectClose(parts.rotation, 0.5)
    expectClose(parts.horizontalShear, 0)
  }

  @Test func defaultComponentsAreTheIdentity() {
    #expect(CGAffineTransform(CGAffineTransformComponents()) == .identity)
  }

  @Test func singularTransformsCanBeDecomposed() {
    let noWidth = CGAffineTransform(a: 0, b: 0, c: -2, d: 0, tx: 0, ty: 0)
    let again = CGAffineTransform(noWidth.decomposed())
    expectClose(again.c, -2)
    expectClose(again.d, 0)
    #expect(CGAffineTransform().decomposed().rotation == 0)
    #expect(CGAffineTransform(scaleX: 1, y: 0).decomposed().horizontalShear == 0)
  }

  @Test func encodingIsAnArrayOfSixNumbers() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(transform)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
  }

  @Test func sizeIgnoresTranslation() {
    let size = CGSize(width: 2, height: 3).applying(.init(a: 0, b: 1, c: -1, d: 0, tx: 9, ty: 9))
    #expect(size == CGSize(width: -3, height: 2))
  }

  @Test func rectangleBecomesTheBoxAroundItsCorners() {
    let box = CGRect(x: -1, y: -1, width: 2, height: 2).applying(.init(rotationAngle: .pi / 4))
    let half = CGFloat(2).squareRoot()
    expectClose(box, CGRect(x: -half, y: -half, width: 2 * half, height: 2 * half))
  }

  @Test func nullRectangleStaysNull() {
    #expect(CGRect.null.applying(.init(translationX: 1, y: 1)).isNull)
  }

  @Test func vectorsHoldTheirComponents() {
    #expect(CGVector() == .zero)
    #expect(CGVector(dx: 1, dy: 2).dx == 1)
    #expect(CGVector(dx: 1, dy: 2).dy == 2)
  }
}
