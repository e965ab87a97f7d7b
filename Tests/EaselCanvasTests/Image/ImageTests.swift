import Foundation
import Testing

@testable import EaselCanvas

/// Images in and out.
@Suite struct ImageTests {
  /// An image of 3 × 2 pixels with every kind of opacity.
  private func sample() throws -> Image {
    try Image(
      rgba: [
        255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255,
        255, 255, 255, 128, 0, 0, 0, 0, 10, 20, 30, 255,
      ], width: 3, height: 2, scale: 2)
  }

  private func code(_ body: () throws -> Void) -> EaselError.Code? {
    do { try body() } catch let error as EaselError { return error.code } catch {}
    return nil
  }

  @Test func pngKeepsEveryPixel() throws {
    let image = try sample()
    let back = try Image(data: try image.data(as: .png), scale: 2)
    #expect(back == image)
    #expect(back.size == CGSize(width: 1.5, height: 1))
  }

  @Test func pixelsAreNotPremultiplied() throws {
    let image = try sample()
    let pixel = try #require(image.pixel(x: 0, y: 1))
    #expect(pixel == (255, 255, 255, 128))
    #expect(image.pixel(x: 1, y: 1).map { $0 == (0, 0, 0, 0) } == true)
    #expect(image.pixel(x: 3, y: 0) == nil)
  }

  @Test func premultipliedColorsAreClampedToTheirOpacity() throws {
    let image = try Image(rgba: [200, 50, 0, 100], width: 1, height: 1, isPremultiplied: true)
    #expect(image.pixels == [0, 50, 100, 100])
  }

  @Test func theSameImageGivesTheSamePNG() throws {
    #expect(try sample().data(as: .png) == sample().data(as: .png))
  }

  @Test(arguments: [0, 7, 8, 20, 40, 60])
  func aTruncatedPNGIsRefused(_ length: Int) throws {
    let data = try sample().data(as: .png).prefix(length)
    #expect(code { _ = try Image(data: Data(data)) } == .invalidImage)
  }

  @Test func aPNGWithAnyDamagedByteIsRefused() throws {
    let good = try sample().data(as: .png)
    for index in 8..<(good.count - 12) {
      var bad = good
      bad[index] ^= 0x40
      #expect(code { _ = try Image(data: bad) } != nil, "byte \(index)")
    }
  }

  @Test func aWrongChunkLengthIsRefused() throws {
    var data = try sample().data(as: .png)
    // The length of the chunk after the header.
    data.replaceSubrange(33..<37, with: [0x7F, 0xFF, 0xFF, 0xFF])
    #expect(code { _ = try Image(data: data) } == .invalidImage)
  }

  @Test func anImageWithMorePixelsThanTheLimitIsRefused() throws {
    var limits = Limits()
    limits.maximumPixels = 5
    let data = try sample().data(as: .png)
    #expect(code { _ = try Image(data: data, limits: limits) } == .limitExceeded)
  }

  @Test func bytesAfterTheEndOfAPNGAreIgnored() throws {
    let data = try sample().data(as: .png) + Data("trailing".utf8)
    #expect(try Image(data: data, scale: 2) == sample())
  }

  @Test func dataOfOtherFormatsAreRefused() {
    #expect(code { _ = try Image(data: Data("GIF89a".utf8)) } == .invalidImage)
    #expect(code { _ = try Image(data: Data()) } == .invalidImage)
  }

  @Test(arguments: [CGFloat.nan, 0, -1, .infinity])
  func aScaleThatIsNotPositiveAndFiniteIsRefused(_ scale: CGFloat) {
    #expect(
      code { _ = try Image(rgba: [0, 0, 0, 0], width: 1, height: 1, scale: scale) }
        == .invalidNumber)
  }

  @Test(arguments: [(0, 1), (1, 0), (2, 1), (40_000, 1)])
  func rawPixelsThatDoNotFitWidthAndHeightAreRefused(_ width: Int, _ height: Int) {
    #expect(
      code { _ = try Image(rgba: [0, 0, 0, 0], width: width, height: height) } == .invalidImage)
  }

  @Test(arguments: ["/dev/zero", "/tmp", "/no/such/file.png"])
  func onlyRegularFilesAreRead(_ path: String) {
    #expect(
      code { _ = try Image(contentsOf: URL(fileURLWithPath: path)) } == .inputFailed)
  }

  @Test func anImageIsReadFromAFile() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("easel-\(UUID().uuidString).png")
    try sample().data(as: .png).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(try Image(contentsOf: url, scale: 2) == sample())
  }

  @Test(
    arguments: [
      (8, 5, 0, 0, 0, "the color type 5; a PNG has 0, 2, 3, 4 or 6"),
      (3, 6, 0, 0, 0, "3 bits a sample; its color type 6 has one of 8, 16"),
      (8, 6, 1, 0, 0, "the compression method 1"), (8, 6, 0, 9, 0, "the filter method 9"),
      (8, 6, 0, 0, 2, "the interlace method 2, which is unknown; a PNG has 0 or 1"),
    ] as [(UInt8, UInt8, UInt8, UInt8, UInt8, String)])
  func unknownPNGFormatsAreNamed(
    depth: UInt8, type: UInt8, compression: UInt8, filter: UInt8, interlace: UInt8, words: String
  ) throws {
    var file = Data(PNGCodec.signature)
    let header: [UInt8] = [0, 0, 0, 1, 0, 0, 0, 1, depth, type, compression, filter, interlace]
    for (name, body) in [("IHDR", header), ("IDAT", PNGBytes.deflated([0, 0])), ("IEND", [])] {
      file.append(contentsOf: PNGBytes.chunk(name, body))
    }
    let error = #expect(throws: EaselError.self) { try Image(data: file) }
    #expect(error?.code == .invalidImage)
    #expect(error?.message.contains(words) == true)
  }

  #if JPEG
    /// A white JPEG of 8 × 8 pixels, gray, quality 50.
    static let jpeg = Data(
      base64Encoded: """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxO\
        QERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAB//E\
        ABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AQH//2Q==
        """)

    @Test func aJPEGIsReadAndItsDataKept() throws {
      let data = try #require(Self.jpeg)
      let image = try Image(data: data)
      #expect(image.width == 8)
      #expect(image.jpegData == data)
      let pixel = try #require(image.pixel(x: 4, y: 4))
      #expect(pixel.red > 250 && pixel.alpha == 255)
    }

    @Test func aJPEGIsEmbeddedInAPDFUnchanged() throws {
      let image = try Image(data: try #require(Self.jpeg))
      let document = try PDFDocument()
      try document.page(size: CGSize(width: 100, height: 100)) {
        $0.draw(image, in: CGRect(x: 10, y: 10, width: 80, height: 80))
      }
      let list = try Tool.output("pdfimages", ["-list", "-"], input: try document.finish().output)
      #expect(list.contains("jpeg"))
    }

    @Test func bytesAfterTheEndOfAJPEGAreNotKept() throws {
      let data = try #require(Self.jpeg)
      #expect(try Image(data: data + Data("<script>".utf8)).jpegData == data)
      // An end within a segment, such as a thumbnail's, is not the file's.
      let segment: [UInt8] = [0xFF, 0xE1, 0, 6, 0xFF, 0xD9, 1, 2]
      let with = data.prefix(2) + Data(segment) + data.dropFirst(2)
      #expect(try Image(data: with).jpegData == with)
      #expect(JPEGMarkers.end(of: data.dropLast(2)) == nil)
      #expect(JPEGMarkers.end(of: Data([0xFF, 0xD8, 0, 0])) == nil)
    }

    @Test func aTruncatedJPEGIsRefused() throws {
      let data = try #require(Self.jpeg)
      #expect(code { _ = try Image(data: data.prefix(data.count / 2)) } == .invalidImage)
    }
  #endif
}
