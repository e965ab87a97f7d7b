import EaselCanvas
import Foundation

/// What a stretch of text says of its looks; what it does not say comes from around it.
struct TextAttributes {
  /// The font; an inner nil takes the theme's body.
  var font: TypeStyle??
  var fontChanges = FontChanges()
  var foreground: (any ShapeStyle)?
  var background: Color?
  var underline: TextRule?
  var strikethrough: TextRule?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var link: String?
  var language: String?
  /// The number of an image that stands for a character.
  var image: Int?

  /// The looks of a stretch in another one: what the inner one says counts.
  func inside(_ outer: TextAttributes) -> TextAttributes {
    var result = self
    result.font = font ?? outer.font
    result.fontChanges = outer.fontChanges.applying(fontChanges)
    result.foreground = foreground ?? outer.foreground
    result.background = background ?? outer.background
    result.underline = underline ?? outer.underline
    result.strikethrough = strikethrough ?? outer.strikethrough
    result.kerning = kerning ?? outer.kerning
    result.tracking = tracking ?? outer.tracking
    result.baselineOffset = baselineOffset ?? outer.baselineOffset
    result.link = link ?? outer.link
    result.language = language ?? outer.language
    return result
  }
}

/// A line under or through text.
struct TextRule {
  var isActive: Bool
  /// The colour of the line; nil is that of the text.
  var color: Tint?
}

/// Looks that stretches share, told apart by identity.
final class TextAttributeBox {
  let values: TextAttributes

  init(_ values: TextAttributes) { self.values = values }

  /// The looks of a stretch in another one.
  static func inside(_ inner: TextAttributeBox?, _ outer: TextAttributeBox?) -> TextAttributeBox? {
    guard let inner else { return outer }
    guard let outer, inner !== outer else { return inner }
    return TextAttributeBox(inner.values.inside(outer.values))
  }
}
