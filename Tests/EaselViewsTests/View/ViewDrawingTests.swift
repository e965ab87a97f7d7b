import EaselCanvas
import EaselViews
import Foundation
import Testing

/// How often a view is drawn.
@Suite struct ViewDrawingTests {
  /// Draws a square by a context, and a layer besides each time.
  private final class Drawer: View {
    var times = 0
    var color = Color.red
    override func draw(_ rect: CGRect) {
      times += 1
      color.setFill()
      BezierPath(rect: rect).fill()
      layer.addSublayer(Layer())
    }
  }

  private let frame = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func pixel(_ view: View, _ options: RenderOptions = RenderOptions()) throws -> [UInt8] {
    let image = try Image(data: view.data(as: .png, options: options))
    return image.pixel(x: 5, y: 5).map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? []
  }

  @Test func aViewIsDrawnOnceForAllRenderings() throws {
    let view = Drawer(frame: frame)
    let first = try view.data(as: .pdf)
    #expect(try pixel(view) == [255, 0, 0, 255])
    #expect(try view.data(as: .pdf) == first)
    #expect(view.times == 1)
    #expect(view.layer.sublayers?.count == 1)
  }

  @Test func aViewIsDrawnAgainAfterSetNeedsDisplay() throws {
    let view = Drawer(frame: frame)
    _ = try pixel(view)
    view.color = .blue
    #expect(try pixel(view) == [255, 0, 0, 255])
    view.setNeedsDisplay()
    #expect(try pixel(view) == [0, 0, 255, 255])
    view.layer.setNeedsDisplay()
    _ = try pixel(view)
    #expect(view.times == 3)
  }

  @Test func aViewThatNeedsDisplayWhileDrawingIsDrawnAgain() throws {
    final class Restless: View {
      var times = 0
      override func draw(_ rect: CGRect) {
        times += 1
        if times < 3 { setNeedsDisplay() }
      }
    }
    let view = Restless(frame: frame)
    for _ in 0..<5 { _ = try view.data(as: .png) }
    #expect(view.times == 3)
  }

  @Test func aViewIsDrawnAgainForOtherBoundsAppearancesAndScales() throws {
    let view = Drawer(frame: frame)
    _ = try pixel(view)
    view.frame.size.width = 20
    _ = try pixel(view)
    #expect(view.times == 2)
    _ = try pixel(view, RenderOptions(appearance: .dark))
    #expect(view.times == 3)
    _ = try view.data(as: .png, scale: 2)
    #expect(view.times == 4)
  }

  @Test func theEndStateUsesTheDrawingOfARenderingAtATime() throws {
    let view = Drawer(frame: frame)
    _ = try pixel(view, RenderOptions(time: 0))
    _ = try pixel(view, RenderOptions(time: 1))
    #expect(try pixel(view) == [255, 0, 0, 255])
    #expect(view.times == 1)
  }

  @Test func pagesOfAScrollViewDrawItOnce() throws {
    let scroll = ScrollView(frame: frame)
    let view = Drawer(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    scroll.addSubview(view)
    scroll.contentSize = view.frame.size
    let pages = try scroll.images()
    #expect(pages.map { $0.pixel(x: 5, y: 5)?.red } == [255, 255, 255])
    #expect(view.times == 1)
  }

  @Test func aViewOnASecondPageHasTheSameContent() throws {
    // Everything that a canvas can be told.
    final class Rich: View {
      override func draw(_ rect: CGRect) {
        guard let context = GraphicsContext.current else { return }
        context.saveGState()
        context.setShadow(offset: CGSize(width: 1, height: 1), blur: 0)
        BezierPath(ovalIn: rect.insetBy(dx: 2, dy: 2)).addClip()
        context.rotate(by: 0.2)
        Color.red.setFill()
        BezierPath(rect: rect).fill()
        context.restoreGState()
        BezierPath(rect: rect.insetBy(dx: 1, dy: 1)).stroke()
        context.draw(TextLayout("ab"), at: CGPoint(x: 1, y: 1))
        if let image = try? Image(data: square(.blue).data(as: .png)) {
          image.draw(in: CGRect(x: 6, y: 6, width: 3, height: 3))
        }
      }
    }
    let (once, often) = (Rich(frame: frame), Rich(frame: frame))
    _ = try often.data(as: .svg)
    for format in [RenderFormat.pdf, .png, .svg] {
      #expect(try often.data(as: format) == once.data(as: format))
      once.setNeedsDisplay()
    }
  }

  @Test func diagnosticsOfDrawingAreRepeatedInEachRendering() {
    final class Faulty: View {
      override func draw(_ rect: CGRect) {
        BezierPath(rect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).fill()
      }
    }
    let view = Faulty(frame: frame)
    for _ in 0..<3 {
      let canvas = RecordingCanvas()
      view.render(on: canvas)
      #expect(canvas.context.diagnostics.map(\.code) == [.invalidNumber])
      #expect(canvas.context.diagnostics.map(\.viewPath) == ["Faulty"])
    }
  }

  @Test func theClipIsTheBoundsWhereverTheViewLies() {
    final class Asking: View {
      var boxes: [CGRect] = []
      override func draw(_ rect: CGRect) {
        guard let context = GraphicsContext.current else { return }
        boxes.append(context.boundingBoxOfClipPath)
        context.scaleBy(x: 2, y: 2)
        boxes.append(context.boundingBoxOfClipPath)
      }
    }
    for time in [nil, 0.5] as [TimeInterval?] {
      let view = Asking(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
      let page = View(frame: frame)
      page.clipsToBounds = true
      page.addSubview(view)
      let canvas = RecordingCanvas(context: RenderContext(RenderOptions(time: time)))
      page.render(on: canvas)
      #expect(view.boxes == [frame, CGRect(x: 0, y: 0, width: 5, height: 5)])
    }
  }

  @Test func drawPassesTheCallersRectangleOn() {
    final class Asking: View {
      var rects: [CGRect] = []
      override func draw(_ rect: CGRect) { rects.append(rect) }
    }
    let view = Asking(frame: frame)
    let part = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.draw(part, on: RecordingCanvas())
    view.draw(view.bounds, on: RecordingCanvas())
    #expect(view.rects == [part, frame])
  }

  @Test func aViewThatDrawsOnACanvasIsAskedEachTime() throws {
    final class Direct: View {
      var times = 0
      override func draw(_ rect: CGRect, on canvas: any Canvas) { times += 1 }
    }
    let view = Direct(frame: frame)
    for _ in 0..<3 { _ = try view.data(as: .pdf) }
    #expect(view.times == 3)
  }
}
