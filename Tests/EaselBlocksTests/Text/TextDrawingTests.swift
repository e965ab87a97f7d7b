import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

@Suite("Drawings of text")
struct TextDrawingTests {
  private let lenient = RenderOptions(policy: .lenient)

  /// The recording of a block at its ideal size, or one that is proposed.
  private func recording(_ block: some Block, width: CGFloat? = nil) -> Recording {
    let canvas = RecordingCanvas(context: RenderContext(lenient))
    let rendering = BlockRendering(block, options: lenient)
    rendering.draw(rendering.node.place(ProposedSize(width: width, height: nil)), on: canvas)
    return canvas.recording
  }

  /// The texts of a recording with their positions.
  private func texts(_ recording: Recording) -> [(layout: TextLayout, origin: CGPoint)] {
    recording.operations.compactMap {
      if case .text(let layout, let origin, _) = $0 { (layout, origin) } else { nil }
    }
  }

  private func pdfText(_ block: some Block, width: CGFloat? = nil) throws -> String {
    try Tool.output(
      "pdftotext", ["-raw", "-", "-"], input: block.data(as: .pdf, width: width, options: lenient)
    ).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test("A text of one style is one layout")
  func plain() throws {
    let texts = texts(recording(Text("a\nb\nc")))
    #expect(texts.count == 1)
    let lines = texts[0].layout.lines
    #expect(abs(lines[1].baseline - lines[0].baseline - 15) < 1e-6)
    #expect(abs(texts[0].origin.y - (15 - Font.system(size: 10.5).lineHeight) / 2) < 1e-6)
  }

  @Test("Drawn baselines are at the baseline guides", arguments: [CGFloat(15), 10, 40])
  func baselines(_ height: CGFloat) throws {
    var theme = Theme.plain
    theme.type[.body] = Theme.TypeSize(size: 12, lineHeight: height)
    let text = Text("a\nb").theme(theme)
    let texts = texts(recording(text))
    let drawn = texts.flatMap { text in text.layout.lines.map { text.origin.y + $0.baseline } }
    let node = BlockRendering(text).node
    let guides = [VerticalAlignment.firstTextBaseline, .lastTextBaseline].map {
      node.explicitGuide($0.key, .unspecified) ?? 0
    }
    #expect(zip(drawn, guides).allSatisfy { abs($0 - $1) < 1e-6 } && drawn.count == 2)
    #expect(abs(guides[1] - guides[0] - height) < 1e-6)
  }

  @Test("Lines are aligned in the width of the longest")
  func alignment() {
    func lefts(_ alignment: LineAlignment, _ direction: LayoutDirection) -> [CGFloat] {
      let text = Text("wide line\nin").multilineTextAlignment(alignment)
        .environment(\.layoutDirection, direction)
      return texts(recording(text, width: 300)).flatMap { text in
        text.layout.lines.map { (text.origin.x + $0.frame.minX).rounded() }
      }
    }
    let size = TextLayout("wide line", style: TextStyle(font: .system(size: 10.5))).size.width
    let short = TextLayout("in", style: TextStyle(font: .system(size: 10.5))).size.width
    let rest = (size - short).rounded()
    #expect(lefts(.leading, .leftToRight) == [0, 0])
    #expect(lefts(.trailing, .leftToRight) == [0, rest])
    #expect(lefts(.center, .leftToRight) == [0, ((size - short) / 2).rounded()])
    #expect(lefts(.leading, .rightToLeft) == [0, rest])
    #expect(lefts(.trailing, .rightToLeft) == [0, 0])
  }

  @Test("Wrapped right-to-left text ends at the right of its own width")
  func rightToLeft() {
    let text = Text("مرحبا بالعالم كيف الحال اليوم").environment(\.locale, Locale(identifier: "ar"))
    let drawn = texts(recording(text, width: 70))
    let lines = drawn.flatMap { text in
      text.layout.lines.map { $0.frame.offsetBy(dx: text.origin.x, dy: text.origin.y) }
    }
    #expect(lines.count > 1)
    let right = lines.map(\.maxX).max() ?? 0
    #expect(lines.allSatisfy { abs($0.maxX - right) < 0.01 && $0.minX > -0.01 })
    #expect(right <= 70.01)
  }

  @Test("Justified lines fill the width but for the last")
  func justified() {
    let text = Text("The quick brown fox jumps over the lazy dog again.").alignment(.justified)
    let lines = texts(recording(text, width: 100)).flatMap(\.layout.lines)
    #expect(lines.count > 2)
    #expect(lines.dropLast().allSatisfy { abs($0.frame.width - 100) < 0.1 })
    #expect((lines.last?.frame.width ?? 100) < 99)
  }

  @Test("Colours are those of the appearance")
  func appearance() {
    let block = Text("a").environment(\.appearance, .dark)
    let color = Theme.plain.colors.ink.components(for: .dark)
    let fills = texts(recording(block)).flatMap(\.layout.shapes).map(\.color)
    #expect(fills.map { $0.components(for: .light) } == [color])
  }

  @Test("Text with a gradient can be found and copied")
  func gradient() throws {
    let styled =
      Text("Total ")
      + Text("42").foregroundStyle(
        LeftToRight())
    #expect(try pdfText(styled) == "Total 42")
    let fills = recording(styled).operations.filter {
      if case .fill(_, .linearGradient, _, _) = $0 { true } else { false }
    }
    #expect(fills.count == 1)
  }

  @Test("A gradient around the text is drawn as well")
  func gradientOfBlock() throws {
    let block = Text("Total").foregroundStyle(
      LeftToRight())
    #expect(try pdfText(block) == "Total")
    #expect(
      recording(block).operations.contains {
        if case .fill(_, .linearGradient, _, _) = $0 { true } else { false }
      })
  }

  @Test("Links lead from the rectangles of their lines")
  func links() {
    let areas = recording(
      Text("See [the very long **words**](https://example.com/a) here"), width: 80
    )
    .linkAreas(in: CGRect(x: 0, y: 0, width: 80, height: 200))
    #expect(areas.allSatisfy { $0.target == .url("https://example.com/a") })
    #expect(areas.count >= 1)
  }

  @Test("A link of a scheme that is not allowed is noted, and the words stay")
  func refusedLinks() throws {
    let result = try Text("[click](javascript:alert)").rendered(as: .pdf, options: lenient)
    #expect(result.diagnostics.map(\.code) == [.invalidLink])
    #expect(try Tool.output("pdftotext", ["-", "-"], input: result.output).contains("click"))
  }

  @Test("Underlines are in the colour of the text or in their own")
  func underlines() {
    let own = recording(Text("a").underline(color: .red))
    #expect(own.operations.contains { if case .fill = $0 { true } else { false } })
    let texts = texts(recording(Text("a").underline()))
    #expect(texts.first.map { $0.layout.shapes.count } == 2)
    #expect(
      self.texts(recording(Text("a").underline(false).underline())).first?.layout.shapes.count == 1)
  }

  @Test("Images stand on the baseline; templates are as high as the font")
  func images() throws {
    let surface = try BitmapSurface(size: CGSize(width: 30, height: 20), scale: 1)
    surface.canvas.fill(CGRect(x: 0, y: 0, width: 30, height: 20), with: .color(.red))
    let image = surface.image
    let line = Text("a \(image) b")
    let node = BlockRendering(line).node
    let baseline = node.explicitGuide(VerticalAlignment.firstTextBaseline.key, .unspecified) ?? 0
    #expect(abs(baseline - 20) < 0.01)
    let rects = recording(line).operations.compactMap { operation -> CGRect? in
      if case .image(_, _, let rect, _, _) = operation { rect } else { nil }
    }
    #expect(rects.count == 1 && abs(rects[0].maxY - 20) < 0.01 && rects[0].width == 30)
    let template = Text("a ") + Text(image.with(style: .template))
    #expect(BlockRendering(template).node.size(.unspecified).height < 16)
    #expect(try template.data(as: .png).isEmpty == false)
  }

  @Test("All words of a styled text are read from a PDF")
  func alternativeText() throws {
    let text =
      Text("**Bold** and *slanted* `code` ~~gone~~ \(42) 日本語 x") + Text("2").baselineOffset(4)
    #expect(try pdfText(text) == "Bold and slanted code gone 42 日本語 x2")
  }

  @Test("A missing glyph is noted with the blocks around the text")
  func diagnostics() throws {
    let result = try VStack { Text("a\u{E000}") }.rendered(as: .pdf, options: lenient)
    let diagnostic = try #require(result.diagnostics.first)
    #expect(diagnostic.code == .glyphMissing)
    #expect(diagnostic.viewPath?.contains("VStack") == true)
  }
}

extension ImageStyle {
  fileprivate static var template: ImageStyle {
    var style = ImageStyle()
    style.renderingMode = .alwaysTemplate
    return style
  }
}

/// A gradient from red to blue.
private struct LeftToRight: PaintingStyle {
  func paint(_ rect: CGRect, _ context: StyleContext) -> Paint {
    .linearGradient(
      LinearGradient(
        Gradient([.red, .blue]), from: CGPoint(x: rect.minX, y: rect.midY),
        to: CGPoint(x: rect.maxX, y: rect.midY)))
  }
}
