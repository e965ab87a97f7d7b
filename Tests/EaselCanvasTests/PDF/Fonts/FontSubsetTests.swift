import Foundation
import Testing

@testable import EaselCanvas

/// Font files cut down to some glyphs, of sound files and of damaged ones.
@Suite struct FontSubsetTests {
  private func program(of text: String) throws -> (program: FontProgram, glyphs: [UInt16]) {
    let run = try PDFFontTests.run(of: text)
    let glyphs = Set(run.glyphs.map { UInt16($0) }).sorted()
    return (try #require(FontProgram(run.font)), glyphs)
  }

  /// Reads a font from bytes.
  private func read<Result>(_ bytes: [UInt8], _ body: (FontProgram?) throws -> Result) throws
    -> Result
  {
    let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).ttf")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(FontProgram(FontKey(file: file.path, index: 0, isColor: false)))
  }

  @Test func aSubsetHasTheGlyphsInTheirOrder() throws {
    let (program, glyphs) = try program(of: "Hamburg")
    let subset = program.subset(of: glyphs)
    #expect(subset.damaged == 0)
    try read(subset.bytes) { cut in
      let cut = try #require(cut)
      #expect(cut.glyphCount == glyphs.count + 1)
      #expect(cut.unitsPerEm == program.unitsPerEm)
      #expect(cut.outline(of: 0) == nil)
      for (index, glyph) in glyphs.enumerated() {
        #expect(cut.advance(of: index + 1) == program.advance(of: Int(glyph)))
        #expect(cut.bearing(of: index + 1) == program.bearing(of: Int(glyph)))
      }
    }
  }

  @Test func aSubsetOfASubsetHasTheSameBytes() throws {
    let (program, glyphs) = try program(of: "Größe ÄÖÜ")
    let first = program.subset(of: glyphs).bytes
    let second = try read(first) { cut in
      let cut = try #require(cut)
      return cut.subset(of: (1..<UInt16(cut.glyphCount)).map { $0 }).bytes
    }
    #expect(first == second)
  }

  @Test func aSubsetHasTheComponentsOfItsGlyphs() throws {
    // Roboto composes it of letter and accent.
    let (program, glyphs) = try program(of: "é")
    try read(program.subset(of: glyphs).bytes) { cut in
      #expect(cut?.glyphCount == 4)
    }
  }

  @Test func theChecksumOfASubsetIsThatOfTheFormat() throws {
    let (program, glyphs) = try program(of: "sum")
    let bytes = program.subset(of: glyphs).bytes
    let sum = stride(from: 0, to: bytes.count, by: 4).reduce(UInt32(0)) {
      $0 &+ bytes.unsigned32(at: $1)
    }
    #expect(sum == 0xB1B0_AFBA)
  }

  @Test func largeSubsetsHaveLongGlyphOffsets() throws {
    let run = try PDFFontTests.run(of: "漢")
    let program = try #require(FontProgram(run.font))
    let subset = program.subset(of: (1_000..<2_500).map { $0 })
    #expect(subset.bytes.count > 131_072)
    try read(subset.bytes) { cut in
      let cut = try #require(cut)
      #expect(cut.glyphCount >= 1_501)
      #expect(cut.subset(of: [1_500]).damaged == 0)
    }
  }

  @Test func damagedFontsAreReadWithoutACrash() throws {
    let (program, glyphs) = try program(of: "é!")
    let whole = program.subset(of: glyphs).bytes
    for position in 0..<min(whole.count, 600) {
      for value: UInt8 in [0, 0x7F, 0xFF] {
        var bytes = whole
        bytes[position] = value
        try read(bytes) { cut in
          guard let cut else { return }
          #expect(!cut.subset(of: [0, 1, 2, 3].filter { $0 < cut.glyphCount }).bytes.isEmpty)
        }
      }
    }
  }

  @Test func truncatedFontsAreRefused() throws {
    let (program, glyphs) = try program(of: "é!")
    let whole = program.subset(of: glyphs).bytes
    for length in stride(from: 0, to: whole.count - 4, by: 7) {
      // The last table is cut, if none before it.
      #expect(try read(Array(whole[..<length])) { $0 == nil })
    }
  }

  @Test func damagedOutlinesAreCounted() throws {
    let (program, glyphs) = try program(of: "!")
    var bytes = program.subset(of: glyphs).bytes
    // Instructions beyond the end of the outline, behind header and contours.
    let outline = 12 + 16 * 6
    let length = outline + 10 + 2 * Int(bytes.unsigned16(at: outline))
    bytes.set16(0xFFFF, at: length)
    try read(bytes) { #expect($0?.subset(of: [1]).damaged == 1) }
  }

  @Test func fontNamesAreSanitized() {
    #expect(FontName.sanitized("Bad /Name (x) #20<>") == "BadNamex20")
    #expect(FontName.sanitized("日本") == "Font")
    #expect(FontName.sanitized(String(repeating: "x", count: 1_000)).count == 100)
    #expect(FontName.stem(of: "/a/b/Brand-Bold.v2.ttf") == "Brand-Bold")
    #expect(FontName.stem(of: "") == "")
  }

  @Test func subsetTagsDependOnTheGlyphs() {
    let tags = (0..<100).map { FontName.tagged("A", [1, $0]) }
    #expect(Set(tags).count == 100)
    #expect(FontName.tagged("A", [1, 2]) == tags[2])
  }

  @Test func fontsOfCollectionsAreRead() throws {
    let (program, glyphs) = try program(of: "Aa")
    let font = program.subset(of: glyphs).bytes
    // The header of a collection of one font, and the font's tables moved behind it.
    var bytes: [UInt8] = []
    bytes += Array("ttcf".utf8)
    bytes.append32(0x0001_0000)
    bytes.append32(1)
    bytes.append32(16)
    var moved = font
    for record in 0..<6 {
      let position = 12 + 16 * record + 8
      let offset = Int(font.unsigned32(at: position)) + 16
      moved.set16(offset >> 16, at: position)
      moved.set16(offset & 0xFFFF, at: position + 2)
    }
    try read(bytes + moved) { #expect($0?.subset(of: [1, 2]).bytes == font) }
  }
}
