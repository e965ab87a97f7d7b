import EaselUIKit

enum PathProbes {
  private static let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  static var all: [SymbolProbe] {
    [
      SymbolProbe(
        "UIBezierPath", "UIBezierPath()", ".move(to:)", ".addLine(to:)", ".close()",
        ".currentPoint", ".removeAllPoints()"
      ) {
        let path: UIBezierPath = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 9, y: 1))
        let end = path.currentPoint
        path.addLine(to: CGPoint(x: 9, y: 9))
        path.close()
        let bounds = path.bounds
        path.removeAllPoints()
        return end.x == 9 && bounds.width == 8 && path.isEmpty
      },
      SymbolProbe(
        "UIBezierPath(rect:)", "UIBezierPath(ovalIn:)", ".init(rect:)", ".init(ovalIn:)",
        "UIBezierPath(roundedRect:cornerRadius:)", ".apply(_:)"
      ) {
        let paths: [UIBezierPath] = [
          UIBezierPath(rect: square), UIBezierPath(ovalIn: square),
          UIBezierPath(roundedRect: square, cornerRadius: 3), .init(rect: square),
          .init(ovalIn: square),
        ]
        for path in paths { path.apply(CGAffineTransform(translationX: 5, y: 0)) }
        return paths.allSatisfy { $0.bounds == square.offsetBy(dx: 5, dy: 0) }
      },
      SymbolProbe(
        "UIBezierPath(roundedRect:byRoundingCorners:cornerRadii:)", "UIRectCorner", ".allCorners",
        ".topLeft", ".topRight", ".bottomLeft", ".bottomRight"
      ) {
        let corners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        let path = UIBezierPath(
          roundedRect: square, byRoundingCorners: corners, cornerRadii: CGSize(width: 5, height: 5))
        return corners == .allCorners && !path.contains(CGPoint(x: 0.5, y: 0.5))
      },
      SymbolProbe(
        "UIBezierPath(arcCenter:radius:startAngle:endAngle:clockwise:)",
        ".addArc(withCenter:radius:startAngle:endAngle:clockwise:)"
      ) {
        let half = UIBezierPath(
          arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        half.addArc(
          withCenter: .zero, radius: 5, startAngle: .pi, endAngle: 0, clockwise: false)
        // Clockwise on screen from 3 o'clock is below the middle.
        return half.bounds.maxY > 9.9 && half.bounds.minY > -0.1
      },
      SymbolProbe(
        ".addCurve(to:controlPoint1:controlPoint2:)", ".addQuadCurve(to:controlPoint:)"
      ) {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addCurve(
          to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 0, y: 8),
          controlPoint2: CGPoint(x: 10, y: 8))
        path.addQuadCurve(to: CGPoint(x: 20, y: 0), controlPoint: CGPoint(x: 15, y: -8))
        return abs(path.bounds.maxY - 6) < 1e-9 && abs(path.bounds.minY + 4) < 1e-9
      },
      SymbolProbe(
        ".lineWidth", ".lineCapStyle", ".lineJoinStyle", ".miterLimit", "CGLineCap", "CGLineJoin",
        ".setLineDash(_:count:phase:)", ".stroke()"
      ) {
        let image = drawnImage { _ in
          let line = UIBezierPath()
          line.move(to: CGPoint(x: 4, y: 10))
          line.addLine(to: CGPoint(x: 16, y: 10))
          line.lineWidth = 6
          line.lineCapStyle = CGLineCap.square
          line.lineJoinStyle = CGLineJoin.round
          line.miterLimit = 2
          line.setLineDash(nil, count: 0, phase: 0)
          line.stroke()
        }
        return pixel(image, 2, 8) == [0, 0, 0, 255] && pixel(image, 2, 14) == [0, 0, 0, 0]
      },
      SymbolProbe(".fill()", ".addClip()", ".usesEvenOddFillRule") {
        let image = drawnImage { _ in
          UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 20)).addClip()
          let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
          ring.append(UIBezierPath(rect: CGRect(x: 4, y: 4, width: 12, height: 12)))
          ring.usesEvenOddFillRule = true
          ring.fill()
        }
        return pixel(image, 2, 10)[3] == 255 && pixel(image, 6, 10)[3] == 0
          && pixel(image, 10, 1)[3] == 0
      },
      SymbolProbe(
        "CGPath", "CGPath(rect:transform:)", "CGPath(ellipseIn:transform:)",
        "CGPath(roundedRect:cornerWidth:cornerHeight:transform:)", ".boundingBox",
        ".boundingBoxOfPath", ".cgPath", "UIBezierPath(cgPath:)"
      ) {
        let paths: [CGPath] = [
          CGPath(rect: square, transform: nil), CGPath(ellipseIn: square, transform: nil),
          CGPath(roundedRect: square, cornerWidth: 2, cornerHeight: 3, transform: nil),
          UIBezierPath(rect: square).cgPath,
        ]
        return paths.allSatisfy {
          $0.boundingBox == square && $0.boundingBoxOfPath == square
            && UIBezierPath(cgPath: $0).bounds == square
        }
      },
      SymbolProbe(
        "CGMutablePath", "CGMutablePath()", ".closeSubpath()", ".addPath(_:)",
        ".addPath(_:transform:)", ".addRect(_:)", ".addRects(_:)", ".addEllipse(in:)",
        ".addLines(between:)", ".move(to:transform:)", ".addLine(to:transform:)",
        ".addCurve(to:control1:control2:transform:)"
      ) {
        let path: CGMutablePath = CGMutablePath()
        let shift = CGAffineTransform(translationX: 10, y: 0)
        path.move(to: .zero, transform: shift)
        path.addLine(to: CGPoint(x: 5, y: 0), transform: shift)
        path.addCurve(
          to: CGPoint(x: 5, y: 5), control1: CGPoint(x: 6, y: 1), control2: CGPoint(x: 6, y: 4),
          transform: shift)
        path.closeSubpath()
        path.addRect(square)
        path.addRects([square])
        path.addEllipse(in: square)
        path.addLines(between: [.zero, CGPoint(x: 3, y: 3)])
        path.addPath(CGPath(rect: square, transform: nil))
        path.addPath(CGPath(rect: square, transform: nil), transform: shift)
        return path.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10)
      },
      SymbolProbe(
        ".addArc(center:radius:startAngle:endAngle:clockwise:)",
        ".addRelativeArc(center:radius:startAngle:delta:)"
      ) {
        let arc = CGMutablePath()
        arc.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        let relative = CGMutablePath()
        relative.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi)
        // Core Graphics' clockwise is the other way round where y points down.
        return arc.boundingBoxOfPath.minY < -9.9 && relative.boundingBoxOfPath.maxY > 9.9
      },
      SymbolProbe(
        ".copy(strokingWithWidth:lineCap:lineJoin:miterLimit:)", ".replacePathWithStrokedPath()"
      ) {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
        let outline = line.copy(
          strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        let image = drawnImage { context in
          context.addPath(line)
          context.setLineWidth(4)
          context.replacePathWithStrokedPath()
          context.fillPath()
        }
        return abs(outline.boundingBoxOfPath.height - 4) < 1e-6
          && pixel(image, 10, 11) == [0, 0, 0, 255] && pixel(image, 10, 14)[3] == 0
      },
      SymbolProbe("CGPathDrawingMode") {
        let mode: CGPathDrawingMode = .eoFillStroke
        return mode != .fill
      },
    ]
  }
}
