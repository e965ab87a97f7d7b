internal import CCairo
import Foundation

/// The emoji of a text engine as tiles, in the sizes and positions in which they were drawn.
///
/// An emoji font has one image of each emoji in a large size. Scaling it takes thirty times as long
/// as copying a tile. A tile is kept for each of ``positions`` subpixel positions along each axis.
final class ColorGlyphTiles: GlyphCache {
  /// The number of subpixel positions along each axis.
  ///
  /// An image is at most an eighth of a pixel from its exact position. A scaled image has softer
  /// edges than a glyph.
  static let positions = 4
  /// The maximum em of a tile, in pixels.
  static let largestEm = GlyphMasks.largestEm

  /// A tile at its position on the surface.
  struct PlacedTile {
    var surface: CairoSurface
    var left: Int
    var top: Int
  }

  private struct Key: Hashable {
    var glyphs: ColorGlyphs
    /// The size of the image, in pixels.
    var width: Double
    var height: Double
    var xPhase: Int
    var yPhase: Int
  }

  /// The number of bytes that are kept.
  ///
  /// All positions of an emoji of 16 pixels take 39 KB. When the store is full, it is emptied.
  var capacity = 2 << 20
  private var tiles: [Key: CairoSurface] = [:]
  private(set) var byteCount = 0
  /// The number of tiles.
  var count: Int { tiles.count }

  /// Removes all tiles.
  func removeAll() {
    tiles.removeAll()
    byteCount = 0
  }

  /// Returns the tile of an image, or `nil`.
  ///
  /// The result is `nil` if cairo failed, or the image is larger than any emoji or smaller than a
  /// pixel.
  func tile(
    of glyphImage: ColorGlyphImages.GlyphImage, scale: CGSize, origin: CGPoint
  ) -> PlacedTile? {
    let frame = CGRect(
      x: origin.x + glyphImage.frame.minX * scale.width,
      y: origin.y + glyphImage.frame.minY * scale.height,
      width: glyphImage.frame.width * scale.width, height: glyphImage.frame.height * scale.height)
    guard abs(frame.minX) < Self.farthest, abs(frame.minY) < Self.farthest,
      (1...Self.largestSide).contains(frame.width), (1...Self.largestSide).contains(frame.height)
    else { return nil }
    let column = Int((frame.minX * CGFloat(Self.positions) + 0.5).rounded(.down))
    let row = Int((frame.minY * CGFloat(Self.positions) + 0.5).rounded(.down))
    let phases = Self.positions - 1
    let key = Key(
      glyphs: glyphImage.glyphs, width: frame.width, height: frame.height, xPhase: column & phases,
      yPhase: row & phases)
    guard let surface = tiles[key] ?? make(key, glyphImage.image) else { return nil }
    return PlacedTile(
      surface: surface, left: (column - key.xPhase) / Self.positions - Self.margin,
      top: (row - key.yPhase) / Self.positions - Self.margin)
  }

  /// The distance from the origin, in pixels, up to which positions are rounded exactly.
  private static let farthest: CGFloat = 1_000_000
  /// The maximum side in pixels; emoji of several glyphs can be some ems wide.
  private static let largestSide = 4 * largestEm
  /// The bytes of a tile besides its pixels: surface, image and key.
  private static let overhead = 1_024
  /// The number of pixels around an image into which its edge can be blurred.
  private static let margin = 1

  private func make(_ key: Key, _ image: Image) -> CairoSurface? {
    let (width, height) = (
      Int(key.width.rounded(.up)) + 1 + 2 * Self.margin,
      Int(key.height.rounded(.up)) + 1 + 2 * Self.margin
    )
    guard let source = try? CairoSurface(image),
      let surface = try? CairoSurface(
        image: CAIRO_FORMAT_ARGB32, width: width, height: height, "draw(text)")
    else { return nil }
    let brush = cairo_create(surface.pointer)
    cairo_translate(
      brush, Double(Self.margin) + Double(key.xPhase) / Double(Self.positions),
      Double(Self.margin) + Double(key.yPhase) / Double(Self.positions))
    cairo_scale(brush, key.width / Double(image.width), key.height / Double(image.height))
    cairo_set_source_surface(brush, source.pointer, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(brush), CAIRO_FILTER_GOOD)
    cairo_paint(brush)
    let status = cairo_status(brush)
    cairo_destroy(brush)
    guard status == CAIRO_STATUS_SUCCESS else { return nil }
    let size = width * height * 4 + Self.overhead
    guard size <= capacity else { return surface }
    if byteCount + size > capacity { removeAll() }
    byteCount += size
    tiles[key] = surface
    return surface
  }
}
