import EaselUIKit
import Testing

@Suite struct OlderNamesTests {
  @Test func layersTakeTheConstantsOfEarlierSDKs() {
    let shape = CAShapeLayer()
    shape.lineCap = kCALineCapRound
    shape.lineJoin = kCALineJoinBevel
    shape.fillRule = kCAFillRuleEvenOdd
    #expect(shape.lineCap == .round && shape.lineJoin == .bevel && shape.fillRule == .evenOdd)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fillMode = kCAFillModeForwards
    animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut)
    #expect(animation.fillMode == .forwards)
    let gradient = CAGradientLayer()
    gradient.type = kCAGradientLayerRadial
    #expect(gradient.type == .radial)
    let text = CATextLayer()
    text.alignmentMode = kCAAlignmentCenter
    text.truncationMode = kCATruncationEnd
    #expect(text.alignmentMode == .center && text.truncationMode == .end)
    let layer = CALayer()
    layer.contentsGravity = kCAGravityResizeAspect
    #expect(layer.contentsGravity == .resizeAspect)
  }

  @Test func typesHaveTheirOlderNames() {
    let mode: UIViewContentMode = .center
    let axis: UILayoutConstraintAxis = .vertical
    let rendering: UIImageRenderingMode = .alwaysTemplate
    #expect(mode == .center && axis == .vertical && rendering == .alwaysTemplate)
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    let rect = UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), insets)
    #expect(rect == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(UIImagePNGRepresentation(picture { _ in })?.isEmpty == false)
  }

  @Test func casesComeFromTheirNumbers() {
    #expect(CGLineCap(rawValue: Int32(1)) == .round)
    #expect(CGLineJoin(rawValue: Int32(2)) == .bevel)
    #expect(CGBlendMode(rawValue: Int32(1)) == .multiply)
    #expect(CGBlendMode(rawValue: Int32(27)) == .plusLighter)
    #expect(CGBlendMode(rawValue: Int32(26)) == nil)
    #expect(CGPathDrawingMode(rawValue: Int32(3)) == .fillStroke)
    #expect(CGPathFillRule(rawValue: 1) == .evenOdd)
    #expect(CGInterpolationQuality(rawValue: Int32(1)) == CGInterpolationQuality.none)
    #expect(NSTextAlignment(rawValue: 1) == .center)
    #expect(NSLineBreakMode(rawValue: 4) == .byTruncatingTail)
    #expect(NSWritingDirection(rawValue: -1) == .natural)
    #expect(UIView.ContentMode(rawValue: 1) == .scaleAspectFit)
    #expect(UIFont.Weight(rawValue: CGFloat(0.4)) == .bold)
    #expect(CGLineCap(rawValue: Int32(9)) == nil)
    #expect(NSTextAlignment(rawValue: -1) == nil)
  }

  @Test func coloursForTextAreThere() {
    #expect(UIColor.lightText.cgColor.alpha == 0.6)
    #expect(UIColor.darkText.components(for: .light).red == 0)
  }

  @Test func theDeviceHasNoBattery() {
    UIDevice.current.isBatteryMonitoringEnabled = true
    #expect(UIDevice.current.batteryLevel == -1)
    #expect(!UIDevice.current.isBatteryMonitoringEnabled)
  }

  @Test func aWindowHasTheScreen() { #expect(UIWindow().screen.scale == UIScreen.main.scale) }

  @Test func aPoolRunsItsClosure() throws {
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: CancellationError.self) {
      try autoreleasepool { throw CancellationError() }
    }
  }

  @Test func halfTurnsHaveExactSines() {
    #expect(abs(__sinpi(0.5) - 1) < 1e-15 && abs(__cospi(1) + 1) < 1e-15)
    #expect(MAXFLOAT == .greatestFiniteMagnitude)
  }

  @Test func anArcOfANegativeRadiusLiesAcrossTheCentre() {
    let image = picture { context in
      context.addArc(
        center: CGPoint(x: 10, y: 10), radius: -6, startAngle: -0.3, endAngle: 0.3,
        clockwise: false)
      context.setLineWidth(3)
      context.strokePath()
    }
    #expect(pixel(image, 4, 10)[3] == 255)
    #expect(pixel(image, 15, 10)[3] == 0)
  }
}
