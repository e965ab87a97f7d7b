import EaselUIKit

enum ContextProbes {
  private static let all20 = CGRect(x: 0, y: 0, width: 20, height: 20)
  private static let gradient = CGGradient(
    colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
    locations: nil)

  static var all: [SymbolProbe] {
    [
      SymbolProbe("UIGraphicsGetCurrentContext", "UIGraphicsGetCurrentContext()", "CGContext") {
        var seen: CGContext?
        let canvas = RecordingCanvas()
        ClosureView { _ in seen = UIGraphicsGetCurrentContext() }.render(on: canvas)
        return seen?.canvas.context === canvas.context && UIGraphicsGetCurrentContext() == nil
      },
      SymbolProbe(
        "UIGraphicsPushContext", "UIGraphicsPushContext(_:)", "UIGraphicsPopContext",
        "UIGraphicsPopContext()"
      ) {
        let context = CGContext(RecordingCanvas())
        UIGraphicsPushContext(context)
        let isCurrent = UIGraphicsGetCurrentContext() === context
        UIGraphicsPopContext()
        return isCurrent && UIGraphicsGetCurrentContext() == nil
      },
      SymbolProbe(
        ".setFillColor(_:)", ".setFillColor(red:green:blue:alpha:)", ".fill(_:)", ".saveGState()",
        ".restoreGState()", ".clear(_:)"
      ) {
        let image = drawnImage { context in
          context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
          context.saveGState()
          context.setFillColor(UIColor.red.cgColor)
          context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
          context.restoreGState()
          context.fill(CGRect(x: 0, y: 5, width: 20, height: 15))
          context.clear(CGRect(x: 0, y: 15, width: 20, height: 5))
        }
        return pixel(image, 9, 2) == [255, 0, 0, 255] && pixel(image, 9, 9) == [0, 0, 255, 255]
          && pixel(image, 9, 17) == [0, 0, 0, 0]
      },
      SymbolProbe(
        ".setStrokeColor(_:)", ".setLineWidth(_:)", ".setLineCap(_:)", ".setLineJoin(_:)",
        ".setLineDash(phase:lengths:)", ".beginPath()", ".closePath()", ".strokePath()",
        ".stroke(_:)", ".strokeLineSegments(between:)"
      ) {
        let image = drawnImage { context in
          context.setStrokeColor(UIColor.red.cgColor)
          context.setLineWidth(4)
          context.setLineCap(.butt)
          context.setLineJoin(.miter)
          context.addRect(all20)
          context.beginPath()
          context.move(to: CGPoint(x: 4, y: 4))
          context.addLine(to: CGPoint(x: 16, y: 4))
          context.addLine(to: CGPoint(x: 16, y: 16))
          context.addLine(to: CGPoint(x: 4, y: 16))
          context.closePath()
          context.strokePath()
          context.setStrokeColor(UIColor.blue.cgColor)
          context.setLineDash(phase: 0, lengths: [5, 100])
          context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
          context.setLineDash(phase: 0, lengths: [])
          context.stroke(CGRect(x: 9, y: 9, width: 2, height: 2))
        }
        return pixel(image, 4, 7) == [255, 0, 0, 255] && pixel(image, 1, 10) == [0, 0, 255, 255]
          && pixel(image, 6, 6)[3] == 0 && pixel(image, 10, 8) == [0, 0, 255, 255]
      },
      SymbolProbe(
        ".fillPath()", ".fillPath(using:)", ".drawPath(using:)", ".fillStroke", ".evenOdd",
        ".fillEllipse(in:)", ".strokeEllipse(in:)"
      ) {
        let image = drawnImage { context in
          context.addRect(all20)
          context.addRect(all20.insetBy(dx: 6, dy: 6))
          context.fillPath(using: .evenOdd)
          context.setFillColor(UIColor.red.cgColor)
          context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
          context.fillPath()
          context.setStrokeColor(UIColor.blue.cgColor)
          context.addRect(CGRect(x: 15, y: 15, width: 4, height: 4))
          context.drawPath(using: .fillStroke)
          context.fillEllipse(in: CGRect(x: 8, y: 8, width: 4, height: 4))
          context.strokeEllipse(in: CGRect(x: 16, y: 1, width: 3, height: 3))
        }
        return pixel(image, 0, 0) == [255, 0, 0, 255] && pixel(image, 4, 4) == [0, 0, 0, 255]
          && pixel(image, 7, 7)[3] == 0 && pixel(image, 10, 10) == [255, 0, 0, 255]
          && pixel(image, 17, 17) == [255, 0, 0, 255] && pixel(image, 15, 17)[2] > 100
          && pixel(image, 17, 1)[2] > 100
      },
      SymbolProbe(
        ".clip()", ".clip(to:)", ".clip(using:)", ".boundingBoxOfClipPath", ".setAlpha(_:)",
        ".setBlendMode(_:)"
      ) {
        var box = CGRect.zero
        let image = drawnImage { context in
          context.addRect(CGRect(x: 0, y: 0, width: 15, height: 20))
          context.clip()
          context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 15))
          context.addRect(CGRect(x: 0, y: 0, width: 20, height: 10))
          context.clip(using: .evenOdd)
          box = context.boundingBoxOfClipPath
          context.setAlpha(0.2)
          context.setBlendMode(.copy)
          context.fill(all20)
        }
        return box == CGRect(x: 0, y: 0, width: 15, height: 10)
          && pixel(image, 5, 5) == [0, 0, 0, 51] && pixel(image, 17, 5)[3] == 0
      },
      SymbolProbe(
        ".translateBy(x:y:)", ".scaleBy(x:y:)", ".rotate(by:)", ".concatenate(_:)"
      ) {
        let context = CGContext(RecordingCanvas())
        context.translateBy(x: 5, y: 6)
        context.scaleBy(x: 2, y: 2)
        context.rotate(by: .pi)
        context.concatenate(CGAffineTransform(translationX: 1, y: 0))
        let point = CGPoint.zero.applying(context.ctm)
        return abs(point.x - 3) < 1e-9 && abs(point.y - 6) < 1e-9
      },
      SymbolProbe(
        ".drawLinearGradient(_:start:end:options:)", ".drawsBeforeStartLocation",
        ".drawsAfterEndLocation",
        ".drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)"
      ) {
        guard let gradient else { return false }
        let linear = drawnImage {
          $0.drawLinearGradient(
            gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0),
            options: [.drawsBeforeStartLocation])
        }
        let radial = drawnImage {
          $0.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 10, y: 10), startRadius: 0,
            endCenter: CGPoint(x: 10, y: 10), endRadius: 5, options: .drawsAfterEndLocation)
        }
        return pixel(linear, 1, 9) == [255, 0, 0, 255] && pixel(linear, 18, 9)[3] == 0
          && pixel(radial, 0, 0) == [0, 0, 255, 255]
      },
      SymbolProbe(
        ".setShadow(offset:blur:color:)", ".beginTransparencyLayer(auxiliaryInfo:)",
        ".endTransparencyLayer()"
      ) {
        let image = drawnImage { context in
          context.setShadow(
            offset: CGSize(width: 10, height: 0), blur: 0, color: UIColor.blue.cgColor)
          context.beginTransparencyLayer(auxiliaryInfo: nil)
          context.fill(CGRect(x: 0, y: 0, width: 5, height: 20))
          context.endTransparencyLayer()
        }
        return pixel(image, 2, 9) == [0, 0, 0, 255] && pixel(image, 12, 9) == [0, 0, 255, 255]
      },
      SymbolProbe("CGLayer", "CGLayer(_:size:auxiliaryInfo:)") {
        let image = drawnImage { context in
          let size = CGSize(width: 5, height: 5)
          let layer: CGLayer? = CGLayer(context, size: size, auxiliaryInfo: nil)
          guard let layer else { return }
          layer.context?.fill(CGRect(origin: .zero, size: layer.size))
          context.draw(layer, at: CGPoint(x: 2, y: 2))
          context.draw(layer, in: CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        return pixel(image, 4, 4)[3] == 255 && pixel(image, 8, 8)[3] == 0
          && pixel(image, 19, 19)[3] == 255
      },
      SymbolProbe(".setShouldAntialias(_:)", ".interpolationQuality") {
        let image = drawnImage { context in
          context.setShouldAntialias(false)
          context.interpolationQuality = .none
          context.fillEllipse(in: CGRect(x: 3.3, y: 3.3, width: 13.3, height: 13.3))
        }
        return (0..<20).allSatisfy { x in
          (0..<20).allSatisfy { [0, 255].contains(pixel(image, x, $0)[3]) }
        }
      },
      SymbolProbe(".setAllowsAntialiasing(_:)", ".setRenderingIntent(_:)", inert: true) {
        drawnImage {
          $0.setAllowsAntialiasing(false)
          $0.setRenderingIntent(.perceptual)
          $0.fillEllipse(in: all20)
        } == drawnImage { $0.fillEllipse(in: all20) }
      },
      SymbolProbe(
        "CGContext(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)",
        ".makeImage()", ".draw(_:in:)", ".draw(_:in:byTiling:)", ".render(in:)"
      ) {
        let context = CGContext(
          data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        let layer = CALayer()
        layer.backgroundColor = UIColor.red.cgColor
        layer.frame = CGRect(x: 90, y: 90, width: 20, height: 10)
        context.map { layer.render(in: $0) }
        guard let image = context?.makeImage() else { return false }
        let drawn = drawnImage { $0.draw(image, in: all20) }
        let tiled = drawnImage { $0.draw(image, in: all20, byTiling: true) }
        // The origin of the context is at the bottom left: what was drawn lies below.
        return pixel(image, 9, 15) == [255, 0, 0, 255] && pixel(image, 9, 5)[3] == 0
          && pixel(drawn, 9, 5) == [255, 0, 0, 255] && pixel(tiled, 9, 5) == [255, 0, 0, 255]
      },
    ]
  }
}
