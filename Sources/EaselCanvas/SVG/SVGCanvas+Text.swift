import Foundation

extension SVGCanvas {
  /// Writes a layout as one group: outlines or `<text>`, with its backgrounds and lines.
  func writeText(
    _ text: TextLayout, _ origin: CGPoint, _ compositing: Compositing
  ) {
    let placement = CGAffineTransform(translationX: origin.x, y: origin.y)
    write(compositing) { writer in
      writer.raw("<g")
      if compositing.alpha < 1 { writer.attribute("opacity", compositing.alpha) }
      writer.attribute("role", "img")
      writer.attribute("aria-label", text.shownText)
      writeTransform(&writer, placement)
      writer.raw(">")
      for background in text.backgrounds { decorate(background, &writer) }
      for run in text.runs { self.write(run, of: text, &writer) }
      for rule in text.rules { decorate(rule, &writer) }
      for box in text.missing {
        let line = box.lineWidth
        let path = Path(box.frame.insetBy(dx: line / 2, dy: line / 2))
        writer.raw("<path")
        writer.path(path)
        writer.raw(" fill=\"none\"")
        paint("stroke", .color(text.styles[box.style].color), .normal, &writer)
        writer.attribute("stroke-width", line)
        writer.raw("/>")
      }
      writer.raw("</g>")
    }
  }

  /// The maximum number of glyphs in one path.
  ///
  /// XML parsers refuse attributes of ten megabytes (libxml2's `XML_MAX_TEXT_LENGTH`), and a glyph
  /// may take twenty kilobytes.
  private static let glyphsOfPath = 100

  private func decorate(_ decoration: TextLayout.Decoration, _ writer: inout SVGWriter) {
    writer.raw("<rect")
    writer.attribute("x", decoration.rect.minX)
    writer.attribute("y", decoration.rect.minY)
    writer.attribute("width", decoration.rect.width)
    writer.attribute("height", decoration.rect.height)
    paint("fill", .color(decoration.color), .normal, &writer)
    writer.raw("/>")
  }

  private func write(_ run: TextRun, of text: TextLayout, _ writer: inout SVGWriter) {
    let style = text.styles[run.style]
    if run.font.isColor {
      for glyphImage in ColorGlyphImages.images(of: run, in: text.string) {
        let id = define(glyphImage.image)
        let scale = CGAffineTransform(
          scaleX: glyphImage.frame.width / glyphImage.image.size.width,
          y: glyphImage.frame.height / glyphImage.image.size.height)
        let placement = scale.concatenating(
          CGAffineTransform(translationX: glyphImage.frame.minX, y: glyphImage.frame.minY))
        writer.raw("<use href=\"#\(id)\"")
        writer.attribute("transform", SVGWriter.matrix(placement))
        writer.raw("/>")
      }
      return
    }
    if drawsTextAsOutlines {
      for part in run.parts(ofAtMost: Self.glyphsOfPath) {
        let outline = TextOutlines.path(of: part)
        guard !outline.isEmpty else { continue }
        writer.raw("<path")
        writer.path(outline)
        paint("fill", .color(style.color), .normal, &writer)
        writer.raw("/>")
      }
      return
    }
    guard text.placeholder(of: run) == nil else { return }
    let utf8 = text.string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: run.textRange.lowerBound)
    let end = utf8.index(start, offsetBy: run.textRange.count)
    // Emoji are images. With their family in the list, renderers that use Pango would draw digits
    // in it.
    let families =
      (style.font.family.map { [FontFamilyName.shown($0)] } ?? [])
      + FontFamilies.defaults.filter { $0 != FontFamilies.emoji }
    writer.raw("<text xml:space=\"preserve\"")
    writer.attribute("x", run.frame.minX)
    writer.attribute("y", run.baseline)
    writer.attribute("textLength", run.frame.width)
    writer.attribute("font-size", run.fontSize)
    writer.attribute("font-weight", CGFloat(style.font.weight.rawValue))
    if style.font.isItalic { writer.attribute("font-style", "italic") }
    writer.attribute(
      "font-family",
      (families + ["sans-serif"]).map { $0.replacingOccurrences(of: "'", with: "") }
        .map { $0 == "sans-serif" ? $0 : "'\($0)'" }.joined(separator: ","))
    paint("fill", .color(style.color), .normal, &writer)
    let bytes = Array(text.string.utf8[start..<end])
    let read = String(decoding: run.withoutSoftHyphens(bytes[...]).text, as: UTF8.self)
    writer.raw(">" + XMLText.escaped(run.substitute ?? read))
    writer.raw("</text>")
  }
}

extension TextRun {
  /// The glyphs in groups, as runs that are used for their shapes only.
  ///
  /// Mostly it is the run itself.
  fileprivate func parts(ofAtMost count: Int) -> [TextRun] {
    guard glyphs.count > count else { return [self] }
    return stride(from: 0, to: glyphs.count, by: count).map { start in
      let range = start..<min(start + count, glyphs.count)
      return with(glyphs: Array(glyphs[range]), positions: Array(positions[range]))
    }
  }
}
