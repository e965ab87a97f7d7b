import Foundation

/// A font with TrueType outlines: a composite font with a subset of the file (ISO 32000-1, 9.7.4).
final class TrueTypePDFFont: PDFFont {
  private let program: FontProgram
  private lazy var carrierGlyph = GlyphOutlines(program.key)?.carrier

  init(_ file: PDFFile, _ program: FontProgram) {
    self.program = program
    super.init(file)
  }

  override var carrier: UInt32? { carrierGlyph }

  /// The glyph itself, if the font has it.
  private func present(_ glyph: UInt32) -> Int {
    glyph < UInt32(program.glyphCount) ? Int(glyph) : 0
  }

  /// In whole thousandths: PDFium and MuPDF take the widths of a composite font for integers
  /// (`CPDF_CIDFont::LoadMetricsArray`, `load_cid_font`), so that fractions of them would be lost
  /// in some readers, and add up along a line.
  override func width(of glyph: UInt32) -> CGFloat {
    let units = 1_000 * program.advance(of: present(glyph))
    return CGFloat((2 * units + program.unitsPerEm) / (2 * program.unitsPerEm))
  }

  override func write() {
    for (object, letters) in parts { write(object, letters) }
  }

  private func write(_ object: Int, _ letters: Letters) {
    let glyphs = glyphs(of: letters).filter { $0 < program.glyphCount }
    let embedded: FontCache.Program
    do {
      embedded = try FontCache.shared.program(program, glyphs)
    } catch {
      failure = failure ?? error
      return
    }
    if embedded.damaged > 0 {
      failure =
        failure
        ?? EaselError(
          .fontUnavailable,
          "\(embedded.damaged) outlines of the font file “\(program.key.file)” cannot be read",
          operation: "draw(text)", value: program.key.file)
    }
    let name = FontName.tagged(program.name, glyphs)
    let data = file.reserve()
    file.write(data, embedded.stream) {
      $0.raw("/Length1 ")
      $0.integer(embedded.length)
      $0.raw(" ")
    }
    let map = writeGlyphMap(letters, glyphs)
    let descriptor = file.add { $0.fontDescriptor(name, program.facts, program: data) }
    let descendant = file.add { writer in
      writer.raw("<< /Type /Font /Subtype /CIDFontType2 /BaseFont /")
      writer.text(name)
      writer.raw(" /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>")
      writer.raw("\n/FontDescriptor ")
      writer.reference(descriptor)
      writer.raw("/CIDToGIDMap ")
      writer.reference(map)
      writer.raw("/DW ")
      writer.number(width(of: 0))
      writer.raw("\n/W [1 [")
      writer.numbers(letters.map(\.letter.width))
      writer.raw("]] >>")
    }
    let text = writeToUnicode(letters)
    file.write(object) { writer in
      writer.raw("<< /Type /Font /Subtype /Type0 /BaseFont /")
      writer.text(name)
      writer.raw(" /Encoding /Identity-H /DescendantFonts [")
      writer.reference(descendant)
      writer.raw("] /ToUnicode ")
      writer.reference(text)
      writer.raw(">>")
    }
  }

  /// Writes the glyph of each code: 0, and behind it those of the subset in their order.
  private func writeGlyphMap(_ letters: Letters, _ glyphs: [UInt16]) -> Int {
    // The glyph for what is missing is number 0 wherever it stands.
    let glyphs = glyphs.drop { $0 == 0 }
    var map: [UInt8] = [0, 0]
    map.reserveCapacity(2 * letters.count + 2)
    for letter in letters {
      let glyph = present(letter.glyph)
      let number = glyphs.partition(at: UInt16(glyph)) - glyphs.startIndex + 1
      map.append16(glyph == 0 ? 0 : number)
    }
    let number = file.reserve()
    // Glyphs in the order of their use hold nothing that repeats.
    file.write(number, PDFFile.Stream(map, nil))
    return number
  }
}

extension ArraySlice<UInt16> {
  /// Where the first element stands that is no less than a value, in an ascending slice.
  fileprivate func partition(at value: UInt16) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
