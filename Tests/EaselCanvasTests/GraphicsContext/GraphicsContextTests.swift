import Foundation
import Testing

@testable import EaselCanvas

/// What a closure draws on a context over a recording canvas.
private func record(
  _ draw: (GraphicsContext) -> Void
) -> (operations: [Recording.Operation], diagnostics: [Diagnostic]) {
  let canvas = RecordingCanvas(size: CGSize(width: 100, height: 100))
  draw(GraphicsContext(canvas))
  let operations = canvas.recording.operations
  return (operations, canvas.context.diagnostics)
}

private func paths(_ operations: [Recording.Operation]) -> [Path] {
  operations.compactMap {
    switch $0 {
    case .fill(let path, _, _, _), .stroke(let path, _, _, _), .clip(let path, _): path
    default: nil
    }
  }
}

private let square = CGRect(x: 10, y: 20, width: 30, height: 40)

@Suite("The current path")
struct GraphicsContextPathTests {
  @Test("a path keeps its position on the page when the transform changes")
  func pathIsFixedWhenAdded() {
    let (operations, _) = record { context in
      context.addRect(square)
      context.scaleBy(x: 2, y: 4)
      context.strokePath()
    }
    #expect(
      paths(operations).first?.boundingBox == CGRect(x: 5, y: 5, width: 15, height: 10))
  }

  @Test("points added under different transforms join into one path")
  func mixedTransforms() {
    let (operations, _) = record { context in
      context.move(to: CGPoint(x: 1, y: 1))
      context.translateBy(x: 10, y: 10)
      context.addLine(to: CGPoint(x: 1, y: 1))
      context.strokePath()
    }
    #expect(
      paths(operations).first?.elements == [
        .move(to: CGPoint(x: -9, y: -9)), .line(to: CGPoint(x: 1, y: 1)),
      ])
  }

  @Test("clockwise: true runs counter-clockwise on screen, as in Core Graphics")
  func arcDirection() {
    let canvas = RecordingCanvas()
    let context = GraphicsContext(canvas)
    context.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    let box = context.path?.boundingBox ?? .null
    #expect(abs(box.minY + 10) < 1e-9 && abs(box.maxY) < 1e-9)
  }

  @Test("each painting call clears the path")
  func paintingDropsPath() {
    let context = GraphicsContext(RecordingCanvas())
    for paint: (GraphicsContext) -> Void in [
      { $0.fillPath() }, { $0.strokePath() }, { $0.drawPath(using: .fillStroke) }, { $0.clip() },
      { $0.fill(square) }, { $0.stroke(square) }, { $0.stroke(square, width: 2) },
      { $0.fillEllipse(in: square) }, { $0.strokeEllipse(in: square) },
      { $0.strokeLineSegments(between: []) }, { $0.clip(to: square) }, { $0.clip(to: [square]) },
      { $0.beginPath() },
    ] {
      context.addRect(square)
      paint(context)
      #expect(context.isPathEmpty)
    }
  }

  @Test("the path is kept by restoreGState")
  func pathIsNotState() {
    let context = GraphicsContext(RecordingCanvas())
    context.saveGState()
    context.translateBy(x: 5, y: 5)
    context.addRect(square)
    context.restoreGState()
    #expect(context.boundingBoxOfPath == square.offsetBy(dx: 5, dy: 5))
  }

  @Test("an empty path has no current point, no box, and is nil")
  func emptyPath() {
    let context = GraphicsContext(RecordingCanvas())
    #expect(context.path == nil)
    #expect(context.currentPointOfPath == .zero)
    #expect(context.boundingBoxOfPath.isNull)
  }

  @Test("pathContains follows the drawing mode's fill rule")
  func contains() {
    let context = GraphicsContext(RecordingCanvas())
    context.scaleBy(x: 2, y: 2)
    context.addRects([square, square.insetBy(dx: 5, dy: 5)])
    let middle = CGPoint(x: 25, y: 40)
    #expect(context.pathContains(middle))
    #expect(!context.pathContains(middle, mode: .eoFill))
    #expect(!context.pathContains(middle, mode: .stroke))
  }

  @Test("every kind of element is added as to a Path")
  func elements() {
    let context = GraphicsContext(RecordingCanvas())
    let points = [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 0)]
    context.addLines(between: points)
    context.addQuadCurve(to: points[0], control: points[1])
    context.addCurve(to: points[1], control1: points[0], control2: points[2])
    context.addArc(tangent1End: CGPoint(x: 50, y: 4), tangent2End: CGPoint(x: 50, y: 50), radius: 5)
    context.closePath()
    context.addRects([square, square])
    context.addEllipse(in: square)
    context.addPath(Path(square))
    let expected = Path { path in
      path.addLines(points)
      path.addQuadCurve(to: points[0], control: points[1])
      path.addCurve(to: points[1], control1: points[0], control2: points[2])
      path.addArc(
        tangent1End: CGPoint(x: 50, y: 4), tangent2End: CGPoint(x: 50, y: 50), radius: 5)
      path.closeSubpath()
      path.addRects([square, square])
      path.addEllipse(in: square)
      path.addRect(square)
    }
    #expect(context.path == expected)
    #expect(context.currentPointOfPath == square.origin)
  }
}

@Suite("The graphics state")
struct GraphicsContextStateTests {
  @Test("restoreGState restores paint, alpha, blend mode and antialiasing")
  func stateReturns() {
    let (operations, _) = record { context in
      context.saveGState()
      context.setFillColor(.red)
      context.setAlpha(0.5)
      context.setBlendMode(.multiply)
      context.setShouldAntialias(false)
      context.fill(square)
      context.restoreGState()
      context.fill(square)
    }
    let changed = Compositing(alpha: 0.5, blendMode: .multiply, isAntialiased: false)
    #expect(
      operations == [
        .save, .fill(Path(square), with: .color(.red), rule: .nonZero, compositing: changed),
        .restore,
        .fill(Path(square), with: .color(.black), rule: .nonZero, compositing: .normal),
      ])
  }

  @Test("strokes have the line style that was set")
  func lineStyle() {
    let (operations, _) = record { context in
      context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 0.5)
      context.setLineWidth(3)
      context.setLineCap(.round)
      context.setLineJoin(.bevel)
      context.setMiterLimit(4)
      context.setLineDash(phase: 1, lengths: [2, 3])
      context.stroke(square)
      context.stroke(square, width: 7)
    }
    var style = StrokeStyle(
      lineWidth: 3, lineCap: .round, lineJoin: .bevel, miterLimit: 4, dash: [2, 3], dashPhase: 1)
    let paint = Paint.color(Color(red: 0, green: 0, blue: 1, alpha: 0.5))
    let first = Recording.Operation.stroke(
      Path(square), with: paint, style: style, compositing: .normal)
    style.lineWidth = 7
    #expect(
      operations == [first, .stroke(Path(square), with: paint, style: style, compositing: .normal)])
  }

  @Test("grays and other paints can be set")
  func paints() {
    let gradient = Paint.linearGradient(
      LinearGradient(Gradient([.red, .blue]), from: .zero, to: CGPoint(x: 1, y: 0)))
    let (operations, _) = record { context in
      context.setFillColor(gray: 0.5, alpha: 1)
      context.setStrokeColor(gray: 1, alpha: 1)
      context.addRect(square)
      context.drawPath(using: .eoFillStroke)
      context.setFillPaint(gradient)
      context.setStrokePaint(gradient)
      context.addRect(square)
      context.drawPath(using: .fillStroke)
    }
    #expect(
      operations == [
        .fill(Path(square), with: .color(.gray), rule: .evenOdd, compositing: .normal),
        .stroke(Path(square), with: .color(.white), style: StrokeStyle(), compositing: .normal),
        .fill(Path(square), with: gradient, rule: .nonZero, compositing: .normal),
        .stroke(Path(square), with: gradient, style: StrokeStyle(), compositing: .normal),
      ])
  }

  @Test("a restore too many is noted and leaves the canvas' own saves alone")
  func unbalancedRestore() {
    let canvas = RecordingCanvas()
    canvas.save()
    canvas.translate(x: 5, y: 5)
    GraphicsContext(canvas).restoreGState()
    #expect(canvas.transform.tx == 5)
    #expect(canvas.context.firstError?.code == .unbalancedState)
  }

  @Test("a layer that was not begun cannot be ended")
  func unbalancedLayer() {
    let (operations, diagnostics) = record { context in
      context.saveGState()
      context.endTransparencyLayer()
      context.restoreGState()
    }
    #expect(operations == [.save, .restore])
    #expect(diagnostics.map(\.code) == [.unbalancedState])
  }
}

@Suite("Shadows, layers and gradients of a context")
struct GraphicsContextEffectsTests {
  @Test("a shadow's offset does not follow the transform")
  func shadowIgnoresTransform() throws {
    let surface = try BitmapSurface(size: CGSize(width: 100, height: 100))
    let context = GraphicsContext(surface.canvas)
    context.setFillColor(.red)
    context.setShadow(offset: CGSize(width: 30, height: 0), blur: 0, color: .blue)
    context.translateBy(x: 50, y: 50)
    context.rotate(by: .pi)
    context.scaleBy(x: 2, y: 2)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(surface.image.straightPixel(x: 40, y: 40) == [255, 0, 0, 255])
    #expect(surface.image.straightPixel(x: 70, y: 40) == [0, 0, 255, 255])
    #expect(surface.image.straightPixel(x: 10, y: 40) == [0, 0, 0, 0])
  }

  @Test("the default shadow is black with an alpha of 1/3, and a nil color removes it")
  func defaultShadow() {
    let (operations, _) = record { context in
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3)
      context.fill(square)
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(square)
    }
    let shadow = Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 1.0 / 3),
      offset: CGSize(width: 1, height: 2), blur: 3)
    let fill = Recording.Operation.fill(
      Path(square), with: .color(.black), rule: .nonZero, compositing: .normal)
    #expect(operations == [.beginGroup(GroupEffects(shadow: shadow)), fill, .endGroup, fill])
  }

  @Test("fill and stroke of one path share a shadow")
  func oneShadowForFillAndStroke() {
    let (operations, _) = record { context in
      context.setShadow(offset: .zero, blur: 3)
      context.addRect(square)
      context.drawPath(using: .fillStroke)
    }
    #expect(operations.count == 4)
  }

  @Test("a layer is drawn with the alpha at its beginning, and its content with alpha 1")
  func layer() {
    let (operations, _) = record { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(in: square)
      context.fill(square)
      context.endTransparencyLayer()
      context.fill(square)
    }
    let path = Path(square)
    #expect(
      operations == [
        .save, .clip(path, rule: .nonZero), .beginGroup(GroupEffects(opacity: 0.5)),
        .fill(path, with: .color(.black), rule: .nonZero, compositing: .normal), .endGroup,
        .restore,
        .fill(path, with: .color(.black), rule: .nonZero, compositing: Compositing(alpha: 0.5)),
      ])
  }

  @Test(
    "a layer with a shadow under a scaled transform is drawn at its size and restores the transform"
  )
  func shadowedLayer() throws {
    let surface = try BitmapSurface(size: CGSize(width: 100, height: 100))
    let context = GraphicsContext(surface.canvas)
    context.scaleBy(x: 2, y: 2)
    context.setShadow(offset: CGSize(width: 40, height: 0), blur: 0, color: .blue)
    context.beginTransparencyLayer()
    context.setFillColor(.red)
    context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    context.endTransparencyLayer()
    #expect(context.ctm.a == 2)
    #expect(surface.image.straightPixel(x: 20, y: 20) == [255, 0, 0, 255])
    #expect(surface.image.straightPixel(x: 60, y: 20) == [0, 0, 255, 255])
    #expect(surface.context.diagnostics == [])
  }

  @Test(
    "a gradient extends beyond its ends only by its options",
    arguments: [
      ([], [0, 0]), ([.drawsBeforeStartLocation], [255, 0]), ([.drawsAfterEndLocation], [0, 255]),
      ([.drawsBeforeStartLocation, .drawsAfterEndLocation], [255, 255]),
    ] as [(GradientDrawingOptions, [Int])])
  func gradientOptions(options: GradientDrawingOptions, alphas: [Int]) throws {
    let surface = try BitmapSurface(size: CGSize(width: 100, height: 10))
    GraphicsContext(surface.canvas).drawLinearGradient(
      Gradient([.red, .blue]), start: CGPoint(x: 25, y: 0), end: CGPoint(x: 75, y: 0),
      options: options)
    let drawnImage = surface.image
    #expect(drawnImage.straightPixel(x: 50, y: 5)[3] == 255)
    #expect([10, 90].map { drawnImage.straightPixel(x: $0, y: 5)[3] } == alphas)
  }

  @Test("a radial gradient ends at its circle without options")
  func radialGradient() throws {
    let surface = try BitmapSurface(size: CGSize(width: 100, height: 100))
    let center = CGPoint(x: 50, y: 50)
    GraphicsContext(surface.canvas).drawRadialGradient(
      Gradient([.red, .red]), startCenter: center, startRadius: 0, endCenter: center,
      endRadius: 20)
    #expect(surface.image.straightPixel(x: 60, y: 50) == [255, 0, 0, 255])
    #expect(surface.image.straightPixel(x: 75, y: 50) == [0, 0, 0, 0])
  }

  @Test("a gradient without extent draws nothing")
  func flatGradients() {
    let (operations, _) = record { context in
      context.drawLinearGradient(Gradient([.red, .blue]), start: .zero, end: .zero)
      context.drawRadialGradient(
        Gradient([.red, .blue]), startCenter: .zero, startRadius: 1, endCenter: .zero,
        endRadius: 1)
    }
    #expect(operations == [])
  }

  @Test("clear makes pixels transparent, whatever alpha and shadow are set")
  func clear() throws {
    let surface = try BitmapSurface(size: CGSize(width: 10, height: 10), background: .white)
    let context = GraphicsContext(surface.canvas)
    context.setAlpha(0.2)
    context.setShadow(offset: .zero, blur: 2)
    context.clear(CGRect(x: 0, y: 0, width: 5, height: 10))
    #expect(surface.image.straightPixel(x: 2, y: 5) == [0, 0, 0, 0])
    #expect(surface.image.straightPixel(x: 7, y: 5) == [255, 255, 255, 255])
  }

  @Test("images have their top at the greatest y, as in Core Graphics")
  func imageOfCoreGraphics() throws {
    let source = try BitmapSurface(size: CGSize(width: 2, height: 2))
    source.canvas.fill(CGRect(x: 0, y: 0, width: 2, height: 1), with: .color(.red))
    let surface = try BitmapSurface(size: CGSize(width: 20, height: 20))
    let context = GraphicsContext(surface.canvas)
    context.draw(source.image, in: CGRect(x: 0, y: 20, width: 20, height: -20))
    #expect(surface.image.straightPixel(x: 10, y: 2) == [0, 0, 0, 0])
    #expect(surface.image.straightPixel(x: 10, y: 18) == [255, 0, 0, 255])
    #expect(surface.canvas.transform == .identity)
  }

  @Test("images drawn with a source rectangle are upright and have the interpolation quality set")
  func image() throws {
    let source = try BitmapSurface(size: CGSize(width: 2, height: 2))
    source.canvas.fill(CGRect(x: 0, y: 0, width: 2, height: 1), with: .color(.red))
    let surface = try BitmapSurface(size: CGSize(width: 20, height: 20))
    let context = GraphicsContext(surface.canvas)
    context.interpolationQuality = .none
    #expect(context.interpolationQuality == .none)
    context.draw(source.image, from: nil, in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(surface.image.straightPixel(x: 10, y: 5) == [255, 0, 0, 255])
    #expect(surface.image.straightPixel(x: 10, y: 15) == [0, 0, 0, 0])
  }

  @Test("a text layout is drawn with alpha and shadow")
  func text() {
    let layout = TextLayout("Easel")
    let (operations, _) = record { context in
      context.setAlpha(0.5)
      context.draw(layout, at: CGPoint(x: 5, y: 5))
      context.setShadow(offset: .zero, blur: 2)
      context.draw(layout, at: CGPoint(x: 5, y: 5))
    }
    let text = Recording.Operation.text(
      layout, at: CGPoint(x: 5, y: 5), compositing: Compositing(alpha: 0.5))
    #expect(operations.count == 4)
    #expect(operations[0] == text && operations[2] == text)
  }

  @Test("an empty path does not clip, an empty rectangle clips all")
  func clips() {
    let context = GraphicsContext(RecordingCanvas(size: CGSize(width: 50, height: 50)))
    context.clip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 50, height: 50))
    context.addRect(CGRect(x: 10, y: 10, width: 90, height: 90))
    context.clip(using: .evenOdd)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 40, height: 40))
    context.clip(to: [
      CGRect(x: 10, y: 10, width: 5, height: 5), CGRect(x: 20, y: 10, width: 5, height: 5),
    ])
    #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 15, height: 5))
    context.clip(to: CGRect.zero)
    #expect(context.boundingBoxOfClipPath.isEmpty)
    context.drawLinearGradient(Gradient([.red, .blue]), start: .zero, end: CGPoint(x: 1, y: 1))
  }

  @Test("line segments take points in pairs and leave a single one out")
  func segments() {
    let points = [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2), CGPoint(x: 3, y: 3)]
    let (operations, _) = record { $0.strokeLineSegments(between: points) }
    #expect(paths(operations).first?.elements == [.move(to: points[0]), .line(to: points[1])])
  }

  @Test("a rectangle whose origin is infinite is refused, not taken for the null one")
  func infiniteOrigin() {
    let (_, diagnostics) = record { context in
      context.fill(CGRect(x: CGFloat.infinity, y: 0, width: 5, height: 5))
    }
    #expect(diagnostics.map(\.code) == [.invalidNumber])
    #expect(record { $0.fill(CGRect.null) }.diagnostics == [])
  }

  @Test("ellipses are filled and stroked")
  func ellipses() {
    let (operations, _) = record { context in
      context.fillEllipse(in: square)
      context.strokeEllipse(in: square)
    }
    #expect(paths(operations) == [Path(ellipseIn: square), Path(ellipseIn: square)])
  }
}
