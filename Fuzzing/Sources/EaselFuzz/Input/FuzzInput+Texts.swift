import EaselCanvas
import Foundation

extension FuzzInput {
  /// Pieces of text with which something is special: marks, joiners, directions, scripts that change
  /// their shapes, what is no character at all.
  private static let pieces: [String] =
    [
      "A", "fi", " ", "\n", "\r\n", "\t", "\u{0}", "\u{7}", "\u{1B}", "\u{AD}", "\u{200B}",
      "\u{200D}",
      "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}",
      "\u{2066}",
      "\u{2067}", "\u{2068}", "\u{2069}", "\u{2028}", "\u{2029}", "\u{85}", "\u{FEFF}", "\u{FFFD}",
      "\u{FFFC}", "\u{E000}", "\u{F8FF}", "\u{301}",
      "\u{5B0}", "\u{64B}", "\u{20E3}", "\u{FE0E}", "\u{FE0F}", "\u{1F3FD}", "\u{E0001}",
      "\u{E0061}",
      "\u{E007F}", "👨‍👩‍👧‍👦", "🇯🇵", "🇯", "☺", "é", "e\u{301}", "א", "שלום", "ا", "مرحبا", "ﷺ",
      "क्षि", "ไทย", "ก็", "한", "ᄒ", "ᅡ", "ᆫ", "漢", "かな", "「", "。", "ー", "𠮷", "ᠮ", "ཀྵ", "ᚠ",
      "𝒜", "½", "ǆ", "İ", "…", "—", "&", "<b>", "]]>", "\"", "'", "\\", "(", ")", "%", "W", "0",
      "12,345.67",
    ] + [0xFFFE, 0xFDD0, 0x1FFFE, 0x10FFFF].compactMap { Unicode.Scalar($0) }.map { String($0) }

  /// A text: pieces with something special, repeated at times, or arbitrary bytes.
  mutating func string(atMost most: Int = 24) -> String {
    switch index(below: 4) {
    case 0: return String(decoding: rest(atMost: index(below: 2 * most)), as: UTF8.self)
    case 1: return choice(["", "A", "Label 12", "日本語", "gyp 12%"])
    default:
      var text = ""
      for piece in list(atMost: most, { $0.choice(Self.pieces) }) {
        // Seldom very many of one piece, which is where costs grow.
        text += rarely(6) ? String(repeating: piece, count: index(below: 1_024)) : piece
      }
      return text
    }
  }

  mutating func font() -> Font {
    var features: [Font.Feature] = []
    if rarely() {
      features = list(atMost: 3) {
        $0.bool() ? .tabularFigures : Font.Feature($0.string(atMost: 4), value: Int($0.byte()) - 8)
      }
    }
    return Font(
      family: rarely(24) ? (bool() ? "Roboto" : string(atMost: 4)) : nil,
      size: number(mostly: [1, 6, 9.5, 12, 12.01, 40, 300]),
      weight: Font.Weight(rawValue: bool() ? 400 : Int(bits(2)) - 500),
      width: choice(Font.Width.self), isItalic: bool(), features: features)
  }

  mutating func textStyle() -> TextStyle {
    var style = TextStyle(font: font(), color: color())
    guard bool() else { return style }
    style.alignment = choice(TextAlignment.self)
    style.lineBreakMode = choice(LineBreakMode.self)
    style.maximumLines = rarely() ? Int(truncatingIfNeeded: bits(8)) : index(below: 4)
    style.direction = choice(TextDirection.self)
    style.hasUnderline = bool()
    style.hasStrikethrough = bool()
    guard bool() else { return style }
    style.kerning = number(mostly: [0, 1, -1, 100])
    style.lineSpacing = number(mostly: [0, 4, 100])
    style.paragraphSpacing = number(mostly: [0, 4, 100])
    style.firstLineHeadIndent = number(mostly: [0, 10, -10, 500])
    style.headIndent = number(mostly: [0, 10, -10, 500])
    style.tailIndent = number(mostly: [0, 10, -10, 500])
    style.tabStops = list(atMost: 3) { CGFloat($0.number()) }
    style.backgroundColor = maybe { $0.color() }
    style.baselineOffset = number(mostly: [0, 3, -3])
    style.language = maybe {
      $0.bool() ? $0.choice(["ja", "ar", "tr", "en-GB"]) : $0.string(atMost: 4)
    }
    return style
  }

  /// A width or a height that texts are set in.
  mutating func extent() -> CGFloat? {
    maybe { CGFloat($0.number(mostly: [0, 0.1, 1, 10, 50, 120, 400])) }
  }
}
