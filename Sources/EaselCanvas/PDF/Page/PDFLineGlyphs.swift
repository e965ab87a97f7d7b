/// The encoded glyphs of a document for the tokens of lines in one font.
final class PDFLineGlyphs {
  let lineFont: LineFont
  private let font: PDFFont
  /// The encoded glyphs by token; nil for one that was not used yet.
  private(set) var letters: [PDFFont.EncodedGlyph?] = []

  init(_ lineFont: LineFont, _ font: PDFFont) {
    self.lineFont = lineFont
    self.font = font
  }

  /// Whether all glyphs have encoded glyphs.
  func has(_ buffer: LineBuffer, _ glyphs: Range<Int>) -> Bool {
    firstMissing(buffer, glyphs) == nil
  }

  /// Whether each glyph has a width and a text that the font can map.
  func canShow(_ buffer: LineBuffer, _ glyphs: Range<Int>) -> Bool {
    var next = glyphs.lowerBound
    while let missing = firstMissing(buffer, next..<glyphs.upperBound) {
      let token = Int(buffer.glyphs[missing].token)
      guard token < lineFont.glyphs.count, font.width(of: lineFont.glyphs[token]) > 0,
        lineFont.texts[token].withUnsafeBufferPointer(ToUnicode.says)
      else { return false }
      next = missing + 1
    }
    return true
  }

  /// Creates the missing encoded glyphs, in the order of the glyphs.
  func prepare(_ buffer: LineBuffer, _ glyphs: Range<Int>) {
    var next = glyphs.lowerBound
    while let missing = firstMissing(buffer, next..<glyphs.upperBound) {
      let token = Int(buffer.glyphs[missing].token)
      while letters.count <= token { letters.append(nil) }
      letters[token] = font.letter(lineFont.glyphs[token], saying: lineFont.texts[token][...])
      next = missing + 1
    }
  }

  private func firstMissing(_ buffer: LineBuffer, _ range: Range<Int>) -> Int? {
    let glyphs = buffer.glyphs
    return letters.withUnsafeBufferPointer { letters in
      range.first {
        let token = Int(glyphs[$0].token)
        return token >= letters.count || letters[token] == nil
      }
    }
  }
}

/// The encoded glyphs of the lines of a document, by font.
final class PDFLines {
  private var known: [PDFLineGlyphs] = []
  private var last: PDFLineGlyphs?

  /// The maximum number of fonts that are kept; a report has a few styles, each in one to four
  /// scripts.
  private static let maximumCount = 64

  /// Returns the encoded glyphs of a font; nil if the font may not be embedded.
  @inline(__always)
  func letters(of font: LineFont, _ fonts: PDFFonts) -> PDFLineGlyphs? {
    if let last, last.lineFont === font { return last }
    last = known.first { $0.lineFont === font } ?? add(font, fonts)
    return last
  }

  private func add(_ font: LineFont, _ fonts: PDFFonts) -> PDFLineGlyphs? {
    guard let embedded = fonts.font(for: font.key), !embedded.isInvisible else { return nil }
    if known.count >= Self.maximumCount { known.removeAll() }
    let letters = PDFLineGlyphs(font, embedded)
    known.append(letters)
    return letters
  }
}
