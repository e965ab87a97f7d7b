import Foundation
import Testing

@testable import EaselCanvas

/// Outlines that cannot be read to their ends are not embedded.
@Suite struct DamagedOutlineTests {
  // MARK: TrueType

  /// A triangle: one contour, three points with bytes as coordinates.
  private let triangle: [UInt8] = [
    0, 1, 0, 0, 0, 0, 0, 100, 0, 100, 0, 2, 0, 0, 0x37, 0x37, 0x37, 10, 20, 30, 10, 20, 30,
  ]

  private func written(_ outline: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    TrueTypeOutline.appendWithoutInstructions(outline, to: &bytes)
    return bytes
  }

  @Test func anIntactOutlineIsWrittenUnchanged() {
    #expect(written(triangle) == triangle)
    #expect(written(triangle + [0, 0, 0]) == triangle + [0, 0, 0])
  }

  @Test func bytesAfterAnOutlineAreLeftOut() {
    #expect(written(triangle + [UInt8](repeating: 7, count: 45)) == triangle)
  }

  @Test func coordinatesBeyondTheEntryMakeAnOutlineDamaged() {
    #expect(written(triangle.dropLast()).isEmpty)
    // Three points that need two bytes for each coordinate.
    var wide = triangle
    for position in 14...16 { wide[position] = 0x01 }
    #expect(written(wide).isEmpty)
    // More points than there are flags.
    var many = triangle
    many[11] = 200
    #expect(written(many).isEmpty)
    // A flag that repeats beyond the last point.
    var repeating = triangle
    (repeating[14], repeating[15]) = (0x3F, 9)
    #expect(written(repeating).isEmpty)
  }

  @Test func contoursOutOfOrderMakeAnOutlineDamaged() {
    let two: [UInt8] =
      [0, 2, 0, 0, 0, 0, 0, 100, 0, 100, 0, 9, 0, 2, 0, 0] + triangle.suffix(from: 14)
    #expect(written(two).isEmpty)
  }

  @Test func negativeCountsOfContoursOtherThanMinusOneMakeAnOutlineDamaged() {
    let part: [UInt8] = [0, 2, 0, 1, 0, 0]
    let box: [UInt8] = [0, 0, 0, 0, 0, 100, 0, 100]
    #expect(written([0xFF, 0xFF] + box + part) == [0xFF, 0xFF] + box + part)
    #expect(written([0xBC, 0x01] + box + part).isEmpty)
  }

  /// A font whose entries of `glyf` can be changed.
  private func subset(
    _ glyph: Int, of file: String, change: (inout [UInt8], Range<Int>) -> Void
  ) throws -> FontProgram.Subset {
    let source = CanvasCase.fixtures.appending(path: "fonts/\(file)")
    var bytes = [UInt8](try Data(contentsOf: source))
    let sound = try #require(FontProgram(FontKey(file: source.path, index: 0, isColor: false)))
    let tag = sound.isTrueType ? "glyf" : "CFF "
    let record = try #require(
      (0..<Int(bytes.unsigned16(at: 4))).map { 12 + 16 * $0 }.first { bytes.tag(at: $0) == tag })
    let start = Int(bytes.unsigned32(at: record + 8))
    let length = Int(bytes.unsigned32(at: record + 12))
    let position = sound.isTrueType ? try #require(sound.outline(of: glyph)) : 0..<length
    change(&bytes, start + position.lowerBound..<start + position.upperBound)
    let copy = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).ttf")
    try Data(bytes).write(to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    let font = try #require(FontProgram(FontKey(file: copy.path, index: 0, isColor: false)))
    return font.subset(of: [2, 3, 4])
  }

  @Test(arguments: [9_999, 3]) func aComponentThatIsMissingOrTheGlyphItselfMakesAnOutlineDamaged(
    _ part: Int
  ) throws {
    let subset = try subset(3, of: "Scripts.ttf") { bytes, position in
      // A glyph that is composed of another one.
      let entry: [UInt8] = [
        0xFF, 0xFF, 0, 0, 0, 0, 0, 100, 0, 100, 0, 2, UInt8(part >> 8), UInt8(part & 255), 0, 0,
      ]
      bytes.replaceSubrange(position.lowerBound..<position.lowerBound + entry.count, with: entry)
    }
    #expect(subset.damaged == 1)
    #expect(subset.numbers == [1, 2, 3])
  }

  @Test func aDocumentNotesTheNumberOfDamagedOutlines() throws {
    let source = CanvasCase.fixtures.appending(path: "fonts/Layers.ttf")
    var bytes = [UInt8](try Data(contentsOf: source))
    let font = try #require(FontProgram(FontKey(file: source.path, index: 0, isColor: false)))
    let record = try #require(
      (0..<Int(bytes.unsigned16(at: 4))).map { 12 + 16 * $0 }
        .first { bytes.tag(at: $0) == "glyf" })
    let outline = try #require(font.outline(of: 3))
    // The number of points.
    bytes[Int(bytes.unsigned32(at: record + 8)) + outline.lowerBound + 15] = 250
    let copy = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).ttf")
    try Data(bytes).write(to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    let damaged = FontKey(file: copy.path, index: 0, isColor: false)
    let run = TextRun(
      font: damaged, fontSize: 20, style: 0, textRange: 0..<2, isRightToLeft: false,
      glyphs: [2, 3], positions: [.zero, CGPoint(x: 12, y: 0)],
      clusters: [TextRun.Cluster(bytes: 1, glyphs: 1), TextRun.Cluster(bytes: 1, glyphs: 1)],
      frame: CGRect(x: 0, y: 0, width: 24, height: 20), baseline: 20)
    let layout = TextLayout(
      string: "AB", size: CGSize(width: 24, height: 20), lines: [], isTruncated: false,
      diagnostics: [], runs: [run], styles: [CharacterStyle(TextStyle())], missing: [])
    let document = try PDFDocument(options: RenderOptions(policy: .lenient))
    try document.page(size: PageSize.a5) { $0.draw(layout, at: CGPoint(x: 20, y: 20)) }
    let notes = try document.finish().diagnostics
    #expect(notes.map(\.code) == [.fontUnavailable])
    #expect(notes.first?.message.hasPrefix("1 outline") == true)
  }

  // MARK: The compact format

  private func isSound(_ outline: [UInt8], locals: [[UInt8]] = []) -> Bool {
    let bytes = locals.flatMap { $0 } + outline
    var (ranges, position) = ([Range<Int>](), 0)
    for local in locals {
      ranges.append(position..<position + local.count)
      position += local.count
    }
    var reader = CFFCharstringReader(bytes, locals: ranges, globals: [])
    return reader.read(position..<bytes.count)
  }

  /// A small number as an operand.
  private func operand(_ value: Int) -> UInt8 { UInt8(value + 139) }

  @Test func charstringsWithTheirOperandsAreIntact() {
    let (move, line, curve, end) = (UInt8(21), UInt8(5), UInt8(8), UInt8(14))
    let two = [operand(10), operand(20)]
    let six = two + two + two
    #expect(isSound(two + [move] + two + [line] + six + [curve, end]))
    // With the width before the first operator, with hints, and with an empty outline.
    #expect(isSound([operand(50)] + two + [move, end]))
    #expect(isSound(two + [1] + two + [18] + two + [19, 0xFF] + two + [move, end]))
    #expect(isSound([end]) && isSound([operand(50), end]))
    // The bias of few subroutines is 107.
    #expect(isSound(two + [move, operand(-107), 10, end], locals: [two + [line, 11]]))
  }

  @Test func charstringsWithoutTheirOperandsAreDamaged() {
    let (move, line, curve, end) = (UInt8(21), UInt8(5), UInt8(8), UInt8(14))
    let two = [operand(10), operand(20)]
    let faults: [[UInt8]] = [
      // Too few, or too many; before any move; no end; a reserved operator.
      two + [move, operand(1), line, end], two + [move] + two + [curve, end],
      two + two + [move, end], two + [line, end], two + [move], two + [move, 2, end],
      // A number, a mask, and an escape that are cut; a subroutine that is not there.
      two + [move, 28, 0], two + [1, 19], two + [move, 12], two + [move, operand(5), 10, end],
      // Arithmetic on nothing; more operands than there may be.
      two + [move, 12, 10, end], [UInt8](repeating: operand(1), count: 60) + [move, end],
    ]
    for fault in faults { #expect(!isSound(fault), "\(fault)") }
    // A subroutine that calls itself.
    #expect(
      !isSound(two + [move, operand(-107), 10, end], locals: [[operand(-107), 10, 11]]))
  }

  @Test func aDamagedCharstringIsLeftOut() throws {
    #expect(try subset(2, of: "Compact.otf") { _, _ in }.damaged == 0)
    // The first move of a letter loses its operands.
    let damaged = try subset(2, of: "Compact.otf") { bytes, table in
      guard let outlines = CFFCharstrings(Array(bytes[table])), let third = outlines.position(of: 3)
      else { return }
      bytes[table.lowerBound + third.lowerBound] = 5
    }
    #expect(damaged.damaged == 1)
    #expect(damaged.numbers[1] == 0 && damaged.numbers[0] != 0 && damaged.numbers[2] != 0)
  }
}
