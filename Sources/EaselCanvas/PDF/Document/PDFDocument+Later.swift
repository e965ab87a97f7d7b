import Foundation

extension PDFDocument {
  // MARK: Pages between others

  /// A position between pages at which pages that are drawn later are inserted.
  public struct InsertionPoint: Hashable, Sendable {
    /// The file of the document, for its identity.
    let file: ObjectIdentifier
    let section: Int
  }

  /// Returns a new insertion point after the pages so far of the document, or of another insertion
  /// point.
  ///
  /// A table of contents, for example, comes before the pages that it lists, and is drawn after
  /// them:
  ///
  /// ```swift
  /// let document = try PDFDocument()
  /// let contents = document.insertionPoint()
  /// try document.page(size: PageSize.a4) { canvas in
  ///   canvas.draw(TextLayout("Chapter 1"), at: CGPoint(x: 72, y: 72))
  /// }
  /// try document.page(size: PageSize.a4, at: contents) { canvas in
  ///   canvas.draw(TextLayout("Contents"), at: CGPoint(x: 72, y: 72))
  /// }
  /// ```
  ///
  /// The reading order follows the order of the pages. A point of another document is noted as
  /// `invalidStructure`; the new point is then at the end of this document.
  ///
  /// - Parameter point: The insertion point whose pages come before the new point. Without it
  ///   (`nil`) the new point is at the end of the document.
  /// - Returns: The point, or `point` with a diagnostic beyond ``Limits/maximumOpenElements``.
  public func insertionPoint(at point: InsertionPoint? = nil) -> InsertionPoint {
    let point = point.flatMap { own($0, "PDFDocument.insertionPoint") }
    guard insertionPointCount < options.limits.maximumOpenElements else {
      context.note(
        .error, .limitExceeded,
        "a document may have \(options.limits.maximumOpenElements) insertion points "
          + "(maximumOpenElements); pages of further ones come at the end",
        operation: "PDFDocument.insertionPoint")
      return point ?? InsertionPoint(file: ObjectIdentifier(file), section: 0)
    }
    insertionPointCount += 1
    let section = tree.insertionPoint(at: point?.section ?? 0)
    if let structure {
      let parent = point.flatMap { insertionElements[$0.section] }.flatMap(structure.position)
      insertionElements[section] = structure.hold(
        structure.begin(.division, in: parent ?? structure.document))
    }
    return InsertionPoint(file: ObjectIdentifier(file), section: section)
  }

  /// Returns an insertion point at the end of the document whose pages are read there, in the open
  /// elements as well, and the gap in these elements.
  ///
  /// - Returns: The point and the gap; nil if the document is not tagged, or beyond
  ///   ``Limits/maximumOpenElements``.
  func insertionPointWithGap() -> (point: InsertionPoint, gap: Int)? {
    guard let structure, insertionPointCount < options.limits.maximumOpenElements else {
      return nil
    }
    insertionPointCount += 1
    let section = tree.insertionPoint(at: 0)
    let gap = structure.beginGap()
    insertionGaps[section] = gap
    return (InsertionPoint(file: ObjectIdentifier(file), section: section), gap)
  }

  /// Adds a gap after the content so far of an element.
  func add(gap: Int, to element: MarkedContent.Element) {
    structure?.add(gap: gap, to: element)
  }

  /// Whether the current page is at an insertion point with a gap.
  var isInGap: Bool { structure.map { $0.gap != 0 } ?? false }

  /// Checks the order of headings when the pages of all insertion points are drawn.
  func endGaps() { structure?.endGaps() }

  /// Returns a point of this document; notes a point of another document and returns nil.
  func own(_ point: InsertionPoint, _ operation: String) -> InsertionPoint? {
    guard point.file != ObjectIdentifier(file) else { return point }
    context.note(
      .warning, .invalidStructure,
      "the insertion point is another document's; what belongs there comes at the end of this one",
      operation: operation)
    return nil
  }

  /// Sets the style, prefix and first number of the page labels in viewers, from the next page on.
  ///
  /// ```swift
  /// let document = try PDFDocument()
  /// let front = document.insertionPoint()
  /// document.numberPages(.lowerRoman, at: front)   // i, ii, iii
  /// document.numberPages(.decimal)                 // the other pages from 1
  /// ```
  ///
  /// Viewers show the labels in their page lists. Without this call the label of a page is its
  /// number in the document. Each insertion point counts its own pages, and needs a call of its
  /// own. A page with a label of its own is also counted.
  ///
  /// - Parameters:
  ///   - numbering: The style of the numbers.
  ///   - prefix: The text before each number.
  ///   - start: The first number, 1 … 1,000,000,000. A number outside of that range is clamped,
  ///     with the warning `outOfRange`.
  ///   - point: The insertion point whose pages are numbered. Without it (`nil`) the pages outside
  ///     of insertion points are numbered.
  public func numberPages(
    _ numbering: PDFPageNumbering, prefix: String = "", from start: Int = 1,
    at point: InsertionPoint? = nil
  ) {
    let point = point.flatMap { own($0, "PDFDocument.numberPages") }
    let first = min(max(start, 1), 1_000_000_000)
    if first != start {
      context.note(
        .warning, .outOfRange, "pages cannot begin with the number \(start); \(first) is used",
        operation: "PDFDocument.numberPages", value: "\(start)")
    }
    labels.append(
      (tree.next(at: point?.section ?? 0), .range(numbering, prefix: prefix, start: first)))
  }

  /// The next page, for page numbers that become known later.
  package struct NumberingStart {
    fileprivate let position: PDFPageTree.Position
  }

  /// Returns the position of the next page, to number it when its number is known.
  package func numberingStart(at point: InsertionPoint? = nil) -> NumberingStart {
    NumberingStart(position: tree.next(at: point?.section ?? 0))
  }

  /// Sets the labels of the pages from a position that was kept.
  package func numberPages(
    _ numbering: PDFPageNumbering, from start: Int, at page: NumberingStart
  ) {
    labels.append((page.position, .range(numbering, prefix: "", start: max(start, 1))))
  }

  // MARK: Elements over pages

  /// Begins a structure element that continues over pages, such as a table.
  ///
  /// ```swift
  /// let document = try PDFDocument()
  /// let table = try document.element(.table(summary: "Hours by month"))
  /// try document.page(size: PageSize.a4) { canvas in
  ///   canvas.withMarkedContent(.within(table)) {
  ///     canvas.draw(TextLayout("May"), at: CGPoint(x: 72, y: 72))
  ///   }
  /// }
  /// document.close(table)
  /// ```
  ///
  /// The element follows the elements that exist so far. It ends with ``close(_:)``, or with the
  /// document. In a document that is not tagged the call has no effect on the file.
  ///
  /// - Parameters:
  ///   - kind: The kind of the element.
  ///   - parent: The element that contains it. Without it (`nil`), or with one that has ended, the
  ///     element is at the top level of the document.
  /// - Returns: The element, for ``MarkedContent/Tag/Kind/within(_:)``.
  /// - Throws: `limitExceeded` beyond ``Limits/maximumOpenElements``, `documentClosed` after
  ///   ``finish()``.
  public func element(
    _ kind: MarkedContent.Tag.Kind, in parent: MarkedContent.Element? = nil
  ) throws -> MarkedContent.Element {
    try element(MarkedContent.Tag(kind), in: parent)
  }

  /// Begins a structure element, with attributes, that continues over pages.
  ///
  /// An artifact or an existing element is noted as `invalidStructure` and written as a division.
  ///
  /// - Parameters:
  ///   - tag: The kind and the attributes of the element.
  ///   - parent: The element that contains it. Without it (`nil`), or with one that has ended, the
  ///     element is at the top level of the document.
  /// - Returns: The element, for ``MarkedContent/Tag/Kind/within(_:)``.
  /// - Throws: `limitExceeded` beyond ``Limits/maximumOpenElements``, `documentClosed` after
  ///   ``finish()``.
  public func element(
    _ tag: MarkedContent.Tag, in parent: MarkedContent.Element? = nil
  ) throws -> MarkedContent.Element {
    guard !isFinished else {
      throw EaselError(
        .documentClosed, "the document is finished", operation: "PDFDocument.element")
    }
    guard let structure else {
      return MarkedContent.Element(structure: ObjectIdentifier(self), number: 0)
    }
    guard structure.heldCount - insertionElements.count < options.limits.maximumOpenElements else {
      throw EaselError(
        .limitExceeded,
        "a document may have \(options.limits.maximumOpenElements) elements that go on over pages; "
          + "close those that have ended", operation: "PDFDocument.element")
    }
    let position = parent.flatMap(structure.position)
    if parent != nil, position == nil {
      context.note(
        .warning, .invalidStructure,
        "the parent element has ended or belongs to another document; the element is added at the top level",
        operation: "PDFDocument.element")
    }
    switch tag.kind {
    case .artifact, .within:
      context.note(
        .warning, .invalidStructure,
        "an artifact, and an element that was begun before, are no elements; it is written as Div",
        operation: "PDFDocument.element")
    default: break
    }
    return hold(tag, in: position ?? structure.document, structure)
  }

  private func hold(
    _ tag: MarkedContent.Tag, in position: Int, _ structure: PDFStructure
  ) -> MarkedContent.Element {
    let tag = DrawingValidator(context: context, transform: .identity).sound(tag)
    return structure.hold(structure.begin(tag, in: position))
  }

  /// Begins an element that continues over pages or columns, around the current drawing.
  ///
  /// - Parameter parent: The nearest element around it that continues over pages, too. An element
  ///   that the page began inside of that one contains it instead.
  /// - Returns: The element; `nil` if all drawing has one owner, such as an artifact or a figure.
  func continuedElement(
    _ tag: MarkedContent.Tag, in parent: MarkedContent.Element?
  ) -> MarkedContent.Element? {
    guard let structure, let tagger = openPages.last?.pdfCanvas.tagger,
      structure.heldCount - insertionElements.count < options.limits.maximumOpenElements
    else { return try? element(tag, in: parent) }
    guard !tagger.isWhole else { return nil }
    guard let position = tagger.ownElement else { return try? element(tag, in: parent) }
    let element = hold(tag, in: position, structure)
    // Where its end is never drawn, the element around it ends first.
    structure.detach(element)
    return element
  }

  /// Begins a note to the text that is drawn now; nil if the document is not tagged.
  func beginNote() -> MarkedContent.Element? {
    guard let structure, let tagger = openPages.last?.pdfCanvas.tagger,
      structure.heldCount - insertionElements.count < options.limits.maximumOpenElements
    else { return nil }
    return tagger.beginNote(MarkedContent.Tag(.note))
  }

  /// Runs drawing and returns the figure at its end; nil if there is none.
  func figure(_ draw: () throws -> Void) rethrows -> MarkedContent.Element? {
    guard let tagger = openPages.last?.pdfCanvas.tagger else {
      try draw()
      return nil
    }
    return try tagger.figure(draw)
  }

  /// Ends a structure element that continues over pages, together with the elements in it.
  public func close(_ element: MarkedContent.Element) { structure?.release(element) }

  // MARK: Parts that are drawn later

  /// A rectangle of a page that is drawn later, by ``PDFDocument/draw(_:_:)``.
  public struct DeferredDrawing: Hashable, Sendable {
    /// The file of the document, for its identity.
    let file: ObjectIdentifier
    let number: Int
  }

  /// The page, rectangle and user space of a part that is drawn later.
  struct Deferred {
    var size: CGSize
    var rect: CGRect
    var transform: CGAffineTransform
    var page: Int
  }

  /// Reserves a rectangle of the current page for a drawing that is made later, such as the page
  /// count.
  ///
  /// ```swift
  /// let document = try PDFDocument()
  /// var totals: [PDFDocument.DeferredDrawing] = []
  /// try document.page(size: PageSize.a4) { canvas in
  ///   totals.append(try document.deferDrawing(in: CGRect(x: 500, y: 800, width: 40, height: 14)))
  /// }
  /// for total in totals {
  ///   let count = TextLayout("\(document.pageCount)")
  ///   try document.draw(total) { $0.draw(count, at: CGPoint(x: 500, y: 800)) }
  /// }
  /// ```
  ///
  /// The later drawing is in front of everything drawn before this call and behind everything drawn
  /// after it. It belongs to the structure element that is open now. A link that contains nothing
  /// else gets its area and its text from the later drawing. It takes some hundred bytes of memory,
  /// whatever its content. A rectangle that is never drawn is noted as `missingDrawing`.
  ///
  /// - Parameter rect: The rectangle to which the drawing is clipped, in the user space of the
  ///   canvas.
  /// - Returns: The drawing, for ``draw(_:_:)``.
  /// - Throws: `documentClosed` if no page is being drawn, `limitExceeded` beyond
  ///   ``Limits/maximumDeferredDrawings``, `invalidNumber` for a rectangle beyond
  ///   ``Limits/maximumCoordinate``.
  public func deferDrawing(in rect: CGRect) throws -> DeferredDrawing {
    guard let page = openPages.last else {
      throw EaselError(
        .documentClosed, "no page is being drawn; call deferDrawing within page(size:)",
        operation: "PDFDocument.deferDrawing")
    }
    guard deferred.count < options.limits.maximumDeferredDrawings else {
      throw EaselError(
        .limitExceeded,
        "a document may have \(options.limits.maximumDeferredDrawings) parts that are drawn later",
        operation: "PDFDocument.deferDrawing", page: page.index)
    }
    let canvas = page.pdfCanvas
    let reach = options.limits.maximumCoordinate
    guard [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy({ abs($0) <= reach }) else {
      throw EaselError(
        .invalidNumber, "the rectangle of a drawing that is made later is not finite, or too large",
        operation: "PDFDocument.deferDrawing", page: page.index, value: "\(rect)")
    }
    let number = file.reserve()
    canvas.show(deferred: number, in: rect)
    canvas.links?.wait(for: number)
    deferred[number] = Deferred(
      size: canvas.page.size, rect: rect, transform: canvas.transform, page: page.index)
    return DeferredDrawing(file: ObjectIdentifier(file), number: number)
  }

  /// Draws the contents of a rectangle of a page that ``deferDrawing(in:)`` reserved.
  ///
  /// The canvas has the user space and the clip of that call. The drawing belongs to the structure
  /// element that was open then. Its links and destinations are noted as `invalidLink` and left
  /// out, since its page is already written.
  ///
  /// - Parameters:
  ///   - deferred: The rectangle to draw; each one is drawn once.
  ///   - draw: The closure that draws in the rectangle.
  /// - Throws: `documentClosed` if the rectangle is already drawn or belongs to another document,
  ///   or if the document is finished; every error of `draw`.
  public func draw(
    _ deferred: DeferredDrawing, _ draw: (any Canvas) throws -> Void
  ) throws {
    guard !isFinished, deferred.file == ObjectIdentifier(file),
      let position = self.deferred.removeValue(forKey: deferred.number)
    else {
      throw EaselError(
        .documentClosed, "this part of a page was drawn before, or is not of this document",
        operation: "PDFDocument.draw")
    }
    let page = context.page
    context.page = position.page
    defer { context.page = page }
    let placed = deferredLinks.removeValue(forKey: deferred.number)
    let canvas = PDFCanvas(size: position.size, assets: assets, context: context)
    canvas.content = PDFContent()
    canvas.links =
      placed.map { link in
        let tracker = LinkTracker(
          bounds: CGRect(origin: .zero, size: position.size), edges: options.limits.maximumLinkEdges
        )
        tracker.begin(.link(link.annotation.target), .identity)
        return tracker
      }
    canvas.onContent = { [context] content, _ in
      switch content {
      case .link, .destination:
        context.note(
          .warning, .invalidLink,
          "a link or a destination in a part that is drawn later is left out; draw it with the page",
          operation: "PDFDocument.draw")
      default: break
      }
    }
    canvas.concatenate(position.transform)
    canvas.clip(to: Path(position.rect), rule: .nonZero)
    defer {
      canvas.finish()
      assets.write(canvas.content, as: deferred.number)
      if var link = placed {
        if let area = canvas.links?.areas(context).last { link.annotation.cover(area) }
        link.write(to: assets)
      }
    }
    do {
      try options.limits.withTextLimits { try context.withLocale { try draw(canvas) } }
    } catch {
      hasThrown = true
      throw error
    }
  }

  /// Writes an empty drawing for each part that was never drawn.
  func writeMissing() {
    for (number, position) in deferred.sorted(by: { $0.key < $1.key }) {
      context.note(
        Diagnostic(
          .warning, .missingDrawing,
          "a part of the page that was to be drawn later is empty; call draw(_:) for it",
          operation: "PDFDocument.finish", page: position.page))
      assets.write(PDFContent(), as: number)
      deferredLinks[number]?.write(to: assets)
    }
    deferred = [:]
    deferredLinks = [:]
  }
}
