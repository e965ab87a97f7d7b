import Foundation

extension TextLayout {
  /// The width of the widest stretch that no line break divides: a word, or a box of a placeholder.
  ///
  /// A narrower layout of the text breaks words between letters. Indents are not part of it, nor
  /// spaces at the end of a line, which hang. Ask the layout whose width is nil, and whose ``size``
  /// is the ideal width: in another one words may be broken or left out already. Words that mix Thai,
  /// Lao or an Indic script with another one may need some more, since pango allows fewer breaks
  /// in a layout of them than in a text.
  ///
  /// Costs some tenths of a microsecond a character each time.
  package var leastWidth: CGFloat {
    let bytes = Array(string.utf8)
    let breaks = Typesetter.Places(bytes[...]).lineBreaks
    var (least, word, spaces): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    var next = 0
    for run in runs.sorted(by: { $0.textRange.lowerBound < $1.textRange.lowerBound }) {
      for place in run.places {
        while next < breaks.count, breaks[next] <= place.bytes.lowerBound {
          if word > 0, breaks[next] >= 2, bytes[breaks[next] - 2] == 0xC2,
            bytes[breaks[next] - 1] == 0xAD
          {
            // A word that is broken at a soft hyphen ends in a hyphen.
            least = max(least, word + widthOfHyphen(in: styles[run.style]))
          }
          (word, spaces) = (0, 0)
          next += 1
        }
        let advance = place.right - place.left
        let isSpace = place.bytes.allSatisfy { bytes[$0] == 0x20 || bytes[$0] == 0x09 }
        (word, spaces) = isSpace ? (word, spaces + advance) : (word + spaces + advance, 0)
        // Letter spacing is trimmed at the ends of lines, but counts where a line may break.
        if !isSpace { least = max(least, word + max(styles[run.style].kerning, 0)) }
      }
    }
    return least
  }

  private func widthOfHyphen(in style: CharacterStyle) -> CGFloat {
    TextLayout("\u{2010}", style: TextStyle(font: style.font, kerning: style.kerning)).size.width
  }
}
