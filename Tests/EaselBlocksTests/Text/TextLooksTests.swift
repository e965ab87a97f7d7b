import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

@Suite("Styles of texts")
struct TextLooksTests {
  private func width(_ block: some Block) -> CGFloat {
    BlockRendering(block).node.size(.unspecified).width
  }

  /// The width of a string in a font of the canvas.
  private func width(
    _ string: String, _ font: Font = .system(size: 10.5), kerning: CGFloat = 0
  ) -> CGFloat {
    TextLayout(string, style: TextStyle(font: font, kerning: kerning)).size.width
  }

  private func expect(
    _ block: some Block, _ expected: CGFloat, _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(abs(width(block) - expected) < 0.02, sourceLocation: location)
  }

  @Test("A text is set in the theme's body, or as the environment says")
  func environment() {
    expect(Text("Total 12"), width("Total 12"))
    expect(Text("Total").font(.caption), width("Total", .system(size: 8.5)))
    expect(
      VStack { Text("Total") }.font(.caption).bold(),
      width("Total", .system(size: 8.5, weight: .bold)))
  }

  @Test("A text's own style wins over the environment")
  func inner() {
    expect(
      VStack { Text("Total").font(.caption) }.font(.title), width("Total", .system(size: 8.5)))
    expect(
      VStack { Text("Total").font(nil) }.font(.title), width("Total"))
    expect(VStack { Text("Total").bold(false) }.bold(), width("Total"))
  }

  @Test("Weights, italics, designs and figures reach the font")
  func fonts() {
    let font = Font.system(size: 10.5)
    expect(Text("Total").bold(), width("Total", font.with(weight: .bold)))
    expect(Text("Total").fontWeight(.light), width("Total", font.with(weight: .light)))
    expect(Text("Total").italic(), width("Total", font.with(italic: true)))
    expect(
      Text("Total").font(Font.system(size: 20)), width("Total", .system(size: 20)))
    expect(Text("1111").monospacedDigit(), width(Text("0000").monospacedDigit()))
    expect(Text("illi").monospaced(), width(Text("WMWM").monospaced()))
    expect(Text("illi").fontDesign(.monospaced), width(Text("illi").monospaced()))
    expect(Text("a **b**"), width("a ") + width("b", font.with(weight: .bold)))
  }

  @Test("Tracking wins over kerning, and a text's over the environment's")
  func kerning() {
    expect(Text("Total").kerning(3), width("Total", kerning: 3))
    expect(Text("Total").kerning(3).tracking(1), width("Total", kerning: 1))
    expect(VStack { Text("Total") }.kerning(2), width("Total", kerning: 2))
    expect(VStack { Text("Total").kerning(5) }.kerning(2), width("Total", kerning: 5))
  }

  @Test(
    "Numbers that no text can be set with are ignored and noted",
    arguments: [CGFloat.nan, .infinity, -1e30])
  func faults(_ number: CGFloat) {
    let blocks: [any Block] = [
      Text("Total").kerning(number), Text("Total").tracking(number),
      Text("Total").baselineOffset(number), Group { Text("Total") }.kerning(number),
      Group { Text("Total") }.baselineOffset(number),
    ]
    for block in blocks {
      let rendering = BlockRendering(block)
      #expect(abs(rendering.node.size(.unspecified).width - width("Total")) < 0.02)
      #expect(rendering.session.diagnostics.count == 1)
      #expect(rendering.session.diagnostics.first?.severity == .error)
    }
  }

  @Test("A font without a usable size is that of the body", arguments: [CGFloat.nan, 0, -3, 1e9])
  func fontSize(_ size: CGFloat) {
    for block in [Text("Total").font(.system(size: size)), Text("a").font(.system(size: size))] {
      let rendering = BlockRendering(block)
      #expect(rendering.node.size(.unspecified).width > 3)
      #expect(
        rendering.session.diagnostics.map(\.code) == [size.isNaN ? .invalidNumber : .outOfRange])
    }
    let rendering = BlockRendering(VStack { Text("Total") }.font(.system(size: size)))
    expect(Text("Total"), rendering.node.size(.unspecified).width)
    #expect(rendering.session.diagnostics.count == 1)
  }

  @Test(
    "The language is the locale's where forms depend on it",
    arguments: [
      ("en_US", "日本", nil), ("ja_JP", "日本", "ja"), ("ja_JP", "abc", nil),
      ("zh_TW", "日本", "zh-Hant"),
      ("zh_CN", "日本", "zh-Hans"), ("tr_TR", "istanbul", "tr"), ("de_DE", "Größe", nil),
      ("sr_Latn_RS", "Жук", "sr-Latn"),
    ] as [(String, String, String?)])
  func language(_ locale: String, _ text: String, _ expected: String?) {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    #expect(TextBase.of(environment).language(for: text) == expected)
  }

  @Test("Texts of one environment share their resolved base style")
  func sharing() {
    let environment = EnvironmentValues()
    #expect(TextBase.of(environment) === TextBase.of(environment))
    var other = environment
    other.font = .title
    #expect(TextBase.of(environment) !== TextBase.of(other))
  }

  private struct Mark: InlineElement {
    var name: String
    func text(in environment: EnvironmentValues) -> Text { Text(verbatim: name) }
  }

  @Test("The lines of inline elements of other modules are known")
  func elements() {
    let text =
      Text("one two three ") + Text(element: Mark(name: "A")) + Text(" four five six ")
      + Text(element: Mark(name: "B"))
    let node = TextNode(
      text, NodeInputs(session: BlockSession(limits: Limits()), environment: EnvironmentValues()))
    let lines = node.elements(width: 50)
    #expect(lines.map { ($0.element as? Mark)?.name } == ["A", "B"])
    #expect(lines[0].line > 0 && lines[1].line > lines[0].line)
    #expect(node.elements(width: nil).map(\.line) == [0, 0])
  }
}
