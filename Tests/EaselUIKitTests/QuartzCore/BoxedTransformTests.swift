import EaselUIKit
import Testing

@Suite struct BoxedTransformTests {
  @Test func anNSValueReturnsTheTransformThatItWasMadeOf() {
    let transform = CATransform3DMakeRotation(0.7, 1, 2, 3)
    #expect(NSValue(caTransform3D: transform).caTransform3DValue == transform)
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: affine).cgAffineTransformValue == affine)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
  }

  @Test func anNSValueOfAnotherTypeReturnsTheIdentity() {
    #expect(NSValue(cgPoint: .zero).caTransform3DValue == CATransform3DIdentity)
    #expect(NSNumber(value: 3).caTransform3DValue == CATransform3DIdentity)
  }

  @Test func animationsTakeBoxedTransforms() {
    let layer = CALayer()
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = [
      NSValue(caTransform3D: CATransform3DIdentity),
      NSValue(caTransform3D: CATransform3DMakeTranslation(100, 0, 0)),
    ]
    animation.duration = 2
    layer.add(animation, forKey: nil)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.addSublayer(layer)
    view.render(on: RecordingCanvas(), at: 1)
    #expect(layer.presentation()?.transform.m41 == 50)
  }
}
