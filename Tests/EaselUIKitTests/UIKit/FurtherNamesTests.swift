import EaselUIKit
import Testing

/// Names that drawing views use beside their drawing.
@Suite struct FurtherNamesTests {
  @Test func constantsOfLayersAreMadeFromStrings() {
    let shape = CAShapeLayer()
    shape.lineCap = CAShapeLayerLineCap(rawValue: "round")
    shape.lineJoin = CAShapeLayerLineJoin(rawValue: "bevel")
    shape.fillRule = CAShapeLayerFillRule(rawValue: "even-odd")
    #expect(shape.lineCap == .round && shape.lineJoin == .bevel && shape.fillRule == .evenOdd)
    let unknown: CAShapeLayerLineCap = .init(rawValue: "other")
    #expect(unknown == .butt)
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.fillMode = CAMediaTimingFillMode(rawValue: "forwards")
    animation.calculationMode = CAAnimationCalculationMode(rawValue: "paced")
    animation.timingFunction = CAMediaTimingFunction(
      name: CAMediaTimingFunctionName(rawValue: "easeIn"))
    #expect(animation.fillMode == .forwards && animation.calculationMode == .paced)
    let text = CATextLayer()
    text.alignmentMode = CATextLayerAlignmentMode(rawValue: "center")
    text.truncationMode = CATextLayerTruncationMode(rawValue: "end")
    text.contentsGravity = CALayerContentsGravity(rawValue: "center")
    #expect(text.alignmentMode == .center && text.truncationMode == .end)
    #expect(text.contentsGravity == .center)
    let gradient = CAGradientLayer()
    gradient.type = CAGradientLayerType(rawValue: "radial")
    #expect(gradient.type == .radial)
  }

  @Test func strokedAndDashedOutlinesAreMadeAsPaths() throws {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    let outline = try #require(
      CGPath(
        __byStroking: line, transform: nil, lineWidth: 4, lineCap: .butt, lineJoin: .miter,
        miterLimit: 10))
    #expect(outline.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 10, height: 4))
    var moved = CGAffineTransform(translationX: 0, y: 5)
    let dashes = try #require(
      CGPath(__byDashing: line, transform: &moved, phase: 0, lengths: [2, 3], count: 2))
    #expect(dashes.boundingBoxOfPath == CGRect(x: 0, y: 5, width: 7, height: 0))
    var rect = CGRect.zero
    #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!line.isRect(nil))
  }

  @Test func aGraphicsFontNamesTheFontOfATextLayer() throws {
    let font = try #require(CGFont("Roboto-Bold" as CFString))
    #expect(font.postScriptName == "Roboto-Bold" && font.fullName == "Roboto Bold")
    #expect(CGFont("" as CFString) == nil)
    let sized = CTFontCreateWithGraphicsFont(font, 20, nil, nil)
    #expect(CTFontGetSize(sized) == 20 && CTFontCopyPostScriptName(sized) == "Roboto-Bold")
    #expect(CTFontGetAscent(sized) + CTFontGetDescent(sized) == sized.lineHeight)
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    layer.font = font
    layer.fontSize = 20
    layer.string = "bold"
    let view = UIView(frame: layer.frame)
    view.layer.addSublayer(layer)
    layer.font = CGFont("Roboto" as CFString)
    let plain = try view.data(as: .svg)
    layer.font = font
    #expect(try view.data(as: .svg) != plain)
  }

  @Test func traitsAreCompared() {
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    #expect(light.hasDifferentColorAppearance(comparedTo: dark))
    #expect(!light.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    #expect(dark.containsTraits(in: UITraitCollection()) && !dark.containsTraits(in: light))
    #expect(UITraitCollection(traitsFrom: [light, dark]).userInterfaceStyle == .dark)
    #expect(light.horizontalSizeClass == .regular && light.verticalSizeClass == .regular)
    var runs = 0
    light.performAsCurrent { runs += 1 }
    #expect(runs == 1)
  }

  @Test func aDimmedViewHasAGrayTintColor() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(outer.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed)
    let parts = inner.tintColor.components(for: .light)
    #expect(parts.red == parts.green && parts.green == parts.blue && parts.alpha == 0.5)
    inner.tintAdjustmentMode = .normal
    inner.tintColor = .red
    #expect(inner.tintColor == .red)
    outer.tintAdjustmentMode = .automatic
    #expect(outer.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func aChangeOfTheTintAdjustmentReachesSubviews() {
    final class Listener: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (outer, inner) = (UIView(), Listener())
    outer.addSubview(inner)
    inner.tintColor = .red
    inner.changes = 0
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.changes == 1)
    inner.tintAdjustmentMode = .normal
    outer.tintAdjustmentMode = .automatic
    #expect(inner.changes == 2)
  }

  @Test func descriptionsOfViewsLayersAndAnimationsAreOverridden() {
    final class Described: CALayer {
      override var debugDescription: String { "a layer" }
    }
    final class DescribedView: UIView {
      override var description: String { "a view" }
    }
    final class DescribedAnimation: CABasicAnimation {
      override var debugDescription: String { "an animation of \(super.description)" }
    }
    #expect(String(reflecting: Described()) == "a layer")
    #expect("\(DescribedView())" == "a view" && "\(UIView())" == "<View>")
    #expect(DescribedAnimation().debugDescription == "an animation of <DescribedAnimation>")
  }

  @Test func roundedCornersAreChosen() {
    let layer = CALayer()
    layer.cornerRadius = 5
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    layer.backgroundColor = UIColor.red.cgColor
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.frame = view.bounds
    view.layer.addSublayer(layer)
    let image = drawnImage { view.layer.render(in: $0) }
    #expect(pixel(image, 0, 0)[3] < 100 && pixel(image, 19, 19)[3] < 100)
    #expect(pixel(image, 19, 0)[3] == 255 && pixel(image, 0, 19)[3] == 255)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.affineTransform().a == 2)
  }

  @Test func placeholdersHaveNoEffect() {
    let timer = Timer()
    #expect(!timer.isValid)
    timer.fire()
    #expect(UIColor().components(for: .light).alpha == 0)
    #expect(UIOffset.zero == UIOffset(horizontal: 0, vertical: 0))
  }

  @Test func constantsOfDarwinHaveTheirValues() {
    #expect(HUGE == .infinity && HUGE_VAL == .infinity && HUGE_VALF == .infinity)
    #expect(INFINITY == .infinity && NAN.isNaN)
    #expect(NSEC_PER_SEC == 1_000_000_000 && NSEC_PER_MSEC == 1_000_000 && NSEC_PER_USEC == 1_000)
    #expect(USEC_PER_SEC == 1_000_000 && MSEC_PER_SEC == 1_000)
  }

  @Test func viewsAnswerForGestures() {
    final class Dial: UIView, UIGestureRecognizerDelegate {
      override func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool {
        gesture is UIPanGestureRecognizer && super.gestureRecognizerShouldBegin(gesture)
      }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    final class OneFinger: UIGestureRecognizer {
      override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    }
    let (dial, pan) = (Dial(), UIPanGestureRecognizer(target: nil, action: Selector("drag")))
    pan.delegate = dial
    pan.maximumNumberOfTouches = 1
    pan.require(toFail: UISwipeGestureRecognizer(target: nil, action: nil))
    #expect(dial.gestureRecognizerShouldBegin(pan))
    #expect(!dial.gestureRecognizerShouldBegin(UIRotationGestureRecognizer()))
    #expect(
      pan.delegate?.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: pan) == true)
    let touch = OneFinger(target: dial, action: nil)
    touch.touchesBegan([UITouch()], with: UIEvent())
    #expect(touch.state == .possible && touch.numberOfTouches == 0)
  }

  @Test func accessibilitySettingsAreThereAndOff() {
    let view = UIView()
    view.accessibilityTraits = [.updatesFrequently, .playsSound, .toggleButton]
    #expect(view.accessibilityTraits.contains(.updatesFrequently))
    view.accessibilityHint = "Turns the dial"
    #expect(view.accessibilityHint == "Turns the dial")
    UIAccessibility.post(notification: .layoutChanged, argument: view)
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    #expect(view.accessibilityElementCount() == 0 && !view.accessibilityActivate())
  }
}
