import Foundation

/// Glyphs of one font, direction and style, with the characters that they represent.
///
/// It is a class, because iterating over runs copies each of them.
final class TextRun: Equatable, Sendable {
  /// A sequence of characters and the glyphs that represent it.
  struct Cluster: Hashable, Sendable {
    var bytes: Int
    var glyphs: Int
    var advance: CGFloat = 0
  }

  let font: FontKey
  let fontSize: CGFloat
  /// The index of the style in the layout's character styles.
  let style: Int
  /// The bytes of the layout's text, in UTF-8.
  let textRange: Range<Int>
  /// The text of the glyphs if it is not that of the layout, as for an ellipsis.
  let substitute: String?
  let isRightToLeft: Bool
  let glyphs: [UInt32]
  /// The position of each glyph's origin, in the layout's space.
  let positions: [CGPoint]
  /// The clusters in text order.
  ///
  /// The glyphs of right-to-left runs are in the opposite order.
  let clusters: [Cluster]
  /// The box of the run in the layout's space: its advance width, and the ascent and descent of its
  /// line.
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

  /// Returns the run with another font, box or baseline, or with other glyphs.
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

  /// The horizontal position of a cluster.
  struct Extent {
    var bytes: Range<Int>
    var left: CGFloat
    var right: CGFloat
  }

  /// The horizontal position of each cluster, in text order.
  var extents: [Extent] {
    // An ellipsis represents all of its text, and a tab has no glyph.
    if substitute != nil || glyphs.isEmpty {
      return [Extent(bytes: textRange, left: frame.minX, right: frame.maxX)]
    }
    var extents: [Extent] = []
    var byte = textRange.lowerBound
    var x = isRightToLeft ? frame.maxX : frame.minX
    for cluster in clusters {
      let end = isRightToLeft ? x - cluster.advance : x + cluster.advance
      extents.append(
        Extent(
          bytes: byte..<(byte + cluster.bytes), left: min(x, end), right: max(x, end)))
      byte += cluster.bytes
      x = end
    }
    return extents
  }
}

/// The font, color and decoration of characters of a layout.
struct CharacterStyle: Hashable, Sendable {
  var font: Font
  var color: Color
  var kerning: CGFloat = 0
  var hasUnderline = false
  var hasStrikethrough = false
  var backgroundColor: Color?
  var baselineOffset: CGFloat = 0
  var language: String?
  /// The box that replaces the glyph of U+FFFC.
  var placeholder: TextPlaceholder?
  /// The URL that the text links to.
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

/// A text with the styles of its ranges, which is the input of a typesetter.
struct StyledText {
  var text: String
  /// The styles.
  ///
  /// Spans refer to them by index.
  var styles: [CharacterStyle]
  /// Ranges of UTF-8 bytes with their styles, which cover the text in order.
  var spans: [(range: Range<Int>, style: Int)]

  init(_ text: String, _ style: TextStyle) {
    self.text = text
    styles = [CharacterStyle(style)]
    spans = [(0..<text.utf8.count, 0)]
  }

  /// Returns the index of the span that contains a byte, or of the last span beyond the text.
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
