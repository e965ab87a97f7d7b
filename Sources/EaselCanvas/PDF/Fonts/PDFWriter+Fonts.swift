import Foundation

extension PDFWriter {
  /// Writes a font descriptor (ISO 32000-1, 9.8).
  ///
  /// - Parameters:
  ///   - name: The name, in characters that need no escape.
  ///   - entry: The key of the font file, which depends on its kind.
  ///   - program: The object number of the font file.
  mutating func fontDescriptor(
    _ name: String, _ descriptor: FontProgram.Descriptor, _ entry: StaticString, _ program: Int
  ) {
    // ISO 32000-1, 9.8.2: 1 is fixed pitch, 4 symbolic (characters beyond the standard ones), 64
    // italic.
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

  /// Writes the widths of glyphs by CID (ISO 32000-1, 9.7.4.3).
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
