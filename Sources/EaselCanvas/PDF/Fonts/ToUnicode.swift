import Foundation

/// What the codes of a font from 1 on say (ISO 32000-1, 9.10.3; Adobe technical note 5411).
struct ToUnicode {
  private var writer = PDFWriter()
  private let isWide: Bool
  /// The entries that are not in a block yet.
  private var entries = PDFWriter()
  private var count = 0
  /// The code of the next text.
  private var code = 1

  /// Entries of a block (Adobe technical note 5014).
  private static let mostEntries = 100
  /// UTF-16 units of one text: as many as every reader takes.
  private static let mostUnits = 32

  /// A zero-width space, U+200B, for glyphs that say nothing by themselves.
  static let nothing: [UInt8] = [0xE2, 0x80, 0x8B]
  private static let zeroWidthSpace: UInt16 = 0x200B

  /// What an entry may not say: nothing, and the marks of byte order (ISO 14289-1, 7.21.7; ISO
  /// 19005-2, 6.2.11.7.2).
  private static let meaningless: [UInt16] = [0, 0xFEFF, 0xFFFE]

  /// Whether an entry can say a text; no reader takes an empty one for what it is.
  static func says(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !text.isEmpty else { return false }
    // UTF-16 has no more units than UTF-8.
    return text.count <= mostUnits
      || String(decoding: text, as: UTF8.self).utf16.count <= mostUnits
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
  /// - Parameter text: UTF-8; a code whose text is empty has no entry. Poppler passes over such a code,
  ///   others take it for an unknown letter, unless it stands in a span that has a text of its own.
  ///
  /// Each code has an entry of its own, since Ghostscript reads none of a range's array right.
  mutating func add(_ text: ArraySlice<UInt8>) {
    defer { code += 1 }
    guard !text.isEmpty else { return }
    // A letter has the space at which its line breaks as well. Every reader begins a word at a new
    // line, but Ghostscript loses the letter where an entry has more than one character.
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
      let units = String(decoding: text, as: UTF8.self).utf16.filter {
        !Self.meaningless.contains($0)
      }
      for unit in units.isEmpty ? [Self.zeroWidthSpace] : units { entries.hexadecimal(unit) }
    }
    entries.raw(">\n")
    count += 1
    if count == Self.mostEntries { endBlock() }
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

  /// The whole map.
  mutating func finished() -> [UInt8] {
    endBlock()
    writer.raw("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n")
    return writer.bytes
  }
}
