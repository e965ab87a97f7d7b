import Foundation
import Testing

@testable import EaselCanvas

@Suite struct SVGTransformPartsTests {
  private static func parts(
    _ transform: (CGFloat) -> CGAffineTransform
  ) -> (SVGTransformParts, [CGAffineTransform]) {
    let transforms = (0...20).map { transform(CGFloat($0) / 20) }
    return (
      SVGTransformParts(transforms.map { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] }), transforms
    )
  }

  /// The transform that a viewer makes of the parts.
  private static func whole(_ parts: SVGTransformParts, _ index: Int) -> CGAffineTransform {
    let linear = CGAffineTransform(
      CGAffineTransformComponents(
        scale: CGSize(width: parts.scales[index][0], height: parts.scales[index][1]),
        horizontalShear: parts.shears[index], rotation: parts.rotations[index],
        translation: .zero))
    return CGAffineTransform(translationX: -parts.pivot.x, y: -parts.pivot.y)
      .concatenating(linear)
      .concatenating(
        CGAffineTransform(translationX: parts.positions[index][0], y: parts.positions[index][1]))
  }

  @Test func partsRecomposeTheTransforms() {
    let (parts, transforms) = Self.parts { share in
      CGAffineTransform(a: 1 + share, b: share, c: 0.3 - share, d: 1, tx: 40 * share, ty: 3)
    }
    for (index, transform) in transforms.enumerated() {
      let whole = Self.whole(parts, index)
      for (one, other) in [
        (whole.a, transform.a), (whole.b, transform.b), (whole.c, transform.c),
        (whole.d, transform.d), (whole.tx, transform.tx), (whole.ty, transform.ty),
      ] { #expect(abs(one - other) < 1e-9) }
    }
  }

  @Test func rotationsBeyondAFullTurnAddUp() {
    let (parts, _) = Self.parts { CGAffineTransform(rotationAngle: 12 * $0) }
    #expect(zip(parts.rotations, parts.rotations.dropFirst()).allSatisfy { $0 < $1 })
    #expect(abs((parts.rotations.last ?? 0) - 12) < 1e-9)
  }

  @Test func aFlipHasNoRotation() {
    let (parts, _) = Self.parts { CGAffineTransform(scaleX: 0.97 - 2 * $0, y: 1) }
    #expect(parts.rotations.allSatisfy { abs($0) < 1e-9 })
    #expect(abs((parts.scales.last?[0] ?? 0) + 1.03) < 1e-9)
  }

  @Test func thePivotOfARotationIsFound() {
    let (parts, _) = Self.parts { share in
      CGAffineTransform(translationX: -30, y: -12)
        .concatenating(CGAffineTransform(rotationAngle: 5 * share))
        .concatenating(CGAffineTransform(translationX: 80, y: 60))
    }
    #expect(parts.pivot == CGPoint(x: 30, y: 12))
    for position in parts.positions {
      #expect(abs(position[0] - 80) < 1e-6 && abs(position[1] - 60) < 1e-6)
    }
  }

  @Test func aTranslationHasNoPivot() {
    let (parts, _) = Self.parts { CGAffineTransform(translationX: 50 * $0, y: 2) }
    #expect(parts.pivot == .zero)
    #expect(parts.scales.allSatisfy { $0 == [1, 1] })
  }
}
