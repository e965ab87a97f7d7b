import Foundation

/// A font of one document, which grows by the letters that are asked of it.
///
/// A letter is a glyph that stands for a text. Its code in the file is its number by the order of
/// first use, so that the same drawing has the same bytes; a glyph with two texts has two codes.
class PDFFont {
  /// How a letter is written, and what a reader makes of it.
  struct Letter: Equatable {
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

  /// A letter that was asked for.
  struct Known {
    var letter: Letter
    var glyph: UInt32
    var text: Range<Int>
  }

  let file: PDFFile
  /// All letters, in the order of their first use.
  private(set) final var known: [Known] = []
  /// The texts of all letters.
  private(set) final var texts: [UInt8] = []
  /// The letters' numbers plus one, at the places that glyph and text lead to, or behind them.
  ///
  /// 0 is free, and at least half of the places are.
  private var places = [Int32](repeating: 0, count: 128)
  /// The objects of the fonts, each of which has so many codes.
  private(set) final var objects: [Int] = []
  /// What could not be read.
  final var failure: (any Error)?

  init(_ file: PDFFile) { self.file = file }

  // MARK: For each kind of font

  /// The codes of one font object; they begin at 1.
  var codeCount: Int { 0xFFFF }

  /// What a letter has that was not asked for before; number and code are not known yet.
  func make(_ glyph: UInt32, saying text: ArraySlice<UInt8>) -> (width: CGFloat, isWide: Bool) {
    (0, true)
  }

  /// Writes the font objects.
  func write() {}

  /// A glyph that draws nothing and takes no room; its letters say what it is asked to.
  var carrier: UInt32? { nil }

  // MARK: Letters

  /// The letter for a glyph that stands for a text.
  ///
  /// - Parameter text: UTF-8; empty for a glyph that stands for nothing by itself.
  final func letter(_ glyph: UInt32, saying text: ArraySlice<UInt8>) -> Letter {
    let mask = places.count - 1
    var place = Self.hash(glyph, text) & mask
    while places[place] != 0 {
      let candidate = known[Int(places[place]) - 1]
      if candidate.glyph == glyph, candidate.text.count == text.count,
        texts[candidate.text].elementsEqual(text)
      {
        return candidate.letter
      }
      place = (place + 1) & mask
    }
    return add(glyph, text, at: place)
  }

  /// Multiplied by a prime for each byte, as FNV does; the upper bits depend on all of them.
  @inline(__always)
  private static func hash(_ glyph: UInt32, _ text: ArraySlice<UInt8>) -> Int {
    var hash = (UInt64(glyph) ^ 0xCBF2_9CE4_8422_2325) &* 0x100_0000_01B3
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: (hash ^ hash >> 29) >> 3)
  }

  private func add(_ glyph: UInt32, _ text: ArraySlice<UInt8>, at place: Int) -> Letter {
    let (part, code) = known.count.quotientAndRemainder(dividingBy: codeCount)
    if part == objects.count { objects.append(file.reserve()) }
    let (width, isWide) = make(glyph, saying: text)
    let letter = Letter(
      font: objects[part], code: UInt16(code + 1), isWide: isWide, width: width,
      saysText: ToUnicode.says(text))
    let start = texts.count
    texts += text
    known.append(Known(letter: letter, glyph: glyph, text: start..<texts.count))
    places[place] = Int32(known.count)
    if 2 * known.count > places.count { makeRoom() }
    return letter
  }

  private func makeRoom() {
    places = [Int32](repeating: 0, count: 2 * places.count)
    let mask = places.count - 1
    for (index, letter) in known.enumerated() {
      var place = Self.hash(letter.glyph, texts[letter.text]) & mask
      while places[place] != 0 { place = (place + 1) & mask }
      places[place] = Int32(index + 1)
    }
  }

  // MARK: Writing

  /// The letters of each font object.
  final var parts: [(object: Int, letters: ArraySlice<Known>)] {
    objects.enumerated().map { part, object in
      (object, known[part * codeCount..<min((part + 1) * codeCount, known.count)])
    }
  }

  /// The glyphs of letters, ascending and without repeats.
  final func glyphs(of letters: ArraySlice<Known>) -> [UInt16] {
    let all = letters.map { UInt16(truncatingIfNeeded: $0.glyph) }.sorted()
    return all.enumerated().filter { $0 == 0 || all[$0 - 1] != $1 }.map(\.element)
  }

  /// Writes what the letters' codes say.
  final func writeToUnicode(_ letters: ArraySlice<Known>, isWide: Bool) -> Int {
    var map = ToUnicode(isWide: isWide)
    for letter in letters where letter.letter.saysText {
      map.add(letter.letter.code, texts[letter.text])
    }
    let number = file.reserve()
    file.write(number, compressing: map.finished())
    return number
  }

  /// Writes a font of procedures.
  ///
  /// - Parameter procedures: The object of each letter.
  final func writeType3(
    _ object: Int, _ letters: ArraySlice<Known>, _ name: String, procedures: [Int]
  ) {
    let descriptor = file.add { $0.type3Descriptor(name) }
    let toUnicode = writeToUnicode(letters, isWide: false)
    file.write(object) {
      $0.type3(
        procedures: procedures, widths: letters.map(\.letter.width), descriptor: descriptor,
        toUnicode: toUnicode)
    }
  }
}
