import Foundation

@testable import EaselCanvas

extension CanvasCaseResult {
  /// A channel that is further off than this counts as different: renderers smooth edges, and round
  /// colours, in ways of their own.
  static let channelTolerance = 8
  /// The share of pixels that may differ.
  static let pixelShare = 0.02

  /// Draws the case as SVG, has librsvg rasterise it, and compares it with the bitmap.
  static func throughSVG(_ one: CanvasCase) throws -> CanvasCaseResult {
    if let reason = one.inexpressible { return .inexpressible(reason) }
    let document = try SVGDocument(size: one.size, options: RenderOptions(policy: .lenient))
    let surface = try BitmapSurface(size: one.size)
    try HTMLReplayer(document.canvas).replay(one.ops)
    try HTMLReplayer(surface.canvas).replay(one.ops)
    let rendered = try document.finish()
    if let missing = rendered.diagnostics.first(where: {
      $0.code == .drawingApproximated && $0.operation == "blendMode"
    }) {
      return .inexpressible("SVG has no blend mode “\(missing.value ?? "")”")
    }
    let png = try Tool.data(
      "rsvg-convert", ["--width", "\(one.canvas[0])", "--height", "\(one.canvas[1])"],
      input: rendered.output)
    return try compared(png, with: surface.image, by: "librsvg")
  }

  /// Compares the pixels of a PNG file with a bitmap's.
  static func compared(_ png: Data, with drawnImage: Image, by reader: String) throws
    -> CanvasCaseResult
  {
    let (width, height) = (drawnImage.width, drawnImage.height)
    guard let raster = try Self.pixels(of: png, width: width, height: height) else {
      return .failed("\(reader) made no image")
    }
    var different = 0
    for y in 0..<height {
      for x in 0..<width where !raster.isNear(drawnImage, x: x, y: y) { different += 1 }
    }
    let share = Double(different) / Double(width * height)
    guard share > pixelShare else { return .passed }
    return .failed("\((share * 1000).rounded() / 10) % of the pixels differ")
  }

  /// Red, green, blue and alpha of each pixel of a PNG file; nil for another size.
  private static func pixels(of png: Data, width: Int, height: Int) throws -> [UInt8]? {
    // Four bytes a pixel after a header.
    let pam = try Tool.data("pngtopam", ["-alphapam"], input: png)
    let raster = [UInt8](pam.suffix(width * height * 4))
    return raster.count == width * height * 4 ? raster : nil
  }
}

extension [UInt8] {
  /// Whether a pixel of straight components is that of an image, but for the tolerance.
  fileprivate func isNear(_ drawnImage: Image, x: Int, y: Int) -> Bool {
    let index = (y * drawnImage.width + x) * 4
    let alpha = Int(self[index + 3])
    // The image's components are premultiplied, blue first.
    let own = [2, 1, 0].map { (Int(self[index + $0]) * alpha + 127) / 255 } + [alpha]
    return (0..<4).allSatisfy {
      abs(own[$0] - Int(drawnImage.pixels[index + $0])) <= CanvasCaseResult.channelTolerance
    }
  }
}
