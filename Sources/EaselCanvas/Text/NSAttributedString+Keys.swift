import Foundation

#if !canImport(Darwin)
  /// Attribute keys that UIKit adds to Foundation's, with the same names.
  extension NSAttributedString.Key {
    /// The key of the font, a ``Font``.
    public static let font = Self(rawValue: "NSFont")
    /// The key of the paragraph style, a ``ParagraphStyle``.
    public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
    /// The key of the text color, a ``Color``.
    public static let foregroundColor = Self(rawValue: "NSColor")
    /// The key of the background color, a ``Color``.
    public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
    /// The key of the space added between characters, a number of points.
    public static let kern = Self(rawValue: "NSKern")
    /// The key of a line below the text, a number: any but 0 draws the line.
    public static let underlineStyle = Self(rawValue: "NSUnderline")
    /// The key of a line through the text, a number: any but 0 draws the line.
    public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
    /// The key of the distance by which the text is raised, a number of points.
    public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  }
#endif

extension NSAttributedString.Key {
  /// The key of the box that replaces the glyph of U+FFFC, a ``TextPlaceholder``.
  public static let textPlaceholder = Self(rawValue: EaselAttributes.PlaceholderKey.name)
}

extension CharacterStyle {
  /// Applies the values of attributes.
  ///
  /// A value of the wrong type is ignored.
  mutating func apply(_ attributes: [NSAttributedString.Key: Any]) {
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      switch attributes[key] {
      case let value as CGFloat: value
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    }
    font = attributes[.font] as? Font ?? font
    color = attributes[.foregroundColor] as? Color ?? color
    backgroundColor = attributes[.backgroundColor] as? Color ?? backgroundColor
    kerning = number(.kern) ?? kerning
    hasUnderline = number(.underlineStyle).map { $0 != 0 } ?? hasUnderline
    hasStrikethrough = number(.strikethroughStyle).map { $0 != 0 } ?? hasStrikethrough
    baselineOffset = number(.baselineOffset) ?? baselineOffset
    placeholder = attributes[.textPlaceholder] as? TextPlaceholder ?? placeholder
  }
}
