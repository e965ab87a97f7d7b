import Foundation

extension TextLayout {
  /// The width of the widest part of the text without a line break: a word, or a placeholder's box.
  ///
  /// A narrower layout of the text breaks words between letters. Indents and spaces at the end of a
  /// line are not included. Use it on a layout without a width, whose ``size`` is the ideal width:
  /// in another one words may already be broken or left out. Words that mix Thai, Lao or an Indic
  /// script with another script may need more, because Pango allows fewer breaks in a layout of
  /// them than in a text.
  ///
  /// Each access costs some tenths of a microsecond per character.
  package var minimumWidth: CGFloat {
    let bytes = Array(string.utf8)
    let breaks = Typesetter.BreakPositions(bytes[...]).lineBreaks
    var (minimum, word, spaces): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    var next = 0
    for run in runs.sorted(by: { $0.textRange.lowerBound < $1.textRange.lowerBound }) {
      for extent in run.extents {
        while next < breaks.count, breaks[next] <= extent.bytes.lowerBound {
          if word > 0, breaks[next] >= 2, bytes[breaks[next] - 2] == 0xC2,
            bytes[breaks[next] - 1] == 0xAD
          {
            // A word that is broken at a soft hyphen ends in a hyphen.
            minimum = max(minimum, word + widthOfHyphen(in: styles[run.style]))
          }
          (word, spaces) = (0, 0)
          next += 1
        }
        let advance = extent.right - extent.left
        let isSpace = extent.bytes.allSatisfy { bytes[$0] == 0x20 || bytes[$0] == 0x09 }
        (word, spaces) = isSpace ? (word, spaces + advance) : (word + spaces + advance, 0)
        // Letter spacing is removed at the ends of lines, but counts where a line may break.
        if !isSpace { minimum = max(minimum, word + max(styles[run.style].kerning, 0)) }
      }
    }
    return minimum
  }

  private func widthOfHyphen(in style: CharacterStyle) -> CGFloat {
    TextLayout("\u{2010}", style: TextStyle(font: style.font, kerning: style.kerning)).size.width
  }
}
