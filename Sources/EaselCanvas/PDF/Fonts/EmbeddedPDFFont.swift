import Foundation

/// A font with an embedded subset of its file: a composite font (ISO 32000-1, 9.7).
///
/// For TrueType the codes are the CIDs, and a CIDToGIDMap maps them to glyph indices. For CFF a
/// CMap maps the codes to the CIDs of the subset. In both cases a glyph can have several codes.
final class EmbeddedPDFFont: PDFFont {
  private let program: FontProgram
  private lazy var carrierGlyph = GlyphOutlines(program.key)?.carrier
  private lazy var spaceGlyph = GlyphOutlines(program.key)?.space

  init(_ file: PDFFile, _ program: FontProgram) {
    self.program = program
    super.init(file)
  }

  override var carrier: UInt32? { carrierGlyph }
  override var space: UInt32? { spaceGlyph }

  /// Returns the glyph index, or 0 if the font does not have the glyph.
  private func present(_ glyph: UInt32) -> Int {
    glyph < UInt32(program.glyphCount) ? Int(glyph) : 0
  }

  /// The width of a glyph in whole thousandths of an em.
  ///
  /// PDFium and MuPDF read the widths of a composite font as integers
  /// (`CPDF_CIDFont::LoadMetricsArray`, `load_cid_font`). In these readers fractions would be lost,
  /// and the errors would add up along a line.
  override func width(of glyph: UInt32) -> CGFloat {
    let units = 1_000 * program.advance(of: present(glyph))
    return CGFloat((2 * units + program.unitsPerEm) / (2 * program.unitsPerEm))
  }

  override func write() {
    for (object, letters) in parts { write(object, letters) }
  }

  private func write(_ object: Int, _ letters: EncodedGlyphs) {
    let glyphs = glyphs(of: letters).filter { $0 < program.glyphCount }
    let embedded: FontCache.Program
    do {
      embedded = try FontCache.shared.program(program, glyphs)
    } catch {
      failure = failure ?? error
      return
    }
    damagedGlyphs += embedded.damaged
    let name = FontName.tagged(program.name, glyphs)
    let numbers = letters.map { letter in
      let glyph = present(letter.glyph)
      return glyph == 0 ? 0 : embedded.numbers[glyphs.partition(at: UInt16(glyph))]
    }
    let descriptor = writeProgram(embedded, name)
    let isTrueType = program.isTrueType
    let map = isTrueType ? writeGlyphMap(numbers) : writeEncoding(numbers)
    let descendant = file.add { writer in
      writer.raw("<< /Type /Font /Subtype ")
      writer.raw(isTrueType ? "/CIDFontType2" : "/CIDFontType0")
      writer.raw(" /BaseFont /")
      writer.text(name)
      writer.raw(" /CIDSystemInfo ")
      writer.raw(Self.collection)
      writer.raw("\n/FontDescriptor ")
      writer.reference(descriptor)
      if isTrueType {
        writer.raw("/CIDToGIDMap ")
        writer.reference(map)
      }
      writer.raw("/DW ")
      writer.number(width(of: 0))
      writer.raw("\n/W [")
      if isTrueType {
        writer.raw("1 [")
        writer.numbers(letters.map(\.letter.width))
        writer.raw("]")
      } else {
        writer.widths(zip(numbers, letters.map(\.letter.width)))
      }
      writer.raw("] >>")
    }
    let text = writeToUnicode(letters)
    file.write(object) { writer in
      writer.raw("<< /Type /Font /Subtype /Type0 /BaseFont /")
      writer.text(name)
      writer.raw(" /Encoding ")
      if isTrueType { writer.raw("/Identity-H ") } else { writer.reference(map) }
      writer.raw("/DescendantFonts [")
      writer.reference(descendant)
      writer.raw("] /ToUnicode ")
      writer.reference(text)
      writer.raw(">>")
    }
  }

  private static let collection: StaticString =
    "<< /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>"

  /// Writes the font file and the font descriptor; returns the object number of the descriptor.
  private func writeProgram(_ embedded: FontCache.Program, _ name: String) -> Int {
    let data = file.reserve()
    file.write(data, embedded.stream) { writer in
      if program.isTrueType {
        writer.raw("/Length1 ")
        writer.integer(embedded.length)
        writer.raw(" ")
      } else {
        writer.raw("/Subtype /CIDFontType0C ")
      }
    }
    return file.add {
      $0.fontDescriptor(
        name, program.descriptor, program.isTrueType ? " /FontFile2 " : " /FontFile3 ", data)
    }
  }

  /// Writes the CIDToGIDMap: the glyph index of each code (ISO 32000-1, table 117).
  private func writeGlyphMap(_ numbers: [UInt16]) -> Int {
    var map: [UInt8] = [0, 0]
    map.reserveCapacity(2 * numbers.count + 2)
    for number in numbers { map.append16(Int(number)) }
    let object = file.reserve()
    // Uncompressed: glyph indices in the order of first use hardly repeat.
    file.write(object, PDFFile.Stream(map, nil))
    return object
  }

  /// Writes the CMap: the CID of each code (ISO 32000-1, 9.7.5.4).
  private func writeEncoding(_ numbers: [UInt16]) -> Int {
    var writer = PDFWriter()
    writer.raw(
      """
      /CIDInit /ProcSet findresource begin
      12 dict begin
      begincmap
      /CIDSystemInfo 3 dict dup begin
      /Registry (Adobe) def /Ordering (Identity) def /Supplement 0 def
      end def
      /CMapName /Letters def
      /CMapType 1 def
      1 begincodespacerange
      <0000> <FFFF>
      endcodespacerange

      """)
    // Adobe technical note 5014: at most 100 entries in each block.
    for start in stride(from: 0, to: numbers.count, by: 100) {
      let end = min(start + 100, numbers.count)
      writer.integer(end - start)
      writer.raw(" begincidchar\n")
      for index in start..<end {
        writer.byte(UInt8(ascii: "<"))
        writer.hexadecimal(UInt16(index + 1))
        writer.raw("> ")
        writer.integer(Int(numbers[index]))
        writer.byte(0x0A)
      }
      writer.raw("endcidchar\n")
    }
    writer.raw("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n")
    let object = file.reserve()
    file.write(object, compressing: writer.bytes, .quick) {
      $0.raw("/Type /CMap /CMapName /Letters /CIDSystemInfo ")
      $0.raw(Self.collection)
      $0.raw(" ")
    }
    return object
  }
}

extension [UInt16] {
  /// The index of the first element that is at least a value, in an ascending array.
  fileprivate func partition(at value: UInt16) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
