import Foundation

extension GraphicsContext {
  /// Creates a context that draws the pages of a PDF document.
  ///
  /// It is for frameworks whose contexts are documents. ``PDFDocument`` is shorter where the choice
  /// is free. Limits and appearance are those of the current context, if there is one. Diagnostics
  /// do not prevent the document from being written.
  ///
  /// - Parameters:
  ///   - target: The destination of the document.
  ///   - bounds: The bounds of pages that give none. An empty rectangle means 612 × 792 points.
  ///   - space: The position of the origin and the direction of y.
  ///   - info: The metadata of the document.
  ///   - deliver: Receives the bytes of a document that goes to memory.
  package convenience init(
    pdfTo target: OutputTarget, bounds: CGRect, space: PDFContextPages.Space,
    info: DocumentInfo = DocumentInfo(), deliver: @escaping (Data) -> Void = { _ in }
  ) throws {
    let pages = try PDFContextPages(
      to: target, bounds: bounds, space: space, info: info, options: Self.imageOptions,
      deliver: deliver)
    self.init(pages.canvas, pages: pages)
  }

  /// Begins a page with the initial state, and ends the page before if one is open.
  package func beginPage(_ bounds: CGRect? = nil) {
    guard let pages else { return noteNoDocument("beginPage") }
    noteOpenPage("beginPage")
    endOpenPage()
    pages.begin(bounds)
    reset()
  }

  /// Ends the open page.
  ///
  /// States and layers that are still open end with it, and each is noted.
  package func endPage() {
    guard let pages else { return noteNoDocument("endPage") }
    guard pages.isPageOpen else {
      return noteUnbalanced(
        "endPage", "a page was ended that was not begun; call beginPage() before", .warning)
    }
    endOpenPage()
  }

  /// Notes a page that was left open, in documents whose pages must be ended by a call.
  private func noteOpenPage(_ operation: String) {
    guard let pages, pages.needsEnds, pages.isPageOpen else { return }
    noteUnbalanced(operation, "a page was left open; it was ended for you", .warning)
  }

  private func endOpenPage() {
    guard let pages, pages.isPageOpen else { return }
    finish()
    pages.end()
    reset()
  }

  /// Makes a rectangle of the open page a link, in a space where y grows upwards from the bottom.
  package func addLink(_ target: LinkTarget, _ rect: CGRect) {
    guard isOnPage("setURL") else { return }
    pages?.link(target, rect)
  }

  /// Makes a point of the open page a destination, in a space where y grows upwards.
  package func addDestination(_ name: String, _ point: CGPoint) {
    guard isOnPage("addDestination") else { return }
    pages?.destination(name, point)
  }

  private func isOnPage(_ operation: String) -> Bool {
    guard let pages else {
      noteNoDocument(operation)
      return false
    }
    if !pages.isPageOpen {
      noteUnbalanced(operation, "a link or a destination needs a page; begin one before")
    }
    return pages.isPageOpen
  }

  private func noteNoDocument(_ operation: String) {
    noteUnbalanced(
      operation, "this context draws no PDF document, and has no pages; nothing happens", .warning)
  }

  /// Ends the open page, completes the document, and passes the diagnostics to the current context.
  ///
  /// - Throws: The error by which the document cannot be written.
  package func finishPages() throws {
    guard let pages else { return noteNoDocument("closePDF") }
    guard !pages.isFinished else {
      return noteUnbalanced("closePDF", "the document is closed already", .warning)
    }
    noteOpenPage("closePDF")
    endOpenPage()
    do {
      try pages.finish()
    } catch {
      canvas.context.note(error)
      Self.report(canvas.context.diagnostics)
      throw error
    }
    Self.report(canvas.context.diagnostics)
  }

  /// Completes the document.
  ///
  /// An error by which it cannot be written is noted instead of thrown.
  package func closePages() {
    do { try finishPages() } catch { return }
  }

  /// Cancels the document; its target stays as it was.
  package func abandonPages() { pages?.abandon() }

  // MARK: Documents of the stack

  /// Makes the context of a document the current one until ``endDocument()``.
  package static func beginDocument(_ context: GraphicsContext) {
    ContextStack.local.entries.append(.init(context: context, kind: .document))
  }

  /// Ends the document that was begun last and completes it.
  ///
  /// Contexts that were pushed since then are popped with a warning.
  package static func endDocument() {
    let entries = ContextStack.existing?.entries ?? []
    guard let index = entries.lastIndex(where: { $0.kind == .document }),
      !entries[index...].contains(where: { $0.kind == .scoped })
    else {
      return noteUnmatched(
        "endDocument", "a PDF document was ended that was not begun; begin one before")
    }
    ContextStack.local.unwind(to: index + 1)
    let context = entries[index].context
    ContextStack.local.entries.removeLast()
    context.closePages()
  }

  /// Runs a closure with this document's context as the current one.
  ///
  /// Contexts that the closure leaves pushed are popped with a warning. If the closure throws, the
  /// document is canceled.
  package func drawingPages<Result>(_ body: () throws -> Result) rethrows -> Result {
    let stack = ContextStack.local
    let depth = stack.entries.count
    stack.entries.append(.init(context: self, kind: .scoped))
    defer {
      stack.unwind(to: depth + 1)
      stack.entries.removeSubrange(depth...)
    }
    do { return try body() } catch {
      abandonPages()
      throw error
    }
  }
}
