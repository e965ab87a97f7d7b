import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

/// What has no words in a report that claims to be accessible.
@Suite("Alternative texts of images")
struct AlternativeTests {
  private func image() throws -> Image {
    let surface = try BitmapSurface(size: CGSize(width: 8, height: 8), scale: 1)
    surface.canvas.fill(CGRect(x: 0, y: 0, width: 8, height: 8), with: .color(.systemRed))
    return try surface.finishImage().output
  }

  private func vector() throws -> VectorImage {
    try VectorImage(
      data: Data(
        "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><path d='M0 0h8v8z'/></svg>"
          .utf8))
  }

  private func report(_ block: some Block) -> Report {
    Report("R", language: "en", pages: .test(300, 200).margins(20)) { block }
      .conformance([.ua1])
  }

  private func codes(_ block: some Block) throws -> [EaselError.Code] {
    let read = try ReadReport(report(block), options: RenderOptions(policy: .lenient))
    for diagnostic in read.diagnostics where diagnostic.code == .missingAlternative {
      #expect(diagnostic.severity == .error)
      #expect(diagnostic.viewPath?.isEmpty == false)
    }
    return read.diagnostics.map(\.code)
  }

  @Test("An image, a vector image, a template and a drawing without words are errors")
  func missing() throws {
    let (image, vector) = (try image(), try vector())
    let drawing = Drawing { canvas, size in
      canvas.fill(CGRect(origin: .zero, size: size), with: .color(.systemBlue))
    }.frame(width: 20, height: 20)
    for block in [
      AnyBlock(image), AnyBlock(vector), AnyBlock(image.renderingMode(.alwaysTemplate)),
      AnyBlock(drawing), AnyBlock(Text("A \(image) line")), AnyBlock(Text("A \(vector) line")),
      AnyBlock(Figure(caption: "Words beneath are none") { image }),
      AnyBlock(image.opacity(0.5)), AnyBlock(drawing.shadow(radius: 2)),
    ] {
      #expect(try codes(block) == [.missingAlternative])
      #expect(try codes(block.accessibilityHidden(true)).isEmpty)
      #expect(try codes(block.role(.decorative)).isEmpty)
    }
    for block in [
      AnyBlock(image.accessibilityLabel("A")), AnyBlock(vector.accessibilityLabel("A")),
      AnyBlock(drawing.accessibilityLabel("A")),
      AnyBlock(HStack { image }.accessibilityElement().accessibilityLabel("A")),
      AnyBlock(Text("A \(image, label: "red") line")), AnyBlock(Text(decorative: image)),
      AnyBlock(Text("A \(decorative: vector) line")),
    ] {
      #expect(try codes(block).isEmpty)
    }
  }

  @Test("Drawings of text, of figures or of nothing need no alternative text")
  func ownWords() throws {
    let text = TextLayout("Words", style: TextStyle(font: .system(size: 12)))
    let blocks = [
      Drawing { canvas, _ in canvas.draw(text, at: .zero) },
      Drawing { canvas, _ in
        canvas.withMarkedContent(.figure(label: "A bar")) {
          canvas.fill(CGRect(x: 0, y: 0, width: 5, height: 5), with: .color(.systemBlue))
        }
      },
      Drawing { _, _ in },
    ]
    for block in blocks { #expect(try codes(block.frame(width: 40, height: 20)).isEmpty) }
  }

  @Test("Images in headers and backgrounds, and in PDFs without a claim, need no alternative text")
  func unasked() throws {
    let image = try image()
    let report = Report("R", language: "en", pages: .test(300, 200).margins(40)) {
      Text("x")
    } header: { _ in
      image
    } background: { _ in
      image
    }
    #expect(try ReadReport(report.conformance([.ua1])).diagnostics.isEmpty)
    #expect(try ReadReport(Report("R") { image }).diagnostics.isEmpty)
  }

  @Test("An image in a line is a figure with its alternative text at its place in the paragraph")
  func inline() throws {
    let (image, vector) = (try image(), try vector())
    let text = Text(
      "Before \(image, label: "a red square") and \(vector, label: "a corner") after.")
    let read = try ReadReport(report(text))
    let paragraphs = try read.elements().all("P")
    #expect(paragraphs.count == 1)
    let figures = try #require(paragraphs.first).all("Figure")
    #expect(figures.map(\.alternative) == ["u:a red square", "u:a corner"])
    #expect(figures.allSatisfy { $0.attributes["/BBox"] != nil && !$0.pages.isEmpty })
    let lines = try read.structure()
    // The figures themselves have no text.
    #expect(
      lines.filter { $0.hasPrefix("\"") }
        == ["\"Before \"", "\"\"", "\" and \"", "\"\"", "\" after.\""])
    #expect(lines.contains("/Placement /Inline"))
    try read.check()
  }

  @Test("An image in a link is in the link, and one of a broken paragraph is on its page")
  func positions() throws {
    let image = try image()
    let linked = Text("Go ") + Text("\(image, label: "home") home").link("https://example.org")
    let link = try #require(try ReadReport(report(linked)).elements().all("Link").first)
    #expect(link.all("Figure").map(\.alternative) == ["u:home"])
    let long = Text("\(Filler.words("w", 300)) \(image, label: "last") end")
    let read = try ReadReport(report(long))
    let paragraph = try #require(try read.elements().all("P").first)
    #expect(paragraph.all("Figure").map(\.alternative) == ["u:last"])
    #expect(paragraph.pages.count > 1)
    #expect(read.diagnostics.isEmpty)
  }
}
