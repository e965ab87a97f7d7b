import Foundation

extension PDFWriter {
  /// Two hexadecimal digits.
  mutating func hexadecimal(_ value: UInt8) {
    for digit in [value >> 4, value & 15] { byte(digit < 10 ? 0x30 + digit : 0x37 + digit) }
  }

  /// What a font says of itself (ISO 32000-1, 9.8).
  ///
  /// - Parameters:
  ///   - name: Of letters that need no escape.
  ///   - program: The object of the TrueType file.
  mutating func fontDescriptor(_ name: String, _ facts: FontProgram.Facts, program: Int) {
    // ISO 32000-1, 9.8.2: fixed pitch, with letters beyond the standard ones, italic.
    let flags = (facts.isFixedPitch ? 1 : 0) | 4 | (facts.italicAngle != 0 ? 64 : 0)
    raw("<< /Type /FontDescriptor /FontName /")
    text(name)
    raw(" /Flags ")
    integer(flags)
    raw(" /FontBBox [")
    numbers(facts.box)
    raw("]\n/ItalicAngle ")
    number(facts.italicAngle)
    for (entry, value) in [
      (" /Ascent ", facts.ascent), (" /Descent ", facts.descent),
      (" /CapHeight ", facts.capHeight), (" /StemV ", facts.stemWidth),
    ] as [(StaticString, CGFloat)] {
      raw(entry)
      number(value)
    }
    raw(" /FontFile2 ")
    reference(program)
    raw(">>")
  }
}
