import Foundation

extension PDFCanvas {
  /// Shows lines; returns false and shows nothing if one of them requires a text layout.
  ///
  /// - Parameters:
  ///   - box: The bounding box of the lines, in user space.
  ///   - areCells: Whether each line is a table cell of its own.
  func show(
    _ lines: [LineBuffer.Placed], of buffer: LineBuffer, in box: CGRect, areCells: Bool
  ) -> Bool {
    let isMarked = content.marks != nil
    guard recorders.isEmpty, let areKnown = canShow(lines, of: buffer, isMarked) else {
      return false
    }
    guard isMarked, let tagger else {
      show(lines[...], of: buffer, in: box, areKnown)
      return true
    }
    if !areCells {
      for (index, placed) in lines.enumerated() {
        let isParagraph = tagger.beginText(buffer.text(of: placed.line))
        show(lines[index...index], of: buffer, in: box, areKnown)
        if isParagraph { tagger.endText() }
      }
      return true
    }
    guard tagger.takesCells else { return false }
    for index in lines.indices {
      let cell = tagger.beginCell()
      tagger.with(.element(cell)) { show(lines[index...index], of: buffer, in: box, areKnown) }
      tagger.end(cell: cell)
    }
    return true
  }

  /// Whether all glyphs of lines have encoded glyphs; nil if some cannot be shown.
  private func canShow(
    _ lines: [LineBuffer.Placed], of buffer: LineBuffer, _ isMarked: Bool
  ) -> Bool? {
    var areKnown = true
    var known: (font: Int32, letters: PDFLineGlyphs)?
    for placed in lines {
      if known?.font != placed.line.font {
        let font = buffer.font(of: placed.line)
        guard let letters = assets.lines.letters(of: font, assets.fonts),
          !isMarked || !needsLanguage(font)
        else { return nil }
        known = (placed.line.font, letters)
      }
      let glyphs = buffer.glyphs(of: placed.line)
      guard let letters = known?.letters else { return nil }
      if !letters.has(buffer, glyphs) {
        guard letters.canShow(buffer, glyphs) else { return nil }
        areKnown = false
      }
    }
    return areKnown
  }

  /// Whether the language of a line differs from the language around it.
  private func needsLanguage(_ font: LineFont) -> Bool {
    guard let language = font.style.language, let tagger else { return false }
    return !LanguageTag.isSaid(language, by: tagger.language)
  }

  /// Shows lines with one owner.
  private func show(
    _ lines: ArraySlice<LineBuffer.Placed>, of buffer: LineBuffer, in box: CGRect,
    _ areKnown: Bool
  ) {
    var rest = lines
    while let first = rest.first {
      // Lines of one script have one font.
      let end = rest.firstIndex { $0.line.font != first.line.font } ?? rest.endIndex
      let font = buffer.font(of: first.line)
      guard let letters = assets.lines.letters(of: font, assets.fonts),
        let box = visible(box.insetBy(dx: -font.size, dy: -font.size))
      else { return }
      begin(in: box)
      setFill(font.style.color)
      Self.write(rest[..<end], of: buffer, letters, areKnown, toPage, to: &content)
      rest = rest[end...]
    }
  }

  /// Writes lines in one font.
  private static func write(
    _ lines: ArraySlice<LineBuffer.Placed>, of buffer: LineBuffer, _ letters: PDFLineGlyphs,
    _ areKnown: Bool, _ toPage: CGAffineTransform, to content: inout PDFContent
  ) {
    let font = letters.lineFont
    for placed in lines {
      let glyphs = buffer.glyphs(of: placed.line)
      if !areKnown { letters.prepare(buffer, glyphs) }
      var pen = PDFTextWriter()
      pen.begin(size: font.size, toPage.moved(by: placed.origin), &content)
      pen.show(
        UnsafeBufferPointer(rebasing: buffer.glyphs[glyphs]), letters, baseline: font.ascent,
        &content)
      pen.end(&content)
    }
  }
}

extension CGAffineTransform {
  /// The transform after a translation.
  fileprivate func moved(by point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: point.x * a + point.y * c + tx,
      ty: point.x * b + point.y * d + ty)
  }
}
