internal import CCairo
import Foundation

extension CairoCanvas {
  /// Shows a layout with its top left at cairo's origin.
  func show(_ text: TextLayout) {
    for ground in text.grounds { fill(ground) }
    let bytes = Array(text.string.utf8)
    for run in text.runs where !run.glyphs.isEmpty {
      if run.font.isColor {
        showPictures(of: run, in: text)
      } else {
        show(run, bytes, text.styles[run.style].color)
      }
    }
    for rule in text.rules { fill(rule) }
    showMissing(text)
  }

  private func setColor(_ color: Color) {
    let parts = color.components(for: context.appearance)
    cairo_set_source_rgba(cr, parts.red, parts.green, parts.blue, parts.alpha)
  }

  private func fill(_ decoration: TextLayout.Decoration) {
    let rect = decoration.rect
    setColor(decoration.color)
    cairo_new_path(cr)
    cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
    cairo_fill(cr)
  }

  private func show(_ run: TextRun, _ bytes: [UInt8], _ color: Color) {
    guard let face = TextEngine.current.face(run.font) else {
      return context.note(
        .error, .fontUnavailable, "the font file “\(run.font.file)” can no longer be read",
        operation: "draw(text)", value: run.font.file)
    }
    setColor(color)
    guard pixelSize(of: run) <= Self.largestFont else { return fillOutlines(of: run) }
    if !isVector, showMasks(of: run, in: face, color) { return }
    cairo_set_font_face(cr, face)
    cairo_set_font_size(cr, run.fontSize)
    cairo_set_font_options(cr, TextEngine.fontOptions)
    guard isVector else { return fillGlyphs(run.cairoGlyphs) }
    let text = run.substitute.map { Array($0.utf8) } ?? Array(bytes[run.textRange])
    showText(run.readable(text) { carrierGlyph }, of: run, text)
  }

  /// Shows the glyphs of a run, and says anew where the next one stands whenever a reader of the
  /// file would have it elsewhere.
  private func showText(_ readable: TextRun.Readable, of run: TextRun, _ text: [UInt8]) {
    guard readable.covers(text) else {
      // cairo refuses clusters that do not add up, and everything after them.
      return cairo_show_glyphs(cr, readable.glyphs, Int32(readable.glyphs.count))
    }
    let emPoints = pixelSize(of: run)
    let pieces = PrintedText.pieces(
      of: readable, isRightToLeft: run.isRightToLeft, fontSize: run.fontSize,
      tolerance: emPoints > 0 ? PrintedText.tolerance / emPoints : .infinity,
      advance: TextEngine.current.advances(in: run.font))
    var glyphs = readable.glyphs
    // cairo places a glyph anew where it leaves the line by a thousandth of an em.
    let step = run.fontSize * PrintedText.lineStep
    let isStepped = pieces.count > 1 && emPoints * PrintedText.lineStep <= PrintedText.tolerance
    for (index, piece) in pieces.enumerated() {
      for glyph in piece.glyphs {
        glyphs[glyph].x += piece.shift
        if isStepped { glyphs[glyph].y += index.isMultiple(of: 2) ? -step : step }
      }
    }
    // And a text where its matrix is another: one part in 10¹² is enough.
    func nudge() {
      isTextNudged.toggle()
      cairo_set_font_size(cr, run.fontSize * (isTextNudged ? 1 + 0x1p-40 : 1))
    }
    guard !isStepped else {
      nudge()
      return showText(
        text[...], glyphs[...], readable.clusters[...], isRightToLeft: run.isRightToLeft)
    }
    for piece in pieces {
      nudge()
      showText(
        text[piece.bytes], glyphs[piece.glyphs], readable.clusters[piece.clusters],
        isRightToLeft: run.isRightToLeft)
    }
  }

  /// The current font's glyph that draws nothing and takes no room, if it has one.
  private var carrierGlyph: UInt? {
    let font = cairo_get_scaled_font(cr)
    // Zero width space, non-joiner, no-break space, grapheme joiner, joiner, direction marks: some
    // fonts draw some of them.
    for character in [
      "\u{200B}", "\u{200C}", "\u{FEFF}", "\u{34F}", "\u{200D}", "\u{200E}", "\u{200F}",
    ] {
      var found: UnsafeMutablePointer<cairo_glyph_t>?
      var count: Int32 = 0
      cairo_scaled_font_text_to_glyphs(font, 0, 0, character, -1, &found, &count, nil, nil, nil)
      guard let found else { continue }
      defer { cairo_glyph_free(found) }
      var extents = cairo_text_extents_t()
      cairo_scaled_font_glyph_extents(font, found, count, &extents)
      if count == 1, found.pointee.index != 0, extents.width == 0, extents.x_advance == 0 {
        return found.pointee.index
      }
    }
    return nil
  }

  /// The most pixels to an em that FreeType is asked for; beyond some ten thousands it fails.
  private static let largestFont: CGFloat = 8_192

  private func pixelSize(of run: TextRun) -> CGFloat {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    return run.fontSize * max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy))
  }

  /// Draws glyphs on a bitmap, each exactly where it belongs.
  ///
  /// cairo 1.16 moves the glyphs that it shows to whole pixels, which makes words uneven and turned
  /// lines wobble. Outlines take 14 µs for a label of ten letters instead of 1, so upright text is
  /// drawn by ``GlyphMasks`` where it can be.
  private func fillGlyphs(_ glyphs: [cairo_glyph_t]) {
    cairo_new_path(cr)
    cairo_glyph_path(cr, glyphs, Int32(glyphs.count))
    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
    cairo_fill(cr)
  }

  private func fillOutlines(of run: TextRun) {
    append(TextOutlines.path(of: run))
    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
    cairo_fill(cr)
  }

  /// Shows glyphs together with their text, so that a reader of the file can search and copy it.
  private func showText(
    _ text: ArraySlice<UInt8>, _ glyphs: ArraySlice<cairo_glyph_t>,
    _ clusters: ArraySlice<TextRun.Cluster>, isRightToLeft: Bool
  ) {
    let cairoClusters = clusters.map {
      cairo_text_cluster_t(num_bytes: Int32($0.bytes), num_glyphs: Int32($0.glyphs))
    }
    text.withUnsafeBytes { characters in
      glyphs.withUnsafeBufferPointer { glyphs in
        cairo_show_text_glyphs(
          cr, characters.bindMemory(to: CChar.self).baseAddress, Int32(characters.count),
          glyphs.baseAddress, Int32(glyphs.count), cairoClusters, Int32(cairoClusters.count),
          isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
      }
    }
  }

  /// Pixels to an inch that pictures of emoji have on paper, at the least.
  private static let pictureResolution: CGFloat = 300

  private func showPictures(of run: TextRun, in text: TextLayout) {
    let size = pixelSize(of: run)
    let wanted = isVector ? size / 72 * Self.pictureResolution : size
    if wanted > TextPictures.strikeSize {
      context.note(
        .note, .pictureEnlarged,
        "the pictures of the emoji font have \(Int(TextPictures.strikeSize)) pixels to an em; this "
          + "size calls for \(Int(wanted.rounded(.up))), so they are enlarged",
        operation: "draw(text)", value: "\(Int(run.fontSize.rounded()))")
    }
    let pictures = TextPictures.pictures(
      of: run, in: text.string, pixelsPerEm: isVector ? wanted : 0)
    for picture in pictures {
      if isVector { showInvisible(picture.text, at: picture.frame) }
      guard let surface = images.surface(for: picture.image, context) else { continue }
      cairo_save(cr)
      cairo_translate(cr, picture.frame.minX, picture.frame.minY)
      cairo_scale(
        cr, picture.frame.width / CGFloat(picture.image.width),
        picture.frame.height / CGFloat(picture.image.height))
      cairo_set_source_surface(cr, surface.pointer, 0, 0)
      setFilter(CAIRO_FILTER_GOOD)
      paint(surface, alpha: 1)
      cairo_restore(cr)
    }
  }

  /// Puts the characters of a picture beneath it: a glyph of a Type 3 font that draws a speck.
  private func showInvisible(_ text: String, at frame: CGRect) {
    guard let glyph = images.invisibleText.glyph(for: text) else { return }
    cairo_save(cr)
    cairo_set_source_rgba(cr, 0, 0, 0, 1)
    cairo_set_font_face(cr, glyph.face)
    cairo_set_font_size(cr, frame.height)
    let bytes = Array(text.utf8)
    showText(
      bytes[...], [cairo_glyph_t(index: glyph.index, x: frame.minX, y: frame.maxY)],
      [TextRun.Cluster(bytes: bytes.count, glyphs: 1)], isRightToLeft: false)
    cairo_restore(cr)
  }

  /// A box for each character that no font has.
  private func showMissing(_ text: TextLayout) {
    for box in text.missing {
      setColor(text.styles[box.style].color)
      let line = box.lineWidth
      let rect = box.frame.insetBy(dx: line / 2, dy: line / 2)
      cairo_new_path(cr)
      cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
      cairo_set_line_width(cr, line)
      cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER)
      cairo_set_dash(cr, nil, 0, 0)
      cairo_stroke(cr)
    }
  }
}
