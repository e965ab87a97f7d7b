import Foundation

/// A font of one document, which grows by the letters that are asked of it.
///
/// A letter is a glyph that stands for a text. Its code in the file is its number by the order of
/// first use, so that the same drawing has the same bytes; a glyph with two texts has two codes.
class PDFFont {
  /// How a letter is written, and what a reader makes of it.
  struct EncodedGlyph: Equatable {
    /// The number of the font's object: its name among the resources is `F` and the number.
    var font: Int
    /// The code in a string of the content stream.
    var code: UInt16
    /// Whether the code has two bytes.
    var isWide: Bool
    /// How far a reader moves on, in thousandths of an em.
    var width: CGFloat
    /// Whether a reader finds exactly the text for the code.
    var saysText: Bool
  }

  typealias EncodedGlyphs = ArraySlice<EncodedGlyphTable.Entry>

  let file: PDFFile
  private final var table = EncodedGlyphTable()
  /// The objects of the fonts, each of which has so many codes.
  private final var objects: [Int] = []
  /// The first failure to compress.
  final var failure: (any Error)?
  /// Glyphs that draw nothing, since their outlines cannot be read.
  final var damagedGlyphs = 0

  init(_ file: PDFFile) { self.file = file }

  // MARK: For each kind of font

  /// The codes of one font object; they begin at 1.
  var codeCount: Int { 0xFFFF }

  /// Whether codes have two bytes.
  var isWide: Bool { true }

  /// How far a reader moves on after a glyph, in thousandths of an em.
  func width(of glyph: UInt32) -> CGFloat { 0 }

  /// Writes the font objects.
  func write() {}

  /// Whether the glyphs draw nothing, so that their outlines have to be drawn beside them.
  var isInvisible: Bool { false }

  /// A glyph that draws nothing and takes no room; its letters say what it is asked to.
  var carrier: UInt32? { nil }

  /// The glyph of a space.
  var space: UInt32? { nil }

  // MARK: Letters

  /// The letter for a glyph that stands for a text.
  ///
  /// - Parameter text: UTF-8; empty for a glyph that stands for nothing by itself.
  final func letter(_ glyph: UInt32, saying text: ArraySlice<UInt8>) -> EncodedGlyph {
    text.withUnsafeBufferPointer { text in
      let (known, place) = table.find(glyph, text)
      return known ?? add(glyph, text, at: place)
    }
  }

  private func add(_ glyph: UInt32, _ text: UnsafeBufferPointer<UInt8>, at place: Int)
    -> EncodedGlyph
  {
    let (part, code) = table.entries.count.quotientAndRemainder(dividingBy: codeCount)
    if part == objects.count { objects.append(file.reserve()) }
    let letter = EncodedGlyph(
      font: objects[part], code: UInt16(code + 1), isWide: isWide, width: width(of: glyph),
      saysText: ToUnicode.says(text))
    table.add(letter, glyph, text, at: place)
    return letter
  }

  // MARK: Writing

  /// The letters of each font object.
  final var parts: [(object: Int, letters: EncodedGlyphs)] {
    objects.enumerated().map { part, object in
      let end = min((part + 1) * codeCount, table.entries.count)
      return (object, table.entries[part * codeCount..<end])
    }
  }

  /// The glyphs of letters, ascending and without repeats.
  final func glyphs(of letters: EncodedGlyphs) -> [UInt16] {
    var glyphs: [UInt16] = []
    glyphs.reserveCapacity(letters.count)
    for glyph in letters.map({ UInt16(truncatingIfNeeded: $0.glyph) }).sorted()
    where glyphs.last != glyph {
      glyphs.append(glyph)
    }
    return glyphs
  }

  /// Writes what the letters' codes say.
  final func writeToUnicode(_ letters: EncodedGlyphs) -> Int {
    var map = ToUnicode(isWide: isWide)
    for letter in letters { map.add(letter.letter.saysText ? table.text(of: letter) : []) }
    let number = file.reserve()
    let bytes = map.finished()
    if bytes.count < FontCache.shortest {
      file.write(number, PDFFile.Stream(bytes, nil))
    } else {
      file.write(number, compressing: bytes, .quick)
    }
    return number
  }

  /// Writes a font of procedures.
  ///
  /// - Parameter procedures: The object of each letter.
  final func writeType3(_ object: Int, _ letters: EncodedGlyphs, _ name: String, procedures: [Int])
  {
    let descriptor = file.add { $0.type3Descriptor(name) }
    let toUnicode = writeToUnicode(letters)
    file.write(object) {
      $0.type3(
        procedures: procedures, widths: letters.map(\.letter.width), descriptor: descriptor,
        toUnicode: toUnicode)
    }
  }
}
