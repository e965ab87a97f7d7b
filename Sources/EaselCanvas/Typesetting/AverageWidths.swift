internal import CCairo
internal import CPango
import Foundation

/// A correction of Pango's average character widths, on which line breaks depend.
///
/// Pango 1.50 measures a break only within three average characters of the line's end. The average
/// comes from a layout of a sample. While one is laid out, a variable of the process forbids
/// another one, so that a font keeps an average of 0 if it occurs in the sample, or if another
/// thread asks for it at that time (`in_get_metrics` in pangocairo-font.c). Lines would then break
/// differently, depending on threads and on the order of texts.
enum AverageWidths {
  /// Returns the metrics of a font, as Pango does, with the corrected average.
  static func metrics(
    of font: UnsafeMutablePointer<PangoFont>?, _ language: OpaquePointer?
  ) -> UnsafeMutablePointer<PangoFontMetrics>? {
    guard let metrics = PangoFontFunctions.original?.metrics(font, language) else { return nil }
    if let font, metrics.pointee.approximate_char_width == 0 {
      let engine = TextEngine.current
      // The fonts of a sample, which has no lines to break, are corrected when a text asks for them.
      guard !engine.measuresSample else { return metrics }
      engine.measuresSample = true
      defer { engine.measuresSample = false }
      // Not 0, so that a font without widths is measured once.
      metrics.pointee.approximate_char_width = max(1, average(of: font, language))
    }
    return metrics
  }

  /// Returns the average width of a font's characters in a sample of a language, as Pango does.
  private static func average(
    of font: UnsafeMutablePointer<PangoFont>, _ language: OpaquePointer?
  ) -> Int32 {
    guard let map = pango_font_get_font_map(font),
      let context = pango_font_map_create_context(map)
    else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    pango_context_set_language(context, language)
    pango_cairo_context_set_font_options(context, TextEngine.fontOptions)
    guard let layout = pango_layout_new(context) else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let description = pango_font_describe_with_absolute_size(font)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    guard let sample = pango_language_get_sample_string(language) else { return 0 }
    pango_layout_set_text(layout, sample, -1)
    // The extents of a layout are those of glyphs in cairo; the advances are known without it.
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return 0 }
    var width: Int32 = 0
    var node = line.pointee.runs
    while let run = node {
      node = run.pointee.next
      guard let glyphs = run.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) else {
        continue
      }
      width += pango_glyph_string_get_width(glyphs.pointee.glyphs)
    }
    return width / max(1, columns(of: String(cString: sample)))
  }

  /// Returns the number of columns of a text in a terminal, which Pango counts for characters.
  private static func columns(of text: String) -> Int32 {
    text.unicodeScalars.reduce(0) { count, scalar in
      let character = scalar.value
      if g_unichar_iszerowidth(character) != 0 { return count }
      return count + (g_unichar_iswide(character) != 0 ? 2 : 1)
    }
  }
}
