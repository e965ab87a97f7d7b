import EaselSwiftUI
import Foundation
import Testing

@Suite("Attributes of texts")
struct TextAttributeTests {
  typealias Keys = AttributeScopes.SwiftUIAttributes

  @Test("Attributed strings have the attributes of SwiftUI")
  func attributes() throws {
    var title = AttributedString("Large ")
    title[Keys.FontAttribute.self] = .system(size: 40)
    var rest = AttributedString("red")
    rest[Keys.ForegroundColorAttribute.self] = .red
    let text = Text(title + rest)
    #expect(try words(text) == ["Large red"])
    #expect(text.layoutTree().size.height > Text("Large red").layoutTree().size.height + 10)
    let svg = String(decoding: try text.data(as: .svg), as: UTF8.self).lowercased()
    #expect(svg.contains("#ff383c") || svg.contains("rgb(255,56,60)"))
  }

  @Test("Spaces between characters widen the text")
  func kerning() {
    var wide = AttributedString("wide")
    wide.kern = 5
    let width = Text(AttributedString("wide")).layoutTree().size.width
    #expect(abs(Text(wide).layoutTree().size.width - width - 20) < 5.5)
  }

  @Test("Markdown becomes emphasis and links")
  func markdown() throws {
    let text = try AttributedString(markdown: "**Bold** _it_ [l](https://a.b)")
    #expect(String(text.characters) == "Bold it l")
    #expect(
      text.runs.compactMap(\.inlinePresentationIntent) == [.stronglyEmphasized, .emphasized])
    #expect(text.runs.compactMap(\.link) == [URL(string: "https://a.b")])
    #expect(try words(Text(text)) == ["Bold it l"])
    let width = Text(text).layoutTree().size.width
    #expect(width > Text("Bold it l").layoutTree().size.width)
  }

  @Test("Lines in a pattern have the characters of the text")
  func patterns() throws {
    let text = Text("a").underline(pattern: .dash) + Text("b").strikethrough(pattern: .dot)
    #expect(try words(text) == ["ab"])
    let view = VStack { Text("c") }.underline(true, pattern: .dashDot, color: .red)
    let svg = String(decoding: try view.data(as: .svg), as: UTF8.self)
    #expect(svg.contains("stroke-dasharray"))
    let plain = String(decoding: try Text("c").underline().data(as: .svg), as: UTF8.self)
    #expect(!plain.contains("stroke-dasharray"))
  }

  @Test("What has no effect is counted in one note")
  func inert() throws {
    let result = try rendering(Text("a").textScale(.secondary) + Text("b"))
    #expect(result.words == ["ab"])
    #expect(result.diagnostics.map(\.code) == [.unsupportedOption])
    #expect(try rendering(Text("a").textScale(.default)).diagnostics.isEmpty)
  }

  @Test("Colors of texts in texts are kept")
  func nested() throws {
    let text = Text("a \(Text("x").foregroundStyle(.red)) b") + Text("y").foregroundStyle(.green)
    #expect(try words(text) == ["a x by"])
  }

  @Test("Names of fonts")
  func fonts() {
    #expect(Font.TextStyle.allCases.count == 11)
    #expect(Font.custom("Inter", size: 20, relativeTo: .title) == .custom("Inter", size: 20))
    #expect(Font.Width.condensed == .condensed)
  }
}
