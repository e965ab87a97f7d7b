import EaselCanvas
import Foundation

/// Image files of arbitrary bytes.
enum ImageFuzz {
  /// PNG files as they are, with their checksums mended, or built around arbitrary pixels.
  static func runPNG(_ input: inout FuzzInput) {
    switch input.byte() & 3 {
    case 0: decode(Data(input.rest()))
    case 1, 2: decode(PNGFile.withChecksumsMended(input.rest()))
    default: decode(PNGFile.built(from: &input))
    }
  }

  /// JPEG files as they are.
  static func runJPEG(_ input: inout FuzzInput) {
    let isDrawn = input.bool()
    decode(Data(input.rest()), isDrawn: isDrawn)
  }

  private static func decode(_ data: Data, isDrawn: Bool = true) {
    guard let image = FuzzTarget.attempt({ try Image(data: data, limits: .untrusted) }) else {
      return
    }
    let count = image.width * image.height
    precondition(count > 0 && count <= Limits.untrusted.maximumPixels, "pixels beyond the limit")
    image.withPremultipliedBytes { precondition($0.count == 4 * count, "pixels are missing") }
    // Greater ones cost time that tells nothing new.
    guard isDrawn, count < 65_536 else { return }
    let options = RenderOptions(limits: .untrusted)
    let bytes = FuzzTarget.attempt {
      let surface = try BitmapSurface(size: CGSize(width: 20, height: 20), options: options)
      surface.canvas.draw(image, in: CGRect(x: 1, y: 1, width: 18, height: 18))
      return try surface.finish().output
    }
    precondition(bytes != nil, "an image that was decoded cannot be drawn")
    let again = FuzzTarget.attempt { try Image(data: try image.data(as: .png)) }
    precondition(again == image, "an image that was decoded cannot be written")
    let page = FuzzTarget.attempt {
      let document = try PDFDocument(options: options)
      try document.page(size: CGSize(width: 20, height: 20)) {
        $0.draw(image, in: CGRect(x: 1, y: 1, width: 18, height: 18))
      }
      return try document.finish().output
    }
    precondition(page != nil, "an image that was decoded cannot be drawn in a PDF")
  }
}
