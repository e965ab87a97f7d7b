import Foundation

extension TextStyle {
  /// Sets the properties for which there are attributes with UIKit's keys, and keeps the others.
  ///
  /// A value of the wrong type is ignored.
  public mutating func apply(_ attributes: [NSAttributedString.Key: Any]) {
    if let paragraph = attributes[.paragraphStyle] as? ParagraphStyle { paragraph.apply(to: &self) }
    var character = CharacterStyle(self)
    character.apply(attributes)
    font = character.font
    color = character.color
    backgroundColor = character.backgroundColor
    kerning = character.kerning
    hasUnderline = character.hasUnderline
    hasStrikethrough = character.hasStrikethrough
    baselineOffset = character.baselineOffset
  }
}
