import Foundation

/// A hash table of the encoded glyphs of a font, by glyph and text.
struct EncodedGlyphTable {
  /// An encoded glyph that is in use.
  struct Entry {
    var letter: PDFFont.EncodedGlyph
    var glyph: UInt32
    /// The range of its text in `texts`.
    var text: Range<Int>
  }

  /// All encoded glyphs, in the order of their first use.
  private(set) var entries: [Entry] = []
  /// The texts of all encoded glyphs.
  private(set) var texts: [UInt8] = []
  /// The slots of the hash table, each with the index of an entry plus 1, or 0 if it is free.
  ///
  /// Collisions are resolved by linear probing. At least half of the slots are free.
  private var positions = [Int32](repeating: 0, count: 128)

  init() {
    entries.reserveCapacity(positions.count / 2)
    texts.reserveCapacity(positions.count / 2)
  }

  /// Finds an encoded glyph; if there is none, returns the free slot for it.
  @inline(__always)
  func find(
    _ glyph: UInt32, _ text: UnsafeBufferPointer<UInt8>
  ) -> (letter: PDFFont.EncodedGlyph?, position: Int) {
    let mask = positions.count - 1
    var position = Self.hash(glyph, text) & mask
    while positions[position] != 0 {
      let entry = entries[Int(positions[position]) - 1]
      if entry.glyph == glyph, says(entry.text, text) { return (entry.letter, position) }
      position = (position + 1) & mask
    }
    return (nil, position)
  }

  @inline(__always)
  private func says(_ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard range.count == text.count else { return false }
    for index in 0..<text.count where texts[range.lowerBound + index] != text[index] {
      return false
    }
    return true
  }

  /// Multiplied by a prime for each byte, as in FNV-1a; the upper bits depend on all bytes.
  @inline(__always)
  private static func hash(_ glyph: UInt32, _ text: UnsafeBufferPointer<UInt8>) -> Int {
    var hash = (UInt64(glyph) ^ 0xCBF2_9CE4_8422_2325) &* 0x100_0000_01B3
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: (hash ^ hash >> 29) >> 3)
  }

  /// Adds an encoded glyph in the free slot that `find` returned.
  mutating func add(
    _ letter: PDFFont.EncodedGlyph, _ glyph: UInt32, _ text: UnsafeBufferPointer<UInt8>,
    at position: Int
  ) {
    let start = texts.count
    texts.append(contentsOf: text)
    entries.append(Entry(letter: letter, glyph: glyph, text: start..<texts.count))
    positions[position] = Int32(entries.count)
    if 2 * entries.count > positions.count { makeSpace() }
  }

  private mutating func makeSpace() {
    positions = [Int32](repeating: 0, count: 2 * positions.count)
    let mask = positions.count - 1
    texts.withUnsafeBufferPointer { texts in
      for (index, entry) in entries.enumerated() {
        let text = UnsafeBufferPointer(rebasing: texts[entry.text])
        var position = Self.hash(entry.glyph, text) & mask
        while positions[position] != 0 { position = (position + 1) & mask }
        positions[position] = Int32(index + 1)
      }
    }
  }

  /// The text of an encoded glyph.
  func text(of entry: Entry) -> ArraySlice<UInt8> { texts[entry.text] }
}
