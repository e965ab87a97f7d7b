import Foundation

/// The outlines of a font that documents had, without instructions, so that the next document asks
/// no file for them.
struct OutlineStore: Sendable {
  private var bytes: [UInt8] = []
  /// Empty for an outline that is damaged.
  private var places: [UInt16: Range<Int>] = [:]

  /// Bytes that a font keeps; a page of Japanese takes some 40 KB.
  private static let capacity = 1 << 20

  /// Adds a glyph's outline to a table; false where there is one, but it cannot be read.
  mutating func append(_ glyph: Int, of program: FontProgram, to table: inout [UInt8]) -> Bool {
    guard let range = program.outline(of: glyph) else { return true }
    if let known = places[UInt16(glyph)] {
      table += bytes[known]
      return !known.isEmpty
    }
    if bytes.count > Self.capacity { self = OutlineStore() }
    let start = bytes.count
    if let outline = program.file.bytes(range, of: "glyf") {
      TrueTypeOutline.appendWithoutInstructions(outline, to: &bytes)
    }
    places[UInt16(glyph)] = start..<bytes.count
    table += bytes[start...]
    return bytes.count > start
  }
}
