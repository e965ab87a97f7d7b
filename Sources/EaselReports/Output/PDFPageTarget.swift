import EaselBlocks
import EaselCanvas
import Foundation

/// A page target that writes the pages of a report to a PDF document.
final class PDFPageTarget: PageTarget {
  let document: PDFDocument
  private let elements: PDFContinuedElements
  private var points: [PDFDocument.InsertionPoint] = []
  private var deferred: [Int: PDFDocument.DeferredDrawing] = [:]
  private var deferredCount = 0
  private var numberings: [PDFDocument.NumberingStart] = []
  /// The canvas of the current page.
  private var canvas: (any Canvas)?
  /// The entries of the outline that can get children, with their levels.
  private var outline: [(level: Int, entry: PDFDocument.OutlineEntry)] = []

  init(_ document: PDFDocument) {
    self.document = document
    elements = PDFContinuedElements(document)
    document.context.continuedElements = elements
  }

  var context: RenderContext { document.context }
  var pageCount: Int { document.pageCount }

  func page(
    size: CGSize, boxes: PDFPageBoxes, at position: Int?, _ draw: (any Canvas) throws -> Void
  ) throws {
    defer { canvas = nil }
    try document.page(size: size, at: position.map { points[$0] }, boxes: boxes) { canvas in
      self.canvas = canvas
      try draw(canvas)
    }
    elements.endPage(isInGap: position != nil)
    // Further pages cannot be written: the disk is full, or the reader of the stream is gone.
    if let failure = document.outputFailure { throw failure }
  }

  func append(_ pages: [EmbeddedPDF]) throws {
    // Sections of the report end before the pages of other files.
    closeElements()
    try document.append(pages)
    if let failure = document.outputFailure { throw failure }
  }

  func insertionPoint() -> Int {
    points.append(elements.insertionPoint())
    return points.count - 1
  }

  func keepNumbering(at position: Int?) -> Int {
    numberings.append(document.numberingStart(at: position.map { points[$0] }))
    return numberings.count - 1
  }

  func number(_ numbering: PageNumbering, from start: Int, at kept: Int) {
    document.numberPages(numbering.style ?? .none, from: start, at: numberings[kept])
  }

  func deferDrawing(in rect: CGRect, on canvas: any Canvas) throws -> Int {
    // A recording may be drawn anywhere, so its position is not known.
    guard canvas === self.canvas else { throw PageTargetError.recorded }
    let drawing = try document.deferDrawing(in: rect)
    deferredCount += 1
    deferred[deferredCount] = drawing
    return deferredCount
  }

  func draw(deferred number: Int, _ draw: (any Canvas) throws -> Void) throws {
    guard let drawing = deferred.removeValue(forKey: number) else { return }
    try document.draw(drawing, draw)
  }

  func addOutlineEntry(_ title: String, to destination: String, level: Int) throws {
    while let last = outline.last, last.level >= level { outline.removeLast() }
    let entry = try document.addOutlineEntry(
      title, to: .destination(destination), under: outline.last?.entry)
    outline.append((level, entry))
  }

  /// Ends the elements that continue over pages.
  func closeElements() { elements.closeAll() }
}
