import Foundation

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
    /// Which letter it stands in one string with, of those from right to left.
    var bond = Bond.none

    enum Bond {
      case none, previous, next
    }
  }

  /// How far a glyph may stand from where it was measured, in points of the page.
  private static let tolerance: CGFloat = 0.004

  /// Whether letters for private use say nothing: those of figures and artifacts in a document that
  /// claims level A of PDF/A.
  private let isPrivateUseSilent: Bool
  /// Whether the space at which a line breaks is said: structure has no lines, so that their words would
  /// run into each other.
  private let saysBreaks: Bool
  private var isOpen = false
  /// Whether the run that is shown goes from left to right.
  private var isLeftToRight = false
  private var toPage = CGAffineTransform.identity
  private var size: CGFloat = 0
  /// A point of the page in thousandths of the font's size.
  private var thousandth: CGFloat = 0
  /// Whether the text matrix is set for what is shown.
  private var isPlaced = false
  /// Whether the text is only moved and enlarged.
  private var isUpright = false
  /// The size that the font is set to: that on the page where the text is upright.
  private var fontSize: CGFloat = 0
  /// Whether glyphs stand in an array that is open, and in a string in it.
  private var isShowing = false
  private var isInString = false
  /// Where the line begins, and how far the reader is on it, in thousandths of the size.
  private var line = CGPoint.zero
  private var reader: CGFloat = 0
  /// Where the letter ends that was shown last, and where the last string begins.
  private var letterEnd: CGFloat = 0
  private var stringStart: CGFloat = 0

  /// The font of the run that was shown last.
  private var lastFont: PDFFont?

  /// Makes a pen.
  ///
  /// - Parameters:
  ///   - isPrivateUseSilent: Whether letters for private use say nothing.
  ///   - saysBreaks: Whether the spaces at which lines break are said.
  init(isPrivateUseSilent: Bool = false, saysBreaks: Bool = false) {
    self.isPrivateUseSilent = isPrivateUseSilent
    self.saysBreaks = saysBreaks
  }

  /// Begins to set glyphs of a size.
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

  /// Says the space, or the new line, at which a line breaks, behind its last letter.
  mutating func sayBreak(_ content: inout PDFContent) {
    guard saysBreaks, isOpen, isPlaced, isLeftToRight, let font = lastFont,
      let space = font.space
    else { return }
    put(font.letter(space, saying: [0x20]), at: CGPoint(x: letterEnd, y: line.y), &content)
  }

  private mutating func showText(
    of run: TextRun, _ text: ArraySlice<UInt8>, in font: PDFFont, _ content: inout PDFContent
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
    var last = Glyph.Bond.none
    for cluster in readable.clusters {
      let glyphs =
        run.isRightToLeft
        ? (glyph - cluster.glyphs)..<glyph : glyph..<(glyph + cluster.glyphs)
      glyph = run.isRightToLeft ? glyphs.lowerBound : glyphs.upperBound
      // Letters from right to left stand in the order of the text. PDFium takes those of one string
      // for turned around, and sorts strings by their places; it loses strings that take no room.
      let bond = readable.glyphs[glyphs].first?.bond ?? .none
      if run.isRightToLeft, bond != .previous, last != .next { stop(&content) }
      last = bond
      show(
        readable.glyphs[glyphs], saying: text[byte..<(byte + cluster.bytes)], in: font, &content)
      byte += cluster.bytes
    }
    if run.isRightToLeft { stop(&content) }
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
      if byte < end, !isSilent(text[byte..<end]),
        case let letter = font.letter(run.glyphs[index], saying: text[byte..<end]),
        letter.saysText,
        letter.width > 0 || !standsApart(run.glyphs[index], at: run.positions[index], in: font)
      {
        put(letter, at: run.positions[index], &content)
      } else {
        let glyph = Glyph(index: run.glyphs[index], place: run.positions[index])
        show([glyph][...], saying: text[byte..<end], in: font, &content)
      }
      byte = end
    }
    return true
  }

  /// Shows the glyphs of a line, each of which says its own letters and takes room.
  mutating func show(
    _ glyphs: UnsafeBufferPointer<LineBuffer.Glyph>, _ letters: PDFLineLetters, baseline: CGFloat,
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

  /// Shows the letters that follow one on its line in its font: what is looked at for each letter by
  /// itself takes three times as long as they do.
  private mutating func putFollowing(
    _ glyphs: UnsafeBufferPointer<LineBuffer.Glyph>, _ index: inout Int,
    _ letters: UnsafeBufferPointer<PDFFont.EncodedGlyph?>, _ x: inout CGFloat,
    _ content: inout PDFContent
  ) {
    guard isInString, index < glyphs.count else { return }
    let font = content.state.font
    let (room, start, size) = (Self.tolerance * thousandth, line.x, self.size)
    var (reader, end) = (self.reader, index)
    var letterReader: CGFloat?
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
        if abs(step) > room {
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
        if letter.width > 0 { letterReader = reader }
        x += CGFloat(glyphs[end].units) / LineBuffer.unitsPerPoint
        end += 1
      }
      content.writer.raw(UnsafeBufferPointer(rebasing: bytes[..<count]))
    }
    index = end
    self.reader = reader
    if let letterReader { letterEnd = line.x + letterReader * (size * 0.001) }
  }

  /// Bytes that are written at once, and the most that a letter takes with the step before it.
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
      if letter.saysText, letter.width > 0 || !standsApart(first.index, at: first.place, in: font) {
        return put(letter, at: first.place, &content)
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
    // Readers that pass over the span's text find it at the first glyph, and nothing at the others:
    // MuPDF takes a code that says nothing for an unknown letter, and PDFium for any letter.
    let own = text.withUnsafeBufferPointer(ToUnicode.says) ? text : ToUnicode.nothing[...]
    var said = own
    for glyph in glyphs {
      if standsApart(glyph.index, at: glyph.place, in: font), let carrier = font.carrier {
        // At the end of its letter, and a little before it, as the letter behind may be.
        let start = max(letterEnd - size * Self.overlap, stringStart)
        put(font.letter(carrier, saying: said), at: CGPoint(x: start, y: glyph.place.y), &content)
        said = ToUnicode.nothing[...]
      }
      put(font.letter(glyph.index, saying: said), at: glyph.place, &content)
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

  /// Whether a glyph is a mark that is raised or lowered, and begins beyond its letter.
  ///
  /// PDFium sorts the strings of a line by where they begin, and would take the mark for another place in
  /// the text. So it follows a glyph that draws nothing, at the end of its letter.
  private func standsApart(_ glyph: UInt32, at place: CGPoint, in font: PDFFont) -> Bool {
    guard isLeftToRight, isPlaced, !isOnLine(place), font.width(of: glyph) == 0 else {
      return false
    }
    let room = size * Self.markStep
    return (place.x > letterEnd + room || place.x < stringStart - room) && font.carrier != nil
  }

  /// Ems by which a mark may stand behind its letter, and by which letters may overlap.
  private static let markStep: CGFloat = 0.001
  private static let overlap: CGFloat = 0.04

  /// Shows a letter.
  private mutating func put(
    _ letter: PDFFont.EncodedGlyph, at place: CGPoint, _ content: inout PDFContent
  ) {
    if content.state.font != letter.font || content.state.fontSize != fontSize {
      stop(&content)
      content.setFont(letter.font, size: fontSize)
    }
    if !isPlaced || !isOnLine(place) {
      stop(&content)
      moveTo(place, &content)
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
    if letter.width > 0 { letterEnd = readerPlace }
  }

  /// Where the reader is.
  private var readerPlace: CGFloat { line.x + reader * (size * 0.001) }

  private func isOnLine(_ place: CGPoint) -> Bool {
    abs(place.y - line.y) * 1_000 <= Self.tolerance * thousandth * size
  }

  /// Begins a line at a place of the layout.
  private mutating func moveTo(_ place: CGPoint, _ content: inout PDFContent) {
    let point = place.applying(toPage)
    if isUpright {
      content.writer.raw("1 0 0 1 ")
    } else {
      // Text has its own y upwards.
      content.writer.precise([toPage.a, toPage.b, -toPage.c, -toPage.d])
    }
    content.writer.point(point)
    content.writer.raw("Tm\n")
    isPlaced = true
    line = place
    reader = 0
  }

  private mutating func begin(_ content: inout PDFContent) {
    content.writer.byte(UInt8(ascii: "["))
    isShowing = true
    stringStart = readerPlace
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
