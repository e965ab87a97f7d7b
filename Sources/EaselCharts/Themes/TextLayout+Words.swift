import EaselCanvas
import Foundation

extension TextLayout {
  /// Whether a line break is within a word.
  var breaksWords: Bool {
    zip(lines, lines.dropFirst()).contains { line, next in
      guard let last = string[line.range].last, let first = string[next.range].first else {
        return false
      }
      return !last.isWhitespace && !first.isWhitespace && last.isASCII && first.isASCII
        && last != "-"
    }
  }
}
