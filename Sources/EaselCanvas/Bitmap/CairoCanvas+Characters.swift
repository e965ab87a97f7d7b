internal import CCairo
import Foundation

/// Text on surfaces that keep text: glyphs are drawn with the characters that they represent.
extension CairoCanvas {
  /// Shows the glyphs of a run in the current font, with their clusters.
  ///
  /// - Parameter text: The run's part of the layout's text, in UTF-8.
  func showGlyphs(of run: TextRun, _ text: ArraySlice<UInt8>) {
    let glyphs = run.cairoGlyphs
    // An ellipsis represents the characters that are left out.
    let said = run.substitute.map { ArraySlice($0.utf8) } ?? text
    let clusters =
      run.substitute == nil
      ? run.clusters.map(\.cairo).filter { $0.num_bytes > 0 || $0.num_glyphs > 0 }
      : [cairo_text_cluster_t(num_bytes: Int32(said.count), num_glyphs: Int32(glyphs.count))]
    // With clusters that do not fit the text, the context would be in an error state.
    guard clusters.cover(said, glyphs.count) else {
      return cairo_show_glyphs(cr, glyphs, Int32(glyphs.count))
    }
    let flags =
      run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0)
    said.withUnsafeBytes { bytes in
      cairo_show_text_glyphs(
        cr, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(said.count), glyphs,
        Int32(glyphs.count), clusters, Int32(clusters.count), flags)
    }
  }

  /// Draws the characters of emoji, which are images, as spaces behind the images.
  func showCharacters(of run: TextRun, in text: [UInt8]) {
    for extent in run.extents {
      let box = CGRect(
        x: extent.left, y: run.baseline - run.fontSize, width: extent.right - extent.left,
        height: run.fontSize)
      showCharacters(text[extent.bytes], in: box)
    }
  }

  /// Draws characters as a space with the width of a box, at the box's lower side.
  private func showCharacters(_ text: ArraySlice<UInt8>, in box: CGRect) {
    let clusters = [cairo_text_cluster_t(num_bytes: Int32(text.count), num_glyphs: 1)]
    guard box.width > 0, box.height > 0, !text.isEmpty, clusters.cover(text, 1),
      let space = Self.space, let glyph = space.glyphs.first, space.frame.width > 0,
      let face = TextEngine.current.face(space.font)
    else { return }
    cairo_set_font_face(cr, face)
    cairo_set_font_options(cr, TextEngine.fontOptions)
    let width = box.width / space.frame.width * space.fontSize
    var matrix = CGAffineTransform(scaleX: width, y: box.height).cairo
    cairo_set_font_matrix(cr, &matrix)
    cairo_set_source_rgba(cr, 0, 0, 0, 1)
    let glyphs = [cairo_glyph_t(index: UInt(glyph), x: box.minX, y: box.maxY)]
    text.withUnsafeBytes { bytes in
      cairo_show_text_glyphs(
        cr, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(text.count), glyphs, 1,
        clusters, 1, cairo_text_cluster_flags_t(0))
    }
  }

  /// A space in the default font family.
  private static var space: TextRun? {
    TextLayout(" ", style: TextStyle(font: .system(size: 12))).runs.first
  }
}

extension TextRun.Cluster {
  fileprivate var cairo: cairo_text_cluster_t {
    cairo_text_cluster_t(num_bytes: Int32(bytes), num_glyphs: Int32(glyphs))
  }
}

extension [cairo_text_cluster_t] {
  /// Whether the clusters cover the whole text in whole characters, and all glyphs.
  fileprivate func cover(_ text: ArraySlice<UInt8>, _ glyphs: Int) -> Bool {
    var (byte, glyph) = (text.startIndex, 0)
    for cluster in self {
      byte += Int(cluster.num_bytes)
      glyph += Int(cluster.num_glyphs)
      // Continuation bytes of a character begin with the bits 10.
      if byte > text.endIndex || byte < text.endIndex && text[byte] & 0xC0 == 0x80 { return false }
    }
    return byte == text.endIndex && glyph == glyphs
  }
}
