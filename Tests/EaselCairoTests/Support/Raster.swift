import Foundation

@testable import EaselCanvas

/// Pixels on white: red, green and blue of each.
struct Raster {
  var width: Int
  var bytes: [UInt8]

  /// What Easel's own bitmap has of a drawing.
  init(scale: CGFloat = 1, _ draw: (any Canvas) -> Void) throws {
    let surface = try BitmapSurface(
      size: Surface.size, scale: scale, background: .white,
      options: RenderOptions(policy: .lenient))
    draw(surface.canvas)
    let image = surface.image
    width = image.width
    bytes = []
    for pixel in stride(from: 0, to: image.pixels.count, by: 4) {
      bytes += [image.pixels[pixel + 2], image.pixels[pixel + 1], image.pixels[pixel]]
    }
  }

  /// What a program has made of a document, as a PNG file.
  init(png: Data) throws {
    let ppm = try Tool.data("pngtopam", ["-background", "white", "-mix"], input: png)
    // "P6", width, height and the greatest value, each behind a space.
    var fields: [Int] = []
    var start = ppm.startIndex + 2
    while fields.count < 3 {
      while ppm[start] == 0x20 || ppm[start] == 0x0A { start += 1 }
      let end = ppm[start...].firstIndex { $0 == 0x20 || $0 == 0x0A } ?? ppm.endIndex
      fields.append(Int(String(decoding: ppm[start..<end], as: UTF8.self)) ?? 0)
      start = end
    }
    width = fields[0]
    bytes = Array(ppm[(start + 1)...])
  }

  /// The share of pixels of which a channel is further away than a renderer's smoothing takes it.
  func difference(from other: Raster, tolerance: Int = 48) -> Double {
    guard width == other.width, bytes.count == other.bytes.count, !bytes.isEmpty else { return 1 }
    var different = 0
    for pixel in stride(from: 0, to: bytes.count, by: 3)
    where (0..<3).contains(where: {
      abs(Int(bytes[pixel + $0]) - Int(other.bytes[pixel + $0])) > tolerance
    }) {
      different += 1
    }
    return Double(different) / Double(bytes.count / 3)
  }
}
