import Foundation
import Testing

@testable import EaselCanvas

/// PNG files: the same pixels, whatever library compresses and whichever filter is chosen.
@Suite struct PNGEncoderTests {
  /// Every colour that an opacity admits beside every opacity: 256 × 256 pixels.
  private let everyOpacity = Image(
    premultipliedBGRA: (0..<256).flatMap { alpha in
      (0..<256).flatMap { value -> [UInt8] in
        let part = UInt8(min(value, alpha))
        return [part, UInt8(alpha) - part, part / 2, UInt8(alpha)]
      }
    }, width: 256, height: 256, scale: 1)

  /// Opaque, smooth in both directions, and nowhere flat.
  private let smooth = drawnImage(width: 150, height: 200) { x, y in
    (x * x + y, x + y * y / 8, x + y)
  }

  /// An opaque image whose colours are the lowest bytes of what a closure gives.
  private static func drawnImage(
    width: Int, height: Int, _ color: (Int, Int) -> (blue: Int, green: Int, red: Int)
  ) -> Image {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let (blue, green, red) = color(x, y)
        for part in [blue, green, red, 255] { bytes.append(UInt8(truncatingIfNeeded: part)) }
      }
    }
    return Image(premultipliedBGRA: bytes, width: width, height: height, scale: 1)
  }

  /// Opaque, of few colours.
  private func flat() throws -> BitmapSurface {
    let surface = try BitmapSurface(size: CGSize(width: 120, height: 90), background: .white)
    surface.canvas.fill(CGRect(x: 20, y: 10, width: 33, height: 50), with: .color(.systemBlue))
    surface.canvas.stroke(
      Path(ellipseIn: CGRect(x: 60, y: 20, width: 50, height: 50)), with: .color(.black))
    return surface
  }

  private func encode(_ image: Image, _ library: Deflater.Library) throws -> Data {
    try image.withPremultipliedBytes {
      try PNGEncoder(
        pixels: $0, bytesPerRow: image.width * 4, width: image.width, height: image.height,
        deflater: Deflater(.quick, library: library)
      ).encode()
    }
  }

  /// The header's number for what is stored of a pixel.
  private func colorType(_ png: Data) -> UInt8 { png[25] }

  @Test("an error of compression names the library")
  func compressionFailureNamesTheLibrary() {
    let error = Deflater(.quick).failure("zlib", "status -4")
    #expect(error.code == .backendFailed)
    #expect(error.message == "zlib cannot compress the data: status -4")
    #expect(error.operation == nil)
  }

  @Test(arguments: Deflater.Library.allCases)
  func encodingKeepsEveryPixel(_ library: Deflater.Library) throws {
    for image in [everyOpacity, smooth, try flat().image] {
      #expect(try Image(data: encode(image, library)) == image)
    }
  }

  @Test func opaqueImagesAreStoredWithoutAlpha() throws {
    #expect(colorType(try smooth.data(as: .png)) == 2)
    #expect(colorType(try everyOpacity.data(as: .png)) == 6)
  }

  @Test func anImageWithOneTranslucentPixelKeepsAlpha() throws {
    var bytes = smooth.pixels
    bytes.replaceSubrange(bytes.count - 4..<bytes.count, with: [1, 2, 3, 254])
    let image = Image(premultipliedBGRA: bytes, width: 150, height: 200, scale: 1)
    #expect(colorType(try image.data(as: .png)) == 6)
    #expect(try Image(data: image.data(as: .png)) == image)
  }

  @Test func aSurfaceIsEncodedLikeItsImage() throws {
    let surface = try flat()
    #expect(try surface.finish().output == surface.image.data(as: .png))
  }

  @Test func paddingBetweenRowsIsLeftOut() throws {
    let (width, height) = (5, 4)
    let pixels = [UInt8]((0..<(height * 32)).map { $0 % 4 == 3 ? 255 : UInt8($0) })
    let data = try pixels.withUnsafeBufferPointer {
      try PNGEncoder(pixels: $0, bytesPerRow: 32, width: width, height: height).encode()
    }
    let back = try Image(data: data)
    for y in 0..<height {
      #expect(back.pixels[(y * 20)..<(y * 20 + 20)] == pixels[(y * 32)..<(y * 32 + 20)])
    }
  }

  @Test func colorsGreaterThanTheirOpacityAreClamped() throws {
    let data = try [UInt8]([200, 0, 50, 50]).withUnsafeBufferPointer {
      try PNGEncoder(pixels: $0, bytesPerRow: 4, width: 1, height: 1).encode()
    }
    let pixel = try #require(try Image(data: data).pixel(x: 0, y: 0))
    #expect(pixel == (255, 0, 255, 50))
  }

  @Test func anImageWithoutPixelsIsRefused() {
    #expect(throws: EaselError.self) { try Image.empty.data(as: .png) }
  }

  @Test(arguments: [[PNGFilter.none], [.sub], [.up], [.paeth], PNGFilter.allCases])
  func filteredRowsDecodeToTheSamePixels(_ filters: [PNGFilter]) throws {
    var plain: [UInt8] = []
    for y in 0..<smooth.height {
      plain.append(0)
      for x in 0..<smooth.width {
        let start = (y * smooth.width + x) * 4
        plain += [smooth.pixels[start + 2], smooth.pixels[start + 1], smooth.pixels[start]]
      }
    }
    var rows = PNGRows(bytes: plain, width: smooth.width, height: smooth.height, layout: .rgb)
    rows.filter(by: filters)
    var chunks = PNGChunks()
    chunks.addHeader(width: smooth.width, height: smooth.height, layout: .rgb)
    chunks.add("IDAT", try rows.bytes.withUnsafeBytes(Deflater(.usual).compressed))
    chunks.add("IEND")
    #expect(try Image(data: chunks.data) == smooth)
    #expect((rows.bytes == plain) == (filters == [.none]))
  }

  @Test func filtersAreChosenForSmoothImagesOnly() throws {
    func chosen(_ image: Image) throws -> [PNGFilter] {
      var rows: [UInt8] = []
      for y in 0..<image.height {
        rows.append(0)
        for x in 0..<image.width {
          rows += image.pixels[((y * image.width + x) * 4)...].prefix(3)
        }
      }
      return try PNGRows(bytes: rows, width: image.width, height: image.height, layout: .rgb)
        .bestFilters(Deflater(.quick))
    }
    #expect(try chosen(flat().image) == [.none])
    #expect(try chosen(smooth) != [.none])
    let slope = Self.drawnImage(width: 256, height: 64) { x, y in (x ^ ((x >> 3) * 5), x, y) }
    #expect(try chosen(slope) != [.none])
  }

  @Test func aChecksumCanBeContinued() {
    let (first, second) = ([UInt8]("IE".utf8), [UInt8]("ND".utf8))
    let parts = first.withUnsafeBytes { Deflater.crc32($0) }
    #expect(second.withUnsafeBytes { Deflater.crc32($0, after: parts) } == 0xAE42_6082)
    #expect(Deflater.crc32(UnsafeRawBufferPointer(start: nil, count: 0), after: 7) == 7)
  }
}
