import Foundation

/// What the codes of a font from 1 on say (ISO 32000-1, 9.10.3; Adobe technical note 5411).
struct ToUnicode {
  private var writer = PDFWriter()
  private let isWide: Bool
  /// The texts that are not in a range yet.
  private var texts = PDFWriter()
  private var first = 1
  /// The code of the next text.
  private var code = 1

  /// Codes of a range: their upper byte has to be the same.
  private static let mostCodes = 256
  /// UTF-16 units of one text: as many as every reader takes.
  private static let mostUnits = 32

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
    texts.reserve(512)
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
  mutating func add(_ text: ArraySlice<UInt8>) {
    guard !text.isEmpty else {
      endRange()
      code += 1
      first = code
      return
    }
    texts.byte(UInt8(ascii: "<"))
    if text.count == 1, let letter = text.first, letter < 0x80 {
      texts.hexadecimal(UInt16(letter))
    } else {
      for unit in String(decoding: text, as: UTF8.self).utf16 { texts.hexadecimal(unit) }
    }
    texts.byte(UInt8(ascii: ">"))
    code += 1
    if code.isMultiple(of: Self.mostCodes) { endRange() }
  }

  private mutating func endRange() {
    guard first < code else { return }
    writer.raw("1 beginbfrange\n")
    for code in [first, code - 1] {
      writer.byte(UInt8(ascii: "<"))
      if isWide {
        writer.hexadecimal(UInt16(truncatingIfNeeded: code))
      } else {
        writer.hexadecimal(UInt8(truncatingIfNeeded: code))
      }
      writer.raw("> ")
    }
    writer.byte(UInt8(ascii: "["))
    writer.raw(texts.bytes)
    writer.raw("]\nendbfrange\n")
    texts.removeAll()
    first = code
  }

  /// The whole map.
  mutating func finished() -> [UInt8] {
    endRange()
    writer.raw("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n")
    return writer.bytes
  }
}
