import Foundation

extension PDFDocument {
  // MARK: Pages between others

  /// A place between pages, for pages that are drawn later.
  public struct InsertionPoint: Hashable, Sendable {
    /// The document's file.
    let file: ObjectIdentifier
    let section: Int
  }

  /// Marks the place behind the pages so far, for pages that are drawn later: a table of contents
  /// stands before the pages that it names.
  ///
  /// ```swift
  /// let contents = document.insertionPoint()
  /// // … draws the chapters, and then:
  /// try document.page(size: PageSize.a4, at: contents) { canvas in … }
  /// ```
  ///
  /// What is read follows the order of the pages as well. A point of another document is noted as
  /// `invalidStructure`, and the end of this one is taken.
  ///
  /// - Parameter point: Marks the place behind the pages of another one.
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
      let parent = point.flatMap { insertionElements[$0.section] }.flatMap(structure.place)
      insertionElements[section] = structure.hold(
        structure.begin(.division, in: parent ?? structure.document))
    }
    return InsertionPoint(file: ObjectIdentifier(file), section: section)
  }

  /// A point if it is this document's; another's is noted.
  func own(_ point: InsertionPoint, _ operation: String) -> InsertionPoint? {
    guard point.file != ObjectIdentifier(file) else { return point }
    context.note(
      .warning, .invalidStructure,
      "the insertion point is another document's; what belongs there comes at the end of this one",
      operation: operation)
    return nil
  }

  /// Numbers the pages that follow, as viewers show it beside them.
  ///
  /// ```swift
  /// let front = document.insertionPoint()
  /// document.numberPages(.lowerRoman, at: front)   // i, ii, iii
  /// document.numberPages(.decimal)                 // the others from 1
  /// ```
  ///
  /// Without it pages have their numbers in the document. Each insertion point counts its own pages; a
  /// page with a label of its own is counted as well.
  ///
  /// - Parameters:
  ///   - numbering: The numbers, or letters.
  ///   - prefix: What stands in front of each number.
  ///   - start: The first number, from 1.
  ///   - point: Which pages: those of an insertion point, or the others.
  public func numberPages(
    _ numbering: PDFPageNumbering, prefix: String = "", from start: Int = 1,
    at point: InsertionPoint? = nil
  ) {
    let point = point.flatMap { own($0, "PDFDocument.numberPages") }
    labels.append(
      (tree.next(at: point?.section ?? 0), .range(numbering, prefix: prefix, start: max(start, 1))))
  }

  /// The next page, for numbers that are known later.
  package struct NumberingStart {
    fileprivate let position: PDFPageTree.Position
  }

  /// Keeps the next page, to number it when its number is known.
  package func numberingStart(at point: InsertionPoint? = nil) -> NumberingStart {
    NumberingStart(position: tree.next(at: point?.section ?? 0))
  }

  /// Numbers the pages from one that was kept on.
  package func numberPages(
    _ numbering: PDFPageNumbering, from start: Int, at page: NumberingStart
  ) {
    labels.append((page.position, .range(numbering, prefix: "", start: max(start, 1))))
  }

  // MARK: Elements over pages

  /// Begins a part of the document that goes on over pages, such as a table.
  ///
  /// ```swift
  /// let table = try document.element(.table(summary: "Hours by month"))
  /// try document.page(size: PageSize.a4) { canvas in
  ///   canvas.withMarkedContent(.within(table)) { … }
  /// }
  /// document.close(table)
  /// ```
  ///
  /// It stands behind what was drawn before, and ends with ``close(_:)``, or with the document. A
  /// document that is not tagged takes it and writes nothing.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - parent: The element in which it lies.
  public func element(
    _ kind: MarkedContent.Tag.Kind, in parent: MarkedContent.Element? = nil
  ) throws -> MarkedContent.Element {
    try element(MarkedContent.Tag(kind), in: parent)
  }

  /// Begins a part of the document that goes on over pages, with its attributes.
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
    let place = parent.flatMap(structure.place)
    if parent != nil, place == nil {
      context.note(
        .warning, .invalidStructure,
        "the element around it has ended, or is another document's; it stands in the document",
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
    let tag = DrawingValidator(context: context, transform: .identity).sound(tag)
    return structure.hold(structure.begin(tag, in: place ?? structure.document))
  }

  /// Ends an element that goes on over pages, with the elements in it.
  public func close(_ element: MarkedContent.Element) { structure?.release(element) }

  // MARK: Parts that are drawn later

  /// A part of a page that is drawn later.
  public struct DeferredDrawing: Hashable, Sendable {
    /// The document's file.
    let file: ObjectIdentifier
    let number: Int
  }

  /// Where a part of a page is that is drawn later.
  struct Deferred {
    var size: CGSize
    var rect: CGRect
    var transform: CGAffineTransform
    var page: Int
  }

  /// Leaves a rectangle of the page that is being drawn to a drawing that is made later, such as the
  /// number of pages.
  ///
  /// ```swift
  /// var totals: [PDFDocument.DeferredDrawing] = []
  /// try document.page(size: PageSize.a4) { canvas in
  ///   totals.append(try document.deferDrawing(in: CGRect(x: 500, y: 800, width: 40, height: 14)))
  /// }
  /// for total in totals {
  ///   try document.draw(total) { $0.draw("\(document.pageCount)", at: CGPoint(x: 500, y: 800)) }
  /// }
  /// ```
  ///
  /// It lies over what was drawn before and beneath what follows, and belongs to the element in which
  /// it is left. It costs some hundred bytes of memory, whatever is drawn. One that is never drawn is
  /// noted as `missingDrawing`.
  ///
  /// - Parameter rect: What is drawn at most, in the user space of the page's canvas.
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
    deferred[number] = Deferred(
      size: canvas.page.size, rect: rect, transform: canvas.transform, page: page.index)
    return DeferredDrawing(file: ObjectIdentifier(file), number: number)
  }

  /// Draws a part of a page that was left to be drawn later.
  ///
  /// The canvas has the user space and the clip that were in force. It belongs to the element in which
  /// it was left; links and destinations in it are noted and left out, since its page is written.
  public func draw(
    _ deferred: DeferredDrawing, _ draw: (any Canvas) throws -> Void
  ) throws {
    guard !isFinished, deferred.file == ObjectIdentifier(file),
      let place = self.deferred.removeValue(forKey: deferred.number)
    else {
      throw EaselError(
        .documentClosed, "this part of a page was drawn before, or is not of this document",
        operation: "PDFDocument.draw")
    }
    let page = context.page
    context.page = place.page
    defer { context.page = page }
    let canvas = PDFCanvas(size: place.size, assets: assets, context: context)
    canvas.content = PDFContent()
    canvas.links = nil
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
    canvas.concatenate(place.transform)
    canvas.clip(to: Path(place.rect), rule: .nonZero)
    defer {
      canvas.finish()
      assets.write(canvas.content, as: deferred.number)
    }
    do {
      try options.limits.withTextLimits { try context.withLocale { try draw(canvas) } }
    } catch {
      hasThrown = true
      throw error
    }
  }

  /// Lets what was never drawn be empty.
  func writeMissing() {
    for (number, place) in deferred.sorted(by: { $0.key < $1.key }) {
      context.note(
        Diagnostic(
          .warning, .missingDrawing,
          "a part of the page that was to be drawn later is empty; call draw(_:) for it",
          operation: "PDFDocument.finish", page: place.page))
      assets.write(PDFContent(), as: number)
    }
    deferred = [:]
  }
}
