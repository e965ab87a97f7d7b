import Foundation

/// A ToUnicode CMap: the text of each code from 1 on (ISO 32000-1, 9.10.3; Adobe note 5411).
struct ToUnicode {
  private var writer = PDFWriter()
  private let isWide: Bool
  /// The entries of the current block.
  private var entries = PDFWriter()
  private var count = 0
  /// The code of the next text.
  private var code = 1

  /// The maximum number of entries of a block (Adobe technical note 5014).
  private static let maximumEntryCount = 100
  /// The maximum number of UTF-16 units of a text that every reader accepts.
  private static let maximumUnitCount = 32

  /// A zero-width space, U+200B, in UTF-8, for glyphs without a text of their own.
  static let nothing: [UInt8] = [0xE2, 0x80, 0x8B]
  private static let zeroWidthSpace: UInt16 = 0x200B

  /// The units that an entry must not contain: 0 and the byte order marks.
  ///
  /// Sources: ISO 14289-1, 7.21.7; ISO 19005-2, 6.2.11.7.2.
  private static func isMeaningless(_ unit: UInt16) -> Bool {
    unit == 0 || unit == 0xFEFF || unit == 0xFFFE
  }

  /// Whether an entry can contain a text; readers misinterpret an empty entry.
  static func says(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !text.isEmpty else { return false }
    // A text has at most as many units in UTF-16 as in UTF-8.
    return text.count <= maximumUnitCount
      || String(decoding: text, as: UTF8.self).utf16.count <= maximumUnitCount
  }

  init(isWide: Bool) {
    self.isWide = isWide
    writer.reserve(1_024)
    entries.reserve(512)
    writer.raw(
      """
      /CIDInit /ProcSet findresource begin
      12 dict begin
      begincmap
      /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
      /CMapName /Adobe-Identity-UCS def
      /CMapType 2 def
      1 begincodespacerange

      """)
    writer.raw(isWide ? "<0000> <FFFF>" : "<00> <FF>")
    writer.raw("\nendcodespacerange\n")
  }

  /// Adds the text of the next code.
  ///
  /// Each code has an entry of its own, since Ghostscript misreads the array of a range.
  ///
  /// - Parameter text: The text in UTF-8. A code with an empty text has no entry. Poppler ignores
  ///   such a code; other readers take it for an unknown character, unless it is in a span with an
  ///   actual text.
  mutating func add(_ text: ArraySlice<UInt8>) {
    defer { code += 1 }
    guard !text.isEmpty else { return }
    // The text of a glyph can end with the space at which its line breaks. That space is left out:
    // every reader begins a word on a new line, and Ghostscript drops a character whose entry has
    // more than one.
    let text = text.count > 1 && text.last == 0x20 ? text.dropLast() : text
    entries.byte(UInt8(ascii: "<"))
    if isWide {
      entries.hexadecimal(UInt16(truncatingIfNeeded: code))
    } else {
      entries.hexadecimal(UInt8(truncatingIfNeeded: code))
    }
    entries.raw("> <")
    if text.count == 1, let letter = text.first, letter > 0, letter < 0x80 {
      entries.hexadecimal(UInt16(letter))
    } else {
      var isEmpty = true
      for unit in String(decoding: text, as: UTF8.self).utf16 where !Self.isMeaningless(unit) {
        entries.hexadecimal(unit)
        isEmpty = false
      }
      if isEmpty { entries.hexadecimal(Self.zeroWidthSpace) }
    }
    entries.raw(">\n")
    count += 1
    if count == Self.maximumEntryCount { endBlock() }
  }

  private mutating func endBlock() {
    guard count > 0 else { return }
    writer.integer(count)
    writer.raw(" beginbfchar\n")
    writer.raw(entries.bytes)
    writer.raw("endbfchar\n")
    entries.removeAll()
    count = 0
  }

  /// Returns the whole map.
  mutating func finished() -> [UInt8] {
    endBlock()
    writer.raw("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n")
    return writer.bytes
  }
}
