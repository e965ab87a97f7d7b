import Foundation
import Testing

@testable import EaselCanvas

/// How documents store the samples of images.
@Suite struct PDFImageSamplesTests {
  private func document(_ image: Image) throws -> Data {
    let document = try PDFDocument()
    try document.page(size: CGSize(width: 100, height: 100)) {
      $0.draw(image, in: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    return try document.finish().output
  }

  private func image(
    _ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> (Int, Int, Int)
  ) throws -> Image {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue) = pixel(x, y)
        pixels += [UInt8(red & 255), UInt8(green & 255), UInt8(blue & 255), 255]
      }
    }
    return try Image(rgba: pixels, width: width, height: height)
  }

  /// What the dictionary of an image says, and the lengths of its samples as they are stored and as
  /// they would be without palette and filters.
  private func samples(
    _ image: Image, isGray: Bool
  ) throws -> (entries: String, bytes: Int, plain: Int) {
    var values: [UInt8] = []
    for pixel in stride(from: 0, to: image.pixels.count, by: 4) {
      // Blue, green and red come in this order.
      let parts = isGray ? [image.pixels[pixel]] : image.pixels[pixel..<(pixel + 3)].reversed()
      values += parts
    }
    let samples = try PDFImageSamples(
      values, width: image.width, height: image.height, isGray: isGray)
    var writer = PDFWriter()
    samples.writeEntries(to: &writer)
    let plain = try values.withUnsafeBytes(Deflater(.usual).compressed)
    return (
      String(decoding: writer.bytes, as: UTF8.self), samples.stream.bytes.count, plain.count
    )
  }

  /// The image of a document as poppler extracts it.
  private func extracted(_ data: Data) throws -> Image {
    let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.pdf")
    try data.write(to: file)
    _ = try Tool.output(
      "pdfimages", ["-png", file.path, folder.appending(path: "i").path], input: Data())
    return try Image(data: Data(contentsOf: folder.appending(path: "i-000.png")))
  }

  @Test(
    arguments: [(1, 2), (2, 2), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8), (257, nil)]
      as [(Int, Int?)])
  func imagesOfFewColorsHaveAPalette(_ colors: Int, _ bits: Int?) throws {
    // An odd width, so that rows end within a byte.
    let image = try image(37, 41) { x, y in
      let color = (x * 31 + y * 17) % colors
      return (color * 7 + 1, color / 2, 200 - color)
    }
    let data = try document(image)
    let text = try Tool.uncompressed(data)
    if let bits {
      #expect(text.contains("/Indexed"))
      #expect(text.contains("/BitsPerComponent \(bits)\n"))
    } else {
      #expect(!text.contains("/Indexed"))
    }
    #expect(try extracted(data).pixels == image.pixels)
  }

  @Test func slowlyChangingImagesAreFiltered() throws {
    let image = try image(200, 150) { x, y in
      let wave = sin(Double(x) / 17) * cos(Double(y) / 23)
      return (Int(127 + 100 * wave), x + y, Int(90 + 60 * wave) + x % 3)
    }
    let samples = try samples(image, isGray: false)
    #expect(samples.entries.contains("/Predictor 15 /Colors 3 /Columns 200 "))
    #expect(samples.bytes * 2 < samples.plain)
    #expect(try extracted(document(image)).pixels == image.pixels)
  }

  @Test func grayImagesAreFilteredAsOneComponent() throws {
    let image = try image(128, 96) { x, y in
      let value = Int(127 + 100 * sin(Double(x) / 19 + Double(y) / 31)) + (x &* 7 ^ y) % 3
      return (value, value, value)
    }
    let samples = try samples(image, isGray: true)
    #expect(samples.entries.contains("/Predictor 15 /Colors 1 /Columns 128 "))
    #expect(samples.bytes < samples.plain)
    #expect(try extracted(document(image)).pixels == image.pixels)
  }

  @Test func noiseIsNotFiltered() throws {
    var state: UInt32 = 7
    let image = try image(64, 64) { _, _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return (Int(state >> 24), Int(state >> 16), Int(state >> 8))
    }
    #expect(
      try samples(image, isGray: false).entries == "/BitsPerComponent 8 /ColorSpace /DeviceRGB ")
    #expect(try extracted(document(image)).pixels == image.pixels)
  }

  @Test func imagesAreExtractedWithTheSamePixels() throws {
    for round in 0..<24 {
      let (width, height) = (1 + round * 3, 1 + (round * 7) % 40)
      let colors = [2, 3, 9, 40, 300, 5_000][round % 6]
      let seed = round * 389
      let image = try image(width, height) { x, y in
        let color = (x * 7 + y * 13 + seed) % colors
        return (color, color * 3 / 2, x + y + color)
      }
      #expect(try extracted(document(image)).pixels == image.pixels, "seed \(seed)")
    }
  }
}
