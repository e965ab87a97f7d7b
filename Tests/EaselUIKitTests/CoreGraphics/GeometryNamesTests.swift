import EaselUIKit
import Testing

@Suite struct GeometryNamesTests {
  @Test func makeFunctionsMakeRectanglesPointsSizesAndVectors() {
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGSizeMake(1, 2) == CGSize(width: 1, height: 2))
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
  }

  @Test func makeFunctionsMakeTransforms() {
    let moved = CGAffineTransformMakeTranslation(3, 4)
    #expect(CGPoint.zero.applying(moved) == CGPoint(x: 3, y: 4))
    #expect(CGAffineTransformMakeScale(2, 3).d == 3)
    #expect(CGAffineTransformMakeRotation(.pi).a == -1)
    #expect(CGAffineTransformConcat(moved, CGAffineTransformMakeScale(2, 2)).tx == 6)
    #expect(CGAffineTransformIdentity.isIdentity)
  }

  @Test func zeroAndNullConstantsHaveTheirOldNames() {
    #expect(CGRectZero == .zero)
    #expect(CGRectNull.isNull)
    #expect(CGPointZero == .zero)
    #expect(CGSizeZero == .zero)
  }

  @Test func rectanglesPointsAndSizesAreCompared() {
    #expect(CGRect.zero.equalTo(CGRectZero))
    #expect(CGPoint.zero.equalTo(CGPointZero))
    #expect(!CGSize.zero.equalTo(CGSize(width: 1, height: 0)))
  }

  @Test func rectanglesPointsAndSizesAreBoxedInNSValue() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }
}
