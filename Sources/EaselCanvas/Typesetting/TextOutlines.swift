internal import CCairo
// This includes cairo too: the compiler may find a declaration of cairo in either module.
internal import CPango
import Foundation

/// The outlines of glyphs, for surfaces that draw text as paths.
enum TextOutlines {
  /// Returns the outlines of a run's glyphs, in the layout's space.
  ///
  /// They are empty for images.
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
}

extension TextRun {
  /// The glyphs in cairo's form.
  var cairoGlyphs: [cairo_glyph_t] {
    zip(glyphs, positions).map { cairo_glyph_t(index: UInt($0), x: $1.x, y: $1.y) }
  }
}
