import Foundation

/// Repeated images: as a tiling pattern, or as one image if the edges of tiles would be visible.
extension PDFCanvas {
  /// Returns the tiling pattern of a repeated image.
  func tile(_ pattern: ImagePattern) -> Int {
    let image = assets.images.object(for: shown(pattern.image), isSmooth: true)
    if assets.images.isTranslucent(image) { content.isTranslucent = true }
    let size = pattern.image.size
    var tile = PDFContent()
    tile.concatenate(
      CGAffineTransform(a: size.width, b: 0, c: 0, d: -size.height, tx: 0, ty: size.height))
    tile.show(object: image)
    let (bytes, resources) = (tile.writer.bytes, tile.resources)
    let number = assets.file.reserve()
    assets.file.write(number, compressing: bytes) { writer in
      writer.raw("/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox ")
      writer.raw("[ 0 0 ")
      writer.precise([size.width, size.height])
      writer.raw("] /XStep ")
      writer.precise([size.width])
      writer.raw("/YStep ")
      writer.precise([size.height])
      writer.raw("/Matrix [")
      writer.matrix(pattern.transform.concatenating(toPage))
      writer.raw("] /Resources ")
      resources.write(to: &writer)
      writer.byte(0x20)
    }
    assets.notePattern(number, drawing: resources)
    return number
  }

  /// Whether readers would show seams between the tiles of an image.
  ///
  /// MuPDF and Ghostscript show them if the tiles are rotated. In masks they drop tiles that are
  /// not opaque.
  func hasSeams(_ pattern: ImagePattern) -> Bool {
    let image = pattern.image
    guard pattern.extend == .repeat, !drawsCoverage,
      image.width * image.height <= Self.largestTile
    else { return false }
    return !pattern.transform.concatenating(toPage).mapsRectanglesToRectangles
      || !assets.images.isOpaque(image)
  }

  /// The maximum number of pixels of a tile that is repeated in one image.
  ///
  /// Larger tiles have few seams, and their copies would take much memory.
  private static let largestTile = 256 * 256
  /// The maximum number of pixels of an image that replaces tiles.
  private static let largestBlock: CGFloat = 4 * 1024 * 1024

  /// Returns an image repeated over a box of the page, with its rectangle in the space of the
  /// pattern.
  ///
  /// Returns nil if the image would be too large.
  func block(of pattern: ImagePattern, in box: CGRect) -> (image: Image, rect: CGRect)? {
    let size = pattern.image.size
    let placement = pattern.transform.concatenating(toPage)
    let seen = box.applying(placement.inverted())
    let (left, top) = (
      (seen.minX / size.width).rounded(.down), (seen.minY / size.height).rounded(.down)
    )
    // Powers of two, so that shapes of similar size share an image.
    func times(_ count: CGFloat) -> CGFloat { exp2(log2(max(count, 1)).rounded(.up)) }
    let across = times((seen.maxX / size.width).rounded(.up) - left)
    let down = times((seen.maxY / size.height).rounded(.up) - top)
    let pixels = CGFloat(pattern.image.width * pattern.image.height) * across * down
    // Written so that the check fails for NaN.
    guard pixels <= Self.largestBlock else { return nil }
    return (
      assets.images.block(of: pattern.image, across: Int(across), down: Int(down)),
      CGRect(
        x: left * size.width, y: top * size.height, width: across * size.width,
        height: down * size.height)
    )
  }
}

extension Image {
  /// Returns the image repeated in both directions.
  func repeated(across: Int, down: Int) -> Image {
    var rows: [UInt8] = []
    rows.reserveCapacity(pixels.count * across * down)
    for y in 0..<height {
      let row = pixels[(4 * width * y)..<(4 * width * (y + 1))]
      for _ in 0..<across { rows += row }
    }
    let one = rows
    for _ in 1..<down { rows += one }
    return Image(
      premultipliedBGRA: rows, width: width * across, height: height * down, scale: scale)
  }
}
