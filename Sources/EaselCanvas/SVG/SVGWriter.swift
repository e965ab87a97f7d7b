import Foundation

/// Builds SVG text: numbers without a formatter, attributes escaped.
struct SVGWriter {
  private(set) var bytes: [UInt8] = []
  /// Decimals that numbers keep.
  var decimals = Self.decimals

  /// Decimals of coordinates in points: a ten-thousandth.
  static let decimals = 4

  /// The decimals that a ten-thousandth of a point takes in a space that is scaled up.
  static func decimals(atScale scale: CGFloat) -> Int {
    // The greatest scale that a canvas takes is a million.
    decimals + max(0, min(Int(log10(max(scale, 1)).rounded(.up)), 6))
  }

  mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func raw(_ more: [UInt8]) { bytes.append(contentsOf: more) }

  mutating func attribute(_ name: String, _ value: String) {
    raw(" \(name)=\"\(Self.escaped(value))\"")
  }

  mutating func attribute(_ name: String, _ value: CGFloat) {
    raw(" \(name)=\"\(Self.number(value, decimals))\"")
  }

  /// Text with the characters that XML gives a meaning replaced, and those it forbids left out.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in SafeText(text).text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A number with as few digits as its value needs, to a ten-thousandth unless told otherwise.
  static func number(_ value: CGFloat, _ most: Int = decimals) -> String {
    guard value.isFinite else { return "0" }
    var decimals = most
    let factor = (0..<decimals).reduce(CGFloat(1)) { factor, _ in factor * 10 }
    // Beyond this the integer below overflows; such numbers have no decimals anyway.
    guard abs(value) * factor < 1e17 else { return "\(value.rounded())" }
    var scaled = Int((abs(value) * factor).rounded())
    guard scaled != 0 else { return "0" }
    while decimals > 0, scaled % 10 == 0 {
      scaled /= 10
      decimals -= 1
    }
    var digits = String(scaled)
    if decimals > 0 {
      if digits.count <= decimals {
        digits = String(repeating: "0", count: decimals - digits.count + 1) + digits
      }
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals))
    }
    return (value < 0 ? "-" : "") + digits
  }

  static func numbers(_ values: [CGFloat], _ decimals: Int = decimals) -> String {
    values.map { number($0, decimals) }.joined(separator: " ")
  }

  static func matrix(_ t: CGAffineTransform) -> String {
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
      return "translate(\(number(t.tx)) \(number(t.ty)))"
    }
    // The linear part scales coordinates: it needs more digits than they do.
    func fine(_ value: CGFloat) -> String {
      let text = "\((value * 1e8).rounded() / 1e8)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return
      "matrix(\(fine(t.a)) \(fine(t.b)) \(fine(t.c)) \(fine(t.d)) \(number(t.tx)) \(number(t.ty)))"
  }

  /// A path's `d` attribute.
  static func path(_ path: Path, _ decimals: Int = decimals) -> String {
    func point(_ p: CGPoint) -> String { "\(number(p.x, decimals)) \(number(p.y, decimals))" }
    var d = ""
    path.forEach { element in
      switch element {
      case .move(let p): d += "M\(point(p))"
      case .line(let p): d += "L\(point(p))"
      case .quadCurve(let p, let c): d += "Q\(point(c)) \(point(p))"
      case .curve(let p, let c1, let c2): d += "C\(point(c1)) \(point(c2)) \(point(p))"
      case .closeSubpath: d += "Z"
      }
    }
    return d
  }
}
