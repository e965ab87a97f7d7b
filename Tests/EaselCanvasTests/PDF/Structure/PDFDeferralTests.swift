import Foundation
import Testing

@testable import EaselCanvas

/// Pages that are put between others, parts that are drawn later, and elements over pages.
@Suite("Deferred pages, drawings and elements of a PDF")
struct PDFDeferralTests {
  private static let size = CGSize(width: 300, height: 200)

  private func text(_ text: String, at y: CGFloat = 20, on canvas: any Canvas) {
    canvas.draw(TextLayout(text), at: CGPoint(x: 10, y: y))
  }

  private func alternativeText(_ data: Data) throws -> [String] {
    try Tool.output("pdftotext", ["-", "-"], input: data)
      .split(separator: "\u{0C}").map {
        $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      .filter { !$0.isEmpty }
  }

  @Test func pagesAreInsertedAtAnInsertionPoint() throws {
    let document = try PDFDocument()
    try document.page(size: Self.size) { text("cover", on: $0) }
    let contents = document.insertionPoint()
    for chapter in 1...3 {
      try document.page(size: Self.size, label: "c\(chapter)") {
        text("chapter \(chapter)", on: $0)
      }
    }
    try document.page(size: Self.size, label: "i", at: contents) { text("contents one", on: $0) }
    try document.page(size: Self.size, label: "ii", at: contents) { text("contents two", on: $0) }
    let data = try document.finish().output
    #expect(
      try alternativeText(data) == [
        "cover", "contents one", "contents two", "chapter 1", "chapter 2", "chapter 3",
      ])
    let tree = try PDFTree(data)
    #expect(
      tree.lines == [
        "Document", " P 1.0", " Div", "  P 2.0", "  P 3.0", " P 4.0", " P 5.0", " P 6.0",
      ])
    let labels = (tree.resolved(tree.catalog["/PageLabels"]) as? [String: Any])?["/Nums"] as? [Any]
    let read = stride(from: 1, to: labels?.count ?? 0, by: 2).map {
      labels?[$0] as? [String: Any]
    }
    #expect(read.map { $0?["/P"] as? String } == [nil, "u:i", "u:ii", "u:c1", "u:c2", "u:c3"])
  }

  @Test func insertionPointsCanBeNestedAndFollowEachOther() throws {
    let document = try PDFDocument()
    let first = document.insertionPoint()
    let second = document.insertionPoint()
    try document.page(size: Self.size) { text("last", on: $0) }
    try document.page(size: Self.size, at: second) { text("e", on: $0) }
    try document.page(size: Self.size, at: first) { text("a", on: $0) }
    let inner = document.insertionPoint(at: first)
    try document.page(size: Self.size, at: first) { text("d", on: $0) }
    try document.page(size: Self.size, at: inner) { text("b", on: $0) }
    try document.page(size: Self.size, at: inner) { text("c", on: $0) }
    let data = try document.finish().output
    #expect(try alternativeText(data) == ["a", "b", "c", "d", "e", "last"])
    _ = try PDFTree(data)
  }

  @Test func aDeferredDrawingIsPartOfItsParagraph() throws {
    let document = try PDFDocument()
    var later: PDFDocument.DeferredDrawing?
    try document.page(size: Self.size) { canvas in
      try canvas.withMarkedContent(.paragraph) {
        canvas.draw(TextLayout("see page"), at: CGPoint(x: 10, y: 20))
        canvas.withSavedState {
          canvas.translate(x: 80, y: 0)
        }
        later = try document.deferDrawing(in: CGRect(x: 80, y: 0, width: 40, height: 60))
        canvas.draw(TextLayout("for more"), at: CGPoint(x: 130, y: 20))
      }
    }
    try document.page(size: Self.size) { text("more", on: $0) }
    try document.draw(#require(later)) {
      $0.draw(
        TextLayout("7", style: TextStyle(font: Font(size: 12, weight: .bold))),
        at: CGPoint(x: 90, y: 20))
    }
    let data = try document.finish().output
    #expect(try PDFTree(data).lines == ["Document", " P 1.0", " P 2.0"])
    #expect(try alternativeText(data) == ["see page 7 for more", "more"])
    let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).pdf")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let read = try Tool.output("pdfinfo", ["-struct-text", file.path], input: Data())
    #expect(read.contains("\"see page7for more\"") || read.contains("\"see page 7 for more\""))
  }

  @Test func aDeferredDrawingKeepsTransformAndClip() throws {
    let document = try PDFDocument()
    var later: PDFDocument.DeferredDrawing?
    try document.page(size: Self.size) { canvas in
      try canvas.withSavedState {
        canvas.translate(x: 100, y: 50)
        canvas.scale(x: 2, y: 2)
        later = try document.deferDrawing(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      }
      // It lies beneath what follows.
      canvas.fill(CGRect(x: 100, y: 50, width: 10, height: 10), with: .color(.white))
    }
    try document.draw(#require(later)) {
      $0.fill(CGRect(x: -50, y: -50, width: 200, height: 200), with: .color(.black))
    }
    let data = try document.finish().output
    let image = try Image(
      data: Tool.data("pdftoppm", ["-r", "72", "-png", "-singlefile", "-"], input: data))
    func isBlack(_ x: Int, _ y: Int) -> Bool { image.pixels[(y * image.width + x) * 4] < 40 }
    #expect(isBlack(120, 60) && isBlack(138, 88))
    #expect(!isBlack(105, 55) && !isBlack(142, 60) && !isBlack(98, 60) && !isBlack(120, 92))
  }

  @Test func aDeferredDrawingThatIsNeverDrawnIsNoted() throws {
    let document = try PDFDocument(options: RenderOptions(policy: .lenient))
    try document.page(size: Self.size) { _ in
      _ = try document.deferDrawing(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let result = try document.finish()
    #expect(result.diagnostics.map(\.code) == [.missingDrawing])
    #expect(result.diagnostics.map(\.page) == [1])
    _ = try PDFTree(result.output)
  }

  @Test func invalidCallsOfDeferredDrawingThrow() throws {
    let (document, other) = (try PDFDocument(), try PDFDocument())
    #expect(throws: EaselError.self) {
      try document.deferDrawing(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    var later: PDFDocument.DeferredDrawing?
    try document.page(size: Self.size) { _ in
      later = try document.deferDrawing(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(throws: EaselError.self) {
        try document.deferDrawing(in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))
      }
    }
    let drawing = try #require(later)
    #expect(throws: EaselError.self) { try other.draw(drawing) { _ in } }
    try document.draw(drawing) { _ in }
    #expect(throws: EaselError.self) { try document.draw(drawing) { _ in } }
    try document.finish()
    #expect(throws: EaselError.self) { try document.element(.table()) }
    other.abandon()
  }

  @Test func aTableContinuesOverPages() throws {
    let document = try PDFDocument()
    let table = try document.element(.table(summary: "all"))
    let body = try document.element(.tableBody, in: table)
    for page in 0..<3 {
      try document.page(size: Self.size) { canvas in
        canvas.withMarkedContent(.artifact(.header)) { text("head", at: 0, on: canvas) }
        canvas.withMarkedContent(.within(body)) {
          for row in 0..<2 {
            canvas.withMarkedContent(.tag(.row)) {
              canvas.withMarkedContent(.tag(.cell())) {
                text("\(page) \(row)", at: 40 + CGFloat(row) * 20, on: canvas)
              }
            }
          }
        }
      }
    }
    document.close(table)
    let tree = try PDFTree(document.finish().output)
    #expect(
      tree.lines == ["Document", " Table", "  TBody"]
        + (1...3).flatMap { ["   TR", "    TD \($0).0", "   TR", "    TD \($0).1"] })
  }

  @Test func aParagraphContinuesOverPages() throws {
    let document = try PDFDocument()
    let paragraph = try document.element(.paragraph)
    for page in 0..<2 {
      try document.page(size: Self.size) { canvas in
        canvas.withMarkedContent(.within(paragraph)) { text("part \(page)", on: canvas) }
      }
    }
    let tree = try PDFTree(document.finish().output)
    #expect(tree.lines == ["Document", " P 1.0 2.0"])
  }

  @Test func aClosedOrForeignElementTakesNoContent() throws {
    let document = try PDFDocument(options: RenderOptions(policy: .lenient))
    let section = try document.element(.section)
    let other = try PDFDocument().element(.section)
    document.close(section)
    document.close(section)
    try document.page(size: Self.size) { canvas in
      canvas.withMarkedContent(.within(section)) { text("late", on: canvas) }
      canvas.withMarkedContent(.within(other)) { text("strange", at: 60, on: canvas) }
    }
    let result = try document.finish()
    #expect(result.diagnostics.map(\.code) == [.invalidStructure])
    #expect(try PDFTree(result.output).lines == ["Document", " P 1.0", " P 1.1"])
  }

  @Test func linksInADeferredDrawingAreNoted() throws {
    let document = try PDFDocument(options: RenderOptions(policy: .lenient))
    var later: PDFDocument.DeferredDrawing?
    try document.page(size: Self.size) { _ in
      later = try document.deferDrawing(in: CGRect(x: 0, y: 0, width: 90, height: 40))
    }
    try document.draw(#require(later)) { canvas in
      canvas.withMarkedContent(.link(.url("https://example.com"))) { text("link", on: canvas) }
    }
    let result = try document.finish()
    #expect(result.diagnostics.map(\.code) == [.invalidLink])
    #expect(try !Tool.uncompressed(result.output).contains("/URI"))
  }

  @Test func elementsInAClosedOneAndArtifactElementsAreNoted() throws {
    let document = try PDFDocument(options: RenderOptions(policy: .lenient))
    let section = try document.element(.section)
    document.close(section)
    _ = try document.element(.paragraph, in: section)
    #expect(document.context.diagnostics.map(\.code) == [.invalidStructure])
    _ = try document.element(.artifact(.layout))
    #expect(document.context.diagnostics.count == 2)
    document.abandon()
  }

  @Test func drawingsAndInsertionPointsOfAnotherDocumentAreRefusedOrNoted() throws {
    func begun() throws -> (PDFDocument, PDFDocument.InsertionPoint, PDFDocument.DeferredDrawing) {
      let document = try PDFDocument(options: RenderOptions(policy: .lenient))
      let point = document.insertionPoint()
      var drawing: PDFDocument.DeferredDrawing?
      try document.page(size: CGSize(width: 50, height: 50)) { _ in
        drawing = try document.deferDrawing(in: CGRect(x: 0, y: 0, width: 5, height: 5))
      }
      return (document, point, try #require(drawing))
    }
    let (first, point, drawing) = try begun()
    let (second, _, own) = try begun()
    #expect(throws: EaselError.self) { try second.draw(drawing) { _ in } }
    second.numberPages(.lowerRoman, at: point)
    _ = second.insertionPoint(at: point)
    try second.page(size: CGSize(width: 50, height: 50), at: point) { _ in }
    try second.draw(own) { _ in }
    #expect(
      try second.finish().diagnostics.map(\.code) == [
        .invalidStructure, .invalidStructure, .invalidStructure,
      ])
    try first.draw(drawing) { _ in }
    #expect(try first.finish().diagnostics.isEmpty)
  }
}
