/// The offsets of a font's outlines in `glyf` (OpenType 1.9, “loca”).
///
/// They are read from the bytes of `loca` when needed: a font has thousands of glyphs, of which a
/// document uses some.
struct OutlineOffsets: Sendable {
  /// The number of glyphs.
  let count: Int
  private let bytes: [UInt8]
  private let isLong: Bool

  /// Creates the offsets of a font without `glyf`.
  init() { (count, bytes, isLong) = (0, [], false) }

  /// Reads the offsets; returns `nil` if they do not ascend within `glyf`.
  init?(_ file: FontFile, _ head: [UInt8], _ count: Int) {
    isLong = head.signed16(at: 50) != 0
    guard let bytes = file.table("loca", atMost: FontProgram.tableLimit),
      bytes.count >= (isLong ? 4 : 2) * (count + 1)
    else { return nil }
    (self.count, self.bytes) = (count, bytes)
    // In ascending order, so that outlines do not overlap and all of them fit into the table.
    let ascend =
      isLong
      ? Self.ascend(bytes, count, as: UInt32.self) : Self.ascend(bytes, count, as: UInt16.self)
    guard ascend, self[count] <= file.length(of: "glyf") else { return nil }
  }

  /// Returns the offset of a glyph's outline; that of the number of glyphs is the last one's end.
  subscript(glyph: Int) -> Int {
    isLong ? Int(bytes.unsigned32(at: 4 * glyph)) : 2 * Int(bytes.unsigned16(at: 2 * glyph))
  }

  private static func ascend<Offset: FixedWidthInteger>(
    _ bytes: [UInt8], _ count: Int, as type: Offset.Type
  ) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var last: Offset = 0
      for index in 0...count {
        let next = Offset(
          bigEndian: bytes.loadUnaligned(
            fromByteOffset: index * MemoryLayout<Offset>.size, as: Offset.self))
        if next < last { return false }
        last = next
      }
      return true
    }
  }
}
