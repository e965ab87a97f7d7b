import EaselCanvas
import Foundation

/// The fixed point of transforms (`transform-origin`, CSS Transforms Level 1, section 5).
struct SVGOrigin: Hashable {
  var x: SVGLength
  var y: SVGLength

  private static let keywords: [String: CGFloat] = [
    "left": 0, "top": 0, "center": 50, "right": 100, "bottom": 100,
  ]

  /// Parses one to three values; `nil` for any other text.
  ///
  /// The third one is a depth, which has no effect.
  init?(_ text: String) {
    var words = text.lowercased().split(whereSeparator: { $0.isWhitespace || $0 == "," })
      .map(String.init)
    guard (1...3).contains(words.count) else { return nil }
    if words.count == 3 {
      guard SVGLength(words[2]) != nil else { return nil }
      words.removeLast()
    }
    let isVertical = { (word: String) in ["top", "bottom"].contains(word) }
    let isHorizontal = { (word: String) in ["left", "right"].contains(word) }
    if words.count == 1 {
      words = isVertical(words[0]) ? ["center", words[0]] : [words[0], "center"]
    }
    if isVertical(words[0]) || isHorizontal(words[1]) { words.swapAt(0, 1) }
    guard !isVertical(words[0]), !isHorizontal(words[1]) else { return nil }
    func length(_ word: String) -> SVGLength? {
      Self.keywords[word].map { SVGLength($0, unit: "%") } ?? SVGLength(word)
    }
    guard let x = length(words[0]), let y = length(words[1]) else { return nil }
    (self.x, self.y) = (x, y)
  }

  /// Returns a transform with its fixed point in a reference box.
  func applied(
    to transform: CGAffineTransform, box: CGRect, fontSize: CGFloat
  ) -> CGAffineTransform {
    let point = CGPoint(
      x: box.minX + x.resolved(.horizontal, viewport: box.size, fontSize: fontSize),
      y: box.minY + y.resolved(.vertical, viewport: box.size, fontSize: fontSize))
    return CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
