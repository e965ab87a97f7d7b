import Foundation
import Testing

@testable import EaselCanvas

struct GraphicsImageRendererTests {
  @Test("a closure draws an image of the renderer's size and scale")
  func drawnImage() {
    let format = GraphicsImageRenderer.Format()
    format.scale = 1
    let image = GraphicsImageRenderer(size: CGSize(width: 10, height: 8), format: format).image {
      context in
      Color.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 4))
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 8))
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 2), blendMode: .clear)
      Color.blue.setStroke()
      context.stroke(CGRect(x: 0, y: 4, width: 10, height: 4))
      #expect(context.currentImage.width == 10)
    }
    #expect(image.size == CGSize(width: 10, height: 8))
    #expect(image.straightPixel(x: 2, y: 3) == [255, 0, 0, 255])
    #expect(image.straightPixel(x: 2, y: 1) == [0, 0, 0, 0])
    #expect(image.straightPixel(x: 7, y: 1) == [255, 0, 0, 255])
    #expect(image.straightPixel(x: 0, y: 5) == [0, 0, 255, 255])
    #expect(image.straightPixel(x: 9, y: 5) == [0, 0, 0, 0])
    #expect(GraphicsContext.current == nil)
  }

  @Test("an image shows the renderer's bounds")
  func bounds() throws {
    let renderer = GraphicsImageRenderer(bounds: CGRect(x: 100, y: 100, width: 4, height: 4))
    let drawn = renderer.image { $0.fill(CGRect(x: 100, y: 100, width: 4, height: 4)) }
    let image = try Image(data: drawn.data(as: .png), scale: 2)
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(image.straightPixel(x: 0, y: 0) == [0, 0, 0, 255])
  }

  @Test("an image of an invalid size is empty")
  func impossible() {
    let renderer = GraphicsImageRenderer(size: .zero)
    #expect(renderer.image { _ in } == .empty)
    #expect(throws: EaselError.self) { try renderer.image { _ in }.data(as: .png) }
  }

  @Test("an error of the closure ends the image")
  func throwing() {
    #expect(throws: CancellationError.self) {
      try GraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in
        throw CancellationError()
      }
    }
    #expect(GraphicsContext.current == nil)
  }

  @Test func aRendererKeepsTheFormatThatItWasMadeWith() {
    let format = GraphicsImageRenderer.Format.default()
    format.scale = 2
    let renderer = GraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format)
    format.scale = 5
    #expect(renderer.image { _ in }.width == 6)
  }
}
