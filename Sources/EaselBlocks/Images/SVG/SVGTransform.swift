import EaselCanvas
import Foundation

extension CGAffineTransform {
  /// Parses a list of SVG transform functions; `nil` if one of them is invalid.
  init?(svg text: String) {
    var result = CGAffineTransform.identity
    var scanner = SVGScanner(text)
    scanner.skipSpaces()
    if scanner.rest == "none" {
      self = result
      return
    }
    while !scanner.isAtEnd {
      let name = scanner.word()
      scanner.skipSpaces()
      guard scanner.take(UInt8(ascii: "(")) else { return nil }
      let values = scanner.transformArguments()
      guard scanner.take(UInt8(ascii: ")")),
        let part = Self(svgFunction: name, values), part.isFinite
      else { return nil }
      result = part.concatenating(result)
      scanner.skipSeparator()
    }
    guard result.isFinite else { return nil }
    self = result
  }

  private init?(svgFunction name: String, _ v: [CGFloat]) {
    let degree = CGFloat.pi / 180
    switch (name, v.count) {
    case ("matrix", 6): self.init(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
    case ("translate", 1), ("translateX", 1): self.init(translationX: v[0], y: 0)
    case ("translate", 2): self.init(translationX: v[0], y: v[1])
    case ("translateY", 1): self.init(translationX: 0, y: v[0])
    case ("scale", 1): self.init(scaleX: v[0], y: v[0])
    case ("scale", 2): self.init(scaleX: v[0], y: v[1])
    case ("scaleX", 1): self.init(scaleX: v[0], y: 1)
    case ("scaleY", 1): self.init(scaleX: 1, y: v[0])
    case ("rotate", 1): self.init(rotationAngle: v[0] * degree)
    case ("rotate", 3):
      self = CGAffineTransform(translationX: v[1], y: v[2]).rotated(by: v[0] * degree)
        .translatedBy(x: -v[1], y: -v[2])
    case ("skewX", 1): self.init(a: 1, b: 0, c: tan(v[0] * degree), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): self.init(a: 1, b: tan(v[0] * degree), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}

extension SVGScanner {
  /// Reads numbers with the units that CSS allows in transforms, in user units and degrees.
  fileprivate mutating func transformArguments() -> [CGFloat] {
    var result: [CGFloat] = []
    skipSpaces()
    while result.count < 7, let value = number() {
      switch letters() {
      case "", "px", "deg": result.append(value)
      case "rad": result.append(value * 180 / .pi)
      case "turn": result.append(value * 360)
      case "grad": result.append(value * 0.9)
      default: return []
      }
      skipSeparator()
    }
    return result
  }
}
