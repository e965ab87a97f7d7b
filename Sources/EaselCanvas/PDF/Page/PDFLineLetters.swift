/// The letters of a document for the tokens of lines in one font.
final class PDFLineLetters {
  let lineFont: LineFont
  private let font: PDFFont
  /// By token; nil for one that was not asked for yet.
  private(set) var letters: [PDFFont.EncodedGlyph?] = []
  /// Tokens that lines cannot be shown with.
  private var refused: Set<UInt16> = []

  init(_ lineFont: LineFont, _ font: PDFFont) {
    self.lineFont = lineFont
    self.font = font
  }

  /// Makes the letters of glyphs, in their order; false where one takes no room, or does not say its
  /// text.
  func prepare(_ buffer: LineBuffer, _ glyphs: Range<Int>) -> Bool {
    var next = glyphs.lowerBound
    while let missing = firstMissing(buffer, next..<glyphs.upperBound) {
      guard add(Int(buffer.glyphs[missing].token)) else { return false }
      next = missing + 1
    }
    return true
  }

  private func firstMissing(_ buffer: LineBuffer, _ range: Range<Int>) -> Int? {
    letters.withUnsafeBufferPointer { letters in
      buffer.glyphs.withUnsafeBufferPointer { glyphs in
        range.first {
          let token = Int(glyphs[$0].token)
          return token >= letters.count || letters[token] == nil
        }
      }
    }
  }

  private func add(_ token: Int) -> Bool {
    guard !refused.contains(UInt16(token)), token < lineFont.glyphs.count else { return false }
    let letter = font.letter(lineFont.glyphs[token], saying: lineFont.texts[token][...])
    guard letter.saysText, letter.width > 0 else {
      refused.insert(UInt16(token))
      return false
    }
    while letters.count <= token { letters.append(nil) }
    letters[token] = letter
    return true
  }
}

/// The letters of a document's lines, by font.
final class PDFLines {
  private var known: [PDFLineLetters] = []
  private var last: PDFLineLetters?

  /// Fonts whose letters are kept; a report has a handful of styles, each in one to four scripts.
  private static let most = 64

  /// The letters of a font; nil where a part of it cannot be embedded.
  @inline(__always)
  func letters(of font: LineFont, _ fonts: PDFFonts) -> PDFLineLetters? {
    if let last, last.lineFont === font { return last }
    last = known.first { $0.lineFont === font } ?? add(font, fonts)
    return last
  }

  private func add(_ font: LineFont, _ fonts: PDFFonts) -> PDFLineLetters? {
    guard let embedded = fonts.font(for: font.key), !embedded.isInvisible else { return nil }
    if known.count >= Self.most { known.removeAll() }
    let letters = PDFLineLetters(font, embedded)
    known.append(letters)
    return letters
  }
}
