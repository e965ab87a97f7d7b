import EaselBlocks
import EaselCanvas
import Foundation

/// A page target that records pages, for images of them.
final class RecordedPageTarget: PageTarget {
  /// A page with its recordings; deferred parts are in front of the others.
  struct Page {
    let size: CGSize
    let number: Int
    var recordings: [Recording]
  }

  let context: RenderContext
  /// The pages by insertion point; the pages after an insertion point are a section, too.
  private var sections: [[Page]] = [[]]
  private var positions: [Int: (section: Int, page: Int, transform: CGAffineTransform)] = [:]
  private var deferredCount = 0
  private(set) var pageCount = 0
  private var section = 0
  private var canvas: (any Canvas)?

  init(_ context: RenderContext) { self.context = context }

  /// The pages in their order.
  var pages: [Page] { sections.flatMap { $0 } }

  func page(
    size: CGSize, boxes: PDFPageBoxes, at position: Int?, _ draw: (any Canvas) throws -> Void
  ) throws {
    guard pageCount < context.limits.maximumPages else {
      throw EaselError(
        .limitExceeded,
        "a document may have \(context.limits.maximumPages) pages (raise maximumPages, or write several "
          + "documents)",
        operation: "Report.images", page: pageCount + 1)
    }
    pageCount += 1
    context.page = pageCount
    defer { context.page = nil }
    section = position ?? sections.count - 1
    let canvas = RecordingCanvas(size: size, context: context)
    self.canvas = canvas
    defer { self.canvas = nil }
    // Added before drawing, since deferred parts refer to the page.
    sections[section].append(Page(size: size, number: pageCount, recordings: []))
    try context.limits.withTextLimits { try context.withLocale { try draw(canvas) } }
    let last = sections[section].count - 1
    sections[section][last].recordings.insert(canvas.recording, at: 0)
  }

  func append(_ pages: [EmbeddedPDF]) throws {
    for page in pages {
      try self.page(size: page.size, boxes: PDFPageBoxes(), at: nil) { canvas in
        canvas.draw(page, in: CGRect(origin: .zero, size: page.size))
      }
    }
  }

  func insertionPoint() -> Int {
    // One section for the pages at the point, and one for those after it.
    sections += [[], []]
    return sections.count - 2
  }

  func keepNumbering(at position: Int?) -> Int { 0 }
  func number(_ numbering: PageNumbering, from start: Int, at kept: Int) {}

  func deferDrawing(in rect: CGRect, on canvas: any Canvas) throws -> Int {
    guard canvas === self.canvas else { throw PageTargetError.recorded }
    deferredCount += 1
    positions[deferredCount] = (section, sections[section].count - 1, canvas.transform)
    return deferredCount
  }

  func draw(deferred number: Int, _ draw: (any Canvas) throws -> Void) throws {
    guard let position = positions.removeValue(forKey: number) else { return }
    let page = sections[position.section][position.page]
    context.page = page.number
    defer { context.page = nil }
    let canvas = RecordingCanvas(size: page.size, context: context)
    canvas.concatenate(position.transform)
    try context.limits.withTextLimits { try context.withLocale { try draw(canvas) } }
    sections[position.section][position.page].recordings.append(canvas.recording)
  }

  func addOutlineEntry(_ title: String, to destination: String, level: Int) throws {}
}
