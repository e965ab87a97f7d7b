import Foundation

/// The letters of a font by glyph and text.
struct EncodedGlyphTable {
  /// A letter that was asked for.
  struct Entry {
    var letter: PDFFont.EncodedGlyph
    var glyph: UInt32
    /// Where its text stands among all.
    var text: Range<Int>
  }

  /// All letters, in the order of their first use.
  private(set) var entries: [Entry] = []
  /// The texts of all letters.
  private(set) var texts: [UInt8] = []
  /// The letters' numbers plus one, at the places that glyph and text lead to, or behind them.
  ///
  /// 0 is free, and at least half of the places are.
  private var places = [Int32](repeating: 0, count: 128)

  init() {
    entries.reserveCapacity(places.count / 2)
    texts.reserveCapacity(places.count / 2)
  }

  /// Finds a letter; where there is none, says which place is free for it.
  @inline(__always)
  func find(
    _ glyph: UInt32, _ text: UnsafeBufferPointer<UInt8>
  ) -> (letter: PDFFont.EncodedGlyph?, place: Int) {
    let mask = places.count - 1
    var place = Self.hash(glyph, text) & mask
    while places[place] != 0 {
      let entry = entries[Int(places[place]) - 1]
      if entry.glyph == glyph, says(entry.text, text) { return (entry.letter, place) }
      place = (place + 1) & mask
    }
    return (nil, place)
  }

  @inline(__always)
  private func says(_ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard range.count == text.count else { return false }
    for index in 0..<text.count where texts[range.lowerBound + index] != text[index] {
      return false
    }
    return true
  }

  /// Multiplied by a prime for each byte, as FNV-1a does it; the upper bits depend on all of them.
  @inline(__always)
  private static func hash(_ glyph: UInt32, _ text: UnsafeBufferPointer<UInt8>) -> Int {
    var hash = (UInt64(glyph) ^ 0xCBF2_9CE4_8422_2325) &* 0x100_0000_01B3
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: (hash ^ hash >> 29) >> 3)
  }

  /// Adds a letter at the place that is free for it.
  mutating func add(
    _ letter: PDFFont.EncodedGlyph, _ glyph: UInt32, _ text: UnsafeBufferPointer<UInt8>,
    at place: Int
  ) {
    let start = texts.count
    texts.append(contentsOf: text)
    entries.append(Entry(letter: letter, glyph: glyph, text: start..<texts.count))
    places[place] = Int32(entries.count)
    if 2 * entries.count > places.count { makeRoom() }
  }

  private mutating func makeRoom() {
    places = [Int32](repeating: 0, count: 2 * places.count)
    let mask = places.count - 1
    texts.withUnsafeBufferPointer { texts in
      for (index, entry) in entries.enumerated() {
        let text = UnsafeBufferPointer(rebasing: texts[entry.text])
        var place = Self.hash(entry.glyph, text) & mask
        while places[place] != 0 { place = (place + 1) & mask }
        places[place] = Int32(index + 1)
      }
    }
  }

  /// The text of a letter.
  func text(of entry: Entry) -> ArraySlice<UInt8> { texts[entry.text] }
}
