import Foundation

/// Images that repeat: as tiles of a pattern, or as one image where tiles would show.
extension PDFCanvas {
  /// The pattern of an image that repeats.
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

  /// Whether readers would show where tiles of an image meet: MuPDF and Ghostscript do where they are
  /// turned, and where they are not opaque they lose them in masks.
  func hasSeams(_ pattern: ImagePattern) -> Bool {
    let image = pattern.image
    guard pattern.extend == .repeat, !drawsCoverage,
      image.width * image.height <= Self.largestTile
    else { return false }
    return !pattern.transform.concatenating(toPage).mapsRectanglesToRectangles
      || !assets.images.isOpaque(image)
  }

  /// The pixels of the largest tile that is repeated: of larger ones few seams are seen, and copies
  /// would take much room.
  private static let largestTile = 256 * 256
  /// The most pixels of an image that stands for tiles.
  private static let largestBlock: CGFloat = 4 * 1024 * 1024

  /// An image as often beside itself as a box of the page shows it, with its place in the pattern's
  /// space; nil where that would be too large.
  func block(of pattern: ImagePattern, in box: CGRect) -> (image: Image, rect: CGRect)? {
    let size = pattern.image.size
    let place = pattern.transform.concatenating(toPage)
    let seen = box.applying(place.inverted())
    let (left, top) = (
      (seen.minX / size.width).rounded(.down), (seen.minY / size.height).rounded(.down)
    )
    // Powers of two, so that shapes of about one size share an image.
    func times(_ count: CGFloat) -> CGFloat { exp2(log2(max(count, 1)).rounded(.up)) }
    let across = times((seen.maxX / size.width).rounded(.up) - left)
    let down = times((seen.maxY / size.height).rounded(.up) - top)
    let pixels = CGFloat(pattern.image.width * pattern.image.height) * across * down
    // Written so that a NaN fails it.
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
  /// The image several times beside itself.
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
