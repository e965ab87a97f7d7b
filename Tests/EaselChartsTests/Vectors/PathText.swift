import Foundation

@testable import EaselCharts

/// Outlines of arcs as SVG path data, for comparison with the vectors.
enum PathText {
  /// Writes an outline; a full circle becomes two halves, as SVG demands.
  static func text(of shape: ArcShape) -> String {
    var text = ""
    for element in shape.outline {
      switch element {
      case .move(let point): text += "M\(pair(point))"
      case .line(let point): text += "L\(pair(point))"
      case .arc(let arc):
        let isFull = abs(arc.sweep) > 2 * .pi - ArcOutline.minimum
        let parts = isFull ? 2 : 1
        for part in 1...parts {
          let sweep = arc.sweep / Double(parts)
          let end = arc.point(at: arc.startAngle + sweep * Double(part))
          let isLarge = abs(sweep) >= .pi ? 1 : 0
          text += "A\(arc.radius),\(arc.radius),0,\(isLarge),\(sweep > 0 ? 1 : 0),\(pair(end))"
        }
      case .close: text += "Z"
      }
    }
    // Easel closes the rim of a ring before the hole begins; the vectors close only the end.
    return text.replacing("ZM", with: "M")
  }

  private static func pair(_ point: CGPoint) -> String { "\(point.x),\(point.y)" }

  /// Whether two path texts have the same commands, and numbers that agree within 1e-6, or within
  /// the last decimal that the wanted text writes, if it writes fewer than six.
  static func agree(_ actual: String, _ wanted: String) -> Bool {
    let (a, b) = (tokens(actual), tokens(wanted))
    guard a.count == b.count else { return false }
    return zip(a, b).allSatisfy { mine, theirs in
      guard let x = Double(mine), let y = Double(theirs) else { return mine == theirs }
      let decimals = theirs.split(separator: ".").dropFirst().first?.count ?? 6
      return abs(x - y) <= max(1e-6, 0.5 * pow(10, -Double(decimals)) * 1.001)
    }
  }

  private static func tokens(_ text: String) -> [String] {
    var result: [String] = []
    var number = ""
    func flush() {
      if !number.isEmpty { result.append(number) }
      number = ""
    }
    for character in text {
      if "MLAZ".contains(character) {
        flush()
        result.append(String(character))
      } else if character == "," {
        flush()
      } else {
        number.append(character)
      }
    }
    flush()
    return result
  }
}
