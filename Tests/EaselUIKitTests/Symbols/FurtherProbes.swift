import EaselUIKit

/// Names that the counted views do not use.
enum FurtherProbes {
  static var all: [SymbolProbe] {
    [
      SymbolProbe("CGFont", "CGFont(_:)") {
        let font: CGFont? = CGFont("Roboto-Bold" as CFString)
        return font?.weight == .bold
      },
      SymbolProbe(
        "CGPath(__byStroking:transform:lineWidth:lineCap:lineJoin:miterLimit:)",
        "CGPath(__byDashing:transform:phase:lengths:count:)"
      ) {
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        let outline = CGPath(
          __byStroking: line, transform: nil, lineWidth: 4, lineCap: .butt, lineJoin: .miter,
          miterLimit: 10)
        let dashes = CGPath(__byDashing: line, transform: nil, phase: 0, lengths: [2, 3], count: 2)
        return outline?.boundingBoxOfPath.height == 4 && dashes?.boundingBoxOfPath.width == 7
      },
      SymbolProbe(".maskedCorners") {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.cornerRadius = 5
        layer.maskedCorners = [.layerMinXMinYCorner]
        layer.backgroundColor = UIColor.red.cgColor
        let image = drawnImage { layer.render(in: $0) }
        return pixel(image, 0, 0)[3] < 100 && pixel(image, 19, 19)[3] == 255
      },
      SymbolProbe(".hasDifferentColorAppearance(comparedTo:)") {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        return light.hasDifferentColorAppearance(comparedTo: dark)
          && !dark.hasDifferentColorAppearance(comparedTo: dark)
      },
      SymbolProbe("UIColor()") { UIColor().cgColor.alpha == 0 },
      SymbolProbe(".tintAdjustmentMode") {
        let view = UIView()
        view.tintColor = .red
        view.tintAdjustmentMode = .dimmed
        return view.tintColor != .red
      },
      SymbolProbe("override debugDescription") { "\(Described().debugDescription)" == "described" },
      SymbolProbe("CAShapeLayerLineCap(rawValue:)", "CAShapeLayerLineJoin(rawValue:)") {
        let shape = CAShapeLayer()
        shape.lineCap = CAShapeLayerLineCap(rawValue: "round")
        shape.lineJoin = CAShapeLayerLineJoin(rawValue: "bevel")
        return shape.lineCap == .round && shape.lineJoin == .bevel
      },
      SymbolProbe(
        "CGDataProvider", "CGDataProvider(data:)", ".dataProvider", "CFDataGetBytePtr",
        ".bytesPerRow"
      ) {
        let pixels: [UInt8] = [255, 0, 0, 255, 0, 0, 0, 0]
        guard let provider: CGDataProvider = CGDataProvider(data: Data(pixels) as CFData),
          let image = CGImage(
            width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
            provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent),
          let bytes = CFDataGetBytePtr(image.dataProvider?.data)
        else { return false }
        return image.bytesPerRow == 8 && (0..<8).allSatisfy { bytes[$0] == pixels[$0] }
      },
      SymbolProbe("CTFontManagerRegisterGraphicsFont", "CTFontManagerRegisterFontsForURL") {
        let url = fixtureFont("Documents.ttf")
        guard let provider = CGDataProvider(url: url as CFURL), let font = CGFont(provider) else {
          return false
        }
        return CTFontManagerRegisterGraphicsFont(font, nil)
          && CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
      },
      SymbolProbe("HUGE", "NSEC_PER_SEC") { HUGE > 1e308 && NSEC_PER_SEC == 1_000_000_000 },
      SymbolProbe(".cgPoint(for:)") { NSCoder.cgPoint(for: "{1, 2}") == CGPoint(x: 1, y: 2) },
      SymbolProbe("Timer()") { !Timer().isValid },
      SymbolProbe(
        "UIGestureRecognizerDelegate", "override gestureRecognizerShouldBegin",
        "UISwipeGestureRecognizer", inert: true
      ) {
        let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
        let view = Swiped()
        swipe.delegate = view as UIGestureRecognizerDelegate
        return !view.gestureRecognizerShouldBegin(swipe)
      },
      SymbolProbe(".updatesFrequently", inert: true) {
        let view = UIView()
        view.accessibilityTraits = .updatesFrequently
        return view.accessibilityTraits == .updatesFrequently
      },
    ]
  }
}

private final class Described: CALayer {
  override var debugDescription: String { "described" }
}

private final class Swiped: UIView, UIGestureRecognizerDelegate {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
