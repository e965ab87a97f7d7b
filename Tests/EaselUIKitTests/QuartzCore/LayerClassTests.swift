import EaselUIKit
import Testing

/// Layers as code from iOS writes them: without a word about how they are made.
@Suite struct LayerClassTests {
  private final class RingLayer: CALayer {
    var progress: CGFloat {
      get { value(forKey: "progress") as? CGFloat ?? 0 }
      set { setValue(newValue, forKey: "progress") }
    }
    var width: CGFloat = 4

    override init() {
      super.init()
      backgroundColor = UIColor.blue.cgColor
    }

    override init(layer: Any) {
      super.init(layer: layer)
      if let ring = layer as? RingLayer { width = ring.width }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> CAAction? {
      guard event == "progress",
        let animation = super.action(forKey: "opacity") as? CABasicAnimation
      else { return super.action(forKey: event) }
      animation.keyPath = event
      animation.fromValue = presentation()?.progress
      return animation
    }

    override func draw(in context: CGContext) {
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: progress * bounds.width, height: width))
    }
  }

  private final class RingView: UIView {
    override class var layerClass: AnyClass { RingLayer.self }
    var ring: RingLayer { layer as? RingLayer ?? RingLayer() }
  }

  private func image(_ view: UIView, at time: TimeInterval? = nil) throws -> UIImage {
    try UIImage(data: view.data(as: .png, scale: 1, options: RenderOptions(time: time)))
  }

  @Test func aViewDrawsALayerOfItsLayerClass() throws {
    let view = RingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.ring.progress = 0.5
    let image = try image(view)
    #expect(pixel(image, 5, 2) == [255, 0, 0, 255])
    #expect(pixel(image, 15, 2) == [0, 0, 255, 255])
    #expect(pixel(image, 5, 10) == [0, 0, 255, 255])
  }

  @Test func aCustomLayerPropertyAnimatesInAnAnimationBlock() throws {
    let view = RingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.ring.progress = 1 },
      completion: { ends.append($0) })
    let half = try image(view, at: 0.5)
    #expect(pixel(half, 8, 2) == [255, 0, 0, 255])
    #expect(pixel(half, 12, 2) == [0, 0, 255, 255])
    #expect(ends == [])
    #expect(pixel(try image(view, at: 1), 18, 2) == [255, 0, 0, 255])
    #expect(ends == [true])
  }

  @Test func aPresentationHasTheClassAndPropertiesOfItsLayer() {
    let layer = RingLayer()
    layer.width = 9
    let copy: RingLayer? = layer.presentation()
    #expect(copy?.width == 9)
    #expect(copy !== layer)
    #expect(copy?.model() === layer)
  }

  @Test func anAnimatedPathUnderACustomKeyStaysACGPath() {
    let layer = CALayer()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    view.layer.addSublayer(layer)
    layer.setValue(
      CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil), forKey: "outline")
    let growth = CABasicAnimation(keyPath: "outline")
    growth.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 4), transform: nil)
    growth.duration = 1
    layer.add(growth, forKey: nil)
    _ = view.recording(options: RenderOptions(time: 0.5))
    let shown = layer.presentation()?.value(forKey: "outline") as? CGPath
    #expect(shown?.boundingBox.width == 3)
  }

  @Test func aViewLaysOutAndDrawsAsTheDelegateOfItsLayer() throws {
    final class Delegate: UIView {
      let inner = CALayer()
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        guard layer === self.layer else { return }
        if inner.superlayer == nil { layer.addSublayer(inner) }
        inner.frame = bounds.insetBy(dx: 5, dy: 5)
        inner.backgroundColor = UIColor.blue.cgColor
      }
      override func draw(_ layer: CALayer, in context: CGContext) {
        context.setFillColor(UIColor.red.cgColor)
        context.fill(layer.bounds)
      }
    }
    let view = Delegate(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.layer.delegate = view
    let image = try image(view)
    #expect(pixel(image, 2, 2) == [255, 0, 0, 255])
    #expect(pixel(image, 10, 10) == [0, 0, 255, 255])
  }

  @Test func overridesOfLayersAreCalled() {
    final class Strict: CALayer {
      var calls: [String] = []
      override var frame: CGRect { didSet { calls.append("frame") } }
      override var bounds: CGRect { didSet { calls.append("bounds") } }
      override var isHidden: Bool { didSet { calls.append("hidden") } }
      override func add(_ anim: CAAnimation, forKey key: String?) {
        calls.append("add")
        super.add(anim, forKey: key)
      }
      override func removeAllAnimations() {
        calls.append("remove")
        super.removeAllAnimations()
      }
      override func hitTest(_ point: CGPoint) -> CALayer? { nil }
      override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        calls.append("insert")
        super.insertSublayer(layer, below: sibling)
      }
    }
    let layer = Strict()
    layer.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
    layer.isHidden = true
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
    layer.removeAllAnimations()
    layer.insertSublayer(CALayer(), below: nil)
    #expect(layer.calls == ["bounds", "frame", "hidden", "add", "remove", "insert"])
    let outer = CALayer()
    outer.addSublayer(layer)
    layer.isHidden = false
    #expect(outer.hitTest(CGPoint(x: 2, y: 2)) == nil)
  }

  @Test func overridesOfViewsAreCalled() {
    final class Strict: UIView {
      var calls: [String] = []
      override var alpha: CGFloat { didSet { calls.append("alpha") } }
      override var traitCollection: UITraitCollection { UITraitCollection(displayScale: 7) }
      override func bringSubviewToFront(_ view: UIView) { calls.append("front") }
      override func updateConstraintsIfNeeded() { calls.append("constraints") }
      override func layoutMarginsDidChange() { calls.append("margins") }
      override func safeAreaInsetsDidChange() { calls.append("area \(safeAreaInsets.top)") }
    }
    let view = Strict()
    view.alpha = 0.5
    view.bringSubviewToFront(UIView())
    view.updateConstraintsIfNeeded()
    view.layoutMargins.left = 20
    let outer = UIView()
    outer.addSubview(view)
    outer.safeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    #expect(view.calls == ["alpha", "front", "constraints", "margins", "area 5.0"])
    #expect(view.traitCollection.displayScale == 7)
  }
}
