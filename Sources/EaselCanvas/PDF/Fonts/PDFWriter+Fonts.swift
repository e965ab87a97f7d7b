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
  ///   - entry: What the font file is, and its object.
  mutating func fontDescriptor(
    _ name: String, _ facts: FontProgram.Facts, _ entry: StaticString, _ program: Int
  ) {
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
    raw(entry)
    reference(program)
    raw(">>")
  }

  /// The widths of glyphs by their numbers (ISO 32000-1, 9.7.4.3).
  mutating func widths(_ widths: some Sequence<(UInt16, CGFloat)>) {
    var last: Int?
    for (number, width) in widths.sorted(by: { $0.0 < $1.0 }) where Int(number) != last {
      if let last, last + 1 == Int(number) {
        byte(0x20)
      } else {
        if last != nil { raw("] ") }
        integer(Int(number))
        raw(" [")
      }
      self.number(width)
      last = Int(number)
    }
    if last != nil { raw("]") }
  }
}
