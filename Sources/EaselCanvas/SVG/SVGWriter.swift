import Foundation

/// A writer of SVG text, which escapes attributes and writes numbers without a formatter.
struct SVGWriter {
  private(set) var bytes: [UInt8] = []
  /// The maximum number of decimals of numbers.
  var decimals = Self.decimals

  /// The number of decimals of coordinates in points, which gives 1/10,000 point.
  static let decimals = 4

  /// Returns the number of decimals that give 1/10,000 point in a space that is scaled up.
  static func decimals(atScale scale: CGFloat) -> Int {
    // The maximum scale that a canvas accepts is a million.
    decimals + max(0, min(Int(log10(max(scale, 1)).rounded(.up)), 6))
  }

  mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func raw(_ more: [UInt8]) { bytes.append(contentsOf: more) }

  mutating func attribute(_ name: String, _ value: String) {
    raw(" \(name)=\"\(XMLText.escaped(value))\"")
  }

  mutating func attribute(_ name: String, _ value: CGFloat) {
    raw(" \(name)=\"")
    number(value, decimals)
    byte("\"")
  }

  private mutating func byte(_ character: Unicode.Scalar) { bytes.append(UInt8(ascii: character)) }

  private mutating func number(_ value: CGFloat, _ decimals: Int) {
    DecimalText.append(value, decimals, to: &bytes)
  }

  /// Returns a number as text, by default to 1/10,000.
  static func number(_ value: CGFloat, _ decimals: Int = decimals) -> String {
    DecimalText.string(value, decimals)
  }

  static func numbers(_ values: [CGFloat], _ decimals: Int = decimals) -> String {
    values.map { number($0, decimals) }.joined(separator: " ")
  }

  static func matrix(_ t: CGAffineTransform) -> String {
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
      return "translate(\(number(t.tx)) \(number(t.ty)))"
    }
    // The linear part multiplies coordinates, so it needs more digits than they do.
    func fine(_ value: CGFloat) -> String {
      let text = "\((value * 1e8).rounded() / 1e8)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return
      "matrix(\(fine(t.a)) \(fine(t.b)) \(fine(t.c)) \(fine(t.d)) \(number(t.tx)) \(number(t.ty)))"
  }

  /// Writes the `d` attribute of a path.
  mutating func path(_ path: Path, _ decimals: Int = decimals) {
    raw(" d=\"")
    path.forEach { element in
      switch element {
      case .move(let p): points("M", decimals, p)
      case .line(let p): points("L", decimals, p)
      case .quadCurve(let p, let c): points("Q", decimals, c, p)
      case .curve(let p, let c1, let c2): points("C", decimals, c1, c2, p)
      case .closeSubpath: byte("Z")
      }
    }
    byte("\"")
  }

  /// Writes a command with up to three points.
  private mutating func points(
    _ command: Unicode.Scalar, _ decimals: Int, _ first: CGPoint, _ second: CGPoint? = nil,
    _ third: CGPoint? = nil
  ) {
    point(first, decimals, after: command)
    if let second { point(second, decimals, after: " ") }
    if let third { point(third, decimals, after: " ") }
  }

  private mutating func point(_ point: CGPoint, _ decimals: Int, after letter: Unicode.Scalar) {
    byte(letter)
    number(point.x, decimals)
    byte(" ")
    number(point.y, decimals)
  }
}
