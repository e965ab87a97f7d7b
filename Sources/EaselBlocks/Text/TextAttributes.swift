import EaselCanvas
import Foundation

/// The attributes of a run of text; missing ones come from the text around it.
struct TextAttributes {
  /// The font; an inner `nil` means the theme's body style.
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
  /// The index of the image that a placeholder character represents.
  var image: Int?

  /// The attributes of a run inside another one; the inner ones take precedence.
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

/// A line below or through text.
struct TextRule {
  var isActive: Bool
  /// The color of the line; `nil` means the color of the text.
  var color: Tint?
  var pattern = TextRulePattern.solid

  /// Whether the line is drawn apart from the text, since it has a color or a pattern.
  var isSeparate: Bool { color != nil || pattern != .solid }
}

/// The pattern of a line below or through text.
package enum TextRulePattern: Sendable {
  case solid, dot, dash, dashDot, dashDotDot

  /// The lengths of dashes and gaps, in thicknesses of the line; empty for a solid line.
  var dashes: [CGFloat] {
    switch self {
    case .solid: []
    case .dot: [3, 3]
    case .dash: [10, 5]
    case .dashDot: [10, 3, 3, 3]
    case .dashDotDot: [10, 3, 3, 3, 3, 3]
    }
  }
}

/// Attributes that runs share; they are compared by identity.
final class TextAttributeBox {
  let values: TextAttributes

  init(_ values: TextAttributes) { self.values = values }

  /// The attributes of a run inside another one.
  static func inside(_ inner: TextAttributeBox?, _ outer: TextAttributeBox?) -> TextAttributeBox? {
    guard let inner else { return outer }
    guard let outer, inner !== outer else { return inner }
    return TextAttributeBox(inner.values.inside(outer.values))
  }
}
