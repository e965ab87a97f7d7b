import Foundation

@testable import EaselCanvas

/// A document that has each kind of element, image, paint, mode, group, script and link, and claims to
/// be PDF/UA-1 and PDF/A: what tests of clauses read, and validators outside of this package.
enum PDFProbe {
  static let size = PageSize.a4

  static let info = DocumentInfo(
    title: "A probe of “everything” & <more>: 売上", author: "Éa Sel", subject: "All there is",
    keywords: ["one", "two, three", "😀"], creator: "Probe",
    creationDate: Date(timeIntervalSince1970: 1_735_732_800),
    modificationDate: Date(timeIntervalSince1970: 1_735_819_200), language: "en",
    extensions: [
      XMPSchema(
        name: "Own", namespace: "https://example.org/own/", prefix: "own",
        properties: [
          .init("Number", .text("<17>"), description: "the number"),
          .init("Count", .integer(3), category: .internal, description: "a count"),
          .init("Names", .bag(["a", "ü"]), description: "names"),
        ])
    ])

  private static let registeredFonts = Result {
    for name in ["Variable.ttf", "Compact.otf", "Layers.ttf"] {
      try FontLibrary.register(CanvasCase.fixtures.appending(path: "fonts/\(name)"))
    }
  }

  /// The document, with files attached where a claim allows them.
  static func document(_ claims: Set<PDFConformance>) throws -> RenderResult<Data> {
    try registeredFonts.get()
    let document = try PDFDocument(
      info: info, conformance: claims, options: RenderOptions(policy: .lenient))
    let front = document.insertionPoint()
    document.numberPages(.lowerRoman, at: front)
    document.numberPages(.decimal)
    document.presentation = PDFPresentation(panel: .outline, layout: .column)
    let table = try document.element(.table(summary: "a table over pages"))
    var totals: [PDFDocument.DeferredDrawing] = []
    let pages: [(String, (any Canvas) throws -> Void)] = [
      ("Elements", elements), ("Images", images), ("Paints", paints), ("Modes", modes),
      ("Groups", groups), ("Scripts", scripts), ("Fonts", fonts), ("Links", links),
    ]
    for (title, draw) in pages {
      try document.page(size: size) { canvas in
        canvas.withMarkedContent(.artifact(.header)) { text("Running head", 72, 24, on: canvas) }
        canvas.withMarkedContent(.destination(title)) {
          canvas.withMarkedContent(.heading(1)) { text(title, 72, 40, on: canvas, size: 16) }
        }
        try draw(canvas)
        canvas.withMarkedContent(.within(table)) { row("cell on “\(title)”", on: canvas) }
        try canvas.withMarkedContent(.artifact(.footer)) {
          text("page \(document.pageCount) of", 72, 815, on: canvas)
          totals.append(
            try document.deferDrawing(in: CGRect(x: 140, y: 810, width: 30, height: 20)))
        }
      }
    }
    document.close(table)
    try document.page(
      size: size, at: front,
      boxes: PDFPageBoxes(trim: CGRect(x: 10, y: 10, width: 500, height: 800))
    ) { contents(pages.map(\.0), on: $0) }
    for total in totals {
      try document.draw(total) { text("\(document.pageCount)", 142, 815, on: $0) }
    }
    let top = try document.addOutlineEntry(
      "All & <more> 売上", to: .destination("Elements"),
      style: PDFOutlineStyle(color: .red, isBold: true, isItalic: true))
    try document.addOutlineEntry("Images", to: .destination("Images"), under: top, isOpen: false)
    try document.addOutlineEntry("Web", to: .url("https://example.org"))
    if claims.archive?.part == 3 { try attachFiles(to: document) }
    return try document.finish()
  }

  private static func attachFiles(to document: PDFDocument) throws {
    for relationship in PDFDocument.AttachmentRelationship.allCases {
      try document.attach(
        Data("a;b\n1;2\n".utf8), name: "\(relationship) ü.csv", type: "text/csv",
        relationship: relationship, description: "figures", modified: info.modificationDate)
    }
  }

  private static func row(_ words: String, on canvas: any Canvas) {
    canvas.withMarkedContent(.tag(.row)) {
      canvas.withMarkedContent(.tag(.headerCell(scope: .row))) { text("row", 72, 790, on: canvas) }
      canvas.withMarkedContent(.tag(.cell())) { text(words, 140, 790, on: canvas) }
    }
  }

  private static func contents(_ titles: [String], on canvas: any Canvas) {
    canvas.withMarkedContent(.heading(1)) { text("Contents", 72, 72, on: canvas) }
    canvas.withMarkedContent(.tag(.tableOfContents)) {
      for (index, title) in titles.enumerated() {
        let y = 100 + CGFloat(index) * 16
        canvas.withMarkedContent(.tag(.contentsEntry)) {
          canvas.withMarkedContent(.tag(.label)) { text("\(index + 1)", 72, y, on: canvas) }
          canvas.withMarkedContent(.tag(.reference)) {
            canvas.withMarkedContent(.link(.destination(title))) {
              text(title, 100, y, on: canvas)
            }
          }
          canvas.withMarkedContent(.artifact) { text("….", 160, y, on: canvas) }
        }
      }
    }
  }

  static func text(
    _ string: String, _ x: CGFloat, _ y: CGFloat, on canvas: any Canvas, size: CGFloat = 9,
    family: String? = nil, weight: Font.Weight = .regular, language: String? = nil,
    width: CGFloat? = nil, compositing: Compositing = .normal
  ) {
    let style = TextStyle(
      font: Font(family: family, size: size, weight: weight), language: language)
    canvas.draw(
      TextLayout(string, style: style, width: width), at: CGPoint(x: x, y: y),
      compositing: compositing)
  }
}
