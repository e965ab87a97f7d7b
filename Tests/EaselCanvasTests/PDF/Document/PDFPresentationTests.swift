import Foundation
import Testing

@testable import EaselCanvas

/// Labels and boxes of pages, styles of outlines, and how a document is shown at first.
@Suite struct PDFPresentationTests {
  private static let size = CGSize(width: 300, height: 200)

  /// What viewers call the pages, as qpdf reads it: each label with the page at which it begins.
  private func labels(_ document: PDFDocument) throws -> [String] {
    let tree = try PDFTree(document.finish().output)
    let entry = tree.resolved(tree.catalog["/PageLabels"]) as? [String: Any]
    let numbers = entry?["/Nums"] as? [Any] ?? []
    return stride(from: 0, to: numbers.count - 1, by: 2).map { index in
      let label = tree.resolved(numbers[index + 1]) as? [String: Any] ?? [:]
      let style = (label["/S"] as? String)?.dropFirst() ?? ""
      let prefix = (label["/P"] as? String)?.dropFirst(2) ?? ""
      return "\(numbers[index]):\(prefix)|\(style)\(label["/St"] ?? 1)"
    }
  }

  private func page(
    _ document: PDFDocument, _ label: String? = nil, at point: PDFDocument.InsertionPoint? = nil
  ) throws {
    try document.page(size: Self.size, label: label, at: point) { _ in }
  }

  @Test func pagesWithDefaultNumbersHaveNoLabels() throws {
    let document = try PDFDocument()
    for _ in 0..<3 { try page(document) }
    #expect(try labels(document).isEmpty)
  }

  @Test(arguments: PDFPageNumbering.allCases)
  func eachNumberingStyleIsWritten(_ numbering: PDFPageNumbering) throws {
    let document = try PDFDocument()
    document.numberPages(numbering, prefix: "A-", from: 3)
    for _ in 0..<2 { try page(document) }
    let letters: [PDFPageNumbering: String] = [
      .decimal: "D", .lowerRoman: "r", .upperRoman: "R", .lowerAlpha: "a", .upperAlpha: "A",
    ]
    #expect(try labels(document) == ["0:A-|\(letters[numbering] ?? "")3"])
  }

  @Test func aFirstNumberOutOfRangeIsClampedWithAWarning() throws {
    let document = try PDFDocument()
    document.numberPages(.decimal, from: .max)
    for _ in 0..<2 { try page(document) }
    #expect(document.context.noted.map(\.code) == [.outOfRange])
    #expect(try labels(document) == ["0:|D1000000000"])
  }

  @Test func frontMatterHasItsOwnNumbering() throws {
    let document = try PDFDocument()
    let front = document.insertionPoint()
    document.numberPages(.lowerRoman, at: front)
    document.numberPages(.decimal)
    for _ in 0..<3 { try page(document) }
    try page(document, at: front)
    try page(document, at: front)
    #expect(try labels(document) == ["0:|r1", "2:|D1"])
  }

  @Test func numberingContinuesAfterAPageWithItsOwnLabel() throws {
    let document = try PDFDocument()
    document.numberPages(.upperAlpha)
    try page(document)
    try page(document, "cover")
    try page(document)
    try page(document)
    #expect(try labels(document) == ["0:|A1", "1:cover|1", "2:|A3"])
  }

  @Test func numberingContinuesAfterInsertedPages() throws {
    let document = try PDFDocument()
    document.numberPages(.decimal, from: 10)
    try page(document)
    let between = document.insertionPoint()
    try page(document)
    try page(document, at: between)
    // The inserted page has its number in the document.
    #expect(try labels(document) == ["0:|D10", "1:|D2", "2:|D11"])
  }

  @Test func pageBoxesAreMeasuredFromTheTop() throws {
    let document = try PDFDocument()
    let boxes = PDFPageBoxes(
      trim: CGRect(x: 10, y: 20, width: 280, height: 150),
      bleed: CGRect(x: 5, y: 5, width: 290, height: 190),
      crop: CGRect(x: 0, y: 0, width: 300, height: 200))
    try document.page(size: Self.size, boxes: boxes) { _ in }
    let text = try Tool.output("pdfinfo", ["-box", "-"], input: document.finish().output)
    #expect(text.contains(/TrimBox: +10\.00 +30\.00 +290\.00 +180\.00/))
    #expect(text.contains(/BleedBox: +5\.00 +5\.00 +295\.00 +195\.00/))
    #expect(text.contains(/CropBox: +0\.00 +0\.00 +300\.00 +200\.00/))
  }

  @Test(arguments: [
    CGRect(x: -1, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: 301, height: 10),
    CGRect(x: 0, y: 0, width: 0, height: 10), CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10),
    CGRect.null, .infinite,
  ])
  func pageBoxesBeyondThePageAreRefused(_ box: CGRect) throws {
    let document = try PDFDocument()
    #expect(throws: EaselError.self) {
      try document.page(size: Self.size, boxes: PDFPageBoxes(trim: box)) { _ in }
    }
    #expect(document.pageCount == 0)
    document.abandon()
  }

  @Test func panelAndPageLayoutAreWritten() throws {
    let document = try PDFDocument()
    document.presentation = PDFPresentation(panel: .thumbnails, layout: .twoPagesAsBook)
    try page(document)
    let catalog = try PDFTree(document.finish().output).catalog
    #expect(catalog["/PageMode"] as? String == "/UseThumbs")
    #expect(catalog["/PageLayout"] as? String == "/TwoPageRight")
  }

  @Test func anOutlineIsShownUnlessThePanelIsNone() throws {
    for (panel, expected) in [(.automatic, "/UseOutlines"), (.none, "/UseNone")]
      as [(PDFPresentation.Panel, String)]
    {
      let document = try PDFDocument()
      document.presentation.panel = panel
      try page(document)
      try document.addOutlineEntry("one", to: .url("https://example.com"))
      let catalog = try PDFTree(document.finish().output).catalog
      #expect(catalog["/PageMode"] as? String == expected)
    }
  }

  @Test func outlineEntriesHaveTheirStyle() throws {
    let document = try PDFDocument()
    try page(document)
    try document.addOutlineEntry(
      "one", to: .url("https://example.com"),
      style: PDFOutlineStyle(color: Color(red: 1, green: 0, blue: 0), isBold: true, isItalic: true))
    try document.addOutlineEntry("two", to: .url("https://example.com"))
    let tree = try PDFTree(document.finish().output)
    let root = tree.resolved(tree.catalog["/Outlines"]) as? [String: Any]
    let first = tree.resolved(root?["/First"]) as? [String: Any]
    let last = tree.resolved(root?["/Last"]) as? [String: Any]
    #expect(first?["/C"] as? [Double] == [1, 0, 0])
    #expect(first?["/F"] as? Int == 3)
    #expect(last?["/C"] == nil && last?["/F"] == nil)
  }
}
