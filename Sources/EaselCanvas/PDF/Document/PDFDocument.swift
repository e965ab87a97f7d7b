import Foundation

/// A PDF document, written page by page.
///
/// ```swift
/// let document = try PDFDocument(to: .file(url), info: DocumentInfo(title: "March"))
/// try document.page(size: PageSize.a4) { canvas in
///   canvas.fill(CGRect(x: 72, y: 72, width: 100, height: 100), with: .color(.systemBlue))
/// }
/// try document.finish()
/// ```
///
/// Each page has its own size, in points, and leaves memory when it ends. Nothing is at the target
/// until ``finish()`` returned; a document that is let go before leaves no trace. The same input
/// gives the same bytes.
///
/// A document is tagged (``MarkedContent/Tag``): its text is read in the order of the drawing, as
/// headings, tables and whatever else it is marked as, and as paragraphs where it is not; figures
/// have their words (``MarkedContent/figure(label:value:data:)``), and other drawing is passed over. An
/// element may go on over pages (`element(_:in:)`).
///
/// Every document has the metadata of its ``DocumentInfo`` as XMP too, sRGB as its output intent, an
/// identifier made of its bytes, and the language of ``DocumentInfo/language``, else of
/// ``RenderOptions/localeIdentifier``. Without a title it has that of its first heading.
///
/// The bytes of an encrypted document are random (``PDFEncryption``).
public final class PDFDocument {
  /// An entry of the outline, as a parent for further ones.
  public struct OutlineEntry: Hashable, Sendable {
    fileprivate let index: Int
  }

  /// Limits, diagnostics and appearance of this rendering.
  public let context: RenderContext
  /// How many pages were drawn.
  public private(set) var pageCount = 0

  package let options: RenderOptions
  let info: DocumentInfo
  let sink: OutputSink
  let file: PDFFile
  let assets: PDFAssets
  let attachments: PDFAttachments
  /// Attaches the data of figures; nil where the document may have none.
  private let figureFiles: PDFFigureFiles?
  var tree = PDFPageTree()
  /// What viewers call pages, where it is not their numbers.
  var labels: [(position: PDFPageTree.Position, label: PDFPageLabels.Label)] = []
  /// How a viewer shows the document at first.
  public var presentation = PDFPresentation()
  var links = PDFLinks()
  /// What the document's parts are; nil where it is not tagged.
  let structure: PDFStructure?
  var openPages: [OpenPage] = []
  var deferred: [Int: Deferred] = [:]
  var insertionPointCount = 0
  /// Elements around the pages of insertion points.
  var insertionElements: [Int: MarkedContent.Element] = [:]
  private(set) var isFinished = false
  /// Whether a page's drawing threw, so that the caller knows that the document is not finished.
  var hasThrown = false

  /// Opens a document; throws when the target cannot be written.
  ///
  /// Throws `invalidMetadata` and `limitExceeded` for ``DocumentInfo/extensions`` that cannot be used,
  /// `invalidPassword` for passwords, and `unsupportedOption` for any without the package trait
  /// `Encryption`, and for standards that one document cannot keep to.
  ///
  /// - Parameters:
  ///   - target: Where the document goes.
  ///   - info: What it says of itself; that of the options by default.
  ///   - conformance: The standards that it claims; those of the options by default, which are none.
  ///   - encryption: Its passwords; nil for a document that everybody may read.
  ///   - options: Limits, locale and appearance.
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
    context = RenderContext(options)
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
    context.asksForWords = structure != nil && conformance.contains(.ua1)
    ExitReport.keep([.unfinished("PDFDocument", sink.target)], for: self)
  }

  deinit {
    guard !isFinished else { return }
    ExitReport.withdraw(self)
    if !hasThrown { context.noteUnfinished("PDFDocument", sink.target) }
    sink.abandon()
  }

  /// Draws a page; texts that are set in the closure have the document's limits.
  ///
  /// - Parameters:
  ///   - size: Width and height in points, 3 … 14,400 each.
  ///   - label: What viewers call the page, such as `iv`; its number by default.
  ///   - point: Where the page is put; behind the others by default.
  ///   - boxes: What printers cut off and viewers show; all of the page by default.
  ///   - draw: Draws the page; what it throws, this call throws, and the page stays as it is.
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

  /// Gives the document up, where whoever draws it knows that there is none.
  package func abandon() {
    hasThrown = true
    ExitReport.withdraw(self)
  }

  /// A page that is being drawn, from ``beginPage(size:label:at:)`` to ``endPage(_:)``.
  package final class OpenPage {
    /// What draws on the page.
    package var canvas: any Canvas { pdfCanvas }
    let pdfCanvas: PDFCanvas
    fileprivate let number: Int
    /// Which page it is, in the order of the drawing.
    let index: Int
    fileprivate let label: String?
    fileprivate let point: InsertionPoint?
    fileprivate var boxes = PDFPageBoxes()
    fileprivate var found: [PDFLinks.Found] = []

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

  /// Begins a page that is drawn step by step; ``page(size:label:at:_:)`` in two halves.
  package func beginPage(
    size: CGSize, label: String? = nil, at point: InsertionPoint? = nil
  ) throws -> OpenPage {
    guard !isFinished else {
      throw EaselError(
        .documentClosed, "the document is finished and takes no more pages",
        operation: "PDFDocument.page")
    }
    guard pageCount < options.limits.maximumPages else {
      throw EaselError(
        .limitExceeded, "a document may have \(options.limits.maximumPages) pages",
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
    let tagger = structure.map {
      PDFTagger(
        $0, page: number, in: context,
        within: point.flatMap { insertionElements[$0.section] }.flatMap($0.place),
        attach: figureFiles.map { files in { files.attach($0, words: $1) } })
    }
    let canvas = PDFCanvas(size: size, assets: assets, context: context, tagger: tagger)
    let page = OpenPage(canvas, number: number, index: pageCount, label: label, at: point)
    openPages.append(page)
    canvas.onContent = { [weak page] content, area in
      // Others would be as many as the cells of tables.
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
    file.write(content, compressing: canvas.content.writer.bytes, canvas.content.effort)
    links.define(page.found, on: page.number, height: size.height, in: context)
    let annotations = links.write(
      canvas.links?.numberedAreas(context) ?? [], height: size.height, to: file, in: context
    ) { canvas.tagger?.add(annotation: $0, ofLink: $1) }
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
        // Readers go from link to link in the order of the structure.
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
  }

  /// Adds an entry to the outline that viewers show beside the pages.
  ///
  /// - Parameters:
  ///   - title: What the entry says.
  ///   - target: A destination of this document, drawn before or after, or a URL.
  ///   - parent: The entry under which it stands; nil for the top.
  ///   - isOpen: Whether the entries below it show at first.
  ///   - style: How it looks.
  @discardableResult
  public func addOutlineEntry(
    _ title: String, to target: LinkTarget, under parent: OutlineEntry? = nil, isOpen: Bool = true,
    style: PDFOutlineStyle = PDFOutlineStyle()
  ) throws -> OutlineEntry {
    if let parent, !links.outline.indices.contains(parent.index) {
      throw EaselError(
        .invalidOutline, "the parent of “\(title)” is not an entry of this document",
        operation: "PDFDocument.addOutlineEntry", value: title)
    }
    guard !isFinished else {
      throw EaselError(
        .documentClosed, "the document is finished", operation: "PDFDocument.addOutlineEntry")
    }
    links.outline.append(
      PDFLinks.OutlineEntry(
        title: title, target: target, parent: parent?.index, isOpen: isOpen, style: style))
    return OutlineEntry(index: links.outline.count - 1)
  }

  /// Why bytes could not be handed on, after which there is nothing to draw for.
  package var outputFailure: (any Error)? { sink.failure }

  /// Completes the document; returns its bytes, if they went to memory, and what was noted.
  ///
  /// Strictly, throws the first error that was noted, and leaves no output. A second call throws
  /// `documentClosed`.
  @discardableResult
  public func finish() throws -> RenderResult<Data> {
    guard !isFinished else {
      throw EaselError(.documentClosed, "the document is finished", operation: "PDFDocument.finish")
    }
    if pageCount == 0 {
      context.note(
        .error, .invalidSize, "a PDF document needs at least one page",
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
