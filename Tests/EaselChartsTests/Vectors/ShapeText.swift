import EaselCanvas
import Foundation

/// Paths as SVG path data, for comparison with the vectors of curves and symbols.
enum ShapeText {
  static func text(of path: Path) -> String? {
    var text = ""
    path.forEach { element in
      switch element {
      case .move(let point): text += "M\(pair(point))"
      case .line(let point): text += "L\(pair(point))"
      case .quadCurve(let point, let control): text += "Q\(pair(control)),\(pair(point))"
      case .curve(let point, let one, let two):
        text += "C\(pair(one)),\(pair(two)),\(pair(point))"
      case .closeSubpath: text += "Z"
      }
    }
    return text.isEmpty ? nil : text
  }

  private static func pair(_ point: CGPoint) -> String { "\(point.x),\(point.y)" }

  /// Whether two texts have the same commands, and numbers that agree within a tolerance.
  static func agree(_ actual: String, _ wanted: String, within tolerance: Double) -> Bool {
    let (a, b) = (tokens(actual), tokens(wanted))
    guard a.count == b.count else { return false }
    return zip(a, b).allSatisfy { mine, theirs in
      guard let x = Double(mine), let y = Double(theirs) else { return mine == theirs }
      return abs(x - y) <= tolerance
    }
  }

  static func tokens(_ text: String) -> [String] {
    text.matches(of: /-?[0-9.]+(?:e[-+]?[0-9]+)?|[A-Za-z]/).map {
      String($0.0)
    }
  }
}
