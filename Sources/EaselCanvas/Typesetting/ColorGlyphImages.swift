internal import CCairo
import Foundation

/// The images of color glyphs, such as emoji.
enum ColorGlyphImages {
  /// The number of pixels per em in the only strike of Noto Color Emoji.
  static let strikeSize: CGFloat = 109
  /// The maximum factor by which an image is enlarged.
  ///
  /// Beyond it more pixels add no detail.
  static let largestEnlargement = 8
  /// The maximum pixels of a font's image, sixty times those of an emoji.
  ///
  /// Larger ones are reduced.
  static let mostPixels: CGFloat = 1024 * 1024
  static let longestSide: CGFloat = 4096
  /// The maximum number of pixels of an enlarged image.
  static let mostEnlargedPixels = 4 * 1024 * 1024
  /// The maximum number of pixels that an engine keeps, which take 64 MiB.
  static let mostKeptPixels = 16 * 1024 * 1024

  /// An image of a cluster of color glyphs with its position in the layout's space.
  struct GlyphImage {
    var glyphs: ColorGlyphs
    var image: Image
    var frame: CGRect
    var text: String
  }

  /// Returns the images of a run of color glyphs, cluster by cluster.
  ///
  /// - Parameter pixelsPerEm: The minimum resolution of the images. To reach it they are enlarged
  ///   by powers of two, up to ``largestEnlargement``.
  static func images(
    of run: TextRun, in text: String, pixelsPerEm: CGFloat = 0
  ) -> [GlyphImage] {
    guard run.font.isColor else { return [] }
    var enlargement = 1
    while CGFloat(enlargement) * strikeSize < pixelsPerEm, enlargement < largestEnlargement {
      enlargement *= 2
    }
    var images: [GlyphImage] = []
    var byte = run.textRange.lowerBound
    var glyph = run.isRightToLeft ? run.glyphs.count : 0
    let utf8 = text.utf8
    for cluster in run.clusters {
      let range =
        run.isRightToLeft
        ? (glyph - cluster.glyphs)..<glyph : glyph..<(glyph + cluster.glyphs)
      glyph = run.isRightToLeft ? range.lowerBound : range.upperBound
      defer { byte += cluster.bytes }
      guard let first = range.first else { continue }
      let ids = Array(run.glyphs[range])
      let origin = run.positions[first]
      let offsets = run.positions[range].map {
        CGPoint(
          x: ($0.x - origin.x) / run.fontSize, y: ($0.y - origin.y) / run.fontSize)
      }
      let start = utf8.index(utf8.startIndex, offsetBy: byte)
      let end = utf8.index(start, offsetBy: cluster.bytes)
      let glyphs = ColorGlyphs(
        font: run.font, glyphs: ids, offsets: offsets, enlargement: enlargement)
      guard let glyphImage = TextEngine.current.colorImage(glyphs) else { continue }
      let scale = run.fontSize
      images.append(
        GlyphImage(
          glyphs: glyphs, image: glyphImage.image,
          frame: CGRect(
            x: origin.x + glyphImage.box.minX * scale, y: origin.y + glyphImage.box.minY * scale,
            width: glyphImage.box.width * scale, height: glyphImage.box.height * scale),
          text: String(text[start..<end])))
    }
    return images
  }
}

/// A cluster of color glyphs, as the key of its image.
struct ColorGlyphs: Hashable {
  var font: FontKey
  var glyphs: [UInt32]
  /// The position of each glyph, in ems from the first.
  var offsets: [CGPoint]
  /// The factor by which the font's image is enlarged, in both directions.
  var enlargement = 1
}

extension TextEngine {
  /// Returns an image of color glyphs, with its box in ems from the origin of the first glyph.
  func colorImage(_ key: ColorGlyphs) -> (image: Image, box: CGRect)? {
    if let known = images[key] { return known }
    var strike = key
    strike.enlargement = 1
    guard let glyphImage = key == strike ? strikeImage(key) : enlarged(strike, by: key.enlargement)
    else { return nil }
    // A page uses some dozens of images. A chat log may use all of them.
    let pixels = glyphImage.image.width * glyphImage.image.height
    if images.count >= 512 || imagePixels + pixels > ColorGlyphImages.mostKeptPixels {
      images.removeAll()
      imagePixels = 0
    }
    images[key] = glyphImage
    imagePixels += pixels
    return glyphImage
  }

  /// Returns the image at the resolution of the font.
  private func strikeImage(_ key: ColorGlyphs) -> (image: Image, box: CGRect)? {
    guard let face = face(key.font),
      let probe = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil)
    else { return nil }
    let pen = cairo_create(probe)
    defer {
      cairo_destroy(pen)
      cairo_surface_destroy(probe)
    }
    cairo_set_font_face(pen, face)
    cairo_set_font_size(pen, ColorGlyphImages.strikeSize)
    cairo_set_font_options(pen, Self.fontOptions)
    var glyphs = zip(key.glyphs, key.offsets).map {
      cairo_glyph_t(
        index: UInt($0), x: $1.x * ColorGlyphImages.strikeSize,
        y: $1.y * ColorGlyphImages.strikeSize)
    }
    var extents = cairo_text_extents_t()
    cairo_glyph_extents(pen, glyphs, Int32(glyphs.count), &extents)
    let left = extents.x_bearing.rounded(.down)
    let top = extents.y_bearing.rounded(.down)
    let size = CGSize(
      width: (extents.x_bearing + extents.width).rounded(.up) - left,
      height: (extents.y_bearing + extents.height).rounded(.up) - top)
    // The comparison is false for NaN.
    guard size.width > 0, size.height > 0, size.width * size.height < .infinity else { return nil }
    let fit = min(
      (ColorGlyphImages.mostPixels / (size.width * size.height)).squareRoot(),
      ColorGlyphImages.longestSide / max(size.width, size.height), 1)
    let (width, height) = (
      Int((size.width * fit).rounded(.up)), Int((size.height * fit).rounded(.up))
    )
    guard
      let surface = try? CairoSurface(
        image: CAIRO_FORMAT_ARGB32, width: width, height: height, "emoji")
    else { return nil }
    let brush = cairo_create(surface.pointer)
    cairo_scale(brush, CGFloat(width) / size.width, CGFloat(height) / size.height)
    cairo_set_font_face(brush, face)
    cairo_set_font_size(brush, ColorGlyphImages.strikeSize)
    cairo_set_font_options(brush, Self.fontOptions)
    for index in glyphs.indices {
      glyphs[index].x -= left
      glyphs[index].y -= top
    }
    cairo_show_glyphs(brush, glyphs, Int32(glyphs.count))
    cairo_destroy(brush)
    guard let image = surface.image(width: width, height: height) else { return nil }
    let box = CGRect(
      x: left / ColorGlyphImages.strikeSize, y: top / ColorGlyphImages.strikeSize,
      width: size.width / ColorGlyphImages.strikeSize,
      height: size.height / ColorGlyphImages.strikeSize)
    return (image, box)
  }

  /// Returns the image with more pixels, interpolated smoothly.
  private func enlarged(_ strike: ColorGlyphs, by factor: Int) -> (image: Image, box: CGRect)? {
    guard let glyphImage = colorImage(strike) else { return nil }
    let pixels = glyphImage.image.width * glyphImage.image.height
    guard pixels * factor * factor <= ColorGlyphImages.mostEnlargedPixels else {
      return factor > 2 ? enlarged(strike, by: factor / 2) : glyphImage
    }
    let (width, height) = (glyphImage.image.width * factor, glyphImage.image.height * factor)
    guard let source = try? CairoSurface(glyphImage.image),
      let surface = try? CairoSurface(
        image: CAIRO_FORMAT_ARGB32, width: width, height: height, "emoji")
    else { return nil }
    let brush = cairo_create(surface.pointer)
    cairo_scale(brush, Double(factor), Double(factor))
    cairo_set_source_surface(brush, source.pointer, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(brush), CAIRO_FILTER_BEST)
    cairo_pattern_set_extend(cairo_get_source(brush), CAIRO_EXTEND_PAD)
    cairo_paint(brush)
    cairo_destroy(brush)
    return surface.image(width: width, height: height).map { ($0, glyphImage.box) }
  }
}

extension CairoSurface {
  /// Returns the pixels of an image surface.
  fileprivate func image(width: Int, height: Int) -> Image? {
    cairo_surface_flush(pointer)
    let stride = Int(cairo_image_surface_get_stride(pointer))
    guard let data = cairo_image_surface_get_data(pointer) else { return nil }
    let pixels = Array(UnsafeBufferPointer(start: data, count: stride * height))
    return Image(premultipliedBGRA: pixels, width: width, height: height, scale: 1)
  }
}
