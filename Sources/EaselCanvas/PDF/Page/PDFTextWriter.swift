import Foundation

/// Shows glyphs at their measured positions, together with their text for search and copy.
///
/// Source: ISO 32000-1, 9.4 and 14.9.4. A reader advances by the widths in the font. The writer
/// follows the position of the reader, and writes an offset wherever a glyph is at another
/// position.
struct PDFTextWriter {
  /// A glyph with its origin in the space of its layout.
  struct Glyph {
    var index: UInt32
    var position: CGPoint
    /// The neighbor with which it shares a string, in right-to-left text.
    var bond = Bond.none

    enum Bond {
      case none, previous, next
    }
  }

  /// The tolerated distance of a glyph from its measured position, in points of the page.
  private static let tolerance: CGFloat = 0.004

  /// Whether private use characters are left out of the text.
  ///
  /// They are for figures and artifacts in a document that claims level A of PDF/A.
  private let isPrivateUseSilent: Bool
  /// Whether the space at which a line breaks is part of the text.
  ///
  /// The structure has no lines: without these spaces words would be joined.
  private let saysBreaks: Bool
  private var isOpen = false
  /// Whether the current run is left-to-right.
  private var isLeftToRight = false
  private var toPage = CGAffineTransform.identity
  private var size: CGFloat = 0
  /// The length of a point of the page in thousandths of the font size.
  private var thousandth: CGFloat = 0
  /// Whether the text matrix is set for the current run.
  private var isPlaced = false
  /// Whether the transform of the text consists of a translation and a uniform scale.
  private var isUpright = false
  /// The size that is set with the font: for upright text the size on the page.
  private var fontSize: CGFloat = 0
  /// Whether an array of the TJ operator is open, and a string in it.
  private var isShowing = false
  private var isInString = false
  /// The start of the line, and the position of the reader on it, in thousandths of the size.
  private var line = CGPoint.zero
  private var reader: CGFloat = 0
  /// The end of the last glyph, and the start of the last string.
  private var glyphEnd: CGFloat = 0
  private var stringStart: CGFloat = 0

  /// The font of the last run.
  private var lastFont: PDFFont?

  /// Creates a text writer.
  ///
  /// - Parameters:
  ///   - isPrivateUseSilent: Whether private use characters are left out of the text.
  ///   - saysBreaks: Whether the spaces at which lines break are part of the text.
  init(isPrivateUseSilent: Bool = false, saysBreaks: Bool = false) {
    self.isPrivateUseSilent = isPrivateUseSilent
    self.saysBreaks = saysBreaks
  }

  /// Begins glyphs of a font size.
  mutating func begin(size: CGFloat, _ toPage: CGAffineTransform, _ content: inout PDFContent) {
    stop(&content)
    isPlaced = false
    if !isOpen {
      isOpen = true
      content.writer.raw("BT\n")
    }
    self.size = size
    self.toPage = toPage
    isUpright = toPage.b == 0 && toPage.c == 0 && toPage.a > 0 && toPage.a == -toPage.d
    fontSize = isUpright ? size * toPage.a : size
    let scale = toPage.scaleRange.maximum * size
    thousandth = scale > 0 ? 1_000 / scale : 0
  }

  /// Ends the text.
  mutating func end(_ content: inout PDFContent) {
    guard isOpen else { return }
    stop(&content)
    isOpen = false
    content.writer.raw("ET\n")
  }

  /// Shows a run, whose text is these bytes.
  mutating func show(
    _ run: TextRun, _ text: ArraySlice<UInt8>, in font: PDFFont, _ content: inout PDFContent
  ) {
    let (run, text) = run.withoutSoftHyphens(text)
    isLeftToRight = !run.isRightToLeft
    if saysBreaks {
      lastFont = font
      if font.space != nil, let short = run.withoutBreak(text) {
        showText(of: short, text.dropLast(), in: font, &content)
        return sayBreak(&content)
      }
    }
    showText(of: run, text, in: font, &content)
  }

  /// Adds the space, or the new line, at which a line breaks, after its last glyph.
  mutating func sayBreak(_ content: inout PDFContent) {
    guard saysBreaks, isOpen, isPlaced, isLeftToRight, let font = lastFont,
      let space = font.space
    else { return }
    put(font.letter(space, saying: [0x20]), at: CGPoint(x: glyphEnd, y: line.y), &content)
  }

  private mutating func showText(
    of run: TextRun, _ text: ArraySlice<UInt8>, in font: PDFFont, _ content: inout PDFContent
  ) {
    if showGlyphs(of: run, text, in: font, &content) { return }
    let readable = run.readable(text) { font.carrier }
    guard readable.covers(text) else {
      for glyph in readable.glyphs {
        show([glyph][...], saying: text.prefix(0), in: font, &content)
      }
      return
    }
    var byte = text.startIndex
    var glyph = run.isRightToLeft ? readable.glyphs.count : 0
    var last = Glyph.Bond.none
    for cluster in readable.clusters {
      let glyphs =
        run.isRightToLeft
        ? (glyph - cluster.glyphs)..<glyph : glyph..<(glyph + cluster.glyphs)
      glyph = run.isRightToLeft ? glyphs.lowerBound : glyphs.upperBound
      // In right-to-left text the strings are in the order of the text. PDFium reverses the glyphs
      // of one string, and sorts strings by position. It drops strings without width.
      let bond = readable.glyphs[glyphs].first?.bond ?? .none
      if run.isRightToLeft, bond != .previous, last != .next { stop(&content) }
      last = bond
      show(
        readable.glyphs[glyphs], saying: text[byte..<(byte + cluster.bytes)], in: font, &content)
      byte += cluster.bytes
    }
    if run.isRightToLeft { stop(&content) }
  }

  /// Shows a left-to-right run in which each glyph has its own text, as most do.
  ///
  /// Otherwise returns false and shows nothing.
  private mutating func showGlyphs(
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
      if byte < end, !isSilent(text[byte..<end]),
        case let letter = font.letter(run.glyphs[index], saying: text[byte..<end]),
        letter.saysText,
        letter.width > 0 || !standsApart(run.glyphs[index], at: run.positions[index], in: font)
      {
        put(letter, at: run.positions[index], &content)
      } else {
        let glyph = Glyph(index: run.glyphs[index], position: run.positions[index])
        show([glyph][...], saying: text[byte..<end], in: font, &content)
      }
      byte = end
    }
    return true
  }

  /// Shows the glyphs of a line, each of which has its own text and a width.
  mutating func show(
    _ glyphs: UnsafeBufferPointer<LineBuffer.Glyph>, _ letters: PDFLineGlyphs, baseline: CGFloat,
    _ content: inout PDFContent
  ) {
    isLeftToRight = true
    var x: CGFloat = 0
    letters.letters.withUnsafeBufferPointer { letters in
      var index = 0
      while index < glyphs.count {
        if let letter = letters[Int(glyphs[index].token)] {
          put(letter, at: CGPoint(x: x, y: baseline), &content)
        }
        x += CGFloat(glyphs[index].units) / LineBuffer.unitsPerPoint
        index += 1
        putFollowing(glyphs, &index, letters, &x, &content)
      }
    }
  }

  /// Shows the glyphs that follow one on its line in its font.
  ///
  /// Processing each glyph separately would take three times as long.
  private mutating func putFollowing(
    _ glyphs: UnsafeBufferPointer<LineBuffer.Glyph>, _ index: inout Int,
    _ letters: UnsafeBufferPointer<PDFFont.EncodedGlyph?>, _ x: inout CGFloat,
    _ content: inout PDFContent
  ) {
    guard isInString, index < glyphs.count else { return }
    let font = content.state.font
    let (space, start, size) = (Self.tolerance * thousandth, line.x, self.size)
    var (reader, end) = (self.reader, index)
    var glyphReader: CGFloat?
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.chunk) { bytes in
      var count = 0
      func add(_ byte: UInt8) {
        bytes[count] = byte
        count += 1
      }
      func rest(
        _ bytes: UnsafeMutableBufferPointer<UInt8>, _ count: Int
      ) -> UnsafeMutableBufferPointer<UInt8> {
        UnsafeMutableBufferPointer(rebasing: bytes[count...])
      }
      while end < glyphs.count, count + Self.longestStep <= bytes.count,
        let letter = letters[Int(glyphs[end].token)], letter.font == font
      {
        let step = ((x - start) / size) * 1_000 - reader
        if abs(step) > space {
          add(UInt8(ascii: ")"))
          let rounded = (step * 100).rounded() / 100
          count += DecimalWriter.write(to: rest(bytes, count)) { $0.number(-rounded, 2) }
          add(UInt8(ascii: "("))
          reader += rounded
        }
        if letter.isWide {
          count += PDFWriter.write(literal: UInt8(letter.code >> 8), to: rest(bytes, count))
        }
        count += PDFWriter.write(
          literal: UInt8(truncatingIfNeeded: letter.code), to: rest(bytes, count))
        reader += letter.width
        if letter.width > 0 { glyphReader = reader }
        x += CGFloat(glyphs[end].units) / LineBuffer.unitsPerPoint
        end += 1
      }
      content.writer.raw(UnsafeBufferPointer(rebasing: bytes[..<count]))
    }
    index = end
    self.reader = reader
    if let glyphReader { glyphEnd = line.x + glyphReader * (size * 0.001) }
  }

  /// The number of bytes that are written at once, and the maximum for a glyph with its offset.
  private static let chunk = 960
  private static let longestStep = 40

  /// Shows the glyphs of one cluster.
  mutating func show(
    _ glyphs: ArraySlice<Glyph>, saying text: ArraySlice<UInt8>, in font: PDFFont,
    _ content: inout PDFContent
  ) {
    guard let first = glyphs.first else { return }
    let text = isSilent(text) ? Self.withoutPrivateUse(text) : text
    if glyphs.count == 1, !text.isEmpty {
      let letter = font.letter(first.index, saying: text)
      if letter.saysText,
        letter.width > 0 || !standsApart(first.index, at: first.position, in: font)
      {
        return put(letter, at: first.position, &content)
      }
    }
    stop(&content)
    content.writer.raw("/Span << /ActualText ")
    if text.isEmpty {
      content.writer.raw("()")
    } else {
      content.writer.string(String(decoding: text, as: UTF8.self))
    }
    content.writer.raw(" >> BDC\n")
    // For readers that ignore the actual text, the first glyph has the text and the others have
    // none. MuPDF takes a code without a text for an unknown character, and PDFium for an arbitrary
    // one.
    let own = text.withUnsafeBufferPointer(ToUnicode.says) ? text : ToUnicode.nothing[...]
    var said = own
    for glyph in glyphs {
      if standsApart(glyph.index, at: glyph.position, in: font), let carrier = font.carrier {
        // At the end of its base glyph, and slightly before it, as the following glyph may be.
        let start = max(glyphEnd - size * Self.overlap, stringStart)
        put(
          font.letter(carrier, saying: said), at: CGPoint(x: start, y: glyph.position.y), &content)
        said = ToUnicode.nothing[...]
      }
      put(font.letter(glyph.index, saying: said), at: glyph.position, &content)
      said = ToUnicode.nothing[...]
    }
    stop(&content)
    content.writer.raw("EMC\n")
  }

  private func isSilent(_ text: ArraySlice<UInt8>) -> Bool {
    isPrivateUseSilent && String(decoding: text, as: UTF8.self).hasPrivateUse
  }

  private static func withoutPrivateUse(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let letters = String(decoding: text, as: UTF8.self).unicodeScalars.filter { !$0.isPrivateUse }
    return Array(String(String.UnicodeScalarView(letters)).utf8)[...]
  }

  /// Whether a glyph is a raised or lowered mark that begins outside of its base glyph.
  ///
  /// PDFium sorts the strings of a line by their start, and would move the mark to another position
  /// in the text. So the text of the mark is on an empty glyph before it, at the end of its base
  /// glyph.
  private func standsApart(_ glyph: UInt32, at position: CGPoint, in font: PDFFont) -> Bool {
    guard isLeftToRight, isPlaced, !isOnLine(position), font.width(of: glyph) == 0 else {
      return false
    }
    let space = size * Self.markStep
    return (position.x > glyphEnd + space || position.x < stringStart - space)
      && font.carrier != nil
  }

  /// The tolerated distance of a mark from its base glyph, and of overlapping glyphs, in ems.
  private static let markStep: CGFloat = 0.001
  private static let overlap: CGFloat = 0.04

  /// Shows an encoded glyph.
  private mutating func put(
    _ letter: PDFFont.EncodedGlyph, at position: CGPoint, _ content: inout PDFContent
  ) {
    if content.state.font != letter.font || content.state.fontSize != fontSize {
      stop(&content)
      content.setFont(letter.font, size: fontSize)
    }
    if !isPlaced || !isOnLine(position) {
      stop(&content)
      moveTo(position, &content)
    }
    let wanted = ((position.x - line.x) / size) * 1_000
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
    if letter.width > 0 { glyphEnd = readerPosition }
  }

  /// The position of the reader.
  private var readerPosition: CGFloat { line.x + reader * (size * 0.001) }

  private func isOnLine(_ position: CGPoint) -> Bool {
    abs(position.y - line.y) * 1_000 <= Self.tolerance * thousandth * size
  }

  /// Begins a line at a position of the layout.
  private mutating func moveTo(_ position: CGPoint, _ content: inout PDFContent) {
    let point = position.applying(toPage)
    if isUpright {
      content.writer.raw("1 0 0 1 ")
    } else {
      // In text space y grows upwards.
      content.writer.precise([toPage.a, toPage.b, -toPage.c, -toPage.d])
    }
    content.writer.point(point)
    content.writer.raw("Tm\n")
    isPlaced = true
    line = position
    reader = 0
  }

  private mutating func begin(_ content: inout PDFContent) {
    content.writer.byte(UInt8(ascii: "["))
    isShowing = true
    stringStart = readerPosition
  }

  private mutating func closeString(_ content: inout PDFContent) {
    guard isInString else { return }
    content.writer.byte(UInt8(ascii: ")"))
    isInString = false
  }

  /// Ends the open array and shows its strings.
  ///
  /// Called before any other operator is written: inside of the array it would be read as text.
  mutating func stop(_ content: inout PDFContent) {
    guard isShowing else { return }
    closeString(&content)
    content.writer.raw("]TJ\n")
    isShowing = false
  }
}
