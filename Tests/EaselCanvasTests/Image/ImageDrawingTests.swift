import Foundation
import Testing

@testable import EaselCanvas

struct ImageDrawingTests {
  /// Red above, transparent below.
  private func half() throws -> Image {
    let source = try BitmapSurface(size: CGSize(width: 4, height: 4))
    source.canvas.fill(CGRect(x: 0, y: 0, width: 4, height: 2), with: .color(.red))
    return source.image
  }

  private func drawn(_ body: (Image) -> Void) throws -> Image {
    let surface = try BitmapSurface(size: CGSize(width: 20, height: 20))
    let image = try half()
    GraphicsContext.withCurrent(surface.canvas) { _ in body(image) }
    return surface.image
  }

  @Test("an image is drawn upright on the current context")
  func upright() throws {
    let image = try drawn { $0.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    #expect(image.straightPixel(x: 10, y: 2) == [255, 0, 0, 255])
    #expect(image.straightPixel(x: 10, y: 18) == [0, 0, 0, 0])
  }

  @Test("an image drawn at a point has its own size")
  func ownSize() throws {
    let image = try drawn { $0.draw(at: CGPoint(x: 8, y: 8)) }
    #expect(image.straightPixel(x: 9, y: 8) == [255, 0, 0, 255])
    #expect(image.straightPixel(x: 13, y: 8) == [0, 0, 0, 0])
  }

  @Test("an image is drawn with the opacity given")
  func opacity() throws {
    let image = try drawn { $0.draw(at: .zero, blendMode: .normal, alpha: 0.2) }
    #expect(image.straightPixel(x: 1, y: 0) == [255, 0, 0, 51])
  }

  @Test("an image fills a rectangle as a pattern from its top left")
  func pattern() throws {
    let image = try drawn { $0.drawAsPattern(in: CGRect(x: 1, y: 1, width: 12, height: 12)) }
    #expect(image.straightPixel(x: 2, y: 1) == [255, 0, 0, 255])
    #expect(image.straightPixel(x: 2, y: 3) == [0, 0, 0, 0])
    #expect(image.straightPixel(x: 10, y: 5) == [255, 0, 0, 255])
    #expect(image.straightPixel(x: 14, y: 1) == [0, 0, 0, 0])
  }

  @Test("a valid scale changes an image's size, not its pixels")
  func scale() throws {
    let image = try half()
    #expect(image.with(scale: 2).size == CGSize(width: 2, height: 2))
    #expect(image.with(scale: .nan) === image)
    #expect(Image(image, scale: 4).size == CGSize(width: 1, height: 1))
    #expect(Image(image, scale: -1).scale == 1)
  }

  @Test("cropping keeps the part of the rectangle within the image")
  func cropping() throws {
    let image = try half()
    let part = try #require(image.cropped(to: CGRect(x: 1, y: 1, width: 90, height: 2)))
    #expect((part.width, part.height) == (3, 2))
    #expect(part.straightPixel(x: 0, y: 0) == [255, 0, 0, 255])
    #expect(part.straightPixel(x: 0, y: 1) == [0, 0, 0, 0])
    #expect(image.cropped(to: CGRect(x: 9, y: 0, width: 3, height: 3)) == nil)
  }

  @Test(
    "cropping to a rectangle with NaN or at infinity gives nothing",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func croppingToNoNumber(_ value: CGFloat) throws {
    let image = try half()
    #expect(image.cropped(to: CGRect(x: value, y: 0, width: 3, height: 3)) == nil)
    #expect(image.cropped(to: CGRect(x: 0, y: 0, width: 3, height: CGFloat.nan)) == nil)
    #expect(image.cropped(to: CGRect(x: value, y: 0, width: CGFloat.infinity, height: 3)) == nil)
  }

  @Test("cropping to an infinite width gives the whole width")
  func croppingToInfiniteWidth() throws {
    let image = try half()
    let part = image.cropped(to: CGRect(x: 1, y: 0, width: CGFloat.infinity, height: 2))
    #expect(part?.width == image.width - 1 && part?.height == 2)
  }
}
