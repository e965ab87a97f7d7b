internal import CCairo
import Foundation

/// The shapes of glyphs, for surfaces that draw text as paths and pictures.
enum TextOutlines {
  /// The outlines of a run's glyphs, in the layout's space; empty for a run of pictures.
  static func path(of run: TextRun) -> Path {
    guard !run.font.isColor, !run.glyphs.isEmpty, let face = TextEngine.current.face(run.font),
      let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    else { return Path() }
    let pen = cairo_create(surface)
    defer {
      cairo_destroy(pen)
      cairo_surface_destroy(surface)
    }
    cairo_set_font_face(pen, face)
    cairo_set_font_size(pen, run.fontSize)
    cairo_set_font_options(pen, TextEngine.fontOptions)
    let glyphs = run.cairoGlyphs
    cairo_glyph_path(pen, glyphs, Int32(glyphs.count))
    guard let copy = cairo_copy_path(pen) else { return Path() }
    defer { cairo_path_destroy(copy) }
    return Path { path in
      var index = 0
      while index < Int(copy.pointee.num_data), let data = copy.pointee.data {
        let header = data[index].header
        func point(_ offset: Int) -> CGPoint {
          CGPoint(x: data[index + offset].point.x, y: data[index + offset].point.y)
        }
        switch header.type {
        case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
        case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
        case CAIRO_PATH_CURVE_TO:
          path.addCurve(to: point(3), control1: point(1), control2: point(2))
        default: path.closeSubpath()
        }
        index += max(Int(header.length), 1)
      }
    }
  }

  /// A picture of a cluster of colour glyphs with its place in the layout's space.
  struct Picture {
    var image: Image
    var frame: CGRect
    var text: String
  }

  /// The pictures of a run of colour glyphs, cluster by cluster.
  static func pictures(of run: TextRun, in text: String) -> [Picture] {
    guard run.font.isColor else { return [] }
    var pictures: [Picture] = []
    var byte = run.textRange.lowerBound
    var glyph = run.isRightToLeft ? run.glyphs.count : 0
    let utf8 = text.utf8
    for cluster in run.clusters {
      let glyphs =
        run.isRightToLeft
        ? (glyph - cluster.glyphs)..<glyph : glyph..<(glyph + cluster.glyphs)
      glyph = run.isRightToLeft ? glyphs.lowerBound : glyphs.upperBound
      defer { byte += cluster.bytes }
      guard let first = glyphs.first else { continue }
      let ids = Array(run.glyphs[glyphs])
      let origin = run.positions[first]
      let offsets = run.positions[glyphs].map {
        CGPoint(
          x: ($0.x - origin.x) / run.fontSize, y: ($0.y - origin.y) / run.fontSize)
      }
      let start = utf8.index(utf8.startIndex, offsetBy: byte)
      let end = utf8.index(start, offsetBy: cluster.bytes)
      guard
        let picture = TextEngine.current.colorPicture(
          ColorGlyphs(font: run.font, glyphs: ids, offsets: offsets))
      else { continue }
      let scale = run.fontSize
      pictures.append(
        Picture(
          image: picture.image,
          frame: CGRect(
            x: origin.x + picture.box.minX * scale, y: origin.y + picture.box.minY * scale,
            width: picture.box.width * scale, height: picture.box.height * scale),
          text: String(text[start..<end])))
    }
    return pictures
  }
}

/// A cluster of colour glyphs: the key of its picture.
struct ColorGlyphs: Hashable {
  var font: FontKey
  var glyphs: [UInt32]
  /// Where each stands, in ems from the first.
  var offsets: [CGPoint]
}

extension TextEngine {
  /// A picture of colour glyphs at the size in which the font has them, with its box in ems from
  /// the origin of the first glyph.
  func colorPicture(_ key: ColorGlyphs) -> (image: Image, box: CGRect)? {
    if let known = pictures[key] { return known }
    guard let face = face(key.font),
      let probe = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil)
    else { return nil }
    let pen = cairo_create(probe)
    defer {
      cairo_destroy(pen)
      cairo_surface_destroy(probe)
    }
    cairo_set_font_face(pen, face)
    cairo_set_font_size(pen, Self.strikeSize)
    cairo_set_font_options(pen, Self.fontOptions)
    var glyphs = zip(key.glyphs, key.offsets).map {
      cairo_glyph_t(
        index: UInt($0), x: $1.x * Self.strikeSize, y: $1.y * Self.strikeSize)
    }
    var extents = cairo_text_extents_t()
    cairo_glyph_extents(pen, glyphs, Int32(glyphs.count), &extents)
    let left = extents.x_bearing.rounded(.down)
    let top = extents.y_bearing.rounded(.down)
    let width = Int((extents.x_bearing + extents.width).rounded(.up) - left)
    let height = Int((extents.y_bearing + extents.height).rounded(.up) - top)
    guard width > 0, height > 0, width < 4_096, height < 4_096,
      let surface = try? CairoSurface(
        image: CAIRO_FORMAT_ARGB32, width: width, height: height, "emoji")
    else { return nil }
    let brush = cairo_create(surface.pointer)
    cairo_set_font_face(brush, face)
    cairo_set_font_size(brush, Self.strikeSize)
    cairo_set_font_options(brush, Self.fontOptions)
    for index in glyphs.indices {
      glyphs[index].x -= left
      glyphs[index].y -= top
    }
    cairo_show_glyphs(brush, glyphs, Int32(glyphs.count))
    cairo_destroy(brush)
    cairo_surface_flush(surface.pointer)
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    guard let data = cairo_image_surface_get_data(surface.pointer) else { return nil }
    let pixels = Array(UnsafeBufferPointer(start: data, count: stride * height))
    let image = Image(
      premultipliedBGRA: pixels, width: width, height: height, scale: 1)
    let box = CGRect(
      x: left / Self.strikeSize, y: top / Self.strikeSize,
      width: CGFloat(width) / Self.strikeSize, height: CGFloat(height) / Self.strikeSize)
    // A page has some dozens; a chat log may have all of them.
    if pictures.count >= 512 { pictures.removeAll() }
    pictures[key] = (image, box)
    return (image, box)
  }

  /// Pixels to an em of Noto Color Emoji's only strike.
  private static let strikeSize: CGFloat = 109
}

extension TextRun {
  /// The glyphs in cairo's form.
  var cairoGlyphs: [cairo_glyph_t] {
    zip(glyphs, positions).map { cairo_glyph_t(index: UInt($0), x: $1.x, y: $1.y) }
  }
}
