import Foundation

/// What the codes of a font say (ISO 32000-1, 9.10.3; Adobe technical note 5411).
struct ToUnicode {
  private var writer = PDFWriter()
  private var entries = PDFWriter()
  private var entryCount = 0
  private let isWide: Bool

  /// Entries of one block (technical note 5014, `beginbfchar`).
  private static let mostEntries = 100
  /// UTF-16 units of one entry: as many as every reader takes.
  private static let mostUnits = 32

  /// Whether a code's entry can say a text, or none has to.
  static func says(_ text: ArraySlice<UInt8>) -> Bool {
    // UTF-16 has no more units than UTF-8.
    text.count <= mostUnits || String(decoding: text, as: UTF8.self).utf16.count <= mostUnits
  }

  init(isWide: Bool) {
    self.isWide = isWide
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

  /// Adds a code; one without a text has no entry.
  mutating func add(_ code: UInt16, _ text: ArraySlice<UInt8>) {
    guard let first = text.first else { return }
    entries.byte(UInt8(ascii: "<"))
    if isWide {
      entries.hexadecimal(code)
    } else {
      entries.hexadecimal(UInt8(truncatingIfNeeded: code))
    }
    entries.raw("> <")
    if text.count == 1, first < 0x80 {
      entries.hexadecimal(UInt16(first))
    } else {
      for unit in String(decoding: text, as: UTF8.self).utf16 { entries.hexadecimal(unit) }
    }
    entries.raw(">\n")
    entryCount += 1
    if entryCount == Self.mostEntries { endBlock() }
  }

  private mutating func endBlock() {
    guard entryCount > 0 else { return }
    writer.integer(entryCount)
    writer.raw(" beginbfchar\n")
    writer.raw(entries.bytes)
    writer.raw("endbfchar\n")
    entries.removeAll()
    entryCount = 0
  }

  /// The whole map.
  mutating func finished() -> [UInt8] {
    endBlock()
    writer.raw("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n")
    return writer.bytes
  }
}
