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
    #expect(UIImagePNGRepresentation(drawnImage { _ in })?.isEmpty == false)
  }

  @Test func casesAreMadeFromTheirRawValues() {
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

  @Test func lightAndDarkTextColoursExist() {
    #expect(UIColor.lightText.cgColor.alpha == 0.6)
    #expect(UIColor.darkText.components(for: .light).red == 0)
  }

  @Test func theDeviceHasNoBattery() {
    UIDevice.current.isBatteryMonitoringEnabled = true
    #expect(UIDevice.current.batteryLevel == -1)
    #expect(!UIDevice.current.isBatteryMonitoringEnabled)
  }

  @Test func aWindowHasTheScreen() { #expect(UIWindow().screen.scale == UIScreen.main.scale) }

  @Test func aParagraphStyleIsCopied() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.headIndent = 7
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    style.alignment = .center
    #expect(copy.alignment == .right && copy.headIndent == 7)
    #expect(NSParagraphStyle.default.alignment == .natural)
    let fresh = try #require(NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)
    fresh.setParagraphStyle(style)
    #expect(fresh.alignment == .center)
  }

  @Test func lettersOfAMonospacedFontHaveOneWidth() {
    let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    let widths = ["iii", "WWW"].map { $0.size(withAttributes: [.font: font]).width }
    #expect(widths[0] == widths[1])
    #expect(font.leading == 0)
  }

  @Test func aFrameIsDrawnWithABlendMode() {
    let image = drawnImage { _ in
      UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
      UIRectFrameUsingBlendMode(CGRect(x: 0, y: 0, width: 20, height: 20), .clear)
    }
    #expect(pixel(image, 0, 10)[3] == 0)
    #expect(pixel(image, 10, 10)[3] == 255)
  }

  @Test func aSubclassOfABezierPathMayOverrideAddLine() {
    final class Counting: UIBezierPath {
      var lines = 0
      override func addLine(to point: CGPoint) {
        lines += 1
        super.addLine(to: point)
      }
    }
    let path = Counting()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.lines == 1 && path.currentPoint == CGPoint(x: 1, y: 1))
  }

  @Test func anAutoreleasePoolRunsItsClosure() throws {
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: CancellationError.self) {
      try autoreleasepool { throw CancellationError() }
    }
  }

  @Test func halfTurnsHaveExactSines() {
    for turn in stride(from: -4.0, through: 4, by: 1) {
      let sign = turn.remainder(dividingBy: 2) == 0 ? 1.0 : -1
      #expect(__sinpi(turn) == 0 && __cospi(turn) == sign)
      #expect(__sinpi(turn + 0.5) == sign && __cospi(turn + 0.5) == 0)
    }
    #expect(abs(__sinpi(1.0 / 6) - 0.5) < 1e-15 && abs(__cospi(5.0 / 3) - 0.5) < 1e-15)
    #expect(MAXFLOAT == .greatestFiniteMagnitude)
  }

  @Test func anArcOfANegativeRadiusIsOppositeToItsAngles() {
    let image = drawnImage { context in
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
