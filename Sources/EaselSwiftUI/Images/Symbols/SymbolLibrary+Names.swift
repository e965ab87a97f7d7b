import EaselCanvas
import Foundation

extension SymbolLibrary {
  /// The space inside a shape that may be drawn around a symbol.
  private struct Enclosure {
    var size: CGSize
    var center = SymbolGlyph.center

    init(_ width: CGFloat, _ height: CGFloat, x: CGFloat = 12, y: CGFloat = 12) {
      size = CGSize(width: width, height: height)
      center = CGPoint(x: x, y: y)
    }
  }

  /// The shapes around symbols, by the last word of their names.
  private static let enclosures: [Substring: Enclosure] = [
    "circle": Enclosure(10.2, 10.2), "square": Enclosure(10.6, 10.6),
    "rectangle": Enclosure(12, 8), "diamond": Enclosure(8.6, 8.6),
    "triangle": Enclosure(8, 8, y: 14), "hexagon": Enclosure(10, 10),
    "octagon": Enclosure(10.4, 10.4), "seal": Enclosure(9, 9),
    "shield": Enclosure(8.8, 8.8), "app": Enclosure(10.6, 10.6),
    "capsule": Enclosure(11, 7), "bubble": Enclosure(10, 8.4, y: 11.2),
    "message": Enclosure(10, 8.4, y: 11.2), "folder": Enclosure(9, 6.6, y: 15.2),
    "viewfinder": Enclosure(10.4, 10.4), "magnifyingglass": Enclosure(7, 7, x: 10.2, y: 10.2),
    "iphone": Enclosure(6.8, 9, y: 12.6), "icloud": Enclosure(8.4, 7, y: 14),
    "cloud": Enclosure(8.4, 7, y: 14), "display": Enclosure(9, 7.6, y: 10.2),
    "tv": Enclosure(9, 7.6, y: 10.8), "calendar": Enclosure(7.4, 7.4, y: 15),
  ]

  /// The glyph of a built-in name, which may be composed of a symbol, a shape around it and a badge.
  ///
  /// The name is read from its end: `bell.badge.fill` is the filled form of `bell` with a badge.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isFilled: Whether the filled form is asked for.
  ///   - depth: The number of symbols that contain this one.
  static func composed(
    _ name: Substring, isFilled: Bool = false, depth: Int = 0
  ) -> SymbolGlyph? {
    guard depth < 8, !name.isEmpty else { return nil }
    let table = SymbolTable.shared
    if let glyph = table.glyph(name, isFilled: isFilled, depth: depth) { return glyph }
    func inner(_ suffix: String) -> Substring? {
      name.hasSuffix(suffix) ? name.dropLast(suffix.count) : nil
    }
    if let base = inner(".fill") { return composed(base, isFilled: true, depth: depth + 1) }
    if let base = inner(".filled") { return composed(base, isFilled: true, depth: depth + 1) }
    if let base = inner(".slash") {
      return composed(base, isFilled: isFilled, depth: depth + 1).map(slashed)
    }
    if let range = name.range(of: ".badge", options: .backwards)
      ?? name.range(of: ".trianglebadge", options: .backwards)
    {
      let mark = name[range.upperBound...].dropFirst()
      return badged(name[..<range.lowerBound], mark, isFilled: isFilled, depth: depth)
    }
    guard let dot = name.lastIndex(of: ".") else { return characters(name) }
    let (before, last) = (name[..<dot], name[name.index(after: dot)...])
    let base = before.hasSuffix(".crop") ? before.dropLast(5) : before
    guard let space = enclosures[last], let shape = table.glyph(last, isFilled: isFilled),
      let content = characters(base) ?? composed(base, isFilled: true, depth: depth + 1)
    else { return nil }
    return enclosed(content, in: shape, space, isFilled: isFilled)
  }

  /// A digit, some digits or one letter; `nil` for other names.
  private static func characters(_ name: Substring) -> SymbolGlyph? {
    guard name.count <= 3, name.count == 1 || name.allSatisfy(\.isNumber) else { return nil }
    var glyph = SymbolGlyph(parts: [])
    var end: CGFloat?
    for character in name {
      let part = SymbolTable.shared.glyph("_\(character)", isFilled: false)
      guard let part else { return nil }
      let bounds = part.bounds()
      let shift = end.map { $0 - bounds.minX + 1.4 } ?? 0
      glyph.parts += part.transformed(CGAffineTransform(translationX: shift, y: 0)).parts
      end = bounds.maxX + shift
    }
    let bounds = glyph.bounds()
    return glyph.transformed(CGAffineTransform(translationX: 12 - bounds.midX, y: 0))
  }

  private static func enclosed(
    _ content: SymbolGlyph, in shape: SymbolGlyph, _ space: Enclosure, isFilled: Bool
  ) -> SymbolGlyph {
    let bounds = content.bounds()
    guard bounds.width > 0, bounds.height > 0 else { return shape }
    // Strokes keep their width when a glyph is scaled, so that the lines alone are fitted.
    let line = SymbolGlyph.regular
    let factor = min(
      (space.size.width - line) / max(bounds.width - line, 1),
      (space.size.height - line) / max(bounds.height - line, 1), 0.72)
    var scaled = content.transformed(
      CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
        .concatenating(CGAffineTransform(scaleX: factor, y: factor))
        .concatenating(CGAffineTransform(translationX: space.center.x, y: space.center.y)))
    scaled = scaled.onLevel { _ in 0 }
    var glyph = shape.onLevel { _ in 1 }
    glyph.isMirrored = content.isMirrored
    // What a mark cuts out of a filled shape, a gap of the mark fills again.
    let hasGaps = content.parts.contains { $0.effect == .gap }
    for part in scaled.parts {
      var part = part
      if part.effect == .draw { part.effect = isFilled ? .mark : .draw }
      if part.effect == .gap, isFilled, hasGaps {
        part.effect = .draw
        part.level = 1
      }
      if case .line(let width, let plus) = part.form, plus == 0 {
        part.form = .line(width: width * 0.95, plus: 0)
      }
      glyph.parts.append(part)
    }
    return glyph
  }

  private static func slashed(_ glyph: SymbolGlyph) -> SymbolGlyph {
    var result = glyph.onLevel { _ in 1 }
    let path = SymbolPathReader.path("M3.8 3.4L20.6 20.2")
    // The gap is on one side of the line, as wide as the line.
    let gap = path.applying(CGAffineTransform(translationX: 1.2, y: -1.2))
    result.parts.append(
      SymbolGlyph.Part(path: gap, form: .line(width: 1, plus: 0.9), effect: .gap, level: 0))
    result.parts.append(
      SymbolGlyph.Part(path: path, form: .line(width: 1, plus: 0), effect: .draw, level: 0))
    return result
  }

  private static func badged(
    _ base: Substring, _ mark: Substring, isFilled: Bool, depth: Int
  ) -> SymbolGlyph? {
    var filled = isFilled
    var name = mark
    if name.hasSuffix("fill") {
      filled = true
      name = name.dropLast(name.hasSuffix(".fill") ? 5 : 4)
    }
    guard let glyph = composed(base, isFilled: filled, depth: depth + 1) else { return nil }
    var result = glyph.onLevel { _ in 1 }
    let isDot = name.isEmpty
    let center = isDot ? CGPoint(x: 17.6, y: 6.2) : CGPoint(x: 18.4, y: 17.8)
    let radius: CGFloat = isDot ? 3.4 : 4.4
    func circle(_ radius: CGFloat) -> Path {
      Path(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    func area(_ path: Path, _ effect: SymbolGlyph.Effect) -> SymbolGlyph.Part {
      SymbolGlyph.Part(path: path, form: .area, effect: effect, level: 0)
    }
    result.parts.append(area(circle(radius + SymbolGlyph.gap), .gap))
    result.parts.append(area(circle(radius), .draw))
    guard !isDot else { return result }
    guard let sign = composed(name, depth: depth + 1) ?? characters(name) else { return nil }
    let bounds = sign.bounds()
    let factor = min(5 / max(bounds.width, 1), 5 / max(bounds.height, 1), 0.4)
    let small = sign.transformed(
      CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
        .concatenating(CGAffineTransform(scaleX: factor, y: factor))
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
    for part in small.parts where part.effect != .gap {
      var part = part
      part.effect = .gap
      if case .line(let width, _) = part.form { part.form = .line(width: width * 0.7, plus: 0) }
      result.parts.append(part)
    }
    return result
  }
}
