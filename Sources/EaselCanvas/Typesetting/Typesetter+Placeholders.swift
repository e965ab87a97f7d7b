internal import CPango
import Foundation

/// Boxes that a line keeps free for other content.
extension Typesetter {
  /// Removes placeholders from other characters than U+FFFC, and invalid lengths from placeholders.
  mutating func preparePlaceholders() {
    guard source.styles.contains(where: { $0.placeholder != nil }) else { return }
    let asked = source.styles.map(\.placeholder)
    for index in source.styles.indices { source.styles[index].placeholder = nil }
    let bytes = Array(source.text.utf8)
    /// The styles of boxes, by the styles of the text.
    var boxes: [Int: Int] = [:]
    var spans: [(range: Range<Int>, style: Int)] = []
    var ignored = 0
    for span in source.spans {
      guard let placeholder = asked[span.style] else {
        spans.append(span)
        continue
      }
      for (stretch, isBox) in Self.stretches(of: bytes, in: span.range) {
        if !isBox { ignored += 1 }
        if isBox, boxes[span.style] == nil {
          boxes[span.style] = addStyle(of: placeholder, like: source.styles[span.style])
        }
        spans.append((stretch, isBox ? boxes[span.style] ?? span.style : span.style))
      }
    }
    source.spans = spans
    guard ignored > 0 else { return }
    note(
      .warning, .outOfRange,
      "a placeholder is the attribute of other characters than U+FFFC, and is ignored there; give it "
        + "to an object replacement character")
  }

  /// Returns the ranges of only U+FFFC and of other characters, in turn.
  private static func stretches(
    of bytes: [UInt8], in range: Range<Int>
  ) -> [(range: Range<Int>, isBox: Bool)] {
    var found: [(range: Range<Int>, isBox: Bool)] = []
    var byte = range.lowerBound
    while byte < range.upperBound {
      // EF BF BC in UTF-8.
      let isBox =
        byte + 3 <= range.upperBound && bytes[byte..<(byte + 3)].elementsEqual([0xEF, 0xBF, 0xBC])
      let end = byte + (isBox ? 3 : 1)
      if let last = found.last, last.isBox == isBox {
        found[found.count - 1].range = last.range.lowerBound..<end
      } else {
        found.append((byte..<end, isBox))
      }
      byte = end
    }
    return found
  }

  /// Adds the style of a placeholder and returns its index.
  private mutating func addStyle(
    of placeholder: TextPlaceholder, like text: CharacterStyle
  ) -> Int {
    var placeholder = placeholder
    makeSound(&placeholder.width, "width")
    makeSound(&placeholder.ascent, "ascent")
    makeSound(&placeholder.descent, "descent")
    var style = text
    style.placeholder = placeholder
    // Letter spacing would change the requested width of the box.
    style.kerning = 0
    // A line is at least as high as one of text, as with a glyph.
    let ascent = max(placeholder.ascent, text.font.ascender)
    let descent = max(placeholder.descent, -text.font.descender)
    placeholderShapes[source.styles.count] = PangoRectangle(
      x: 0, y: -Self.units(ascent), width: Self.units(placeholder.width),
      height: Self.units(ascent) + Self.units(descent))
    source.styles.append(style)
    return source.styles.count - 1
  }

  /// Returns a length in Pango units.
  ///
  /// Lengths are at most 1,000,000 points, and twice that fits into Pango's integers.
  private static func units(_ length: CGFloat) -> Int32 { Int32((length * unit).rounded()) }

  private mutating func makeSound(_ length: inout CGFloat, _ name: String) {
    guard !(0...1e6).contains(length) else { return }
    note(
      .error, .invalidNumber,
      "the \(name) of a placeholder is \(length) and counts as 0; give 0 … 1000000 points",
      value: "\(length)")
    length = 0
  }

  /// The text with spaces in place of placeholders, which need no font.
  ///
  /// It has the same number of bytes.
  var textOfGlyphs: String {
    guard !placeholderShapes.isEmpty else { return source.text }
    var bytes = Array(source.text.utf8)
    for span in source.spans where source.styles[span.style].placeholder != nil {
      for byte in span.range { bytes[byte] = 0x20 }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Takes the boxes of a run from Pango, one for each character.
  mutating func take(
    boxes glyphs: PangoGlyphString, style: Int, byte: Int, isRightToLeft: Bool, font: FontKey,
    _ pen: inout Pen, baseline: CGFloat
  ) {
    let length = 3
    for index in 0..<Int(glyphs.num_glyphs) {
      let advance = CGFloat(glyphs.glyphs[index].geometry.width) / unit
      let position = isRightToLeft ? Int(glyphs.num_glyphs) - 1 - index : index
      let start = byte + position * length
      runs.append(
        TextRun(
          font: font, fontSize: source.styles[style].font.quantizedSize, style: style,
          textRange: start..<(start + length), isRightToLeft: isRightToLeft, glyphs: [],
          positions: [], clusters: [TextRun.Cluster(bytes: length, glyphs: 0, advance: advance)],
          frame: CGRect(
            x: pen.x, y: pen.baseline - pen.ascent, width: advance,
            height: pen.ascent + pen.descent),
          baseline: baseline))
      pen.x += advance
    }
  }
}
