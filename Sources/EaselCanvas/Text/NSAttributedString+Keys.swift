import Foundation

#if !canImport(UIKit) && !canImport(AppKit)
  /// The keys that UIKit adds to Foundation's, under their names.
  extension NSAttributedString.Key {
    /// A ``Font``.
    public static let font = Self(rawValue: "NSFont")
    /// A ``ParagraphStyle``.
    public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
    /// A ``Color`` of the letters.
    public static let foregroundColor = Self(rawValue: "NSColor")
    /// A ``Color`` of the ground.
    public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
    /// A number: space added between letters.
    public static let kern = Self(rawValue: "NSKern")
    /// A number: a line below the text for anything but 0.
    public static let underlineStyle = Self(rawValue: "NSUnderline")
    /// A number: a line through the text for anything but 0.
    public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
    /// A number: how far the text is raised.
    public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  }
#endif

extension NSAttributedString.Key {
  /// A ``TextPlaceholder``: the box that U+FFFC takes instead of a glyph.
  public static let textPlaceholder = Self(rawValue: EaselAttributes.PlaceholderKey.name)
}

extension CharacterStyle {
  /// Takes over what the attributes say; a value of the wrong type is ignored.
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
