import Foundation

extension FontProgram.Descriptor {
  /// Reads the descriptor from the tables of a font.
  ///
  /// - Parameters:
  ///   - file: The font.
  ///   - head: The bytes of the `head` table.
  ///   - header: The bytes of the `hhea` table.
  ///   - unitsPerEm: The number of font units per em.
  ///   - own: The weight of an instance of a variable font.
  init(
    _ file: FontFile, _ head: [UInt8], _ header: [UInt8], _ unitsPerEm: Int, weight own: Float?
  ) {
    func thousandths(_ units: Int16) -> CGFloat {
      (CGFloat(units) * 1_000 / CGFloat(unitsPerEm)).rounded()
    }
    // Tables of real fonts are shorter.
    let style = file.table("OS/2", atMost: 1_024) ?? []
    let post = file.bytes(0..<16, of: "post") ?? []
    box = [36, 38, 40, 42].map { thousandths(head.signed16(at: $0)) }
    ascent = thousandths(header.signed16(at: 4))
    descent = thousandths(header.signed16(at: 6))
    // `sCapHeight` exists since version 2 of the table.
    let capitals = style.unsigned16(at: 0) >= 2 ? style.signed16(at: 88) : 0
    capHeight = capitals > 0 ? thousandths(capitals) : ascent
    italicAngle = CGFloat(Int32(bitPattern: post.unsigned32(at: 4))) / 65_536
    isFixedPitch = post.unsigned32(at: 12) != 0
    // No table has this value. The usual estimate from the weight gives 88 for 400 and 166 for 700.
    let weight = CGFloat(min(max(own ?? Float(style.unsigned16(at: 4)), 100), 1_000))
    stemWidth = (50 + (weight / 65) * (weight / 65)).rounded()
  }
}
