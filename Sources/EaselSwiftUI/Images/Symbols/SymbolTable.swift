import EaselCanvas
import Foundation

/// The drawings of the built-in symbols by their names, read from the tables of `SymbolData`.
///
/// A line of a table is `name: part; part …`. A part is a letter, then optionally a digit for the level
/// of its color and a factor of its line width (`s1*0.8`), then path data. The letters mean, in the
/// plain and in the filled form of a symbol:
///
/// | letter | plain | filled |
/// |---|---|---|
/// | `b` | line | area and line |
/// | `s` | line | line |
/// | `h` | line | line with a gap around it |
/// | `d` | line | line that is cut out |
/// | `x` | line | nothing |
/// | `n` | nothing | line |
/// | `k` | nothing | line that is cut out |
/// | `p` | area | area |
/// | `q` | area | area that is cut out |
/// | `m` | nothing | area |
/// | `e` | nothing | area that is cut out |
/// | `g` | gap around an area | the same |
///
/// A part that begins with `@` is another symbol, with `r` degrees of rotation, the scale `s`, the
/// distances `x` and `y`, `f` if it is flipped, `l` for its level: `@arrow.up r90 s0.6 x4`.
struct SymbolTable: Sendable {
  private let lines: [Substring: Substring]

  static let shared = SymbolTable(SymbolData.all)

  init(_ texts: [String]) {
    var lines: [Substring: Substring] = [:]
    for text in texts {
      for line in text.split(separator: "\n") {
        guard let colon = line.firstIndex(of: ":") else { continue }
        lines[line[..<colon]] = line[line.index(after: colon)...]
      }
    }
    self.lines = lines
  }

  /// The names in the tables, without those that begin with `_`.
  var names: [String] { lines.keys.filter { $0.first != "_" }.map(String.init).sorted() }

  /// The glyph of a name in the tables; `nil` if the tables do not have it.
  func glyph(_ name: Substring, isFilled: Bool, depth: Int = 0) -> SymbolGlyph? {
    guard depth < 8, let line = lines[name] else { return nil }
    var glyph = SymbolGlyph(parts: [])
    for text in line.split(separator: ";") {
      let text = text.trimmingPrefix { $0 == " " }
      guard let space = text.firstIndex(of: " ") ?? (text.first == "@" ? text.endIndex : nil)
      else {
        if text == "mirrored" { glyph.isMirrored = true }
        continue
      }
      let head = text[..<space]
      if head.first == "@" {
        let options = text[space...].split(separator: " ")
        let name = head.dropFirst()
        let inner = SymbolLibrary.composed(name, isFilled: isFilled, depth: depth + 1)
        if let inner { glyph.parts += Self.changed(inner, options).parts }
      } else {
        glyph.parts += Self.parts(head, SymbolPathReader.path(text[space...]), isFilled: isFilled)
      }
    }
    return glyph
  }

  private static func changed(_ glyph: SymbolGlyph, _ options: [Substring]) -> SymbolGlyph {
    var transform = CGAffineTransform(translationX: -12, y: -12)
    var move = CGPoint(x: 12, y: 12)
    var glyph = glyph
    for option in options {
      let value = Double(option.dropFirst()).map { CGFloat($0) } ?? 0
      switch option.first {
      case "r":
        transform = transform.concatenating(CGAffineTransform(rotationAngle: value * .pi / 180))
      case "s": transform = transform.concatenating(CGAffineTransform(scaleX: value, y: value))
      case "f": transform = transform.concatenating(CGAffineTransform(scaleX: -1, y: 1))
      case "x": move.x += value
      case "y": move.y += value
      case "l": glyph = glyph.onLevel { _ in Int(value) }
      case "w":
        for index in glyph.parts.indices {
          guard case .line(let width, let plus) = glyph.parts[index].form else { continue }
          glyph.parts[index].form = .line(width: width * value, plus: plus)
        }
      default: continue
      }
    }
    return glyph.transformed(
      transform.concatenating(CGAffineTransform(translationX: move.x, y: move.y)))
  }

  private static func parts(
    _ head: Substring, _ path: Path, isFilled: Bool
  ) -> [SymbolGlyph.Part] {
    let rest = head.dropFirst().split(separator: "*", omittingEmptySubsequences: false)
    let level = rest.first.flatMap { Int($0) } ?? 0
    let width = rest.count > 1 ? Double(rest[1]).map { CGFloat($0) } ?? 1 : 1
    let line = SymbolGlyph.Form.line(width: width, plus: 0)
    func part(_ form: SymbolGlyph.Form, _ effect: SymbolGlyph.Effect = .draw) -> SymbolGlyph.Part {
      SymbolGlyph.Part(path: path, form: form, effect: effect, level: level)
    }
    let halo = part(.line(width: width, plus: 2 * SymbolGlyph.gap), .gap)
    switch (head.first, isFilled) {
    case ("b", false), ("s", _), ("h", false), ("d", false), ("x", false), ("n", true):
      return [part(line)]
    case ("b", true): return [part(.area), part(line)]
    case ("h", true): return [halo, part(line)]
    case ("d", true), ("k", true): return [part(.line(width: width * 0.85, plus: 0), .gap)]
    case ("p", _), ("q", false), ("m", true): return [part(.area)]
    case ("q", true), ("e", true): return [part(.area, .gap)]
    case ("g", _): return [part(.area, .gap), halo]
    default: return []
    }
  }
}
