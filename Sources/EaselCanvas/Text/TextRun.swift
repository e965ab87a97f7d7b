import Foundation

/// Glyphs of one font, direction and style, with the characters that they stand for.
///
/// An object, since runs are copied wherever they are looked at one by one.
final class TextRun: Equatable, Sendable {
  /// A stretch of text and the glyphs that show it.
  struct Cluster: Hashable, Sendable {
    var bytes: Int
    var glyphs: Int
    var advance: CGFloat = 0
  }

  let font: FontKey
  let fontSize: CGFloat
  /// Index into the layout's character styles.
  let style: Int
  /// Bytes of the layout's text, UTF-8.
  let textRange: Range<Int>
  /// What the glyphs say, where it is not the text: an ellipsis.
  let substitute: String?
  let isRightToLeft: Bool
  let glyphs: [UInt32]
  /// Where each glyph's origin lies, in the layout's space.
  let positions: [CGPoint]
  /// In the order of the text; right-to-left runs have their glyphs in the opposite order.
  let clusters: [Cluster]
  /// The run's box in the layout's space: its advance by its line's ascent and descent.
  let frame: CGRect
  /// The baseline in the layout's space.
  let baseline: CGFloat

  init(
    font: FontKey, fontSize: CGFloat, style: Int, textRange: Range<Int>, substitute: String? = nil,
    isRightToLeft: Bool, glyphs: [UInt32], positions: [CGPoint], clusters: [Cluster],
    frame: CGRect, baseline: CGFloat
  ) {
    self.font = font
    self.fontSize = fontSize
    self.style = style
    self.textRange = textRange
    self.substitute = substitute
    self.isRightToLeft = isRightToLeft
    self.glyphs = glyphs
    self.positions = positions
    self.clusters = clusters
    self.frame = frame
    self.baseline = baseline
  }

  /// The run with another font, box or baseline, or other glyphs.
  func with(
    font: FontKey? = nil, frame: CGRect? = nil, glyphs: [UInt32]? = nil,
    positions: [CGPoint]? = nil, baseline: CGFloat? = nil
  ) -> TextRun {
    TextRun(
      font: font ?? self.font, fontSize: fontSize, style: style, textRange: textRange,
      substitute: substitute, isRightToLeft: isRightToLeft, glyphs: glyphs ?? self.glyphs,
      positions: positions ?? self.positions, clusters: clusters, frame: frame ?? self.frame,
      baseline: baseline ?? self.baseline)
  }

  static func == (a: TextRun, b: TextRun) -> Bool {
    a === b
      || (a.font == b.font && a.fontSize == b.fontSize && a.style == b.style
        && a.textRange == b.textRange && a.substitute == b.substitute
        && a.isRightToLeft == b.isRightToLeft && a.glyphs == b.glyphs
        && a.positions == b.positions && a.clusters == b.clusters && a.frame == b.frame
        && a.baseline == b.baseline)
  }

  /// Where a cluster of the text lies.
  struct Place {
    var bytes: Range<Int>
    var left: CGFloat
    var right: CGFloat
  }

  /// Where each cluster lies, in the order of the text.
  var places: [Place] {
    // An ellipsis stands for all of its text, and a tab has no glyph.
    if substitute != nil || glyphs.isEmpty {
      return [Place(bytes: textRange, left: frame.minX, right: frame.maxX)]
    }
    var places: [Place] = []
    var byte = textRange.lowerBound
    var x = isRightToLeft ? frame.maxX : frame.minX
    for cluster in clusters {
      let end = isRightToLeft ? x - cluster.advance : x + cluster.advance
      places.append(
        Place(
          bytes: byte..<(byte + cluster.bytes), left: min(x, end), right: max(x, end)))
      byte += cluster.bytes
      x = end
    }
    return places
  }
}

/// How characters of a layout look, besides their shapes.
struct CharacterStyle: Hashable, Sendable {
  var font: Font
  var color: Color
  var kerning: CGFloat = 0
  var hasUnderline = false
  var hasStrikethrough = false
  var backgroundColor: Color?
  var baselineOffset: CGFloat = 0
  var language: String?
  /// The box that U+FFFC takes instead of a glyph.
  var placeholder: TextPlaceholder?
  /// Where the text leads.
  var link: String?

  init(_ style: TextStyle) {
    font = style.font
    color = style.color
    kerning = style.kerning
    hasUnderline = style.hasUnderline
    hasStrikethrough = style.hasStrikethrough
    backgroundColor = style.backgroundColor
    baselineOffset = style.baselineOffset
    language = style.language
  }
}

/// Text with the styles of its stretches: what the engine sets.
struct StyledText {
  var text: String
  /// The styles; a span names one by index.
  var styles: [CharacterStyle]
  /// Stretches of UTF-8 bytes that cover the text, in order.
  var spans: [(range: Range<Int>, style: Int)]

  init(_ text: String, _ style: TextStyle) {
    self.text = text
    styles = [CharacterStyle(style)]
    spans = [(0..<text.utf8.count, 0)]
  }

  /// The span that has a byte; beyond the text, the last one.
  func spanIndex(at byte: Int) -> Int {
    var (low, high) = (0, spans.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].range.upperBound > byte { high = middle } else { low = middle + 1 }
    }
    return max(low, 0)
  }

  init(text: String, styles: [CharacterStyle], spans: [(range: Range<Int>, style: Int)]) {
    self.text = text
    self.styles = styles
    self.spans = spans
  }
}
