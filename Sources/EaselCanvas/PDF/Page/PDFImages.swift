import Foundation

/// The images of a document, each of which is embedded once.
final class PDFImages {
  private struct Key: Hashable {
    var image: Image
    var isSmooth: Bool
  }

  /// An image that is repeated in both directions.
  private struct Block: Hashable {
    var image: Image
    var across: Int
    var down: Int
  }

  private let file: PDFFile
  private var blocks: [Block: Image] = [:]
  private var known: [Key: Int] = [:]
  /// The object numbers of the images that are not opaque.
  private var translucent: Set<Int> = []
  private var bytes = 0
  /// The maximum number of bytes of pixels that are remembered.
  ///
  /// Beyond it the images are forgotten, and one that is drawn again is embedded again.
  private static let capacity = 64 * 1024 * 1024

  /// Whether images must not request interpolation, which PDF/A forbids (ISO 19005-2, 6.2.8).
  private let isPlain: Bool

  init(_ file: PDFFile, isPlain: Bool = false) {
    self.file = file
    self.isPlain = isPlain
  }

  /// Returns the object number of an image.
  ///
  /// - Parameter isSmooth: Whether viewers may interpolate between pixels.
  func object(for image: Image, isSmooth: Bool) -> Int {
    let key = Key(image: image, isSmooth: isSmooth)
    if let number = known[key] { return number }
    if bytes + image.pixels.count > Self.capacity {
      known.removeAll()
      bytes = 0
    }
    let number = write(image, isSmooth: isSmooth)
    bytes += image.pixels.count
    known[key] = number
    return number
  }

  /// Returns an image that is repeated in both directions; equal requests return the same image.
  func block(of image: Image, across: Int, down: Int) -> Image {
    let block = Block(image: image, across: across, down: down)
    if let known = blocks[block] { return known }
    let made = image.repeated(across: across, down: down)
    blockBytes += made.pixels.count
    if blockBytes > Self.blockCapacity {
      blocks.removeAll()
      blockBytes = made.pixels.count
    }
    blocks[block] = made
    return made
  }

  /// Whether all pixels of an image are opaque; the result is remembered.
  func isOpaque(_ image: Image) -> Bool {
    if let known = opaque[image] { return known }
    if opaque.count >= Self.maximumKnownOpaque { opaque.removeAll() }
    let found = image.isOpaque
    opaque[image] = found
    return found
  }

  private var opaque: [Image: Bool] = [:]
  private static let maximumKnownOpaque = 64

  private var blockBytes = 0
  /// The maximum number of bytes of repeated images that are remembered.
  private static let blockCapacity = 32 * 1024 * 1024

  /// Whether the image of an object number is translucent.
  func isTranslucent(_ number: Int) -> Bool { translucent.contains(number) }

  private func write(_ image: Image, isSmooth: Bool) -> Int {
    let number = file.reserve()
    if let jpeg = image.jpegData, let space = JPEGMarkers.colorSpace(of: jpeg) {
      file.write(number, PDFFile.Stream([UInt8](jpeg), "DCTDecode")) { writer in
        head(image.width, image.height, isSmooth, to: &writer)
        writer.raw("/BitsPerComponent 8 /ColorSpace ")
        writer.raw(space)
        writer.byte(0x20)
      }
      return number
    }
    let parts = image.separated
    let mask = parts.alpha.map { alpha in
      self.mask(alpha, width: image.width, height: image.height, isSmooth: isSmooth)
    }
    if mask != nil { translucent.insert(number) }
    write(
      number, parts.colors, image.width, image.height, isGray: parts.isGray, isSmooth: isSmooth,
      mask: mask)
    return number
  }

  /// Writes an image of one component, such as a mask.
  func mask(_ values: [UInt8], width: Int, height: Int, isSmooth: Bool) -> Int {
    let number = file.reserve()
    write(number, values, width, height, isGray: true, isSmooth: isSmooth)
    return number
  }

  private func write(
    _ number: Int, _ values: [UInt8], _ width: Int, _ height: Int, isGray: Bool, isSmooth: Bool,
    mask: Int? = nil
  ) {
    file.attempt {
      let samples = try PDFImageSamples(values, width: width, height: height, isGray: isGray)
      file.write(number, samples.stream) { writer in
        head(width, height, isSmooth, to: &writer)
        samples.writeEntries(to: &writer)
        if let mask {
          writer.raw("/SMask ")
          writer.reference(mask)
        }
      }
    }
  }

  private func head(
    _ width: Int, _ height: Int, _ isSmooth: Bool, to writer: inout PDFWriter
  ) {
    writer.raw("/Type /XObject /Subtype /Image /Width ")
    writer.integer(width)
    writer.raw(" /Height ")
    writer.integer(height)
    writer.raw(isSmooth && !isPlain ? " /Interpolate true " : " ")
  }
}

extension Image {
  /// The pixels in the form of PDF: colors without premultiplication, and opacities separately.
  fileprivate var separated: (colors: [UInt8], isGray: Bool, alpha: [UInt8]?) {
    let count = width * height
    var (isGray, isOpaque) = (true, true)
    return pixels.withUnsafeBufferPointer { pixels in
      for pixel in stride(from: 0, to: 4 * count, by: 4) {
        if pixels[pixel + 3] != 255 { isOpaque = false }
        if pixels[pixel] != pixels[pixel + 1] || pixels[pixel] != pixels[pixel + 2] {
          isGray = false
        }
      }
      let parts = isGray ? 1 : 3
      let colors = [UInt8](unsafeUninitializedCapacity: parts * count) { colors, initialized in
        for pixel in 0..<count {
          let alpha = Int(pixels[4 * pixel + 3])
          for part in 0..<parts {
            // The components of a pixel are in the order blue, green, red.
            let value = Int(pixels[4 * pixel + 2 - part])
            colors[parts * pixel + part] =
              alpha == 255
              ? UInt8(value) : alpha == 0 ? 0 : UInt8(min((value * 255 + alpha / 2) / alpha, 255))
          }
        }
        initialized = parts * count
      }
      let alpha =
        isOpaque
        ? nil
        : [UInt8](unsafeUninitializedCapacity: count) { alpha, initialized in
          for pixel in 0..<count { alpha[pixel] = pixels[4 * pixel + 3] }
          initialized = count
        }
      return (colors, isGray, alpha)
    }
  }
}
