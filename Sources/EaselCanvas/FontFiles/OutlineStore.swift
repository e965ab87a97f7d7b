import Foundation

/// A cache of the outlines that documents have used, without instructions, to avoid file reads.
struct OutlineStore: Sendable {
  private var bytes: [UInt8] = []
  /// The ranges of the outlines in the bytes; empty for a damaged outline.
  private var positions: [UInt16: Range<Int>] = [:]

  /// The number of bytes that a font keeps; a page of Japanese text takes some 40 KB.
  private static let capacity = 1 << 20

  /// Adds a glyph's outline to a table; returns `false` if there is one but it cannot be read.
  mutating func append(_ glyph: Int, of program: FontProgram, to table: inout [UInt8]) -> Bool {
    guard let range = program.outline(of: glyph) else { return true }
    if let known = positions[UInt16(glyph)] {
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
    positions[UInt16(glyph)] = start..<bytes.count
    table += bytes[start...]
    return bytes.count > start
  }

  /// The maximum depth of nested components; real fonts have two or three.
  private static let deepest = 16
  /// The maximum number of components of an outline, including nested ones.
  private static let mostParts = 1_024

  /// Whether all components of an outline exist in the font, and none contains itself.
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
