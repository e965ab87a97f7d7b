internal import CCairo
import Foundation

extension CairoCanvas {
  /// Draws a layout with a compositing that applies to it as a whole.
  ///
  /// - Parameters:
  ///   - text: The layout.
  ///   - origin: The top left corner of the layout.
  ///   - box: The bounds of the layout, in user space.
  ///   - compositing: Opacity, blend mode and antialiasing.
  func show(
    _ text: TextLayout, at origin: CGPoint, in box: CGRect, _ compositing: Compositing
  ) {
    // A group is blended as one: characters, their background, and lines through them can overlap.
    let isGroup = compositing.alpha < 1 || compositing.blendMode != .normal
    cairo_save(cr)
    // Without this, the antialiasing of the last drawing call would be used.
    cairo_set_antialias(
      cr, compositing.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    // Otherwise the group would be as large as the page.
    if isGroup, !compositing.blendMode.reachesBeyond(isGroup: false) {
      cairo_rectangle(cr, box.minX, box.minY, box.width, box.height)
      cairo_clip(cr)
    }
    let replacesShape = compositing.blendMode.replacesItsShape
    if replacesShape {
      drawsCoverage = true
      pushGroup()
      cairo_translate(cr, origin.x, origin.y)
      show(text)
      takeOut(cairo_pop_group(cr))
      drawsCoverage = false
    }
    if isGroup { pushGroup() }
    cairo_translate(cr, origin.x, origin.y)
    show(text)
    if isGroup {
      cairo_pop_group_to_source(cr)
      if replacesShape { addGroup(compositing) } else { paintGroup(compositing) }
    }
    cairo_restore(cr)
  }

  /// Draws a layout with its top left corner at cairo's origin.
  func show(_ text: TextLayout) {
    for background in text.backgrounds { fill(background) }
    // The characters for search and copying.
    let characters = target.keepsShapes ? Array(text.string.utf8) : nil
    for run in text.runs where !run.glyphs.isEmpty {
      if run.font.isColor {
        showImages(of: run, in: text)
        if let characters { showCharacters(of: run, in: characters) }
      } else {
        show(run, text.styles[run.style].color, characters)
      }
    }
    for rule in text.rules { fill(rule) }
    showMissing(text)
  }

  /// Returns a color as it is drawn in the current state.
  private func shown(_ color: Color) -> Color {
    drawsCoverage ? color.withAlphaComponent(1) : color
  }

  func setColor(_ color: Color) {
    let parts = shown(color).components(for: context.appearance)
    cairo_set_source_rgba(cr, parts.red, parts.green, parts.blue, parts.alpha)
  }

  private func fill(_ decoration: TextLayout.Decoration) {
    let rect = decoration.rect
    setColor(decoration.color)
    cairo_new_path(cr)
    cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
    cairo_fill(cr)
  }

  private func show(_ run: TextRun, _ color: Color, _ characters: [UInt8]?) {
    guard let face = TextEngine.current.face(run.font) else {
      return context.note(
        .error, .fontUnavailable, "the font file “\(run.font.file)” can no longer be read",
        operation: "draw(text)", value: run.font.file)
    }
    setColor(color)
    guard pixelSize(of: run) <= Self.largestFont else { return fillOutlines(of: run) }
    if showMasks(of: run, in: face, shown(color)) { return }
    cairo_set_font_face(cr, face)
    cairo_set_font_size(cr, run.fontSize)
    cairo_set_font_options(cr, TextEngine.fontOptions)
    if let characters {
      let read = run.withoutSoftHyphens(characters[run.textRange])
      return showGlyphs(of: read.run, read.text)
    }
    fillGlyphs(run.cairoGlyphs)
  }

  /// The maximum font size in pixels for FreeType; above some ten thousand it fails.
  private static let largestFont: CGFloat = 8_192

  private func pixelSize(of run: TextRun) -> CGFloat {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    return run.fontSize * max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy))
  }

  /// Draws glyphs on a bitmap exactly at their positions.
  ///
  /// cairo 1.16 moves the glyphs that it shows to whole pixels, which makes spacing and rotated
  /// lines uneven. Outlines take 14 µs for a label of ten letters, and masks 1 µs. Upright text is
  /// therefore drawn with ``GlyphMasks`` if possible.
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

  private func showImages(of run: TextRun, in text: TextLayout) {
    let pixelSize = pixelSize(of: run)
    noteEnlargement(of: run, toPixels: pixelSize)
    let grid = pixelSize <= ColorGlyphTiles.largestEm ? pixelGrid : nil
    for glyphImage in ColorGlyphImages.images(of: run, in: text.string) {
      if let grid, showTile(of: glyphImage, on: grid) { continue }
      guard let surface = images.surface(for: glyphImage.image, context) else { continue }
      cairo_save(cr)
      cairo_translate(cr, glyphImage.frame.minX, glyphImage.frame.minY)
      cairo_scale(
        cr, glyphImage.frame.width / CGFloat(glyphImage.image.width),
        glyphImage.frame.height / CGFloat(glyphImage.image.height))
      cairo_set_source_surface(cr, surface.pointer, 0, 0)
      setFilter(CAIRO_FILTER_GOOD)
      cairo_paint(cr)
      cairo_restore(cr)
    }
  }

  /// Draws an emoji as a tile made for its size and position; returns `false` without a tile.
  private func showTile(of glyphImage: ColorGlyphImages.GlyphImage, on grid: PixelGrid) -> Bool {
    guard
      let tile = TextEngine.current.colorGlyphTiles.tile(
        of: glyphImage, scale: grid.scale, origin: grid.origin)
    else { return false }
    return onPixels(of: grid) {
      cairo_set_source_surface(
        cr, tile.surface.pointer, Double(tile.left) - grid.shift.x, Double(tile.top) - grid.shift.y)
      setFilter(CAIRO_FILTER_NEAREST)
      cairo_paint(cr)
      return true
    }
  }

  /// Draws a box for each character that no font has.
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

extension CheckedCanvas {
  /// Records that the images of emoji have fewer pixels per em than the text needs.
  func noteEnlargement(of run: TextRun, toPixels wanted: CGFloat) {
    guard wanted > ColorGlyphImages.strikeSize else { return }
    context.note(
      .note, .imageEnlarged,
      "the images of the emoji font have \(Int(ColorGlyphImages.strikeSize)) pixels per em; this size "
        + "needs \(Int(wanted.rounded(.up))), so they are enlarged",
      operation: "draw(text)", value: "\(Int(run.fontSize.rounded()))")
  }
}
