import Foundation

/// The lines of a page, whose glyphs and text are in arrays that they share.
///
/// ```swift
/// let buffer = LineBuffer()
/// for row in rows {
///   guard let line = setter.set(row.name, in: buffer) else { continue }
///   canvas.draw(line, of: buffer, at: CGPoint(x: 40, y: row.top))
/// }
/// buffer.removeAll()
/// ```
///
/// A ``TextLayout`` of a cell costs some microseconds, most of them for its own small arrays. A
/// line here costs a tenth of that, and no memory allocation once the arrays have grown. It takes
/// eight bytes per glyph and one per byte of text, until ``removeAll()``.
package final class LineBuffer {
  /// A line: the ranges of its glyphs and its text in the buffer, and its size.
  ///
  /// It is valid until the buffer is emptied.
  package struct Line: Sendable {
    /// The advance width, the same as that of a layout of the text.
    package let width: CGFloat
    /// The height above the baseline.
    package let ascent: CGFloat
    /// The height below the baseline.
    package let descent: CGFloat
    let firstGlyph: Int32
    let glyphCount: Int32
    let firstByte: Int32
    let byteCount: Int32
    let font: Int32
    /// The number of times the buffer was emptied before.
    let round: Int32

    /// The width and height of the line's box.
    package var size: CGSize { CGSize(width: width, height: ascent + descent) }
  }

  /// A line with the top-left corner of its box at a point.
  package struct Placed: Sendable {
    package let line: Line
    package let origin: CGPoint

    /// Creates a line at a position.
    package init(_ line: Line, at origin: CGPoint) {
      self.line = line
      self.origin = origin
    }

    var box: CGRect { CGRect(origin: origin, size: line.size) }
  }

  /// A glyph of a line.
  struct Glyph {
    var token: UInt16
    /// The number of text bytes that the glyph represents.
    var bytes: UInt16
    /// The advance to the next glyph, in Pango units.
    var units: Int32
  }

  /// The number of Pango units in a point.
  static let unitsPerPoint: CGFloat = 1_024
  /// The maximum number of glyphs of all lines, which take 32 MB.
  ///
  /// Further lines are set as layouts.
  static let mostGlyphs = 4_000_000

  // Manually allocated: for each access to an array in an object, Swift checks that there is no
  // other access, which takes as long as setting a word.

  /// The memory for glyphs.
  ///
  /// The first ones are in use.
  private(set) var glyphs: UnsafeMutableBufferPointer<Glyph>
  private(set) var glyphCount = 0
  /// The memory for the texts of the lines.
  ///
  /// The first bytes are in use.
  private(set) var bytes: UnsafeMutableBufferPointer<UInt8>
  private(set) var byteCount = 0
  private(set) var fonts: [LineFont] = []
  private var round: Int32 = 0

  /// Creates a buffer without lines.
  package init() {
    glyphs = .allocate(capacity: 1_024)
    bytes = .allocate(capacity: 2_048)
  }

  deinit {
    glyphs.deallocate()
    bytes.deallocate()
  }

  /// Whether the lines fill some pages, so that others should go to another buffer.
  package var isFull: Bool { glyphCount > Self.fullCount }
  private static let fullCount = 16_384

  /// Empties the buffer and keeps its memory.
  package func removeAll() {
    glyphCount = 0
    byteCount = 0
    // The fonts of a page are mostly those of the next, and each line looks up the number of its
    // font.
    if fonts.count > Self.keptFonts { fonts.removeAll() }
    round &+= 1
  }

  private static let keptFonts = 64

  // MARK: Setting

  /// Returns memory for a number of glyphs after the last, or `nil` if there would be too many.
  @inline(__always)
  func space(_ count: Int) -> UnsafeMutableBufferPointer<Glyph>? {
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

  /// Adds a line of glyphs that were written after the last.
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

  /// Whether a line was added since the buffer was last emptied.
  func holds(_ line: Line) -> Bool {
    line.round == round && Int(line.font) < fonts.count
      && Int(line.firstGlyph + line.glyphCount) <= glyphCount
      && Int(line.firstByte + line.byteCount) <= byteCount
  }

  func font(of line: Line) -> LineFont { fonts[Int(line.font)] }

  func glyphs(of line: Line) -> Range<Int> {
    Int(line.firstGlyph)..<Int(line.firstGlyph + line.glyphCount)
  }

  /// Returns the text of a line in UTF-8.
  ///
  /// It is valid until further lines are set.
  package func utf8(of line: Line) -> UnsafeBufferPointer<UInt8> {
    guard holds(line) else { return UnsafeBufferPointer(start: nil, count: 0) }
    let start = Int(line.firstByte)
    return UnsafeBufferPointer(rebasing: bytes[start..<start + Int(line.byteCount)])
  }

  /// Returns the text of a line.
  package func text(of line: Line) -> String {
    String(decoding: utf8(of: line), as: UTF8.self)
  }

  /// Returns the layout of a line's text, which every canvas can draw.
  package func layout(of line: Line) -> TextLayout? {
    holds(line) ? font(of: line).layout(text(of: line)) : nil
  }

  /// Returns the width of a line before a byte of its text.
  ///
  /// Columns use it to align numbers at their decimal separator.
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
