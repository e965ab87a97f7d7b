import Foundation

/// The properties that all lines of one style in one font share: glyph and text of each token.
///
/// A token is a character, or several characters that the font draws as one ligature. The token 0
/// is the end of a line. Tokens of new lines are added to the object; otherwise it does not change.
final class LineFont {
  let style: TextStyle
  let key: FontKey
  let size: CGFloat
  let ascent: CGFloat
  let descent: CGFloat
  /// The glyph of each token, or 0 for a token that did not occur in this font.
  var glyphs: [UInt32] = []
  /// The UTF-8 of each token.
  var texts: [[UInt8]] = []
  /// Lays a text out.
  let layout: (String) -> TextLayout
  let hasSoundColor: Bool

  init(
    style: TextStyle, key: FontKey, size: CGFloat, ascent: CGFloat, descent: CGFloat,
    layout: @escaping (String) -> TextLayout
  ) {
    self.style = style
    self.key = key
    self.size = size
    self.ascent = ascent
    self.descent = descent
    self.layout = layout
    hasSoundColor = style.color.isFinite
  }

  /// Creates a copy with the same tokens.
  convenience init(copying other: LineFont) {
    self.init(
      style: other.style, key: other.key, size: other.size, ascent: other.ascent,
      descent: other.descent, layout: other.layout)
    (glyphs, texts) = (other.glyphs, other.texts)
  }
}
