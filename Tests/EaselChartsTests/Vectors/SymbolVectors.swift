import EaselCanvas
import Foundation

@testable import EaselCharts

/// d3's symbols: a type and an area, and the outline as SVG path data.
struct SymbolVectors: Decodable {
  struct Case: Decodable {
    let symbol: String
    let size: Double
    let expected: String
  }

  let source: String
  let tolerance: Double
  let cases: [Case]

  static func outcome() throws -> VectorFile.Outcome {
    let file = try JSONDecoder().decode(
      SymbolVectors.self, from: Fixtures.data("vectors/symbols.json"))
    var outcome = VectorFile.Outcome(total: file.cases.count)
    for vector in file.cases {
      let path = outline(vector.symbol)?.path(area: vector.size)
      if let path, agree(path, vector.expected, within: file.tolerance) {
        outcome.passed += 1
      } else {
        outcome.failures.append("\(vector.symbol) \(vector.size): wanted \(vector.expected)")
      }
    }
    return outcome
  }

  private static func outline(_ name: String) -> SymbolOutline? {
    SymbolOutline.allCases.first { "symbol\($0.rawValue.capitalized)" == name }
  }

  /// Compares the corners; a circle, which the text has as arcs, by its radius.
  private static func agree(_ path: Path, _ text: String, within tolerance: Double) -> Bool {
    if text.contains("A") {
      let radius = text.dropFirst().prefix { $0 != "," }
      let box = path.boundingBox
      return abs((Double(radius) ?? .nan) - box.maxX) <= tolerance && abs(box.midY) <= tolerance
    }
    return ShapeText.agree(
      ShapeText.text(of: path) ?? "", withLines(text), within: tolerance)
  }

  /// The text with relative horizontal and vertical lines as lines to points.
  private static func withLines(_ text: String) -> String {
    var (result, x, y) = ("", 0.0, 0.0)
    var numbers: [Double] = []
    var verb = ""
    func flush() {
      switch (verb, numbers.count) {
      case ("h", 1): x += numbers[0]
      case ("v", 1): y += numbers[0]
      case (_, 2): (x, y) = (numbers[0], numbers[1])
      default: return
      }
      result += "\(verb == "M" ? "M" : "L")\(x),\(y)"
    }
    for token in ShapeText.tokens(text) {
      if let number = Double(token) {
        numbers.append(number)
      } else {
        flush()
        (verb, numbers) = (token, [])
        if token == "Z" { result += "Z" }
      }
    }
    flush()
    return result
  }
}
