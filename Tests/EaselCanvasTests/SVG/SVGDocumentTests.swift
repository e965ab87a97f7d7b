import Foundation
import Testing

@testable import EaselCanvas

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// SVG as text, and as an independent renderer sees it.
@Suite struct SVGDocumentTests {
  private func svg(
    _ text: SVGDocument.TextMode = .outlines, title: String? = nil,
    options: RenderOptions = RenderOptions(), _ draw: (any Canvas) -> Void
  ) throws -> String {
    let document = try SVGDocument(
      size: Drawing.size, title: title, text: text, options: options)
    draw(document.canvas)
    let data = try document.finish().output
    #expect(XMLParser(data: data).parse(), "well-formed XML")
    return String(decoding: data, as: UTF8.self)
  }

  /// As one path, some hundreds of these ligatures are an attribute of more than ten megabytes, which
  /// many readers refuse.
  @Test func outlinesOfALongTextAreSeveralPaths() throws {
    let text = TextLayout(String(repeating: "\u{FDFA}", count: 250))
    let written = try svg { $0.draw(text, at: .zero) }
    let paths = written.split(separator: "<path").dropFirst()
    #expect(paths.count == 3)
    #expect(paths.allSatisfy { $0.utf8.count < 2_500_000 })
    #expect(try difference { $0.draw(text, at: CGPoint(x: 5, y: 30)) } < 0.02)
  }

  /// The share of pixels that differ between librsvg's image and our bitmap by more than a
  /// tenth.
  private func difference(_ draw: (any Canvas) -> Void) throws -> Double {
    let document = try SVGDocument(size: Drawing.size)
    draw(document.canvas)
    let data = try document.finish().output
    let png = try Tool.data(
      "rsvg-convert", ["-w", "480", "-h", "360", "-b", "white"], input: data)
    let theirs = try Image(data: png)
    let surface = try BitmapSurface(size: Drawing.size, scale: 2, background: .white)
    draw(surface.canvas)
    let ours = surface.image
    try #require(theirs.width == ours.width && theirs.height == ours.height)
    let count = zip(theirs.pixels, ours.pixels).enumerated().reduce(into: Set<Int>()) {
      if abs(Int($1.element.0) - Int($1.element.1)) > 25 { $0.insert($1.offset / 4) }
    }.count
    return Double(count) / Double(ours.width * ours.height)
  }

  @Test func librsvgRendersPagesLikeTheBitmap() throws {
    // What differs is the edges within enlarged images, which librsvg always smooths.
    #expect(try difference { Drawing.page(1, on: $0) } < 0.01)
    #expect(try difference { Drawing.page(30, on: $0) } < 0.01)
  }

  @Test func librsvgRendersShapesAndGroupsLikeTheBitmap() throws {
    #expect(try difference { Drawing.shapes(1, on: $0) } < 0.001)
    #expect(try difference { Drawing.groups(on: $0) } < 0.001)
  }

  @Test func theSameDrawingGivesTheSameBytes() throws {
    #expect(try svg { Drawing.page(4, on: $0) } == svg { Drawing.page(4, on: $0) })
  }

  @Test func aRepeatedRecordingIsWrittenOnce() throws {
    let text = try svg { Drawing.page(1, on: $0) }
    #expect(text.components(separatedBy: "<use href=\"#r").count == 4)
    #expect(text.components(separatedBy: "<g id=\"r").count == 2)
  }

  @Test func textIsWrittenAsTextOnRequest() throws {
    let text = try svg(.text) {
      $0.draw(
        TextLayout(
          "a < b & \"c\"", style: TextStyle(font: Font(family: "It's", size: 9, isItalic: true))),
        at: .zero)
    }
    #expect(text.contains(">a &lt; b &amp; &quot;c&quot;</text>"))
    #expect(text.contains("font-style=\"italic\""))
  }

  @Test func markupInTitlesLabelsAndLinksIsEscaped() throws {
    let hostile = "\"/><script>alert(1)</script>]]>"
    let text = try svg(title: hostile) { canvas in
      canvas.withMarkedContent(.figure(label: hostile)) {
        canvas.withMarkedContent(.destination(hostile)) {
          canvas.fill(CGRect(x: 0, y: 0, width: 5, height: 5), with: .color(.red))
        }
      }
      canvas.withMarkedContent(
        .link(.url("https://example.com/\(hostile)"), area: CGRect(x: 0, y: 0, width: 9, height: 9))
      ) {}
      canvas.withMarkedContent(.link(.destination(hostile))) {}
      canvas.withMarkedContent(.figure(label: "label", value: hostile)) {}
      canvas.withMarkedContent(.artifact) {}
      canvas.draw(TextLayout(hostile), at: .zero)
    }
    #expect(!text.contains("<script>"))
    #expect(text.contains("<a href=\"https://example.com/%22/%3E"))
  }

  @Test func textIsEscapedAndKeepsItsCharacters() {
    #expect(XMLText.escaped("é<漢>&\u{0}\"𠮷'") == "é&lt;漢&gt;&amp;\u{FFFD}&quot;𠮷&#39;")
  }

  @Test func rectanglesAreWrittenAsRectElements() throws {
    let text = try svg {
      $0.fill(CGRect(x: 1.25, y: 2, width: 3, height: 4.00001), with: .color(.red))
    }
    #expect(text.contains("<rect x=\"1.25\" y=\"2\" width=\"3\" height=\"4\" fill=\"#ff0000\"/>"))
  }

  @Test(arguments: [
    (0.0, "0"), (-0.00001, "0"), (1.5, "1.5"), (-2.25, "-2.25"), (0.0001, "0.0001"),
    (123456.789, "123456.789"), (1e14, "100000000000000"),
    (1_234_567_890_123.375, "1234567890123.375"), (1e20, "1e+20"), (-.infinity, "0"),
    (Double.nan, "0"),
  ])
  func numbersAreWrittenInTheirShortestForm(_ value: Double, _ text: String) {
    #expect(SVGWriter.number(value) == text)
  }

  @Test func blendModesThatSVGLacksAreNoted() throws {
    let document = try SVGDocument(size: Drawing.size)
    let path = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
    for mode in BlendMode.allCases {
      document.canvas.fill(
        path, with: .color(.red), rule: .nonZero, compositing: Compositing(blendMode: mode))
    }
    let rendered = try document.finish()
    let text = String(decoding: rendered.output, as: UTF8.self)
    #expect(text.contains("mix-blend-mode:color-dodge"))
    // Clear, copy, the eight of Porter and Duff besides over, and the one that only browsers know.
    #expect(rendered.diagnostics.count == 11)
    #expect(rendered.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(rendered.diagnostics.allSatisfy { $0.code == .drawingApproximated })
  }

  @Test func strokesWithConicGradientsAreNoted() throws {
    let document = try SVGDocument(size: Drawing.size)
    document.canvas.stroke(
      Path(CGRect(x: 0, y: 0, width: 5, height: 5)),
      with: .conicGradient(ConicGradient(Gradient([.red, .blue]), center: .zero)))
    #expect(try document.finish().diagnostics.map(\.code) == [.drawingApproximated])
  }

  @Test func gradientsWithoutExtensionAreTransparentBeyondTheirEnds() throws {
    let text = try svg {
      $0.fill(
        CGRect(x: 0, y: 0, width: 99, height: 9),
        with: .linearGradient(
          LinearGradient(
            Gradient([.red, .blue], extend: .none), from: CGPoint(x: 30, y: 0),
            to: CGPoint(x: 60, y: 0))))
      $0.fill(
        CGRect(x: 0, y: 20, width: 99, height: 9),
        with: .radialGradient(
          RadialGradient(
            Gradient([.red, .blue], extend: .reflect), startCenter: CGPoint(x: 9, y: 9),
            startRadius: 2, endCenter: CGPoint(x: 9, y: 9), endRadius: 8)))
      $0.fill(
        CGRect(x: 0, y: 40, width: 99, height: 9),
        with: .linearGradient(
          LinearGradient(
            Gradient([.red, .blue], extend: .repeat), from: .zero, to: CGPoint(x: 9, y: 0))))
    }
    #expect(text.components(separatedBy: "stop-opacity=\"0\"").count == 3)
    #expect(text.contains("spreadMethod=\"reflect\"") && text.contains("spreadMethod=\"repeat\""))
  }

  @Test(arguments: [CGSize(width: 0, height: 5), CGSize(width: 5, height: CGFloat.nan)])
  func invalidSizesAreRefused(_ size: CGSize) throws {
    let error = try #require(throws: EaselError.self) { try SVGDocument(size: size) }
    #expect(error.code == .invalidSize)
  }

  @Test func aStrictPolicyThrowsTheFirstError() throws {
    let document = try SVGDocument(size: Drawing.size)
    document.canvas.restore()
    #expect(throws: EaselError.self) { try document.finish().output }
  }

  @Test func darkAppearanceUsesDarkColors() throws {
    let text = try svg(options: RenderOptions(appearance: .dark)) {
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5), with: .color(.systemRed))
    }
    #expect(text.contains("#ff453a"))
  }
}
