import EaselCanvas
import Foundation

/// A rectangle of user space and its fit into another (`viewBox`, `preserveAspectRatio`).
struct SVGViewBox: Hashable {
  /// The alignment and scale of a rectangle in another one.
  ///
  /// Along each direction 0 is the start, ½ the center and 1 the end.
  struct Fit: Hashable {
    var x: CGFloat = 0.5
    var y: CGFloat = 0.5
    /// Whether both directions have one scale.
    var isUniform = true
    /// Whether the rectangle covers the other one instead of fitting into it.
    var covers = false

    init() {}

    /// Parses `preserveAspectRatio`; `nil` if the text is invalid.
    init?(_ text: String) {
      var words = text.split(whereSeparator: \.isWhitespace)
      if words.first == "defer" { words.removeFirst() }
      guard let align = words.first, words.count <= 2 else { return nil }
      if words.count == 2 {
        guard ["meet", "slice"].contains(words[1]) else { return nil }
        covers = words[1] == "slice"
      }
      guard align != "none" else {
        isUniform = false
        return
      }
      let shares: [Substring: CGFloat] = ["Min": 0, "Mid": 0.5, "Max": 1]
      guard align.count == 8, align.hasPrefix("x"), let x = shares[align.dropFirst().prefix(3)],
        align.dropFirst(4).hasPrefix("Y"), let y = shares[align.suffix(3)]
      else { return nil }
      (self.x, self.y) = (x, y)
    }
  }

  var rect: CGRect
  var fit = Fit()

  /// Parses a `viewBox`; `nil` if the text is invalid or the rectangle has no area.
  static func rect(_ text: String) -> CGRect? {
    var scanner = SVGScanner(text)
    let v = scanner.numbers(most: 5)
    guard v.count == 4, scanner.isAtEnd, v[2] > 0, v[3] > 0 else { return nil }
    return CGRect(x: v[0], y: v[1], width: v[2], height: v[3])
  }

  /// The transform from the box to a rectangle; `nil` if it has no inverse.
  func transform(to target: CGRect) -> CGAffineTransform? {
    var (x, y) = (target.width / rect.width, target.height / rect.height)
    if fit.isUniform {
      x = fit.covers ? max(x, y) : min(x, y)
      y = x
    }
    let transform = CGAffineTransform(
      a: x, b: 0, c: 0, d: y,
      tx: target.minX + (target.width - rect.width * x) * (fit.isUniform ? fit.x : 0) - rect.minX
        * x,
      ty: target.minY + (target.height - rect.height * y) * (fit.isUniform ? fit.y : 0)
        - rect.minY * y)
    return transform.isInvertible ? transform : nil
  }
}
