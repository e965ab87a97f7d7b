import EaselBlocks
import EaselCanvas
import Foundation

/// The widths of texts in cells.
extension TableNode {
  /// Returns the width of a text on one line.
  func width(of text: String) -> CGFloat {
    if text.isEmpty { return 0 }
    return setter.width(of: text) ?? TextLayout(text, style: setter.style).size.width
  }

  /// Returns the first word of a text that is wider than a column; `nil` if there is none.
  ///
  /// Words end at spaces, hyphens and slashes. A text that the line setter does not accept, such as
  /// one in Chinese, may be broken between any characters, and has no such words.
  func brokenText(_ text: String, _ column: Int, _ available: CGFloat) -> BrokenText? {
    for word in text.split(whereSeparator: Self.endsWord) {
      guard let width = setter.width(of: String(word)), width > available + 0.01 else { continue }
      return BrokenText(column: column, word: word, needed: width, available: available)
    }
    return nil
  }

  private static func endsWord(_ character: Character) -> Bool {
    switch character {
    case "\u{A0}", "\u{2007}", "\u{202F}": false
    case "-", "–", "—", "/", "\u{AD}", "\u{200B}", "\u{2010}": true
    default: character.isWhitespace
    }
  }

  /// Returns the width of a number from its leading edge to its decimal separator.
  func widthBefore(_ text: String, _ separator: DecimalSeparator) -> CGFloat {
    let byte = separator.byte(in: text)
    if let width = setter.width(of: text), let left = setter.width(of: text, before: byte) {
      return isRightToLeft ? width - left : left
    }
    return TableColumns.widthBefore(
      byte, of: TextLayout(text, style: setter.style), isRightToLeft: isRightToLeft)
  }
}
