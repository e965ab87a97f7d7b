import EaselCanvas
import Foundation

extension NSAttributedString.Key {
  /// A slant of letters, which is not drawn.
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  /// A widening of letters, which is not drawn.
  public static let expansion = Self(rawValue: "NSExpansion")
  /// Which ligatures are used: those that the font asks for.
  public static let ligature = Self(rawValue: "NSLigature")
  /// An effect such as letterpress, which is not drawn.
  public static let textEffect = Self(rawValue: "NSTextEffect")
  /// An image among letters, which is not drawn.
  public static let attachment = Self(rawValue: "NSAttachment")
  /// The colour of a line below text, which has that of the letters.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// The colour of a line through text, which has that of the letters.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")

  /// Attributes of UIKit's that change nothing here.
  private static let undrawn: [Self] = [
    .shadow, .strokeWidth, .strokeColor, .obliqueness, .expansion, .textEffect, .attachment,
    .underlineColor, .strikethroughColor,
  ]

  /// Notes what of a text's attributes is not drawn, unless its value is UIKit's default.
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
