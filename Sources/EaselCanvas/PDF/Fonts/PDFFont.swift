import Foundation

/// A font of one document, to which encoded glyphs are added when they are first used.
///
/// An encoded glyph is a glyph with a text. Its code in the file is its index by the order of first
/// use, so that the same drawing has the same bytes. A glyph with two texts has two codes.
class PDFFont {
  /// The code of a glyph with a text, and the properties that readers use.
  struct EncodedGlyph: Equatable {
    /// The object number of the font; the name of its resource is `F` and the number.
    var font: Int
    /// The code in a string of the content stream.
    var code: UInt16
    /// Whether the code has two bytes.
    var isWide: Bool
    /// The advance width, in thousandths of an em.
    var width: CGFloat
    /// Whether the ToUnicode map contains exactly the text of the glyph.
    var saysText: Bool
  }

  typealias EncodedGlyphs = ArraySlice<EncodedGlyphTable.Entry>

  let file: PDFFile
  @exclusivity(unchecked) private final var table = EncodedGlyphTable()
  /// The object numbers of the fonts, each of which has at most `codeCount` codes.
  @exclusivity(unchecked) private final var objects: [Int] = []
  /// The first failure to compress.
  final var failure: (any Error)?
  /// The number of glyphs that draw nothing, since their outlines cannot be read.
  final var damagedGlyphs = 0

  init(_ file: PDFFile) { self.file = file }

  // MARK: For each kind of font

  /// The number of codes of one font object; they begin at 1.
  var codeCount: Int { 0xFFFF }

  /// Whether codes have two bytes.
  var isWide: Bool { true }

  /// Returns the advance width of a glyph, in thousandths of an em.
  func width(of glyph: UInt32) -> CGFloat { 0 }

  /// Writes the font objects.
  func write() {}

  /// Whether the glyphs draw nothing, so that their outlines are drawn as paths.
  var isInvisible: Bool { false }

  /// An empty glyph of zero width, whose encoded glyphs can have any text.
  var carrier: UInt32? { nil }

  /// The glyph of a space.
  var space: UInt32? { nil }

  // MARK: Encoded glyphs

  /// Returns the encoded glyph for a glyph with a text.
  ///
  /// - Parameter text: The text in UTF-8; empty for a glyph without a text of its own.
  final func letter(_ glyph: UInt32, saying text: ArraySlice<UInt8>) -> EncodedGlyph {
    text.withUnsafeBufferPointer { text in
      let (known, position) = table.find(glyph, text)
      return known ?? add(glyph, text, at: position)
    }
  }

  private func add(_ glyph: UInt32, _ text: UnsafeBufferPointer<UInt8>, at position: Int)
    -> EncodedGlyph
  {
    let (part, code) = table.entries.count.quotientAndRemainder(dividingBy: codeCount)
    if part == objects.count { objects.append(file.reserve()) }
    let letter = EncodedGlyph(
      font: objects[part], code: UInt16(code + 1), isWide: isWide, width: width(of: glyph),
      saysText: ToUnicode.says(text))
    table.add(letter, glyph, text, at: position)
    return letter
  }

  // MARK: Writing

  /// The encoded glyphs of each font object.
  final var parts: [(object: Int, letters: EncodedGlyphs)] {
    objects.enumerated().map { part, object in
      let end = min((part + 1) * codeCount, table.entries.count)
      return (object, table.entries[part * codeCount..<end])
    }
  }

  /// Returns the glyph indices of encoded glyphs, ascending and unique.
  final func glyphs(of letters: EncodedGlyphs) -> [UInt16] {
    var glyphs: [UInt16] = []
    glyphs.reserveCapacity(letters.count)
    for glyph in letters.map({ UInt16(truncatingIfNeeded: $0.glyph) }).sorted()
    where glyphs.last != glyph {
      glyphs.append(glyph)
    }
    return glyphs
  }

  /// Writes the ToUnicode map of encoded glyphs and returns its object number.
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

  /// Writes a Type 3 font.
  ///
  /// - Parameter procedures: The object number of the procedure of each encoded glyph.
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
