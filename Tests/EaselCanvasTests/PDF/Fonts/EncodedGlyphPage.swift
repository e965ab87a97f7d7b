import Foundation

@testable import EaselCanvas

/// A document of one page that shows letters of fonts, and nothing else.
final class EncodedGlyphPage {
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
  func show(_ letter: PDFFont.EncodedGlyph, size: CGFloat, at position: CGPoint) {
    used.insert(letter.font)
    content.raw("/F")
    content.integer(letter.font)
    content.raw(" ")
    content.numbers([size])
    content.raw("Tf 1 0 0 1 ")
    content.numbers([position.x, Self.size.height - position.y])
    content.raw("Tm <")
    if letter.isWide {
      content.hexadecimal(letter.code)
    } else {
      content.hexadecimal(UInt8(letter.code))
    }
    content.raw("> Tj\n")
  }

  /// Shows a text, the letters each at its place; returns the letters.
  @discardableResult
  func show(_ text: String, font: Font, at origin: CGPoint) -> [PDFFont.EncodedGlyph] {
    let layout = TextLayout(text, style: TextStyle(font: font))
    let bytes = Array(layout.string.utf8)
    var shown: [PDFFont.EncodedGlyph] = []
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
        let position = run.positions[index]
        show(
          letter, size: run.fontSize,
          at: CGPoint(x: origin.x + position.x, y: origin.y + position.y))
        shown.append(letter)
      }
    }
    return shown
  }

  /// The document.
  func data() throws -> Data {
    let context = RenderContext()
    fonts.finish(in: context)
    try context.throwFailure()
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

  // MARK: Looking at documents

  static let hasMuPDF =
    (try? Tool.data("mutool", ["info", "-h"], input: Data())) != nil
    || FileManager.default.isExecutableFile(atPath: "/usr/bin/mutool")

  /// What a program that reads no standard input says of a document.
  static func output(_ tool: String, _ arguments: [String], of data: Data) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).pdf")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Tool.output(tool, arguments + [file.path], input: Data())
  }

  /// Pixels to a point of the images that are compared.
  static let scale = 4

  /// The page in grey as poppler draws it.
  static func ink(_ data: Data) throws -> [UInt8] {
    let drawnImage = try Tool.data("pdftoppm", ["-r", "\(72 * scale)", "-gray", "-"], input: data)
    let count = Int(size.width) * scale * Int(size.height) * scale
    guard drawnImage.count > count else { throw Tool.Failure(status: 0) }
    return Array(drawnImage.suffix(count))
  }

  /// The ink that differs from the text on a bitmap, as a part of the ink there.
  static func difference(
    _ data: Data, to text: String, style: TextStyle = TextStyle(font: .system(size: 16))
  ) throws -> Double {
    let surface = try BitmapSurface(size: size, scale: CGFloat(scale), background: .white)
    surface.canvas.draw(
      TextLayout(text, style: style), at: CGPoint(x: 5, y: 40))
    let pixels = surface.image.pixels
    let found = try ink(data)
    var (wrong, all) = (0, 0)
    let width = Int(size.width) * scale
    // Poppler places letters at whole pixels of the fine image: what counts is the page's own.
    for y in stride(from: 0, to: Int(size.height) * scale, by: scale) {
      for x in stride(from: 0, to: width, by: scale) {
        var (wanted, drawn) = (0, 0)
        for position in 0..<scale * scale {
          let index = (y + position / scale) * width + x + position % scale
          wanted += 255 - Int(pixels[4 * index])
          drawn += 255 - Int(found[index])
        }
        all += wanted
        wrong += max(abs(wanted - drawn) - 48 * scale * scale, 0)
      }
    }
    return Double(wrong) / Double(max(all, 1))
  }
}
