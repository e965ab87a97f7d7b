import EaselCanvas
import Foundation

/// A cache of texts in one line that have the same font and color.
final class LineCache {
  /// The font and the color of the lines; each line has a size of its own.
  struct Typography: Hashable {
    var font: Font
    var color: Color
  }

  /// A text, by its bytes: composed and decomposed characters are equal, but not the same text.
  private struct Key: Hashable {
    var text: String
    var size: CGFloat

    static func == (one: Key, other: Key) -> Bool {
      one.size == other.size && one.text.utf8.elementsEqual(other.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(size)
    }
  }

  private var known: [Key: TextLayout] = [:]

  init() {}

  /// Returns the line of a text in a size.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - size: The font size.
  ///   - layOut: Makes the line if it is not known.
  func line(_ text: String, size: CGFloat, _ layOut: () -> TextLayout) -> TextLayout {
    let key = Key(text: text, size: size)
    if let line = known[key] { return line }
    let line = layOut()
    known[key] = line
    return line
  }
}
