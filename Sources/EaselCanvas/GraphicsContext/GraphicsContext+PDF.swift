import Foundation

extension GraphicsContext {
  /// Makes a context that draws the pages of a PDF document, for frameworks whose contexts are
  /// documents; ``PDFDocument`` is shorter where the choice is free.
  ///
  /// Limits and appearance are those of the current context, where there is one. What is noted keeps
  /// nothing from being written.
  ///
  /// - Parameters:
  ///   - target: Where the document goes.
  ///   - bounds: The bounds of pages that give none; an empty rectangle is 612 × 792 points.
  ///   - space: Where the origin lies.
  ///   - info: What the document says of itself.
  ///   - deliver: Takes the bytes of a document that goes to memory.
  package convenience init(
    pdfTo target: OutputTarget, bounds: CGRect, space: PDFContextPages.Space,
    info: DocumentInfo = DocumentInfo(), deliver: @escaping (Data) -> Void = { _ in }
  ) throws {
    let pages = try PDFContextPages(
      to: target, bounds: bounds, space: space, info: info, options: Self.imageOptions,
      deliver: deliver)
    self.init(pages.canvas, pages: pages)
  }

  /// Begins a page, with the initial state, and ends the one before.
  package func beginPage(_ bounds: CGRect? = nil) {
    guard let pages else { return noteNoDocument("beginPage") }
    noteOpenPage("beginPage")
    endOpenPage()
    pages.begin(bounds)
    reset()
  }

  /// Ends the page that was begun last; states and layers that are open end with it, each noted.
  package func endPage() {
    guard let pages else { return noteNoDocument("endPage") }
    guard pages.isPageOpen else {
      return noteUnbalanced(
        "endPage", "a page was ended that was not begun; call beginPage() before", .warning)
    }
    endOpenPage()
  }

  /// Notes a page that was left open where it had to be ended.
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

  /// Makes a rectangle of the open page a link; y grows upwards from the page's bottom.
  package func addLink(_ target: LinkTarget, _ rect: CGRect) {
    guard isOnPage("setURL") else { return }
    pages?.link(target, rect)
  }

  /// Makes a point of the open page a destination; y grows upwards from the page's bottom.
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

  /// Ends the open page and completes the document; what was noted goes to the current context.
  ///
  /// Throws where the document cannot be written.
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

  /// Completes the document; where it cannot be written, that is noted.
  package func closePages() {
    do { try finishPages() } catch { return }
  }

  /// Gives the document up: its target stays as it was.
  package func abandonPages() { pages?.abandon() }

  // MARK: Documents of the stack

  /// Makes a document's context the current one, until ``endDocument()``.
  package static func beginDocument(_ context: GraphicsContext) {
    ContextStack.local.entries.append(.init(context: context, kind: .document))
  }

  /// Ends the document that was begun last and completes it; contexts that were pushed since are
  /// popped, with a warning.
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

  /// Runs the closure with this document's context as the current one; what it leaves pushed is
  /// popped, with a warning, and where it throws, the document is given up.
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
