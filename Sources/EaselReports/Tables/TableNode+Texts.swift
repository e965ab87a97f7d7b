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
