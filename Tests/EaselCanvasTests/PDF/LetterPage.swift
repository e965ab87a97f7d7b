import Foundation

@testable import EaselCanvas

/// A document of one page that shows letters of fonts, and nothing else.
final class LetterPage {
  static let size = CGSize(width: 300, height: 120)

  private let sink: OutputSink
  let file: PDFFile
  let fonts: PDFFonts
  private var content = PDFWriter()
  private var used: Set<Int> = []

  init() throws {
    sink = try OutputSink(.data, synchronizes: false)
    file = PDFFile(sink)
    fonts = PDFFonts(file)
    content.raw("BT\n")
  }

  /// Shows a letter with its origin at a place, y pointing down.
  func show(_ letter: PDFFont.Letter, size: CGFloat, at place: CGPoint) {
    used.insert(letter.font)
    content.raw("/F")
    content.integer(letter.font)
    content.raw(" ")
    content.numbers([size])
    content.raw("Tf 1 0 0 1 ")
    content.numbers([place.x, Self.size.height - place.y])
    content.raw("Tm <")
    if letter.isWide {
      content.hexadecimal(letter.code)
    } else {
      content.hexadecimal(UInt8(letter.code))
    }
    content.raw("> Tj\n")
  }

  /// Shows a text at 20 points, the letters each at its place; returns the letters.
  @discardableResult
  func show(_ text: String, font: Font, at origin: CGPoint) -> [PDFFont.Letter] {
    let layout = TextLayout(text, style: TextStyle(font: font))
    let bytes = Array(layout.string.utf8)
    var shown: [PDFFont.Letter] = []
    for run in layout.runs {
      guard let own = fonts.font(for: run.font) else { continue }
      var said: [ArraySlice<UInt8>] = []
      var byte = run.textRange.lowerBound
      for cluster in run.clusters {
        let part = bytes[byte..<byte + cluster.bytes]
        byte += cluster.bytes
        said += (0..<cluster.glyphs).map { $0 == 0 ? part : [] }
      }
      if run.isRightToLeft { said.reverse() }
      for (index, glyph) in run.glyphs.enumerated() {
        let letter = own.letter(glyph, saying: said[index])
        let place = run.positions[index]
        show(
          letter, size: run.fontSize, at: CGPoint(x: origin.x + place.x, y: origin.y + place.y))
        shown.append(letter)
      }
    }
    return shown
  }

  /// The document.
  func data() throws -> Data {
    fonts.finish()
    if let failure = fonts.failure ?? file.failure { throw failure }
    content.raw("ET\n")
    let contents = file.reserve()
    file.write(contents, compressing: content.bytes)
    let pages = file.reserve()
    let page = file.add { writer in
      writer.raw("<< /Type /Page /Parent ")
      writer.reference(pages)
      writer.raw("/MediaBox [0 0 ")
      writer.numbers([Self.size.width, Self.size.height])
      writer.raw("] /Contents ")
      writer.reference(contents)
      writer.raw("/Resources << /Font << ")
      for font in used.sorted() {
        writer.raw("/F")
        writer.integer(font)
        writer.raw(" ")
        writer.reference(font)
      }
      writer.raw(">> >> >>")
    }
    file.write(pages) { writer in
      writer.raw("<< /Type /Pages /Count 1 /Kids [")
      writer.reference(page)
      writer.raw("] >>")
    }
    let catalog = file.add { writer in
      writer.raw("<< /Type /Catalog /Pages ")
      writer.reference(pages)
      writer.raw(">>")
    }
    let info = file.add { $0.raw("<< >>") }
    file.finish(catalog: catalog, info: info)
    return try sink.finish()
  }
}
