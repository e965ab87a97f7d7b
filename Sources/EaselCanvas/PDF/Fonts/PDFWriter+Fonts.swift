import Foundation

extension PDFWriter {
  /// What a font says of itself (ISO 32000-1, 9.8).
  ///
  /// - Parameters:
  ///   - name: Of letters that need no escape.
  ///   - entry: What the font file is, and its object.
  mutating func fontDescriptor(
    _ name: String, _ descriptor: FontProgram.Descriptor, _ entry: StaticString, _ program: Int
  ) {
    // ISO 32000-1, 9.8.2: fixed pitch, with letters beyond the standard ones, italic.
    let flags = (descriptor.isFixedPitch ? 1 : 0) | 4 | (descriptor.italicAngle != 0 ? 64 : 0)
    raw("<< /Type /FontDescriptor /FontName /")
    text(name)
    raw(" /Flags ")
    integer(flags)
    raw(" /FontBBox [")
    numbers(descriptor.box)
    raw("]\n/ItalicAngle ")
    number(descriptor.italicAngle)
    for (entry, value) in [
      (" /Ascent ", descriptor.ascent), (" /Descent ", descriptor.descent),
      (" /CapHeight ", descriptor.capHeight), (" /StemV ", descriptor.stemWidth),
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
