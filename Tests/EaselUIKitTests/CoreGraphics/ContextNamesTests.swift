import EaselUIKit
import Testing

@Suite struct ContextNamesTests {
  private let half = CGRect(x: 0, y: 0, width: 20, height: 10)

  @Test func theCurrentContextDrawsIntoTheView() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    let view = ClosureView { _ in
      UIGraphicsGetCurrentContext()?.setFillColor(UIColor.red.cgColor)
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)).fill()
    }
    #expect(pixel(view.drawnImage, 5, 5) == [255, 0, 0, 255])
    #expect(pixel(view.drawnImage, 15, 5) == [0, 0, 0, 0])
  }

  @Test func rectanglesAreFilledFramedAndClipped() {
    let image = drawnImage { _ in
      UIColor.blue.setFill()
      UIRectClip(CGRect(x: 0, y: 0, width: 15, height: 20))
      UIRectFill(half)
      UIColor.red.setFill()
      UIRectFrame(CGRect(x: 2, y: 2, width: 6, height: 6))
      UIRectFillUsingBlendMode(CGRect(x: 12, y: 0, width: 8, height: 10), .clear)
    }
    #expect(pixel(image, 2, 5) == [255, 0, 0, 255])
    #expect(pixel(image, 5, 5) == [0, 0, 255, 255])
    #expect(pixel(image, 13, 5) == [0, 0, 0, 0])
    #expect(pixel(image, 17, 5) == [0, 0, 0, 0])
  }

  @Test func aPushedContextIsDrawnOn() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    UIGraphicsPushContext(context)
    UIColor.green.setFill()
    UIRectFill(half)
    UIGraphicsPopContext()
    let image = UIImage(cgImage: try #require(context.makeImage()))
    #expect(pixel(image, 5, 15) == [0, 255, 0, 255])
    #expect(pixel(image, 5, 5) == [0, 0, 0, 0])
  }

  @Test(arguments: [
    (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo(), [255, 0, 0, 255]),
    (.premultipliedFirst, .byteOrder32Big, [255, 255, 0, 0]),
    (.noneSkipFirst, .byteOrder32Little, [0, 0, 255, 255]),
  ])
  func aContextWritesToTheCallersMemory(
    _ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo, _ expected: [UInt8]
  ) throws {
    // Two rows of a pixel, each padded to eight bytes.
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 4)
    defer { bytes.deallocate() }
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: 16)
    let context = try #require(
      CGContext(
        data: bytes, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: order.union(CGBitmapInfo(rawValue: alpha.rawValue)).rawValue))
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.synchronize()
    // The origin is at the bottom left, so the second row is red. A skipped byte is opaque.
    let isOpaque = alpha == .noneSkipFirst
    #expect(
      (0..<4).map { bytes.load(fromByteOffset: $0, as: UInt8.self) }
        == [0, 0, 0, isOpaque ? 255 : 0])
    #expect((8..<12).map { bytes.load(fromByteOffset: $0, as: UInt8.self) } == expected)
    #expect(context.data == bytes)
  }

  @Test func aContextBeginsWithTheCallersPixels() throws {
    var bytes: [UInt8] = [0, 0, 255, 255]
    let image = bytes.withUnsafeMutableBytes {
      CGContext(
        data: $0.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?.makeImage()
    }
    #expect(pixel(try #require(image), 0, 0) == [0, 0, 255, 255])
  }

  @Test func aSkippedByteIsNoOpacity() throws {
    var bytes: [UInt8] = [10, 200, 30, 0]
    let image = bytes.withUnsafeMutableBytes {
      CGContext(
        data: $0.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue)?.makeImage()
    }
    #expect(pixel(try #require(image), 0, 0) == [10, 200, 30, 255])
  }

  @Test func grayAndAlphaOnlyPixelsAreOneByteEach() {
    var bytes: [UInt8] = [128]
    let gray = bytes.withUnsafeMutableBytes {
      CGContext(
        data: $0.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 1,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: 0)?.makeImage()
    }
    #expect(gray.map { pixel($0, 0, 0) } == [128, 128, 128, 255])
    #expect(bytes == [128])
    let opacity = bytes.withUnsafeMutableBytes {
      CGContext(
        data: $0.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 1,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue)?
        .makeImage()
    }
    #expect(opacity.map { pixel($0, 0, 0) } == [0, 0, 0, 128])
    #expect(bytes == [128])
  }

  @Test func unsupportedPixelFormatsAreRefused() {
    var bytes = [UInt8](repeating: 0, count: 4)
    func context(_ bits: Int, _ row: Int, _ space: CGColorSpace, _ alpha: CGImageAlphaInfo) -> Bool
    {
      bytes.withUnsafeMutableBytes {
        CGContext(
          data: $0.baseAddress, width: 1, height: 1, bitsPerComponent: bits, bytesPerRow: row,
          space: space, bitmapInfo: alpha.rawValue) != nil
      }
    }
    #expect(context(8, 4, .rgb, .premultipliedLast))
    #expect(!context(16, 4, .rgb, .premultipliedLast))
    #expect(!context(8, 3, .rgb, .premultipliedLast))
    #expect(!context(8, 4, .rgb, .last))
    #expect(!context(8, 4, .gray, .premultipliedLast))
    #expect(
      CGContext(
        data: nil, width: 0, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: 0) == nil)
  }

  @Test func coloursMayBeSetAsComponents() {
    let image = drawnImage { context in
      context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
      context.setFillColor([1, 0, 0, 1])
      context.fill(half)
      context.setFillColor([0.5])
      context.setStrokeColorSpace(CGColorSpaceCreateDeviceGray())
      context.setStrokeColor([1, 1])
      context.setLineWidth(4)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 15), CGPoint(x: 20, y: 15)])
      context.setStrokeColor([])
    }
    #expect(pixel(image, 5, 5) == [255, 0, 0, 255])
    #expect(pixel(image, 5, 15) == [255, 255, 255, 255])
  }

  @Test func anImageIsTiled() throws {
    let tile = drawnImage { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(half)
    }
    let image = drawnImage { context in
      context.interpolationQuality = .none
      context.draw(tile, in: CGRect(x: 0, y: 0, width: 4, height: 4), byTiling: true)
    }
    // Upside down where y points down, as in Core Graphics: the red half lies below.
    #expect((image.pixel(x: 9, y: 0)?.alpha ?? 255) < 10)
    #expect(pixel(image, 9, 3) == [255, 0, 0, 255])
    #expect(pixel(image, 9, 19) == [255, 0, 0, 255])
    let single = drawnImage { $0.draw(tile, in: half, byTiling: false) }
    #expect(pixel(single, 9, 8) == [255, 0, 0, 255])
    #expect(pixel(single, 9, 12) == [0, 0, 0, 0])
  }

  @Test func aTransparencyLayerIsDrawnAsAGroup() {
    let image = drawnImage { context in
      context.setAlpha(0.2)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(half)
      context.fill(half)
      context.endTransparencyLayer()
      context.beginTransparencyLayer(in: .zero, auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 10, width: 20, height: 10))
      context.endTransparencyLayer()
    }
    #expect(pixel(image, 5, 5) == [255, 0, 0, 51])
    #expect(pixel(image, 5, 15) == [0, 0, 0, 0])
  }

  @Test func settingsOfTheRenderingSurfaceChangeNothing() {
    func draw(_ context: CGContext) { context.fillEllipse(in: half) }
    let plain = drawnImage(draw)
    let told = drawnImage { context in
      context.setAllowsAntialiasing(true)
      context.setFlatness(3)
      context.setShouldSmoothFonts(true)
      context.setShouldSubpixelPositionFonts(true)
      context.setRenderingIntent(.perceptual)
      context.interpolationQuality = .medium
      context.interpolationQuality = .default
      draw(context)
      context.flush()
      context.synchronize()
    }
    #expect(plain == told)
  }

  @Test func aPathIsFilledByTheWindingRule() {
    let image = drawnImage { context in
      context.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
      context.fillPath(using: .winding)
    }
    #expect(pixel(image, 10, 10) == [0, 0, 0, 255])
  }

  @Test func anImageContextHasOnePixelToAPointByDefault() {
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 2))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 3, height: 2))
    #expect(image?.scale == 1)
  }
}
