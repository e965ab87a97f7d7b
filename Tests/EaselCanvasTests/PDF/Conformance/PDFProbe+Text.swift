import Foundation

@testable import EaselCanvas

extension PDFProbe {
  /// Paragraphs in many languages, emoji, and characters that no font has.
  static func scripts(on canvas: any Canvas) throws {
    let lines = try String(
      contentsOf: CanvasCase.fixtures.appending(path: "texts/paragraphs.tsv"), encoding: .utf8
    ).split(separator: "\n")
    var y: CGFloat = 64
    for line in lines {
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      text(
        String(parts.last?.prefix(90) ?? ""), 60, y, on: canvas, size: 6, language: parts.first,
        width: 480)
      y += 14
    }
    text("😀 👍🏽 👩‍👩‍👧‍👦 🇩🇪 1️⃣ ☎︎ ☎️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿, and \u{20000} \u{1FAFF} without a glyph", 60, y, on: canvas)
  }

  /// Fonts of each kind, letters for private use, what is turned, tiny, transparent or clipped, and
  /// characters without a shape.
  static func fonts(on canvas: any Canvas) {
    var y: CGFloat = 70
    func line(_ string: String, family: String? = nil, weight: Font.Weight = .regular) {
      text(string, 72, y, on: canvas, size: 12, family: family, weight: weight)
      y += 20
    }
    for weight in [100, 650, 900] {
      line("ABHabgmru", family: "Easel Variable", weight: Font.Weight(rawValue: weight))
    }
    line("Hamburg", family: "Easel Compact")
    line("AB", family: "Easel Layers")
    line("Hamburg office", family: "Noto Serif", weight: .bold)
    for content: MarkedContent in [
      .tag(.span, actualText: "a logo"), .tag(.formula, alternative: "a logo"),
      .figure(label: "a logo"), .artifact,
    ] {
      canvas.withMarkedContent(content) { line("\u{EE01}") }
    }
    line("soft\u{AD}hyphen, no\u{A0}break, zero\u{200B}width, tab\there, \u{FEFF}mark, \u{FFFC}")
    line("ﬀﬁﬂ ½ ² Ⅷ ㎏ ㍻ ﷺ e\u{301}\u{323}")
    let style = TextStyle(
      font: Font(size: 12), hasUnderline: true, hasStrikethrough: true, backgroundColor: .yellow)
    canvas.draw(TextLayout("On yellow", style: style), at: CGPoint(x: 72, y: y))
    text("tiny", 200, y, on: canvas, size: 0.4)
    let faint = TextStyle(font: Font(size: 12), color: .systemRed.withAlphaComponent(0.3))
    canvas.draw(TextLayout("faint", style: faint), at: CGPoint(x: 240, y: y))
    canvas.draw(TextLayout("clear", style: TextStyle(color: .clear)), at: CGPoint(x: 280, y: y))
    y += 60
    for turn in 0..<6 {
      canvas.withSavedState {
        canvas.translate(x: 110 + CGFloat(turn) * 70, y: y)
        canvas.rotate(by: CGFloat(turn) * 1.05)
        canvas.scale(x: turn % 2 == 0 ? 1 : -1, y: 1)
        text("turned हिन्दी سلام 😀", 0, 0, on: canvas)
      }
    }
    canvas.withSavedState {
      canvas.clip(to: Path(ellipseIn: CGRect(x: 72, y: y + 80, width: 30, height: 12)))
      text("clipped", 72, y + 80, on: canvas)
    }
  }
}
