import Foundation
import Testing

@testable import EaselCanvas

/// Pages that are drawn last and read in their position of the open elements.
@Suite("Gaps in the reading order of a PDF")
struct PDFGapTests {
  private static let size = CGSize(width: 300, height: 200)

  private final class Key {}

  private func text(_ text: String, on canvas: any Canvas) {
    canvas.draw(TextLayout(text), at: CGPoint(x: 10, y: 20))
  }

  private func makeDocument() throws -> (PDFDocument, PDFContinuedElements) {
    let document = try PDFDocument()
    let elements = PDFContinuedElements(document)
    document.context.continuedElements = elements
    return (document, elements)
  }

  private func page(
    _ document: PDFDocument, _ elements: PDFContinuedElements,
    at point: PDFDocument.InsertionPoint? = nil, _ draw: (any Canvas) -> Void
  ) throws {
    try document.page(size: Self.size, at: point) { draw($0) }
    elements.endPage(isInGap: point != nil)
  }

  @Test func contentBeforeAndBehindAGapIsInOneElement() throws {
    let (document, elements) = try makeDocument()
    let section = Key()
    let tag = MarkedContent.Tag(.section)
    func part(_ alternativeText: String, on canvas: any Canvas) {
      canvas.withContinuedElement(section, tag, isLast: false, isImplicit: true) {
        text(alternativeText, on: canvas)
      }
    }
    try page(document, elements) { part("one", on: $0) }
    let point = elements.insertionPoint()
    try page(document, elements) { part("three", on: $0) }
    try page(document, elements, at: point) {
      part("two", on: $0)
    }
    elements.closeAll()
    let tree = try PDFTree(document.finish().output)
    // Pages are numbered in the order of the document.
    #expect(tree.lines == ["Document", " Sect", "  P 1.0", "  P 2.0", "  P 3.0"])
  }

  @Test func elementsThatBeginInAGapAndContinueAreInFrontOfTheirRest() throws {
    let (document, elements) = try makeDocument()
    let (first, second) = (Key(), Key())
    let tag = MarkedContent.Tag(.section)
    func part(_ key: Key, _ alternativeText: String, on canvas: any Canvas) {
      canvas.withContinuedElement(key, tag, isLast: false, isImplicit: true) {
        text(alternativeText, on: canvas)
      }
    }
    let point = elements.insertionPoint()
    try page(document, elements) { part(second, "c", on: $0) }
    try page(document, elements, at: point) {
      part(first, "a", on: $0)
      part(second, "b", on: $0)
    }
    elements.closeAll()
    let tree = try PDFTree(document.finish().output)
    #expect(
      tree.lines == ["Document", " Sect", "  P 1.0", " Sect", "  P 1.1", "  P 2.0"])
  }

  @Test func headingsOfGapsAreCheckedInReadingOrder() throws {
    let (document, elements) = try makeDocument()
    let point = elements.insertionPoint()
    try page(document, elements) { canvas in
      canvas.withMarkedContent(.heading(2)) { text("1.1", on: canvas) }
    }
    try page(document, elements, at: point) { canvas in
      canvas.withMarkedContent(.heading(1)) { text("1", on: canvas) }
    }
    elements.closeAll()
    let result = try document.finish()
    #expect(result.diagnostics.isEmpty)
  }

  @Test func aHeadingThatSkipsALevelBehindAGapIsNoted() throws {
    let (document, elements) = try makeDocument()
    let point = elements.insertionPoint()
    try page(document, elements) { canvas in
      canvas.withMarkedContent(.heading(3)) { text("1.1.1", on: canvas) }
    }
    try page(document, elements, at: point) { canvas in
      canvas.withMarkedContent(.heading(1)) { text("1", on: canvas) }
    }
    elements.closeAll()
    #expect(try document.finish().diagnostics.map(\.code) == [.invalidStructure])
  }

  @Test func aNoteFollowsItsParagraphAndMayEndAfterItsSection() throws {
    let (document, elements) = try makeDocument()
    let (section, note) = (Key(), Key())
    try page(document, elements) { canvas in
      canvas.withContinuedElement(section, MarkedContent.Tag(.section), isLast: true) {
        text("a", on: canvas)
        elements.beginNote(note)
        text("b", on: canvas)
      }
      text("c", on: canvas)
    }
    try page(document, elements) { canvas in
      canvas.withContinuedElement(note, MarkedContent.Tag(.note), isLast: true) {
        text("d", on: canvas)
      }
    }
    elements.closeAll()
    let tree = try PDFTree(document.finish().output)
    #expect(
      tree.lines == ["Document", " Sect", "  P 1.0", "  Note 2.0", "  P 1.1", " P 1.2"])
  }

  @Test func aLinkGetsItsAreaAndTextFromALaterDrawing() throws {
    let document = try PDFDocument()
    var deferred: PDFDocument.DeferredDrawing?
    try document.page(size: Self.size) { canvas in
      try canvas.withMarkedContent(.link(.url("https://example.org"))) {
        deferred = try document.deferDrawing(in: CGRect(x: 10, y: 20, width: 200, height: 30))
      }
    }
    let part = try #require(deferred)
    try document.draw(part) { $0.draw(TextLayout("words"), at: CGPoint(x: 50, y: 20)) }
    let result = try document.finish()
    #expect(result.diagnostics.isEmpty)
    #expect(try PDFTree(result.output).lines == ["Document", " P", "  Link 1.0 @"])
    let objects = try Tool.uncompressed(result.output)
    #expect(objects.contains("/Contents (words)"))
    #expect(objects.contains("/Rect [\n    50\n"))
  }
}
