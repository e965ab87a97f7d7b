import Foundation

/// The lines of a page, whose glyphs and letters lie in arrays that they share.
///
/// ```swift
/// let buffer = LineBuffer()
/// for row in rows {
///   guard let line = setter.set(row.name, in: buffer) else { … }
///   canvas.draw(line, of: buffer, at: CGPoint(x: 40, y: top))
/// }
/// buffer.removeAll()
/// ```
///
/// A ``TextLayout`` of a cell costs some microseconds, most of them for its own small arrays; a line
/// here costs a tenth of it and no memory once the arrays have grown. Takes eight bytes a glyph, and
/// one a byte of text, until ``removeAll()``.
package final class LineBuffer {
  /// A line: where its glyphs and its text lie in the buffer, and its size.
  ///
  /// Means something until the buffer is emptied.
  package struct Line: Sendable {
    /// Its advance, as the layout of its text has it.
    package let width: CGFloat
    /// Height above the baseline.
    package let ascent: CGFloat
    /// Height below the baseline.
    package let descent: CGFloat
    let firstGlyph: Int32
    let glyphCount: Int32
    let firstByte: Int32
    let byteCount: Int32
    let font: Int32
    /// How often the buffer was emptied before.
    let round: Int32

    /// Width and height of its box.
    package var size: CGSize { CGSize(width: width, height: ascent + descent) }
  }

  /// A line with the top left of its box at a point.
  package struct Placed: Sendable {
    package let line: Line
    package let origin: CGPoint

    /// Makes a line at a place.
    package init(_ line: Line, at origin: CGPoint) {
      self.line = line
      self.origin = origin
    }

    var box: CGRect { CGRect(origin: origin, size: line.size) }
  }

  /// A glyph of a line.
  struct Glyph {
    var token: UInt16
    /// Bytes of the text that it shows.
    var bytes: UInt16
    /// How far it moves the next one, in pango's units.
    var units: Int32
  }

  /// Pango's units in a point.
  static let unitsPerPoint: CGFloat = 1_024
  /// Glyphs of all lines, at most 32 MB; further lines are set as layouts.
  static let mostGlyphs = 4_000_000

  // Memory of its own: Swift checks for each use of an array in an object that nobody else changes it,
  // which takes as long as to set a word.

  /// Room for glyphs, of which the first ones are taken.
  private(set) var glyphs: UnsafeMutableBufferPointer<Glyph>
  private(set) var glyphCount = 0
  /// Room for the texts of the lines: the first bytes are taken.
  private(set) var bytes: UnsafeMutableBufferPointer<UInt8>
  private(set) var byteCount = 0
  private(set) var fonts: [LineFont] = []
  private var round: Int32 = 0

  /// Makes a buffer without lines.
  package init() {
    glyphs = .allocate(capacity: 1_024)
    bytes = .allocate(capacity: 2_048)
  }

  deinit {
    glyphs.deallocate()
    bytes.deallocate()
  }

  /// Whether lines fill some pages, so that others should go to a buffer of their own.
  package var isFull: Bool { glyphCount > Self.fullCount }
  private static let fullCount = 16_384

  /// Empties the buffer and keeps its room.
  package func removeAll() {
    glyphCount = 0
    byteCount = 0
    // The fonts of one page are mostly those of the next, whose numbers are asked for in each line.
    if fonts.count > Self.keptFonts { fonts.removeAll() }
    round &+= 1
  }

  private static let keptFonts = 64

  // MARK: Setting

  /// Room for so many glyphs behind the last; nil where that would be too many.
  @inline(__always)
  func room(_ count: Int) -> UnsafeMutableBufferPointer<Glyph>? {
    let end = glyphCount + count
    guard end <= Self.mostGlyphs else { return nil }
    if end > glyphs.count { glyphs = Self.enlarged(glyphs, glyphCount, to: end) }
    return UnsafeMutableBufferPointer(rebasing: glyphs[glyphCount..<end])
  }

  private static func enlarged<Element: BitwiseCopyable>(
    _ old: UnsafeMutableBufferPointer<Element>, _ taken: Int, to count: Int
  ) -> UnsafeMutableBufferPointer<Element> {
    let new = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(count, 2 * old.count))
    _ = new.update(fromContentsOf: old[..<taken])
    old.deallocate()
    return new
  }

  /// Takes glyphs that were written behind the last as a line.
  func add(
    _ count: Int, _ text: UnsafeBufferPointer<UInt8>, units: Int, _ font: LineFont
  ) -> Line {
    let end = byteCount + text.count
    if end > bytes.count { bytes = Self.enlarged(bytes, byteCount, to: end) }
    for index in text.indices { bytes[byteCount + index] = text[index] }
    let line = Line(
      width: CGFloat(units) / Self.unitsPerPoint, ascent: font.ascent, descent: font.descent,
      firstGlyph: Int32(glyphCount), glyphCount: Int32(count), firstByte: Int32(byteCount),
      byteCount: Int32(text.count), font: Int32(number(of: font)), round: round)
    glyphCount += count
    byteCount = end
    return line
  }

  private func number(of font: LineFont) -> Int {
    var index = fonts.count - 1
    while index >= 0, fonts[index] !== font { index -= 1 }
    if index >= 0 { return index }
    fonts.append(font)
    return fonts.count - 1
  }

  // MARK: Lines

  /// Whether a line is one of those since the buffer was emptied.
  func holds(_ line: Line) -> Bool {
    line.round == round && Int(line.font) < fonts.count
      && Int(line.firstGlyph + line.glyphCount) <= glyphCount
      && Int(line.firstByte + line.byteCount) <= byteCount
  }

  func font(of line: Line) -> LineFont { fonts[Int(line.font)] }

  func glyphs(of line: Line) -> Range<Int> {
    Int(line.firstGlyph)..<Int(line.firstGlyph + line.glyphCount)
  }

  /// What a line says, in UTF-8; valid until further lines are set.
  package func utf8(of line: Line) -> UnsafeBufferPointer<UInt8> {
    guard holds(line) else { return UnsafeBufferPointer(start: nil, count: 0) }
    let start = Int(line.firstByte)
    return UnsafeBufferPointer(rebasing: bytes[start..<start + Int(line.byteCount)])
  }

  /// What a line says.
  package func text(of line: Line) -> String {
    String(decoding: utf8(of: line), as: UTF8.self)
  }

  /// The layout of a line's text: what every canvas can draw.
  package func layout(of line: Line) -> TextLayout? {
    holds(line) ? font(of: line).layout(text(of: line)) : nil
  }

  /// How far the part of a line reaches that lies before a byte of its text: where a column is aligned
  /// at the sign before the decimals.
  package func width(of line: Line, before byte: Int) -> CGFloat {
    guard holds(line) else { return 0 }
    var (units, rest) = (0, byte)
    for index in glyphs(of: line) {
      rest -= Int(glyphs[index].bytes)
      guard rest >= 0 else { break }
      units += Int(glyphs[index].units)
    }
    return CGFloat(units) / Self.unitsPerPoint
  }
}
