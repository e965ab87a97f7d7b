import Foundation

extension PDFCanvas {
  /// Shows a line with the top left of its box at a point of user space; false, and nothing shown, where
  /// that takes a layout.
  func show(_ line: LineBuffer.Line, of buffer: LineBuffer, at origin: CGPoint) -> Bool {
    let font = buffer.font(of: line)
    guard recorders.isEmpty, let letters = assets.lines.letters(of: font, assets.fonts) else {
      return false
    }
    let isMarked = content.marks != nil
    if isMarked, let language = font.style.language, let tagger,
      !LanguageTag.isSaid(language, by: tagger.language)
    {
      return false
    }
    let glyphs = buffer.glyphs(of: line)
    guard letters.prepare(buffer, glyphs) else { return false }
    guard
      let box = visible(
        CGRect(origin: origin, size: line.size).insetBy(dx: -font.size, dy: -font.size))
    else { return true }
    let isParagraph = isMarked && tagger?.beginText(buffer.text(of: line)) == true
    begin(in: box)
    setFill(font.style.color)
    let toPage = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(self.toPage)
    var pen = PDFTextWriter()
    pen.begin(size: font.size, toPage, &content)
    pen.show(buffer, glyphs, letters, baseline: font.ascent, &content)
    pen.end(&content)
    if isParagraph { tagger?.endText() }
    return true
  }
}
