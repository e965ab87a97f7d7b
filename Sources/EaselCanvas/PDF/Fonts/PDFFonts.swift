import Foundation

/// The fonts of one document.
final class PDFFonts {
  private let file: PDFFile
  /// The fonts in the order of their first use.
  @exclusivity(unchecked) private var fonts: [(key: FontKey, font: PDFFont?)] = []
  /// The index of the font that was used last.
  @exclusivity(unchecked) private var last = 0
  /// The indices of the fonts in `fonts`.
  @exclusivity(unchecked) private var positions: [FontKey: Int] = [:]
  private var invisibleFont: InvisiblePDFFont?
  /// The names of the fonts whose license forbids embedding.
  private var forbidden: [String] = []

  init(_ file: PDFFile) { self.file = file }

  /// The first failure to compress.
  private(set) var failure: (any Error)?

  /// Returns the font of a run; nil if its file cannot be read.
  func font(for key: FontKey) -> PDFFont? {
    if last < fonts.count, fonts[last].key == key { return fonts[last].font }
    last = positions[key] ?? add(key)
    return fonts[last].font
  }

  private func add(_ key: FontKey) -> Int {
    let font: PDFFont?
    switch FontCache.shared.usage(of: key) {
    case .embedded(let program): font = EmbeddedPDFFont(file, program)
    case .procedures: font = GlyphOutlines(key).map { OutlinePDFFont(file, $0) }
    case .forbidden(let name):
      font = GlyphOutlines(key).map { InvisiblePDFFont(file, widthsOf: $0) }
      if font != nil { forbidden.append(name) }
    }
    fonts.append((key, font))
    positions[key] = fonts.count - 1
    return fonts.count - 1
  }

  /// A font with empty glyphs for invisible text; each glyph is one em wide.
  var invisible: PDFFont {
    let font = invisibleFont ?? InvisiblePDFFont(file)
    invisibleFont = font
    return font
  }

  /// Stops a debug build at a content stream that shows bytes which are no codes of their font.
  ///
  /// The tests build for debugging, so each stream that they write is checked.
  func check(_ stream: [UInt8]) {
    #if DEBUG
      var check = PDFStringCheck(fonts: [:])
      for font in fonts.map(\.font) + [invisibleFont] {
        for part in font?.parts ?? [] {
          check.fonts[part.object] = .init(
            count: part.letters.count, isWide: font?.isWide == true)
        }
      }
      if let fault = check.fault(in: stream) { assertionFailure(fault) }
    #endif
  }

  /// Writes every font that was used.
  ///
  /// Notes fonts that may not be embedded and outlines that cannot be read.
  func finish(in context: RenderContext) {
    for (key, font) in fonts {
      guard let font else { continue }
      write(font)
      guard font.damagedGlyphs > 0 else { continue }
      context.note(
        .error, .fontUnavailable,
        "\(font.damagedGlyphs) outline\(font.damagedGlyphs == 1 ? "" : "s") of the font file "
          + "“\(key.file)” cannot be read; nothing is drawn for them",
        operation: "draw(text)", value: key.file)
    }
    if let invisibleFont { write(invisibleFont) }
    for name in forbidden {
      context.note(
        .warning, .fontUnavailable,
        "the license of the font “\(name)” does not allow documents to embed a part of it (fsType in "
          + "its table OS/2); its glyphs are drawn as paths, which take more space: "
          + "choose another font, or a file of this one whose license allows it",
        operation: "draw(text)", value: name)
    }
  }

  private func write(_ font: PDFFont) {
    font.write()
    failure = failure ?? font.failure
  }
}
