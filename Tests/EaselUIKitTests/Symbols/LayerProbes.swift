import EaselUIKit

enum LayerProbes {
  private static var square: CGPath {
    CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
  }

  /// What a layer of 20 × 20 points shows.
  private static func shown(_ layer: CALayer) -> UIImage {
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    return drawnImage { layer.render(in: $0) }
  }

  static var all: [SymbolProbe] {
    [
      SymbolProbe(
        "CALayer", "CALayer()", ".addSublayer(_:)", ".sublayers", ".superlayer",
        ".removeFromSuperlayer()", ".insertSublayer(_:at:)", ".insertSublayer(_:below:)",
        ".zPosition", ".mask"
      ) {
        let (outer, one, two, three): (CALayer, CALayer, CALayer, CALayer) = (
          CALayer(), CALayer(), CALayer(), CALayer()
        )
        outer.addSublayer(one)
        outer.insertSublayer(two, at: 0)
        outer.insertSublayer(three, below: one)
        let order = outer.sublayers?.map { $0 === two ? 2 : $0 === three ? 3 : 1 }
        three.zPosition = 1
        outer.mask = CALayer()
        two.removeFromSuperlayer()
        return order == [2, 3, 1] && one.superlayer === outer && two.superlayer == nil
          && outer.mask != nil && three.zPosition == 1
      },
      SymbolProbe(".position", ".anchorPoint", ".transform", ".cornerRadius", ".masksToBounds") {
        let layer = CALayer()
        layer.bounds.size = CGSize(width: 10, height: 10)
        layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        layer.position = CGPoint(x: 20, y: 30)
        layer.transform = CATransform3DMakeScale(2, 1, 1)
        layer.cornerRadius = 3
        layer.masksToBounds = true
        return layer.frame == CGRect(x: 10, y: 20, width: 20, height: 10)
      },
      SymbolProbe(".borderWidth", ".borderColor") {
        let layer = CALayer()
        layer.borderWidth = 3
        layer.borderColor = UIColor.red.cgColor
        let image = shown(layer)
        return pixel(image, 1, 10) == [255, 0, 0, 255] && pixel(image, 10, 10)[3] == 0
      },
      SymbolProbe(
        ".shadowColor", ".shadowOffset", ".shadowRadius", ".shadowOpacity", ".shadowPath",
        ".opacity"
      ) {
        let layer = CALayer()
        layer.shadowColor = UIColor.blue.cgColor
        layer.shadowOffset = CGSize(width: 10, height: 0)
        layer.shadowRadius = 0
        layer.shadowOpacity = 1
        layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 20)).cgPath
        layer.opacity = Float(1)
        return pixel(shown(layer), 12, 10) == [0, 0, 255, 255]
      },
      SymbolProbe(".contents", ".contentsGravity", "CALayerContentsGravity", ".contentsScale") {
        let layer = CALayer()
        layer.contents = drawnImage { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20)) }.cgImage
        layer.contentsGravity = CALayerContentsGravity.resizeAspect
        layer.contentsScale = UIScreen.main.scale
        return pixel(shown(layer), 10, 10) == [0, 0, 0, 255]
      },
      SymbolProbe(
        "CAShapeLayer", "CAShapeLayer()", ".path", ".fillColor", ".strokeColor", ".lineCap",
        ".lineJoin", ".fillRule", "CAShapeLayerLineCap", "CAShapeLayerLineJoin",
        "CAShapeLayerFillRule", "CAShapeLayerLineCap(rawValue:)", "CAShapeLayerLineJoin(rawValue:)"
      ) {
        let layer: CAShapeLayer = CAShapeLayer()
        layer.path = square
        layer.fillColor = UIColor.red.cgColor
        layer.strokeColor = UIColor.blue.cgColor
        layer.lineWidth = 6
        layer.lineCap = CAShapeLayerLineCap.round
        layer.lineJoin = CAShapeLayerLineJoin.round
        layer.fillRule = CAShapeLayerFillRule.evenOdd
        let image = shown(layer)
        return pixel(image, 1, 10) == [0, 0, 255, 255] && pixel(image, 10, 10) == [255, 0, 0, 255]
          && CAShapeLayerLineCap(rawValue: "round") == .round
          && CAShapeLayerLineJoin(rawValue: "bevel") == .bevel
      },
      SymbolProbe(".strokeStart", ".strokeEnd", ".lineDashPattern", ".lineDashPhase") {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
        let layer = CAShapeLayer()
        layer.path = line
        layer.strokeColor = UIColor.red.cgColor
        layer.lineWidth = 4
        layer.strokeStart = 0.25
        layer.strokeEnd = 0.75
        layer.lineDashPattern = [100, NSNumber(value: 1)]
        layer.lineDashPhase = 0
        let image = shown(layer)
        return pixel(image, 2, 10)[3] == 0 && pixel(image, 10, 10) == [255, 0, 0, 255]
          && pixel(image, 18, 10)[3] == 0
      },
      SymbolProbe(
        ".init(layer:)", "CAShapeLayer(layer:)", "override needsDisplay",
        ".needsDisplay(forKey:)", "override action", ".action(forKey:)", "CAAction", ".actions",
        ".presentation()", ".setNeedsLayout()"
      ) {
        let layer = Progress()
        layer.progress = 0.5
        layer.actions = ["position": NSNull()]
        layer.setNeedsLayout()
        let action: CAAction? = layer.action(forKey: "position")
        return Progress(layer: layer).progress == 0.5 && Progress.needsDisplay(forKey: "progress")
          && action is NSNull && layer.action(forKey: "progress") is CABasicAnimation
          && layer.presentation() != nil && CAShapeLayer(layer: CAShapeLayer()).path == nil
      },
      SymbolProbe("override display", "override contains", ".model") {
        let layer = Displaying()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size.width = 10
        let image = shown(layer)
        return layer.displays == 1 && pixel(image, 10, 10) == [255, 0, 0, 255]
          && layer.hitTest(CGPoint(x: 10, y: 10)) == nil && layer.presentation()?.model() === layer
      },
      SymbolProbe(
        "CATransform3D", ".m34", "CATransform3DIdentity", "CATransform3DMakeRotation",
        "CATransform3DMakeRotation(_:_:_:_:)", "CATransform3DMakeScale",
        "CATransform3DMakeScale(_:_:_:)", "CATransform3DRotate", "CATransform3DRotate(_:_:_:_:_:)",
        "CATransform3DScale", "CATransform3DScale(_:_:_:_:)", "CATransform3DTranslate",
        "CATransform3DTranslate(_:_:_:_:)"
      ) {
        var space: CATransform3D = CATransform3DIdentity
        space = CATransform3DRotate(space, .pi, 0, 0, 1)
        space = CATransform3DScale(space, 2, 2, 1)
        space = CATransform3DTranslate(space, 1, 0, 0)
        space.m34 = -1 / 500
        return abs(space.m41 + 2) < 1e-9 && space.m34 == -1 / 500
          && abs(CATransform3DMakeRotation(.pi, 0, 0, 1).m11 + 1) < 1e-9
          && CATransform3DMakeScale(2, 3, 1).m22 == 3
      },
      SymbolProbe(
        "CAGradientLayer", "CAGradientLayer()", ".colors", ".locations", ".startPoint", ".endPoint",
        ".radial"
      ) {
        let layer: CAGradientLayer = CAGradientLayer()
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        layer.locations = [0.5, 0.5]
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        let axial = shown(layer)
        layer.type = .radial
        return pixel(axial, 2, 10) == [255, 0, 0, 255] && pixel(axial, 17, 10) == [0, 0, 255, 255]
          && shown(layer) != axial
      },
      SymbolProbe("CATextLayer", "CATextLayer()", ".string", ".fontSize") {
        let layer: CATextLayer = CATextLayer()
        layer.string = "I"
        layer.fontSize = 18
        layer.foregroundColor = UIColor.red.cgColor
        let image = shown(layer)
        return (0..<20).contains { x in (0..<20).contains { pixel(image, x, $0)[3] > 200 } }
      },
      SymbolProbe(
        "CAReplicatorLayer", "CAReplicatorLayer()", ".instanceCount", ".instanceTransform",
        ".instanceDelay"
      ) {
        let layer: CAReplicatorLayer = CAReplicatorLayer()
        let bar = CALayer()
        bar.backgroundColor = UIColor.red.cgColor
        bar.frame = CGRect(x: 0, y: 0, width: 4, height: 20)
        layer.addSublayer(bar)
        layer.instanceCount = 2
        layer.instanceDelay = 0
        layer.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        let image = shown(layer)
        return pixel(image, 12, 10) == [255, 0, 0, 255] && pixel(image, 7, 10)[3] == 0
      },
      SymbolProbe("CALayerDelegate") {
        let (layer, painter) = (CALayer(), Painter())
        layer.delegate = painter as CALayerDelegate
        return pixel(shown(layer), 10, 10) == [255, 0, 0, 255]
      },
      SymbolProbe(
        ".isOpaque", ".shouldRasterize", ".rasterizationScale", ".drawsAsynchronously", inert: true
      ) {
        let layer = CALayer()
        layer.isOpaque = true
        layer.shouldRasterize = true
        layer.rasterizationScale = 3
        layer.drawsAsynchronously = true
        return pixel(shown(layer), 10, 10)[3] == 0
      },
    ]
  }
}

private final class Progress: CALayer {
  var progress: CGFloat = 0

  override init() { super.init() }
  override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? Progress { progress = other.progress }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
  override func action(forKey event: String) -> CAAction? {
    event == "progress" ? CABasicAnimation(keyPath: event) : super.action(forKey: event)
  }
}

private final class Displaying: CALayer {
  var displays = 0

  override func display() {
    displays += 1
    backgroundColor = UIColor.red.cgColor
  }
  override func contains(_ point: CGPoint) -> Bool { false }
}

private final class Painter: CALayerDelegate {
  func draw(_ layer: CALayer, in context: CGContext) {
    context.setFillColor(UIColor.red.cgColor)
    context.fill(layer.bounds)
  }
}
