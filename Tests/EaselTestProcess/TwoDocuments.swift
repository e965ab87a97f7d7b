import EaselCanvas
import Foundation

/// Two documents that differ, the same bytes each time, large enough for several writes.
enum TwoDocuments {
  static let formats = ["pdf", "png", "svg"]
  private static let side = 200

  /// Noise, so that a PNG file stays large.
  private static let noise: [UInt8] = {
    var state: UInt32 = 1
    return (0..<(side * side * 4)).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
  }()

  /// Makes what is made once, so that calls take their usual time.
  static func prepare() { _ = noise }

  private static func draw(_ version: Int, on canvas: any Canvas) {
    for index in 0..<600 {
      let x = CGFloat((index * 37 + version * 11) % 1_900) / 10
      let y = CGFloat(index * 53 % 1_900) / 10
      let color = Color(red: x / 190, green: y / 190, blue: CGFloat(version))
      canvas.fill(CGRect(x: x, y: y, width: 9.37, height: 7.91), with: .color(color))
    }
  }

  static func write(_ format: String, version: Int, to file: URL) throws {
    let size = CGSize(width: side, height: side)
    // Waiting for the disk with the file open lengthens the time in which a kill meets it.
    var options = RenderOptions()
    options.synchronizesFile = version == 0
    switch format {
    case "pdf":
      let document = try PDFDocument(to: .file(file), options: options)
      for _ in 0..<2 { try document.page(size: size) { draw(version, on: $0) } }
      try document.finish()
    case "png":
      let surface = try BitmapSurface(to: .file(file), size: size, options: options)
      surface.canvas.draw(
        try Image(rgba: noise, width: side, height: side), in: CGRect(origin: .zero, size: size))
      surface.canvas.fill(
        CGRect(x: version * 50, y: 0, width: 50, height: 50), with: .color(.white))
      try surface.finish()
    default:
      let document = try SVGDocument(to: .file(file), size: size, options: options)
      draw(version, on: document.canvas)
      try document.finish()
    }
  }
}
