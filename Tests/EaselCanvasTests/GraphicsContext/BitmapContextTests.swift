import Foundation
import Testing

@testable import EaselCanvas

struct BitmapContextTests {
  @Test("a bitmap context has its origin at the bottom left")
  func origin() throws {
    let context = try GraphicsContext(bitmapWidth: 10, height: 20)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    let image = try #require(context.makeImage())
    #expect(image.straightPixel(x: 5, y: 17) == [255, 0, 0, 255])
    #expect(image.straightPixel(x: 5, y: 2) == [0, 0, 0, 0])
    #expect((context.width, context.height) == (10, 20))
  }

  @Test("images are drawn upright in a bitmap context, where y points up")
  func upright() throws {
    let source = try BitmapSurface(size: CGSize(width: 2, height: 2))
    source.canvas.fill(CGRect(x: 0, y: 0, width: 2, height: 1), with: .color(.red))
    let context = try GraphicsContext(bitmapWidth: 20, height: 20)
    context.interpolationQuality = .none
    context.draw(source.image, in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(context.makeImage()?.straightPixel(x: 10, y: 5) == [255, 0, 0, 255])
    #expect(context.makeImage()?.straightPixel(x: 10, y: 15) == [0, 0, 0, 0])
  }

  @Test("a bitmap context of an invalid size throws")
  func impossible() {
    #expect(throws: EaselError.self) { try GraphicsContext(bitmapWidth: 0, height: 3) }
  }

  @Test("contexts without a bitmap make no image")
  func others() {
    let context = GraphicsContext(RecordingCanvas())
    #expect(context.makeImage() == nil)
    #expect((context.width, context.height) == (0, 0))
  }

  @Test("beginImage makes the image the current context until endImage")
  func begun() throws {
    #expect(GraphicsContext.currentImage == nil)
    GraphicsContext.beginImage(size: CGSize(width: 4, height: 4), scale: 2)
    Color.red.setFill()
    GraphicsContext.current?.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    let image = try #require(GraphicsContext.currentImage)
    GraphicsContext.endImage()
    #expect(GraphicsContext.current == nil)
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(image.width == 8)
    #expect(image.straightPixel(x: 1, y: 1) == [255, 0, 0, 255])
    #expect(image.straightPixel(x: 1, y: 6) == [0, 0, 0, 0])
  }

  @Test("an opaque image starts black")
  func opaque() {
    GraphicsContext.beginImage(size: CGSize(width: 2, height: 2), scale: 1, isOpaque: true)
    #expect(GraphicsContext.currentImage?.straightPixel(x: 0, y: 0) == [0, 0, 0, 255])
    GraphicsContext.endImage()
  }

  @Test("a scale of 0 means the device's scale, at least 2")
  func scale() throws {
    #expect(GraphicsContext.deviceScale == 2)
    let surface = try BitmapSurface(size: CGSize(width: 4, height: 4), scale: 3)
    GraphicsContext.withCurrent(surface.canvas) { _ in
      GraphicsContext.beginImage(size: CGSize(width: 2, height: 2))
      #expect(GraphicsContext.currentImage?.width == 6)
      GraphicsContext.endImage()
    }
  }

  @Test("beginImage with an invalid size is an error of the rendering and makes no image")
  func impossibleImage() {
    let canvas = RecordingCanvas()
    GraphicsContext.withCurrent(canvas) { _ in
      GraphicsContext.beginImage(size: .zero)
      GraphicsContext.current?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(GraphicsContext.currentImage == nil)
      GraphicsContext.endImage()
    }
    #expect(canvas.context.firstError?.code == .invalidSize)
    #expect(canvas.recording.operations.isEmpty)
  }

  @Test("diagnostics of drawing an image are those of the rendering")
  func diagnostics() {
    let canvas = RecordingCanvas()
    GraphicsContext.withCurrent(canvas) { _ in
      GraphicsContext.beginImage(size: CGSize(width: 2, height: 2))
      GraphicsContext.current?.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
      GraphicsContext.current?.saveGState()
      GraphicsContext.endImage()
    }
    #expect(canvas.context.firstError?.code == .invalidNumber)
    #expect(canvas.context.diagnostics.contains { $0.code == .unbalancedState })
  }

  @Test("endImage without beginImage is noted")
  func unbalanced() {
    let canvas = RecordingCanvas()
    GraphicsContext.endImage()
    GraphicsContext.withCurrent(canvas) { _ in GraphicsContext.endImage() }
    #expect(canvas.context.diagnostics.map(\.code) == [.unbalancedState])
    #expect(canvas.context.diagnostics.map(\.severity) == [.warning])
  }

  @Test("pop does not end an image")
  func popped() {
    GraphicsContext.beginImage(size: CGSize(width: 2, height: 2))
    GraphicsContext.pop()
    #expect(GraphicsContext.currentImage != nil)
    GraphicsContext.endImage()
  }
}
