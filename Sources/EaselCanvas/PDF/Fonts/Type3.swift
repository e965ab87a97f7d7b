import Foundation

/// The parts of Type 3 fonts (ISO 32000-1, 9.6.5), in thousandths of an em.
enum Type3 {
  /// The number of codes, 1 … 255: a code has one byte, and some readers end strings at 0.
  static let codeCount = 255

  /// The decimal places of outlines: tenths of a thousandth of an em.
  private static let decimals = 1

  /// Returns an advance as it is written, in whole thousandths like those of other fonts.
  static func width(_ advance: CGFloat) -> CGFloat {
    advance.isFinite ? min(max(advance.rounded(), -widest), widest) : 0
  }

  /// The maximum width of a glyph; a wider glyph is from a damaged font.
  private static let widest: CGFloat = 100_000

  /// Returns the procedure of a glyph.
  ///
  /// - Parameter outline: The outline with the y axis pointing down.
  static func procedure(width: CGFloat, _ outline: Path) -> [UInt8] {
    var writer = PDFWriter()
    writer.numbers([width, 0])
    let box = outline.controlPointBounds.integral
    guard !box.isNull, !box.isInfinite, max(abs(box.minX), abs(box.minY)) <= widest,
      max(box.width, box.height) <= widest
    else {
      writer.raw("0 0 0 0 d1")
      return writer.bytes
    }
    writer.numbers([box.minX, -box.maxY, box.maxX, -box.minY])
    writer.raw("d1\n")
    func points(_ points: [CGPoint]) {
      for point in points { writer.numbers([point.x, -point.y], decimals) }
    }
    outline.forEachCubic { element in
      switch element {
      case .move(let to):
        points([to])
        writer.raw("m\n")
      case .line(let to):
        points([to])
        writer.raw("l\n")
      case .curve(let first, let second, let to):
        points([first, second, to])
        writer.raw("c\n")
      case .close: writer.raw("h\n")
      }
    }
    writer.raw("f")
    return writer.bytes
  }
}

extension PDFWriter {
  /// Writes a Type 3 font.
  ///
  /// - Parameters:
  ///   - procedures: The object number of the procedure of each code from 1 on.
  ///   - descriptor: The object number of the font descriptor.
  ///   - toUnicode: The object number of the ToUnicode map.
  mutating func type3(
    procedures: [Int], widths: [CGFloat], descriptor: Int, toUnicode: Int
  ) {
    // A font box of zeros is ignored; each glyph has its own box.
    raw("<< /Type /Font /Subtype /Type3 /FontBBox [0 0 0 0] /FontMatrix [.001 0 0 .001 0 0]")
    raw("\n/Resources << >> /CharProcs <<")
    for (index, procedure) in procedures.enumerated() {
      raw(" /g")
      integer(index + 1)
      byte(0x20)
      reference(procedure)
    }
    raw(">>\n/Encoding << /Type /Encoding /Differences [1")
    for index in procedures.indices {
      raw(" /g")
      integer(index + 1)
    }
    raw("] >>\n/FirstChar 1 /LastChar ")
    integer(procedures.count)
    raw(" /Widths [")
    numbers(widths)
    raw("] /FontDescriptor ")
    reference(descriptor)
    raw("/ToUnicode ")
    reference(toUnicode)
    raw(">>")
  }

  /// Writes the descriptor of a Type 3 font, which a tagged document requires.
  mutating func type3Descriptor(_ name: String) {
    raw("<< /Type /FontDescriptor /FontName /")
    text(name)
    raw(" /Flags 4 /ItalicAngle 0 >>")
  }
}
