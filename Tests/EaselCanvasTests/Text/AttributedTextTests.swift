import Foundation
import Testing

@testable import EaselCanvas

/// Attributed strings of both kinds.
@Suite struct AttributedTextTests {
  private func styles(_ layout: TextLayout) -> [(text: String, style: CharacterStyle)] {
    layout.runs.map { run in
      let bytes = Array(layout.string.utf8)[run.textRange]
      return (String(decoding: bytes, as: UTF8.self), layout.styles[run.style])
    }
  }

  @Test func attributesReachTheirStretch() {
    var text = AttributedString("plain ")
    var bold = AttributedString("bold")
    bold.easel.font = .system(size: 20, weight: .bold)
    bold.easel.foregroundColor = .systemRed
    bold.easel.backgroundColor = .systemYellow
    bold.easel.kerning = 2
    bold.easel.underline = true
    bold.easel.strikethrough = true
    bold.easel.baselineOffset = 3
    bold.easel.language = "en"
    text += bold
    let found = styles(TextLayout(text))
    #expect(found.map(\.text) == ["plain ", "bold"])
    #expect(found[0].style == CharacterStyle(TextStyle()))
    let style = found[1].style
    #expect(style.font == .system(size: 20, weight: .bold))
    #expect(style.color == .systemRed && style.backgroundColor == .systemYellow)
    #expect(style.kerning == 2 && style.baselineOffset == 3 && style.language == "en")
    #expect(style.underline && style.strikethrough)
  }

  @Test func keysOfUIKitReachTheirStretch() {
    let text = NSMutableAttributedString(string: "ab")
    text.setAttributes(
      [
        .font: Font.system(size: 30), .foregroundColor: Color.systemBlue,
        .backgroundColor: Color.systemGreen, .kern: 1.5, .underlineStyle: 1,
        .strikethroughStyle: NSNumber(value: 1), .baselineOffset: Float(2),
      ], range: NSRange(location: 1, length: 1))
    let style = styles(TextLayout(text))[1].style
    #expect(style.font.size == 30 && style.color == .systemBlue)
    #expect(style.backgroundColor == .systemGreen)
    #expect(style.kerning == 1.5 && style.baselineOffset == 2)
    #expect(style.underline && style.strikethrough)
  }

  @Test func valuesOfTheWrongTypeAreIgnored() {
    let text = NSAttributedString(
      string: "ab", attributes: [.font: "Helvetica", .kern: "wide", .foregroundColor: 7])
    #expect(styles(TextLayout(text))[0].style == CharacterStyle(TextStyle()))
  }

  @Test func paragraphStylesAreTakenOver() {
    let paragraph = ParagraphStyle()
    paragraph.alignment = .right
    paragraph.tailIndent = -20
    let text = NSAttributedString(string: "abc", attributes: [.paragraphStyle: paragraph])
    #expect(abs(TextLayout(text, width: 100).lines[0].frame.maxX - 80) < 0.01)
  }

  @Test func aStretchThatEndsWithinACharacterLosesNothing() {
    let text = NSMutableAttributedString(string: "a😀b")
    text.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    #expect(TextLayout(text).string == "a😀b")
  }

  @Test func replacedCharactersKeepTheStylesInPlace() {
    let text = NSMutableAttributedString(string: "a\u{0}\r\nbc")
    text.addAttribute(.kern, value: 5, range: NSRange(location: 5, length: 1))
    let layout = TextLayout(text)
    #expect(styles(layout).last?.text == "c")
    #expect(styles(layout).last?.style.kerning == 5)
  }

  @Test func combiningMarksThatAreDroppedKeepTheStylesInPlace() {
    let marks = String(repeating: "\u{301}", count: 100)
    let text = NSMutableAttributedString(string: "a" + marks + "bc")
    text.addAttribute(.kern, value: 5, range: NSRange(location: 102, length: 1))
    let layout = TextLayout(text)
    #expect(styles(layout).last?.text == "c")
    #expect(styles(layout).last?.style.kerning == 5)
  }

  @Test func emptyStringsHaveALine() {
    #expect(TextLayout(NSAttributedString(string: "")).lines.count == 1)
    #expect(TextLayout(AttributedString("")).lines.count == 1)
  }

  @Test func letterFormsStayWholeAcrossStyles() {
    // Arabic letters join across a change of colour.
    var text = AttributedString("سلا")
    var rest = AttributedString("م")
    rest.easel.foregroundColor = .systemRed
    text += rest
    let layout = TextLayout(text)
    #expect(layout.runs.count == 2)
    #expect(abs(layout.size.width - TextLayout("سلام").size.width) < 0.5)
  }
}
