import Foundation
import Synchronization

/// A PDF document that is written page by page.
///
/// ```swift
/// let document = try PDFDocument(to: .file(url), info: DocumentInfo(title: "March"))
/// try document.page(size: PageSize.a4) { canvas in
///   canvas.fill(CGRect(x: 72, y: 72, width: 100, height: 100), with: .color(.systemBlue))
/// }
/// try document.finish()
/// ```
///
/// Each page has its own size, in points. It is written and released from memory when it ends. The
/// target has no output until ``finish()`` returns. A document that is released without a call of
/// ``finish()`` leaves no file. The same input gives the same bytes.
///
/// By default a document is tagged (``MarkedContent/Tag``): screen readers read its text in drawing
/// order, as headings, tables and other marked elements. Text without a mark is read as paragraphs.
/// Figures have a text alternative (``MarkedContent/figure(label:value:data:)``). All other drawing
/// is an artifact, which screen readers skip. An element can continue over several pages
/// (`element(_:in:)`).
///
/// Every document also contains its ``DocumentInfo`` as XMP metadata, sRGB as its output intent, an
/// identifier computed from its bytes, and a language. The language is ``DocumentInfo/language``,
/// or ``RenderOptions/localeIdentifier`` if there is none. A tagged document without a title uses
/// the text of its first heading as the title.
///
/// The bytes of an encrypted document are random (``PDFEncryption``).
public final class PDFDocument {
  /// An entry of the outline, for use as the parent of further entries.
  public struct OutlineEntry: Hashable, Sendable {
    /// The number of the document among those of the process; an address could be used again.
    fileprivate let document: Int
    fileprivate let index: Int
  }

  /// The rendering context of the document: its limits, diagnostics and appearance.
  public let context: RenderContext
  /// The number of pages that were begun so far.
  public private(set) var pageCount = 0

  package let options: RenderOptions
  let info: DocumentInfo
  let sink: OutputSink
  let file: PDFFile
  let assets: PDFAssets
  let attachments: PDFAttachments
  /// Attaches the data of figures; nil if the document may have no such files.
  private let figureFiles: PDFFigureFiles?
  var tree = PDFPageTree()
  /// Page labels that differ from the page numbers.
  var labels: [(position: PDFPageTree.Position, label: PDFPageLabels.Label)] = []
  /// The panel and the page layout with which a viewer opens the document.
  ///
  /// The value at the call of ``finish()`` is written.
  public var presentation = PDFPresentation()
  var links = PDFLinks()
  /// The structure tree; nil if the document is not tagged.
  let structure: PDFStructure?
  var openPages: [OpenPage] = []
  var deferred: [Int: Deferred] = [:]
  /// The links around deferred drawings, whose annotations are written with them, by drawing.
  ///
  /// Most drawings, such as page counts, have none, and there may be one for each of 100,000 pages.
  var deferredLinks: [Int: PlacedAnnotation<LinkAnnotation>] = [:]
  var insertionPointCount = 0
  /// The elements that contain the pages of insertion points, by the number of the insertion point.
  var insertionElements: [Int: MarkedContent.Element] = [:]
  /// The gaps in the reading order that the pages of insertion points fill, by the number of the
  /// insertion point.
  var insertionGaps: [Int: Int] = [:]
  private(set) var isFinished = false
  /// The number of the document among those of the process, for its identity.
  private let number = PDFDocument.count.wrappingAdd(1, ordering: .relaxed).newValue
  private static let count = Atomic(0)
  /// Whether the drawing of a page threw, so that the caller knows that the document is incomplete.
  var hasThrown = false

  /// Creates a document that is written to memory (the default), a file or a closure.
  ///
  /// - Parameters:
  ///   - target: The destination of the bytes. The default is memory.
  ///   - info: The metadata of the document. The default is that of the options.
  ///   - conformance: The standards that the document claims. The default is those of the options,
  ///     which have none by default.
  ///   - encryption: The passwords of the document. Without them (`nil`) everybody can open it.
  ///   - options: The limits, the locale and the appearance of the rendering.
  /// - Throws: `outputFailed` if the target cannot be written; `invalidMetadata` or `limitExceeded`
  ///   for ``DocumentInfo/extensions`` that cannot be used; `invalidPassword` for passwords that
  ///   cannot be used; `unsupportedOption` for passwords without the package trait `Encryption`,
  ///   and for standards that contradict each other or the other options.
  public init(
    to target: OutputTarget = .data, info: DocumentInfo? = nil,
    conformance: Set<PDFConformance>? = nil, encryption: PDFEncryption? = nil,
    options: RenderOptions = RenderOptions()
  ) throws {
    let (info, conformance) = (info ?? options.info, conformance ?? options.conformance)
    self.options = options
    self.info = info
    try conformance.check(isTagged: options.isTagged, isEncrypted: encryption != nil)
    try XMPSchema.check(info.extensions, options.limits)
    context = RenderContext(options, conformance)
    let security = try encryption.map { [context] in try PDFSecurity($0, context) }
    sink = try OutputSink(target, synchronizes: options.synchronizesFile)
    file = PDFFile(sink, security: security)
    file.isArchive = conformance.isArchive
    assets = PDFAssets(file, conformance)
    structure =
      options.isTagged
      ? PDFStructure(
        file, in: context, isAccessible: conformance.contains(.ua1),
        language: Self.language(info, options)) : nil
    attachments = PDFAttachments(file, info, context)
    figureFiles =
      conformance.archive?.part == 3 && options.attachesFigureData
      ? PDFFigureFiles(attachments, context) : nil
    context.takesFigureData = figureFiles != nil
    context.asksForAlternativeText = structure != nil && conformance.contains(.ua1)
    assets.conformance.checkLanguage(Self.language(info, options), in: context)
    ExitReport.keep([.unfinished("PDFDocument", sink.target)], for: self)
  }

  deinit {
    guard !isFinished else { return }
    ExitReport.withdraw(self)
    if !hasThrown { context.noteUnfinished("PDFDocument", sink.target) }
    sink.abandon()
  }

  /// Adds a page that a closure draws, at the end or at an insertion point, and writes it.
  ///
  /// Text layouts that are created in the closure have the limits of the document.
  ///
  /// - Parameters:
  ///   - size: The width and the height in points. ``Limits/minimumPageSide`` and
  ///     ``Limits/maximumPageSide`` are the bounds of each; they are 3 and 14,400 by default.
  ///   - label: The page label in viewers, such as `iv`. The default is the number of the page.
  ///   - point: The insertion point at which the page is inserted. The default is the end of the
  ///     document.
  ///   - boxes: The trim, bleed and crop boxes. By default the page has none.
  ///   - draw: The closure that draws the page.
  /// - Throws: `invalidSize` for a size or a box that cannot be used, `limitExceeded` beyond
  ///   ``Limits/maximumPages``, `documentClosed` after ``finish()``, and every error of `draw`.
  ///   After an error of `draw` the document keeps the page as it was drawn until then.
  public func page(
    size: CGSize, label: String? = nil, at point: InsertionPoint? = nil,
    boxes: PDFPageBoxes = PDFPageBoxes(), _ draw: (any Canvas) throws -> Void
  ) throws {
    try boxes.check(size: size, page: pageCount + 1)
    let page = try beginPage(size: size, label: label, at: point)
    page.boxes = boxes
    defer { endPage(page) }
    do {
      try options.limits.withTextLimits { try context.withLocale { try draw(page.canvas) } }
    } catch {
      hasThrown = true
      throw error
    }
  }

  /// Marks the document as abandoned, if the caller already reports the failure.
  package func abandon() {
    hasThrown = true
    ExitReport.withdraw(self)
  }

  /// A page that is being drawn, between ``beginPage(size:label:at:)`` and ``endPage(_:)``.
  package final class OpenPage {
    /// The canvas of the page.
    package var canvas: any Canvas { pdfCanvas }
    let pdfCanvas: PDFCanvas
    fileprivate let number: Int
    /// The number of the page in drawing order, from 1.
    let index: Int
    fileprivate let label: String?
    fileprivate let point: InsertionPoint?
    fileprivate var boxes = PDFPageBoxes()
    fileprivate var found: [PDFLinks.Found] = []
    /// The annotations that are written with the page.
    var annotations: [any PDFAnnotation] = []

    fileprivate init(
      _ canvas: PDFCanvas, number: Int, index: Int, label: String?, at point: InsertionPoint?
    ) {
      pdfCanvas = canvas
      self.number = number
      self.index = index
      self.label = label
      self.point = point
    }
  }

  /// Begins a page that is drawn in several steps; the first half of ``page(size:label:at:_:)``.
  package func beginPage(
    size: CGSize, label: String? = nil, at point: InsertionPoint? = nil
  ) throws -> OpenPage {
    guard !isFinished else {
      throw EaselError(
        .documentClosed, "the document is finished; pages cannot be added",
        operation: "PDFDocument.page")
    }
    guard pageCount < options.limits.maximumPages else {
      throw EaselError(
        .limitExceeded,
        "a document may have \(options.limits.maximumPages) pages (raise maximumPages, or write several "
          + "documents)",
        operation: "PDFDocument.page", page: pageCount + 1)
    }
    let range = options.limits.minimumPageSide...options.limits.maximumPageSide
    guard range.contains(size.width), range.contains(size.height) else {
      throw EaselError(
        .invalidSize,
        "a page of \(size.width) × \(size.height) points cannot be made; each side may have "
          + "\(range.lowerBound) … \(range.upperBound) points", operation: "PDFDocument.page",
        page: pageCount + 1, value: "\(size.width) × \(size.height)")
    }
    let point = point.flatMap { own($0, "PDFDocument.page") }
    pageCount += 1
    context.page = pageCount
    let number = file.reserve()
    figureFiles?.beginPage()
    structure?.gap = point.flatMap { insertionGaps[$0.section] } ?? 0
    let tagger = structure.map {
      PDFTagger(
        $0, page: number, in: context,
        within: point.flatMap { insertionElements[$0.section] }.flatMap($0.position),
        attach: figureFiles.map { files in { files.attach($0, alternativeText: $1) } })
    }
    let canvas = PDFCanvas(size: size, assets: assets, context: context, tagger: tagger)
    let page = OpenPage(canvas, number: number, index: pageCount, label: label, at: point)
    openPages.append(page)
    canvas.onContent = { [weak page] content, area in
      // Only destinations: a list of all content would be as long as the number of table cells.
      guard case .destination = content else { return }
      page?.found.append(.init(content: content, area: area))
    }
    canvas.compareContrast(size: size)
    return page
  }

  /// Ends a page and writes it.
  package func endPage(_ page: OpenPage) {
    openPages.removeAll { $0 === page }
    defer { context.page = openPages.last?.index }
    let (canvas, size) = (page.pdfCanvas, page.pdfCanvas.page.size)
    canvas.finish()
    let content = file.reserve()
    assets.fonts.check(canvas.content.writer.bytes)
    file.write(content, compressing: canvas.content.writer.bytes, canvas.content.effort)
    links.define(page.found, on: page.number, height: size.height, in: context)
    // A line for each kind of annotation.
    page.annotations += links.annotations(on: canvas)
    let annotations = page.annotations.map { write($0, on: canvas) } + reserveLinks(on: canvas)
    let (parent, position) = tree.add(page.number, at: page.point?.section ?? 0, file)
    if let label = page.label { labels.append((position, .text(label))) }
    let resources = assets.object(for: canvas.content.resources)
    file.write(page.number) { writer in
      writer.raw("<< /Type /Page /Parent ")
      writer.reference(parent)
      writer.raw("/MediaBox ")
      writer.box(CGRect(origin: .zero, size: size))
      writer.byte(0x20)
      page.boxes.write(to: &writer, height: size.height)
      writer.raw("/Resources ")
      writer.reference(resources)
      if assets.isTransparent(canvas.content.resources) {
        writer.raw("/Group << /Type /Group /S /Transparency /I true /CS /DeviceRGB >> ")
      }
      if !annotations.isEmpty {
        // /S: the Tab key moves from one to the next in the order of the structure.
        writer.raw("/Tabs /S /Annots ")
        writer.references(annotations)
        writer.byte(0x20)
      }
      if let marks = canvas.content.marks, marks.stream != nil {
        writer.raw("/StructParents ")
        writer.integer(marks.key)
        writer.byte(0x20)
      }
      writer.raw("/Contents ")
      writer.reference(content)
      writer.raw(">>")
    }
    canvas.tagger?.finish()
    structure?.gap = 0
  }

  /// Writes an annotation of a page and returns its object number.
  private func write(_ annotation: some PDFAnnotation, on page: PDFCanvas) -> Int {
    let placed = PlacedAnnotation(annotation, on: page)
    placed.write(to: assets)
    return placed.number
  }

  /// Reserves the annotations of the links on a page that are drawn later, and returns their object
  /// numbers.
  private func reserveLinks(on page: PDFCanvas) -> [Int] {
    guard let waiting = page.links?.waiting, !waiting.isEmpty else { return [] }
    return waiting.compactMap { link in
      guard let position = deferred[link.drawing],
        let annotation = links.annotation(
          ofLink: link.number, to: link.target, in: position.rect.applying(position.transform),
          context)
      else { return nil }
      let placed = PlacedAnnotation(annotation, on: page)
      deferredLinks[link.drawing] = placed
      return placed.number
    }
  }

  /// Adds an entry to the outline, which viewers show beside the pages.
  ///
  /// ```swift
  /// let document = try PDFDocument()
  /// let part = try document.addOutlineEntry("Sales", to: .destination("sales"))
  /// try document.addOutlineEntry("Prices", to: .url("https://example.org/prices"), under: part)
  /// ```
  ///
  /// A destination that no page of the document defines is noted as `missingDestination`.
  ///
  /// - Parameters:
  ///   - title: The text of the entry.
  ///   - target: A destination of this document, which may be drawn later, or a URL.
  ///   - parent: The entry that contains this one. Without it (`nil`) the entry is at the top
  ///     level.
  ///   - isOpen: Whether a viewer shows the entries below this one at first.
  ///   - style: The color and the font style of the text.
  /// - Returns: The entry, for use as a parent.
  /// - Throws: `invalidOutline` for a parent of another document, `documentClosed` after
  ///   ``finish()``.
  @discardableResult
  public func addOutlineEntry(
    _ title: String, to target: LinkTarget, under parent: OutlineEntry? = nil, isOpen: Bool = true,
    style: PDFOutlineStyle = PDFOutlineStyle()
  ) throws -> OutlineEntry {
    if let parent, parent.document != number {
      throw EaselError(
        .invalidOutline,
        "the parent of “\(title)” is not an entry of this document; give an entry that its "
          + "addOutlineEntry(_:to:) returned",
        operation: "PDFDocument.addOutlineEntry", value: title)
    }
    guard !isFinished else {
      throw EaselError(
        .documentClosed, "the document is finished", operation: "PDFDocument.addOutlineEntry")
    }
    links.outline.append(
      PDFLinks.OutlineEntry(
        title: title, target: target, parent: parent?.index, isOpen: isOpen, style: style))
    return OutlineEntry(document: number, index: links.outline.count - 1)
  }

  /// The error of the first write that failed, after which further drawing has no effect.
  package var outputFailure: (any Error)? { sink.failure }

  /// Completes the document and returns its bytes, if it is written to memory, and its diagnostics.
  ///
  /// - Returns: The bytes, for a document in memory, and the diagnostics.
  /// - Throws: The first diagnostic that the policy of the options throws, or `outputFailed` if the
  ///   target cannot be written; then no output remains. A second call throws `documentClosed`.
  @discardableResult
  public func finish() throws -> RenderResult<Data> {
    guard !isFinished else {
      throw EaselError(.documentClosed, "the document is finished", operation: "PDFDocument.finish")
    }
    if pageCount == 0 {
      context.note(
        .error, .invalidSize,
        "a PDF document needs at least one page; call page(size:) before finish()",
        operation: "PDFDocument.finish")
    }
    isFinished = true
    ExitReport.withdraw(self)
    writeEnd()
    do {
      if let failure = sink.failure ?? file.failure ?? assets.fonts.failure { throw failure }
      try context.throwFailure()
    } catch {
      sink.abandon()
      throw error
    }
    return RenderResult(output: try sink.finish(), of: context)
  }
}
