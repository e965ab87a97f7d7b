import Foundation

extension PDFCanvas {
  /// Shows a line with the top left of its box at a point of user space; false, and nothing shown, where
  /// that takes a layout.
  ///
  /// - Parameter isCell: Whether it is a cell of a table by itself.
  func show(
    _ line: LineBuffer.Line, of buffer: LineBuffer, at origin: CGPoint, isCell: Bool
  ) -> Bool {
    let font = buffer.font(of: line)
    let glyphs = buffer.glyphs(of: line)
    let isMarked = content.marks != nil
    guard recorders.isEmpty, let letters = assets.lines.letters(of: font, assets.fonts),
      case let isKnown = letters.has(buffer, glyphs),
      !isMarked || !needsLanguage(font), isKnown || letters.canShow(buffer, glyphs)
    else { return false }
    let box = CGRect(origin: origin, size: line.size).insetBy(dx: -font.size, dy: -font.size)
    guard isMarked, let tagger else {
      show(buffer, glyphs, letters, at: origin, in: box, isKnown)
      return true
    }
    if isCell {
      guard let cell = tagger.beginCell() else { return false }
      tagger.with(.element(cell)) { show(buffer, glyphs, letters, at: origin, in: box, isKnown) }
      tagger.end(cell: cell)
    } else {
      let isParagraph = tagger.beginText(buffer.text(of: line))
      show(buffer, glyphs, letters, at: origin, in: box, isKnown)
      if isParagraph { tagger.endText() }
    }
    return true
  }

  /// Whether the language of a line has to be said.
  private func needsLanguage(_ font: LineFont) -> Bool {
    guard let language = font.style.language, let tagger else { return false }
    return !LanguageTag.isSaid(language, by: tagger.language)
  }

  private func show(
    _ buffer: LineBuffer, _ glyphs: Range<Int>, _ letters: PDFLineLetters, at origin: CGPoint,
    in box: CGRect, _ isKnown: Bool
  ) {
    guard let box = visible(box) else { return }
    begin(in: box)
    let font = letters.lineFont
    setFill(font.style.color)
    let toPage = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(self.toPage)
    var pen = PDFTextWriter()
    pen.begin(size: font.size, toPage, &content)
    if !isKnown { letters.prepare(buffer, glyphs) }
    pen.show(
      UnsafeBufferPointer(rebasing: buffer.glyphs[glyphs]), letters, baseline: font.ascent,
      &content)
    pen.end(&content)
  }
}
