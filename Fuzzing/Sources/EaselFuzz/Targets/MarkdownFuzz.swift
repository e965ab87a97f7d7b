import EaselBlocks
import EaselCanvas
import EaselReports
import Foundation

/// Reports of arbitrary bytes as Markdown.
enum MarkdownFuzz {
  /// Pieces at which something changes.
  private static let pieces = [
    "# ", "\n", "\n\n", "- ", "1. ", "> ", "    ", "```", "|", "|-|-|\n", "**", "_", "~~", "[^1]",
    "[^1]: ", "[a](", ")", "![a](", "<br>", "<b>", "&amp;", "\\", "\t", "- [x] ", "---\n", "===\n",
    "http://a.b", "word ", "a", "שלום", "漢字", "\u{0}", "\u{FEFF}", "`",
  ]

  static func run(_ input: inout FuzzInput) {
    let options = input.renderOptions()
    let page = input.choice([
      PageStyle.a4, .a5, PageStyle(CGSize(width: 200, height: 120)).margins(9),
    ])
    var text = ""
    if input.bool() {
      while !input.isEmpty {
        let piece = input.choice(pieces)
        text += input.rarely(8) ? String(repeating: piece, count: input.index(below: 600)) : piece
      }
    } else {
      text = String(decoding: input.rest(), as: UTF8.self)
    }
    if TracedCanvas.isOn { FuzzTarget.trace(text.debugDescription) }
    let report = Report(markdown: text, language: "en", pages: page)
    let data = FuzzTarget.attempt { try report.data(options: options) }
    if let data { precondition(data.suffix(6) == Data("%%EOF\n".utf8), "the PDF has no end") }
  }
}
