import EaselBlocks
import EaselCanvas
import Foundation

/// A text of two to six runs as a user writes it, and how each run has to look.
package struct GeneratedText {
  /// A run of the text, and the properties that every format must give it.
  package struct Run: Encodable {
    package var words: [String]
    /// The components of the color, from 0 to 1, with opacity.
    package var color: [Double]
    /// The size of the font, in points.
    package var size: Double
    package var script: WordSupply.Script
    package var isRightToLeft: Bool { script == .hebrew || script == .arabic }
    package var link: String?
    /// The distance by which the run is raised, and the space between characters, in points.
    package var baselineOffset = 0.0
    package var kerning = 0.0
  }

  package var text: Text
  package var runs: [Run]
  /// The text as Swift code, for the report of a fault.
  package var source: String

  /// The twelve hues of the oracle, and black.
  private static let colors: [[Double]] =
    [[0, 0, 0]]
    + (0..<12).map { hue in
      (0..<3).map { channel in
        let angle = Double(hue) / 2 + [0.0, 4, 2][channel]
        let distance = abs(angle.truncatingRemainder(dividingBy: 6) - 3)
        return (min(max(distance - 1, 0), 1) * 0.8).rounded(toPlaces: 3)
      }
    }

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - scripts: The scripts of its words.
  ///   - isPlanted: Whether another color than that of the first run is expected, to test that this
  ///     is found.
  package init(
    scripts: [WordSupply.Script] = WordSupply.Script.allCases, isPlanted: Bool = false,
    _ supply: inout WordSupply, _ random: inout SeededGenerator
  ) {
    text = Text(verbatim: "")
    runs = []
    source = ""
    let count = random.number(2...6)
    for index in 0..<count {
      let script = isPlanted || random.isOnce(in: 2) ? .latin : random.pick(scripts)
      let words = (0..<random.number(1...4)).map { _ in supply.next(script) }
      var part = Text(verbatim: (index > 0 ? " " : "") + words.joined(separator: " "))
      var code = "Text(\"\(words.joined(separator: " "))\")"
      var run = Run(
        words: words, color: [0, 0, 0, 1], size: 14, script: script)
      if random.isOnce(in: 6) {
        // A background is an attribute; the other modifiers are applied to it as to any text.
        var attributed = AttributedString((index > 0 ? " " : "") + words.joined(separator: " "))
        attributed[EaselAttributes.BackgroundColorKey.self] = Color(red: 1, green: 0.95, blue: 0.6)
        part = Text(attributed)
        code += ".background"
      }
      Self.style(&part, &run, &code, &random)
      if isPlanted, index == 0 { run.color[1] = run.color[1] > 0.5 ? 0 : 1 }
      text = text + part
      source += (source.isEmpty ? "" : " + ") + code
      runs.append(run)
    }
  }

  private static func style(
    _ part: inout Text, _ run: inout Run, _ code: inout String, _ random: inout SeededGenerator
  ) {
    if random.isOnce(in: 2) { run.size = Double(random.pick([8, 10, 11.5, 18, 24])) }
    if random.isOnce(in: 5) {
      let family = random.pick(["Noto Serif", "Noto Sans"])
      part = part.font(.custom(family, size: run.size))
      code += ".font(.custom(\"\(family)\", size: \(run.size)))"
    } else {
      let weight = random.pick([Font.Weight.regular, .bold, .medium])
      part = part.font(.system(size: run.size, weight: weight))
      code += ".font(.system(size: \(run.size)))"
    }
    let color = random.pick(colors)
    let opacity = random.isOnce(in: 3) ? random.pick([0.25, 0.5, 0.8]) : 1
    run.color = color + [opacity]
    part = part.foregroundStyle(
      Tint(red: color[0], green: color[1], blue: color[2], opacity: opacity))
    code += ".foregroundStyle(\(run.color))"
    if random.isOnce(in: 6) { part = part.underline(); code += ".underline()" }
    if random.isOnce(in: 8) { part = part.strikethrough(); code += ".strikethrough()" }
    if random.isOnce(in: 5) { part = part.italic(); code += ".italic()" }
    if random.isOnce(in: 8) {
      part = part.kerning(1.5)
      run.kerning = 1.5; code += ".kerning(1.5)"
    }
    if random.isOnce(in: 8) {
      part = part.baselineOffset(3)
      run.baselineOffset = 3; code += ".baselineOffset(3)"
    }
    if random.isOnce(in: 6) {
      let link = "https://example.com/\(random.below(1000))"
      part = part.link(link)
      run.link = link
      code += ".link(\"\(link)\")"
    }
  }
}

extension Double {
  /// The number rounded to decimal places.
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let scale = pow(10, Double(places))
    return (self * scale).rounded() / scale
  }
}
