import Foundation
import Testing

@testable import EaselCanvas

/// The fault cases of the area `pdf`: links, destinations, outlines and metadata.
@Suite("Faults of PDF documents")
struct PDFFaultTests {
  private static let size = CGSize(width: 200, height: 100)
  private static let box = CGRect(x: 10, y: 10, width: 50, height: 20)

  /// A page with a link around a rectangle, and everything that was noted.
  private func page(_ content: MarkedContent) throws -> RenderResult<Data> {
    let document = try PDFDocument(options: RenderOptions(policy: .lenient))
    try document.page(size: Self.size) { canvas in
      canvas.withMarkedContent(content) { canvas.fill(Self.box, with: .color(.red)) }
    }
    return try document.finish()
  }

  private func uncompressed(_ data: Data) throws -> String { try Tool.uncompressed(data) }

  private func codes(_ rendered: RenderResult<Data>) -> [EaselError.Code] {
    rendered.diagnostics.map(\.code)
  }

  @Test("pdf-01, state: an end without a beginning is refused and the page kept")
  func endWithoutBeginning() throws {
    let document = try PDFDocument(options: RenderOptions(policy: .lenient))
    try document.page(size: Self.size) { canvas in
      canvas.endMarkedContent()
      canvas.draw(TextLayout("kept"), at: .zero)
    }
    let rendered = try document.finish()
    #expect(codes(rendered) == [.unbalancedState])
    #expect(try Tool.output("pdftotext", ["-", "-"], input: rendered.output).contains("kept"))
  }

  @Test("pdf-02: marked content that ends within a saved state is refused and the page kept")
  func crossed() throws {
    let document = try PDFDocument(options: RenderOptions(policy: .lenient))
    try document.page(size: Self.size) { canvas in
      canvas.beginMarkedContent(.link(.url("https://example.com")))
      canvas.save()
      canvas.endMarkedContent()
      canvas.draw(TextLayout("kept"), at: .zero)
    }
    let rendered = try document.finish()
    #expect(codes(rendered).contains(.unbalancedState))
    #expect(try Tool.output("pdftotext", ["-", "-"], input: rendered.output).contains("kept"))
  }

  @Test(
    "pdf-05, pdf-07: a URL cannot end the string that contains it",
    arguments: [
      "https://example.com/it's", "https://example.com/a) >> /AA << /S /JavaScript /JS (x)",
      "https://example.com/\\", "https://example.com/日本", "mailto:a@example.com",
    ])
  func hostileURL(_ url: String) throws {
    let rendered = try page(.link(.url(url)))
    #expect(rendered.diagnostics.isEmpty)
    let text = try uncompressed(rendered.output)
    #expect(text.contains("/S /URI"))
    #expect(!text.contains("/S /JavaScript"))
  }

  @Test("pdf-08: a destination's name cannot end the string that contains it")
  func hostileName() throws {
    let document = try PDFDocument()
    try document.page(size: Self.size) { canvas in
      canvas.withMarkedContent(.destination("a)b(c' x=1")) {
        canvas.fill(Self.box, with: .color(.red))
      }
      canvas.withMarkedContent(.link(.destination("a)b(c' x=1"))) {
        canvas.fill(Self.box, with: .color(.blue))
      }
    }
    let text = try uncompressed(try document.finish().output)
    #expect(text.contains("(easel.1)"))
    #expect(!text.contains("a)b"))
  }

  @Test(
    "pdf-10: URL schemes that are not allowed are refused",
    arguments: ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "no-scheme", ""])
  func scheme(_ url: String) throws {
    let rendered = try page(.link(.url(url)))
    #expect(codes(rendered) == [.invalidLink])
    #expect(!(try uncompressed(rendered.output)).contains("/Annot"))
  }

  @Test("pdf-13: a link to a missing destination is an error at the end")
  func missingDestination() throws {
    #expect(codes(try page(.link(.destination("nowhere")))) == [.missingDestination])
    let document = try PDFDocument()
    try document.page(size: Self.size) { $0.fill(Self.box, with: .color(.red)) }
    try document.addOutlineEntry("Nowhere", to: .destination("nowhere"))
    let error = try #require(throws: EaselError.self) { try document.finish() }
    #expect(error.code == .missingDestination)
  }

  @Test("a repeated destination is an error")
  func duplicateDestination() throws {
    let document = try PDFDocument(options: RenderOptions(policy: .lenient))
    for _ in 0..<2 {
      try document.page(size: Self.size) { canvas in
        canvas.withMarkedContent(.destination("top")) { canvas.fill(Self.box, with: .color(.red)) }
      }
    }
    #expect(codes(try document.finish()) == [.duplicateDestination])
  }

  @Test("pdf-16: a link open at the page's end is ended there")
  func openLink() throws {
    let document = try PDFDocument(options: RenderOptions(policy: .lenient))
    try document.page(size: Self.size) { canvas in
      canvas.beginMarkedContent(.link(.url("https://example.com")))
      canvas.fill(Self.box, with: .color(.red))
    }
    try document.page(size: Self.size) { $0.fill(Self.box, with: .color(.red)) }
    let rendered = try document.finish()
    #expect(codes(rendered) == [.unbalancedState])
    #expect(try uncompressed(rendered.output).components(separatedBy: "/S /URI").count == 2)
  }

  @Test("pdf-17: a link inside of a link is refused")
  func nestedLinks() throws {
    let document = try PDFDocument(options: RenderOptions(policy: .lenient))
    try document.page(size: Self.size) { canvas in
      canvas.withMarkedContent(.link(.url("https://example.com/1"))) {
        canvas.withMarkedContent(.link(.url("https://example.com/2"))) {
          canvas.fill(Self.box, with: .color(.red))
        }
      }
    }
    let rendered = try document.finish()
    #expect(codes(rendered) == [.invalidLink])
    #expect(try uncompressed(rendered.output).contains("example.com/1"))
  }

  @Test("pdf-19: marked content nested beyond the limit is refused")
  func nesting() throws {
    let document = try PDFDocument(options: RenderOptions(policy: .lenient))
    try document.page(size: Self.size) { canvas in
      for _ in 0..<3_000 { canvas.beginMarkedContent(.artifact) }
      canvas.fill(Self.box, with: .color(.red))
      for _ in 0..<3_000 { canvas.endMarkedContent() }
    }
    #expect(codes(try document.finish()) == [.limitExceeded])
  }

  @Test("a destination on a page that the end of the document ends is found")
  func destinationOfOpenPage() throws {
    let document = try PDFDocument()
    try document.addOutlineEntry("Here", to: .destination("here"))
    var notes: [Diagnostic]?
    try document.page(size: CGSize(width: 100, height: 100)) { canvas in
      canvas.withMarkedContent(.destination("here")) {
        canvas.fill(CGRect(x: 10, y: 10, width: 9, height: 9), with: .color(.red))
      }
      notes = try document.finish().diagnostics
    }
    #expect(notes?.contains { $0.code == .missingDestination } == false)
  }

  @Test("pdf-20: an outline entry under a parent of another document is refused")
  func outlineParent() throws {
    let (one, other) = (try PDFDocument(), try PDFDocument())
    let entry = try one.addOutlineEntry("One", to: .url("https://example.com"))
    try other.addOutlineEntry("Other", to: .url("https://example.com"))
    let error = try #require(throws: EaselError.self) {
      try other.addOutlineEntry("Two", to: .url("https://example.com"), under: entry)
    }
    #expect(error.code == .invalidOutline)
  }

  @Test("an outline entry under a parent of a released document is refused")
  func outlineParentOfReleasedDocument() throws {
    for _ in 0..<20 {
      let entry = try PDFDocument(options: RenderOptions(policy: .lenient))
        .addOutlineEntry("One", to: .url("https://example.com"))
      // Its file may have the address of the one that was released.
      let other = try PDFDocument()
      let error = try #require(throws: EaselError.self) {
        try other.addOutlineEntry("Two", to: .url("https://example.com"), under: entry)
      }
      #expect(error.code == .invalidOutline)
    }
  }

  @Test("pdf-22: invalid characters in metadata are replaced")
  func metadata() throws {
    let document = try PDFDocument(
      info: DocumentInfo(title: "a\u{0}b\u{FFFE}c (d)", keywords: ["x"]))
    try document.page(size: Self.size) { $0.fill(Self.box, with: .color(.red)) }
    let info = try Tool.output("pdfinfo", ["-"], input: try document.finish().output)
    #expect(info.contains("a\u{FFFD}b\u{FFFD}c (d)"))
  }

  @Test("pdf-23: dates are written in UTC")
  func dates() throws {
    let date = Date(timeIntervalSince1970: 951_827_696)  // 2000-02-29T12:34:56Z
    #expect(PDFDate.text(date) == "2000-02-29T12:34:56Z")
    #expect(PDFDate.text(Date(timeIntervalSince1970: -1)) == "1969-12-31T23:59:59Z")
    #expect(PDFDate.text(.distantFuture) == "4001-01-01T00:00:00Z")
    #expect(PDFDate.text(Date(timeIntervalSince1970: .infinity)) == "9999-12-31T23:59:59Z")
    let document = try PDFDocument(info: DocumentInfo(creationDate: date))
    try document.page(size: Self.size) { $0.fill(Self.box, with: .color(.red)) }
    let data = try document.finish().output
    #expect(try uncompressed(data).contains("20000229123456Z"))
  }

  @Test(
    "page sizes outside of 3 … 14,400 points are refused",
    arguments: [0, 2.9, 14_401, 1e308, -5, Double.nan, .infinity])
  func pageSize(_ side: Double) throws {
    let document = try PDFDocument()
    let error = try #require(throws: EaselError.self) {
      try document.page(size: CGSize(width: side, height: 100)) { _ in }
    }
    #expect(error.code == .invalidSize)
  }

  @Test("a finished document refuses drawing and pages; finishing without pages is an error")
  func finished() throws {
    let empty = try PDFDocument()
    #expect(try #require(throws: EaselError.self) { try empty.finish() }.code == .invalidSize)
    let document = try PDFDocument()
    var kept: (any Canvas)?
    try document.page(size: Self.size) {
      kept = $0
      $0.fill(Self.box, with: .color(.red))
    }
    kept?.fill(Self.box, with: .color(.blue))
    #expect(document.context.firstError?.code == .documentClosed)
    _ = try? document.finish()
    for body in [{ try document.page(size: Self.size) { _ in } }, { _ = try document.finish() }] {
      let error = try #require(throws: EaselError.self, performing: body)
      #expect(error.code == .documentClosed)
    }
  }

  @Test("an error of the page's closure is thrown, and the page is kept")
  func closureThrows() throws {
    struct Stop: Error {}
    let document = try PDFDocument()
    #expect(throws: Stop.self) {
      try document.page(size: Self.size) { canvas in
        canvas.fill(Self.box, with: .color(.red))
        throw Stop()
      }
    }
    #expect(document.pageCount == 1)
    #expect(try !document.finish().output.isEmpty)
  }
}
