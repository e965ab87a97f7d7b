import EaselCanvas
import Foundation

extension NSAttributedString.Key {
  /// The key of a skew of glyphs, which is not drawn.
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  /// The key of an expansion of glyphs, which is not drawn.
  public static let expansion = Self(rawValue: "NSExpansion")
  /// The key of the ligatures to use, which has no effect: those of the font are used.
  public static let ligature = Self(rawValue: "NSLigature")
  /// The key of an effect such as letterpress, which is not drawn.
  public static let textEffect = Self(rawValue: "NSTextEffect")
  /// The key of an image in the text, which is not drawn.
  public static let attachment = Self(rawValue: "NSAttachment")
  /// The key of the underline color, which has no effect: underlines have the color of the text.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// The key of the strikethrough color, which has no effect: lines have the color of the text.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")

  /// UIKit's attributes that are not drawn.
  private static let undrawn: [Self] = [
    .shadow, .strokeWidth, .strokeColor, .obliqueness, .expansion, .textEffect, .attachment,
    .underlineColor, .strikethroughColor,
  ]

  /// Notes the attributes of a text that are not drawn, unless their value is UIKit's default.
  static func noteUndrawn(in attributes: [Self: Any], _ context: RenderContext) {
    guard attributes.count > 0 else { return }
    for key in undrawn {
      guard let value = attributes[key], (value as? NSNumber)?.doubleValue != 0,
        (value as? CGFloat) != 0, (value as? Double) != 0, (value as? Int) != 0
      else { continue }
      context.note(
        .warning, .drawingApproximated, "the attribute \(key.rawValue) of a text is not drawn",
        operation: "draw(text)", value: key.rawValue)
    }
  }
}
