import Foundation

/// The parts of fonts whose glyphs are drawn by procedures (ISO 32000-1, 9.6.5), in thousandths of
/// an em.
enum Type3 {
  /// Codes 1 … 255: a code has one byte, and 0 is left free, as some readers end strings there.
  static let codeCount = 255

  /// Decimals of outlines: a tenth of a thousandth of an em.
  private static let decimals = 1

  /// An advance as the file says it, in whole thousandths like those of other fonts.
  static func width(_ advance: CGFloat) -> CGFloat {
    advance.isFinite ? min(max(advance.rounded(), -widest), widest) : 0
  }

  /// The widest letter; what goes beyond it is damage.
  private static let widest: CGFloat = 100_000

  /// A glyph's procedure.
  ///
  /// - Parameter outline: With y pointing down.
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
  /// A font of procedures.
  ///
  /// - Parameters:
  ///   - name: Of letters that need no escape.
  ///   - procedures: The object of each code from 1 on.
  ///   - toUnicode: The object of the map to text.
  mutating func type3(
    procedures: [Int], widths: [CGFloat], descriptor: Int, toUnicode: Int
  ) {
    // A box of zeros says nothing of the glyphs, as each of them does that by itself.
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

  /// What a font of procedures says of itself: a tagged file has to name its fonts.
  mutating func type3Descriptor(_ name: String) {
    raw("<< /Type /FontDescriptor /FontName /")
    text(name)
    raw(" /Flags 4 /ItalicAngle 0 >>")
  }
}
