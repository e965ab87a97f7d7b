import Foundation
import Testing

@testable import EaselCanvas

/// Text with styles of its own, and fonts of its own.
@Suite struct AttributedTextTests {
  @Test func everyRangeHasItsStyle() {
    let text = NSMutableAttributedString(string: "plain ")
    text.append(
      NSAttributedString(
        string: "bold red",
        attributes: [
          .font: Font.system(size: 20, weight: .bold), .foregroundColor: Color.red,
          .underlineStyle: 1, .strikethroughStyle: NSNumber(value: 1), .kern: CGFloat(2),
          .backgroundColor: Color.yellow, .baselineOffset: 3,
        ]))
    let layout = TextLayout(text, style: TextStyle(font: .system(size: 10)))
    #expect(layout.string == "plain bold red")
    #expect(layout.runs.map(\.fontSize) == [10, 20])
    let style = layout.styles[layout.runs[1].style]
    #expect(style.color == .red && style.backgroundColor == .yellow)
    #expect(style.hasUnderline && style.hasStrikethrough)
    #expect(style.kerning == 2 && style.baselineOffset == 3)
    #expect(layout.rules.count == 2)
    #expect(layout.backgrounds.count == 1)
    // A raised run stands above the line's baseline.
    #expect(abs(layout.runs[0].baseline - layout.runs[1].baseline - 3) < 0.01)
  }

  @Test func paragraphStyleIsThatOfTheFirstCharacter() {
    let paragraph = ParagraphStyle()
    paragraph.alignment = .right
    paragraph.lineSpacing = 5
    paragraph.tailIndent = -10
    paragraph.firstLineHeadIndent = 7
    let text = NSAttributedString(string: "one\ntwo", attributes: [.paragraphStyle: paragraph])
    let layout = TextLayout(text, width: 100)
    #expect(layout.lines.count == 2)
    for line in layout.lines { #expect(abs(line.frame.maxX - 90) < 0.01) }
    let gap = layout.lines[1].frame.minY - layout.lines[0].frame.maxY
    #expect(abs(gap - 5) < 0.01)
  }

  @Test func attributesOfAttributedStringApply() {
    var text = AttributedString("one")
    var two = AttributedString("two")
    two[EaselAttributes.FontKey.self] = .system(size: 30)
    two[EaselAttributes.ColorKey.self] = .blue
    two[EaselAttributes.BackgroundColorKey.self] = .yellow
    two[EaselAttributes.KerningKey.self] = 1
    two[EaselAttributes.UnderlineKey.self] = true
    two[EaselAttributes.StrikethroughKey.self] = true
    text.append(two)
    let layout = TextLayout(text, style: TextStyle(font: .system(size: 10)))
    #expect(layout.runs.map(\.fontSize) == [10, 30])
    #expect(layout.styles[layout.runs[1].style].color == .blue)
    #expect(layout.rules.count == 2)
  }

  @Test func emptyAttributedTextIsEmpty() {
    #expect(TextLayout(NSAttributedString(string: "")).size.width == 0)
    #expect(TextLayout(AttributedString("")).size.width == 0)
  }

  @Test func fontsHaveValueSemantics() {
    let font = Font(family: "Roboto", size: 12)
    #expect(font.with(size: 14) == Font(family: "Roboto", size: 14))
    #expect(font.with(weight: .bold).weight == .bold)
    #expect(font.with(italic: true).isItalic)
    #expect(font.with(features: [.smallCaps]).features == [.smallCaps])
    #expect(Font.Weight(rawValue: 5_000).rawValue == 1_000)
    #expect(Set([font, Font(family: "Roboto", size: 12)]).count == 1)
  }

  @Test func metricsAreThoseOfTheFont() {
    let font = Font.system(size: 100)
    // Roboto's hhea and OS/2 tables, in hundredths of an em.
    #expect(abs(font.ascender - 92.77) < 0.1)
    #expect(abs(font.descender + 24.41) < 0.1)
    #expect(abs(font.capHeight - 71.1) < 0.2)
    #expect(abs(font.xHeight - 52.8) < 0.3)
    #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-6)
  }

  @Test func filesThatAreNoFontsAreRefused() throws {
    func code(_ body: () throws -> Void) -> EaselError.Code? {
      do { try body() } catch let error as EaselError { return error.code } catch {}
      return nil
    }
    #expect(
      code { try FontLibrary.register(URL(fileURLWithPath: "/no/such.ttf")) } == .fontUnavailable)
    #expect(code { try FontLibrary.register(Data("no font".utf8)) } == .fontUnavailable)
    var limits = Limits()
    limits.maximumFontBytes = 3
    #expect(
      code { try FontLibrary.register(Data("no font".utf8), limits: limits) } == .limitExceeded)
    // The signature alone makes no font.
    let fake = Data([0, 1, 0, 0]) + Data(count: 64)
    #expect(code { try FontLibrary.register(fake) } == .fontUnavailable)
  }
}
