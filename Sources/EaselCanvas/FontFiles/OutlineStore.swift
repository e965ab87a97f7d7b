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
    if let outline = program.file.bytes(range, of: "glyf"),
      isComposedOfGlyphs(outline, in: program)
    {
      TrueTypeOutline.appendWithoutInstructions(outline, to: &bytes)
    }
    places[UInt16(glyph)] = start..<bytes.count
    table += bytes[start...]
    return bytes.count > start
  }

  /// Parts within parts; fonts have two or three.
  private static let deepest = 16
  /// Parts of an outline and their parts.
  private static let mostParts = 1_024

  /// Whether the font has all glyphs that an outline is composed of, and none is a part of itself.
  private func isComposedOfGlyphs(_ outline: [UInt8], in program: FontProgram) -> Bool {
    var visits = 0
    func isSound(_ outline: [UInt8], depth: Int) -> Bool {
      TrueTypeOutline.parts(of: outline).allSatisfy { part in
        visits += 1
        guard depth < Self.deepest, visits <= Self.mostParts, part < program.glyphCount else {
          return false
        }
        guard let range = program.outline(of: part) else { return true }
        return program.file.bytes(range, of: "glyf").map { isSound($0, depth: depth + 1) } ?? false
      }
    }
    return isSound(outline, depth: 0)
  }
}
