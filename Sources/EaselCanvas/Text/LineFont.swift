import Foundation

/// What lines of one style in one font have alike: the glyph and the letters of each token.
///
/// A token is a character, or letters that the font joins to one glyph; 0 is the end of a line. An
/// object that grows by the tokens that its lines have, and stays as it is otherwise.
final class LineFont {
  let style: TextStyle
  let key: FontKey
  let size: CGFloat
  let ascent: CGFloat
  let descent: CGFloat
  /// By token; 0 for one that was not met in this font.
  var glyphs: [UInt32] = []
  /// The UTF-8 of each token.
  var texts: [[UInt8]] = []
  /// Sets a text as a layout.
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

  /// Another one of the same letters.
  convenience init(copying other: LineFont) {
    self.init(
      style: other.style, key: other.key, size: other.size, ascent: other.ascent,
      descent: other.descent, layout: other.layout)
    (glyphs, texts) = (other.glyphs, other.texts)
  }
}
