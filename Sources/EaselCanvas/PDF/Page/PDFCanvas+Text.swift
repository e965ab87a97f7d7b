import Foundation

extension PDFCanvas {
  /// Draws a layout with its top left at a point of user space.
  func show(_ text: TextLayout, at origin: CGPoint, _ compositing: Compositing) {
    if text.hasLinks { tagger?.beginTextLinks() }
    let isParagraph = content.marks != nil && tagger?.beginText(text.shownText) == true
    defer { if isParagraph { tagger?.endText() } }
    let reach = text.reach
    let toPage = CGAffineTransform(translationX: origin.x, y: origin.y)
      .concatenating(self.toPage)
    mix(
      compositing, of: CGRect(origin: origin, size: text.size).insetBy(dx: -reach, dy: -reach)
    ) { mixing, box in
      guard mixing != PDFContent.Mixing() else { return show(text, toPage, in: box) }
      // A group mixes as one what overlaps: letters, their ground, and lines through them.
      push()
      show(text, toPage, in: box)
      guard let group = pop()?.content, group.isPainted else { return }
      begin(in: box)
      setMixing(mixing.alpha, mixing.blendMode)
      show(object: assets.form(group, box: box))
    }
  }

  /// Shows a layout.
  ///
  /// - Parameter toPage: From the layout's space.
  private func show(_ text: TextLayout, _ toPage: CGAffineTransform, in box: CGRect) {
    var links = content.marks != nil && text.hasLinks ? PDFTextLinks(text, tagger) : nil
    // A text that begins with a link has nothing before it.
    if text.backgrounds.isEmpty { links?.follow(text.runsInReadingOrder.first) }
    begin(in: box)
    if text.isDecorated { for background in text.backgrounds { fill(background, toPage) } }
    let (bytes, start) = text.shownBytes
    var pen = PDFTextWriter()
    var paragraphs = ParagraphEnds(content.marks == nil ? [] : bytes, start)
    let missing = text.missing.sorted { $0.byte < $1.byte }
    for run in text.runsInReadingOrder {
      let boxes = missing.isEmpty ? [] : run.boxes(of: missing)
      let isNext = paragraphs.isPassed(by: run.textRange.lowerBound)
      if isNext {
        pen.end(&content)
        links?.end()
        tagger?.nextParagraph()
      }
      if links?.follow(run) == true || isNext {
        pen.end(&content)
        begin(in: box)
      }
      if !boxes.isEmpty { pen.end(&content) }
      for box in boxes { showInvisible(String(box.character), at: box.frame, toPage) }
      guard !run.glyphs.isEmpty else { continue }
      if run.font.isColor {
        pen.end(&content)
        showImages(of: run, in: text, toPage)
      } else {
        let range =
          (run.textRange.lowerBound - start)..<(run.textRange.upperBound - start)
        let own =
          run.substitute.map { Array($0.utf8)[...] } ?? bytes[range.clamped(to: bytes.indices)]
        show(run, own, text.styles[run.style].color, toPage, &pen)
      }
    }
    pen.end(&content)
    if links?.end() == true, text.isDecorated || !missing.isEmpty { begin(in: box) }
    if text.isDecorated { for rule in text.rules { fill(rule, toPage) } }
    showMissing(text, toPage)
  }

  private func setFill(_ color: Color) {
    let parts = drawsCoverage ? .init(red: 0, green: 0, blue: 0) : components(color)
    setMixing(parts.alpha)
    content.setFill(.color(ink(parts)))
  }

  private func components(_ color: Color) -> Color.Components {
    color.components(for: context.appearance)
  }

  private func fill(_ decoration: TextLayout.Decoration, _ toPage: CGAffineTransform) {
    setFill(decoration.color)
    content.append(Path(decoration.rect), toPage)
    content.writer.raw("f\n")
  }

  private func fill(_ outlines: Path, _ toPage: CGAffineTransform) {
    guard !outlines.isEmpty else { return }
    content.append(outlines, toPage)
    content.writer.raw("f\n")
  }

  /// Shows a run, whose text these bytes are.
  private func show(
    _ run: TextRun, _ text: ArraySlice<UInt8>, _ color: Color, _ toPage: CGAffineTransform,
    _ pen: inout PDFTextWriter
  ) {
    guard let font = assets.fonts.font(for: run.font) else {
      return context.note(
        .error, .fontUnavailable, "the font file “\(run.font.file)” can no longer be read",
        operation: "draw(text)", value: run.font.file)
    }
    if font.isInvisible { pen.end(&content) }
    setFill(color)
    if font.isInvisible { fill(TextOutlines.path(of: run), toPage) }
    pen.begin(size: run.fontSize, toPage, &content)
    pen.show(run, text, in: font, &content)
  }

  // MARK: Pictures and boxes

  /// Pixels to an inch that pictures of emoji have on paper, at the least.
  private static let imageResolution: CGFloat = 300

  private func showImages(of run: TextRun, in text: TextLayout, _ toPage: CGAffineTransform) {
    let wanted = run.fontSize * toPage.scaleRange.greatest / 72 * Self.imageResolution
    noteEnlargement(of: run, toPixels: wanted)
    for picture in ColorGlyphImages.images(of: run, in: text.string, pixelsPerEm: wanted) {
      showInvisible(picture.text, at: picture.frame, toPage)
      setMixing(1)
      content.save()
      content.concatenate(
        CGAffineTransform(
          a: picture.frame.width, b: 0, c: 0, d: -picture.frame.height, tx: picture.frame.minX,
          ty: picture.frame.maxY
        ).concatenating(toPage))
      show(object: assets.images.object(for: shown(picture.image), isSmooth: true))
      content.restore()
    }
  }

  /// Puts the characters of a picture beneath it.
  private func showInvisible(_ text: String, at frame: CGRect, _ toPage: CGAffineTransform) {
    let bytes = Array(text.utf8)
    var pen = PDFTextWriter()
    pen.begin(size: frame.height, toPage, &content)
    pen.show(
      [PDFTextWriter.Glyph(index: 0, place: CGPoint(x: frame.minX, y: frame.maxY))],
      saying: bytes[...],
      in: assets.fonts.invisible, &content)
    pen.end(&content)
  }

  /// A box for each character that no font has.
  private func showMissing(_ text: TextLayout, _ toPage: CGAffineTransform) {
    for box in text.missing {
      let parts =
        drawsCoverage ? .init(red: 0, green: 0, blue: 0) : components(text.styles[box.style].color)
      let line = box.lineWidth
      setMixing(parts.alpha)
      content.setStroke(.color(ink(parts)))
      content.save()
      content.concatenate(toPage)
      content.setStyle(StrokeStyle(lineWidth: line), scale: 1)
      content.append(Path(box.frame.insetBy(dx: line / 2, dy: line / 2)))
      content.writer.raw("S\n")
      content.restore()
    }
  }
}

/// Where the paragraphs of a text end.
private struct ParagraphEnds {
  /// The line feeds, the last first.
  private var ends: [Int]

  /// - Parameter start: Where the bytes begin in the text.
  init(_ bytes: [UInt8], _ start: Int) {
    ends = bytes.indices.reversed().filter { bytes[$0] == 0x0A }.map { $0 + start }
  }

  /// Whether a paragraph ends before a byte, which it does once.
  mutating func isPassed(by byte: Int) -> Bool {
    guard let next = ends.last, next < byte else { return false }
    while let end = ends.last, end < byte { ends.removeLast() }
    return true
  }
}

extension TextRun {
  /// The boxes whose characters no glyph of the run says: it says what follows its first glyph.
  ///
  /// - Parameter missing: In the order of the text.
  fileprivate func boxes(
    of missing: [TextLayout.MissingGlyph]
  ) -> ArraySlice<TextLayout.MissingGlyph> {
    guard let first = clusters.first, first.glyphs == 0 else { return [] }
    func index(of byte: Int) -> Int {
      var (low, high) = (0, missing.count)
      while low < high {
        let middle = (low + high) / 2
        if missing[middle].byte < byte { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let start = textRange.lowerBound
    return missing[index(of: start)..<index(of: start + first.bytes)]
  }
}

/// Shows glyphs in a content stream, each where it was measured, together with their text, so that
/// a reader of the file can search and copy it (ISO 32000-1, 9.4 and 14.9.4).
///
/// A reader moves on by the widths in the font; the pen follows it, and says by how much to step
/// aside wherever a glyph stands elsewhere.
struct PDFTextWriter {
  /// A glyph with its origin in the space of its layout.
  struct Glyph {
    var index: UInt32
    var place: CGPoint
  }

  /// How far a glyph may stand from where it was measured, in points of the page.
  private static let tolerance: CGFloat = 0.004

  private var isOpen = false
  private var toPage = CGAffineTransform.identity
  private var size: CGFloat = 0
  /// A point of the page in thousandths of the font's size.
  private var thousandth: CGFloat = 0
  /// The linear part of the text matrix that is set; it has no size.
  private var linear: CGAffineTransform?
  /// Whether glyphs stand in an array that is open, and in a string in it.
  private var isShowing = false
  private var isInString = false
  /// Where the line begins, and how far the reader is on it, in thousandths of the size.
  private var line = CGPoint.zero
  private var reader: CGFloat = 0

  /// Begins to set glyphs of a size.
  mutating func begin(size: CGFloat, _ toPage: CGAffineTransform, _ content: inout PDFContent) {
    stop(&content)
    linear = nil
    if !isOpen {
      isOpen = true
      content.writer.raw("BT\n")
    }
    self.size = size
    self.toPage = toPage
    let scale = toPage.scaleRange.greatest * size
    thousandth = scale > 0 ? 1_000 / scale : 0
  }

  /// Ends the text.
  mutating func end(_ content: inout PDFContent) {
    guard isOpen else { return }
    stop(&content)
    isOpen = false
    content.writer.raw("ET\n")
  }

  /// Shows a run, whose text these bytes are.
  mutating func show(
    _ run: TextRun, _ text: ArraySlice<UInt8>, in font: PDFFont, _ content: inout PDFContent
  ) {
    if showLetters(of: run, text, in: font, &content) { return }
    let readable = run.readable(text) { font.carrier }
    guard readable.covers(text) else {
      for glyph in readable.glyphs {
        show([glyph][...], saying: text.prefix(0), in: font, &content)
      }
      return
    }
    var byte = text.startIndex
    var glyph = run.isRightToLeft ? readable.glyphs.count : 0
    for cluster in readable.clusters {
      let glyphs =
        run.isRightToLeft
        ? (glyph - cluster.glyphs)..<glyph : glyph..<(glyph + cluster.glyphs)
      glyph = run.isRightToLeft ? glyphs.lowerBound : glyphs.upperBound
      show(
        readable.glyphs[glyphs], saying: text[byte..<(byte + cluster.bytes)], in: font, &content)
      byte += cluster.bytes
    }
  }

  /// Shows a run from left to right in which each glyph says its own letters, as most are; false, and
  /// nothing shown, for others.
  private mutating func showLetters(
    of run: TextRun, _ text: ArraySlice<UInt8>, in font: PDFFont, _ content: inout PDFContent
  ) -> Bool {
    guard !run.isRightToLeft, run.clusters.count == run.glyphs.count else { return false }
    var bytes = 0
    for cluster in run.clusters {
      guard cluster.glyphs == 1 else { return false }
      bytes += cluster.bytes
    }
    guard bytes == text.count else { return false }
    var byte = text.startIndex
    for index in run.glyphs.indices {
      let end = byte + run.clusters[index].bytes
      let letter = font.letter(run.glyphs[index], saying: text[byte..<end])
      if letter.saysText || byte == end {
        put(letter, at: run.positions[index], &content)
      } else {
        let glyph = Glyph(index: run.glyphs[index], place: run.positions[index])
        show([glyph][...], saying: text[byte..<end], in: font, &content)
      }
      byte = end
    }
    return true
  }

  /// Shows the glyphs of one cluster.
  mutating func show(
    _ glyphs: ArraySlice<Glyph>, saying text: ArraySlice<UInt8>, in font: PDFFont,
    _ content: inout PDFContent
  ) {
    guard let first = glyphs.first else { return }
    if glyphs.count == 1 {
      let letter = font.letter(first.index, saying: text)
      if letter.saysText || text.isEmpty { return put(letter, at: first.place, &content) }
    }
    guard !text.isEmpty else {
      for glyph in glyphs {
        put(font.letter(glyph.index, saying: text), at: glyph.place, &content)
      }
      return
    }
    stop(&content)
    content.writer.raw("/Span << /ActualText ")
    content.writer.string(String(decoding: text, as: UTF8.self))
    content.writer.raw(" >> BDC\n")
    // Readers that pass over the span's text find it at the first glyph, and nothing at the others:
    // MuPDF takes a code that says nothing for an unknown letter.
    put(font.letter(first.index, saying: text), at: first.place, &content)
    for glyph in glyphs.dropFirst() {
      put(font.letter(glyph.index, saying: ToUnicode.nothing[...]), at: glyph.place, &content)
    }
    stop(&content)
    content.writer.raw("EMC\n")
  }

  /// Shows a letter.
  private mutating func put(
    _ letter: PDFFont.EncodedGlyph, at place: CGPoint, _ content: inout PDFContent
  ) {
    if content.state.font != letter.font || content.state.fontSize != fontSize {
      stop(&content)
      content.setFont(letter.font, size: fontSize)
    }
    let matrix = self.matrix
    if linear != matrix || !isOnLine(place) {
      stop(&content)
      moveTo(place, matrix, &content)
    }
    let wanted = ((place.x - line.x) / size) * 1_000
    let step = wanted - reader
    if abs(step) > Self.tolerance * thousandth {
      if !isShowing { begin(&content) }
      closeString(&content)
      let rounded = (step * 100).rounded() / 100
      content.writer.number(-rounded, 2)
      reader += rounded
    }
    if !isShowing { begin(&content) }
    if !isInString {
      content.writer.byte(UInt8(ascii: "("))
      isInString = true
    }
    if letter.isWide { content.writer.literal(UInt8(letter.code >> 8)) }
    content.writer.literal(UInt8(truncatingIfNeeded: letter.code))
    reader += letter.width
  }

  /// The size that the font is set to: that on the page where the text is upright.
  private var fontSize: CGFloat { isUpright ? size * toPage.a : size }

  /// Whether the text is only moved and enlarged.
  private var isUpright: Bool {
    toPage.b == 0 && toPage.c == 0 && toPage.a > 0 && toPage.a == -toPage.d
  }

  /// The linear part of the text matrix: text has its own y upwards.
  private var matrix: CGAffineTransform {
    isUpright
      ? .identity
      : CGAffineTransform(a: toPage.a, b: toPage.b, c: -toPage.c, d: -toPage.d, tx: 0, ty: 0)
  }

  private func isOnLine(_ place: CGPoint) -> Bool {
    abs(place.y - line.y) * 1_000 <= Self.tolerance * thousandth * size
  }

  /// Begins a line at a place of the layout.
  private mutating func moveTo(
    _ place: CGPoint, _ matrix: CGAffineTransform, _ content: inout PDFContent
  ) {
    let point = place.applying(toPage)
    if isUpright {
      content.writer.raw("1 0 0 1 ")
    } else {
      content.writer.precise([matrix.a, matrix.b, matrix.c, matrix.d])
    }
    content.writer.point(point)
    content.writer.raw("Tm\n")
    linear = matrix
    line = place
    reader = 0
  }

  private mutating func begin(_ content: inout PDFContent) {
    content.writer.byte(UInt8(ascii: "["))
    isShowing = true
  }

  private mutating func closeString(_ content: inout PDFContent) {
    guard isInString else { return }
    content.writer.byte(UInt8(ascii: ")"))
    isInString = false
  }

  /// Shows what stands in the array.
  private mutating func stop(_ content: inout PDFContent) {
    guard isShowing else { return }
    closeString(&content)
    content.writer.raw("]TJ\n")
    isShowing = false
  }
}
