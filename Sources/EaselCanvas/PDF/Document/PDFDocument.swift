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
/// Figures (``MarkedContent/figure(label:value:)``) have their words as alternative text. A
/// document with any is tagged: what lies between figures is text, in the order of its drawing.
/// Without figures nothing is tagged.
///
/// Every document has the metadata of its ``DocumentInfo`` as XMP too, sRGB as its output intent, an
/// identifier made of its bytes, and the language of ``DocumentInfo/language``, else of
/// ``RenderOptions/localeIdentifier``.
public final class PDFDocument {
  /// An entry of the outline, as a parent for further ones.
  public struct OutlineEntry: Hashable, Sendable {
    fileprivate let index: Int
  }

  /// Limits, diagnostics and appearance of this rendering.
  public let context: RenderContext
  /// How many pages were drawn.
  public private(set) var pageCount = 0

  private let options: RenderOptions
  private let info: DocumentInfo
  private let sink: OutputSink
  private let file: PDFFile
  private let assets: PDFAssets
  private var pages: [PDFPage] = []
  private var links = PDFLinks()
  /// The next key of the structure.
  private var nextKey = 0
  private var isFinished = false
  /// Whether a page's drawing threw, so that the caller knows that the document is not finished.
  private var hasThrown = false

  /// Opens a document; throws when the target cannot be written.
  public init(
    to target: OutputTarget = .data, info: DocumentInfo = DocumentInfo(),
    options: RenderOptions = RenderOptions()
  ) throws {
    self.options = options
    self.info = info
    context = RenderContext(options)
    sink = try OutputSink(target, synchronizes: options.synchronizesFile)
    file = PDFFile(sink)
    assets = PDFAssets(file)
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
  ///   - draw: Draws the page; what it throws, this call throws, and the page stays as it is.
  public func page(
    size: CGSize, label: String? = nil, _ draw: (any Canvas) throws -> Void
  ) throws {
    let page = try beginPage(size: size, label: label)
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

  /// A page that is being drawn, from ``beginPage(size:label:)`` to ``endPage(_:)``.
  package final class OpenPage {
    /// What draws on the page.
    package var canvas: any Canvas { pdfCanvas }
    fileprivate let pdfCanvas: PDFCanvas
    fileprivate let number: Int
    fileprivate let label: String?
    fileprivate var found: [PDFLinks.Found] = []

    fileprivate init(_ canvas: PDFCanvas, number: Int, label: String?) {
      pdfCanvas = canvas
      self.number = number
      self.label = label
    }
  }

  /// Begins a page that is drawn step by step; ``page(size:label:_:)`` in two halves.
  package func beginPage(size: CGSize, label: String? = nil) throws -> OpenPage {
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
    pageCount += 1
    context.page = pageCount
    let number = file.reserve()
    let canvas = PDFCanvas(size: size, assets: assets, context: context)
    let page = OpenPage(canvas, number: number, label: label)
    canvas.onContent = { [weak page] content, area in
      page?.found.append(.init(content: content, area: area))
    }
    canvas.compareContrast(size: size)
    return page
  }

  /// Ends a page and writes it.
  package func endPage(_ page: OpenPage) {
    defer { context.page = nil }
    let (canvas, size) = (page.pdfCanvas, page.pdfCanvas.page.size)
    canvas.finish()
    let (content, items) = canvas.markedContent.finish(&canvas.content)
    let stream = file.reserve()
    file.write(stream, compressing: content)
    links.define(page.found, on: page.number, height: size.height, in: context)
    let areas = canvas.links?.areas(context) ?? []
    pages.append(
      PDFPage(
        number: page.number, size: size, content: stream,
        resources: assets.object(for: canvas.content.resources),
        isTransparent: assets.isTransparent(canvas.content.resources), items: items,
        links: links.write(areas, height: size.height, to: file, in: context) { makeKey() },
        key: makeKey(), label: page.label))
  }

  private func makeKey() -> Int {
    nextKey += 1
    return nextKey - 1
  }

  /// Adds an entry to the outline that viewers show beside the pages.
  ///
  /// - Parameters:
  ///   - title: What the entry says.
  ///   - target: A destination of this document, drawn before or after, or a URL.
  ///   - parent: The entry under which it stands; nil for the top.
  ///   - isOpen: Whether the entries below it show at first.
  @discardableResult
  public func addOutlineEntry(
    _ title: String, to target: LinkTarget, under parent: OutlineEntry? = nil, isOpen: Bool = true
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
      PDFLinks.OutlineEntry(title: title, target: target, parent: parent?.index, isOpen: isOpen))
    return OutlineEntry(index: links.outline.count - 1)
  }

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

  /// The language as a tag of BCP 47, else that of the locale; nil without both.
  private var language: String? {
    info.language.flatMap(Self.languageTag) ?? options.localeIdentifier.flatMap(Self.languageTag)
  }

  private func noteLanguage() {
    guard let language = info.language, Self.languageTag(language) == nil else { return }
    context.note(
      .warning, .invalidLocale,
      "the document's language “\(language.prefix(40))” is no tag of BCP 47, such as “de-CH”, and is "
        + "left out", operation: "DocumentInfo", value: String(language.prefix(40)))
  }

  /// A tag made of a tag, or of the identifier of a locale; nil for other texts.
  private static func languageTag(_ locale: String) -> String? {
    let tag = locale.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-")
    let isSound = tag.allSatisfy { $0 == "-" || $0.isASCII && ($0.isLetter || $0.isNumber) }
    return isSound && !tag.isEmpty ? String(tag) : nil
  }

  // MARK: The end of the file

  private func writeEnd() {
    let outline = links.writeOutline(to: file, in: context)
    links.noteMissing(in: context)
    noteLanguage()
    links.nameAll()
    assets.fonts.finish(in: context)
    let (tree, structure) = writePages()
    let names = links.writeNames(to: file)
    let (metadata, profile) = (writeMetadata(), writeColorProfile())
    let catalog = file.add { writer in
      writer.raw("<< /Type /Catalog /Pages ")
      writer.reference(tree)
      writer.raw("/Metadata ")
      writer.reference(metadata)
      writer.raw(
        "/OutputIntents [<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) ")
      writer.raw("/Info (sRGB) /DestOutputProfile ")
      writer.reference(profile)
      writer.raw(">>] ")
      if let language {
        writer.raw("/Lang ")
        writer.string(language)
        writer.byte(0x20)
      }
      if info.title?.isEmpty == false {
        writer.raw("/ViewerPreferences << /DisplayDocTitle true >> ")
      }
      if let outline {
        writer.raw("/PageMode /UseOutlines /Outlines ")
        writer.reference(outline)
      }
      if let names {
        writer.raw("/Names << /Dests ")
        writer.reference(names)
        writer.raw(">> ")
      }
      writeLabels(to: &writer)
      if let structure {
        writer.raw("/MarkInfo << /Marked true >> /StructTreeRoot ")
        writer.reference(structure)
      }
      writer.raw(">>")
    }
    file.finish(catalog: catalog, info: writeInfo())
  }

  /// Writes the dictionaries of the pages and, if there are figures, their structure; returns the
  /// roots of both.
  private func writePages() -> (tree: Int, structure: Int?) {
    var tree = PDFPageTree()
    let hasFigures = pages.contains { !$0.items.isEmpty }
    var structure = hasFigures ? PDFStructure(file) : nil
    for page in pages {
      structure?.add(page)
      let parent = tree.add(page.number, file)
      file.write(page.number) { writer in
        writer.raw("<< /Type /Page /Parent ")
        writer.reference(parent)
        writer.raw("/MediaBox ")
        writer.box(CGRect(origin: .zero, size: page.size))
        writer.raw(" /Resources ")
        writer.reference(page.resources)
        if page.isTransparent {
          writer.raw("/Group << /Type /Group /S /Transparency /I true /CS /DeviceRGB >> ")
        }
        if !page.links.isEmpty {
          // Readers go from link to link in the order of the structure.
          writer.raw("/Tabs /S /Annots ")
          writer.references(page.links.flatMap { $0.annotations.map(\.number) })
          writer.byte(0x20)
        }
        if let structure {
          structure.writeContents(of: page, to: &writer)
        } else {
          writer.raw("/Contents ")
          writer.reference(page.content)
        }
        writer.raw(">>")
      }
    }
    structure?.finish()
    return (tree.write(to: file), structure?.root)
  }

  /// Writes what viewers call the pages, where that is not their number (ISO 32000-1, 12.4.2).
  private func writeLabels(to writer: inout PDFWriter) {
    guard pages.contains(where: { $0.label != nil }) else { return }
    writer.raw("/PageLabels << /Nums [ ")
    for (index, page) in pages.enumerated() {
      // Those that follow a page with its number count on.
      let goesOn = index > 0 && page.label == nil && pages[index - 1].label == nil
      guard !goesOn else { continue }
      writer.integer(index)
      if let label = page.label {
        writer.raw(" << /P ")
        writer.string(label)
        writer.raw(" >> ")
      } else {
        writer.raw(" << /S /D /St ")
        writer.integer(index + 1)
        writer.raw(" >> ")
      }
    }
    writer.raw("] >> ")
  }

  /// The library that writes the file.
  private static let producer = "Easel"

  /// Writes the metadata, which readers look for without expanding anything.
  private func writeMetadata() -> Int {
    let packet = XMPPacket(info, creator: info.creator ?? Self.producer, producer: Self.producer)
    let number = file.reserve()
    file.write(number, PDFFile.Stream(packet.bytes, nil)) {
      $0.raw("/Type /Metadata /Subtype /XML ")
    }
    return number
  }

  /// The same in each document, and compressed once.
  private static let colorProfile = Result {
    try PDFFile.Stream(compressing: ColorProfile.sRGB, .usual)
  }

  /// Writes the profile that says which colours the numbers mean.
  private func writeColorProfile() -> Int {
    let number = file.reserve()
    file.attempt { file.write(number, try Self.colorProfile.get()) { $0.raw("/N 3 ") } }
    return number
  }

  private func writeInfo() -> Int {
    file.add { writer in
      writer.raw("<< /Creator ")
      writer.string(info.creator ?? Self.producer)
      writer.raw(" /Producer ")
      writer.string(Self.producer)
      func write(_ key: StaticString, _ text: String?) {
        guard let text else { return }
        writer.raw(key)
        writer.string(text)
      }
      func write(_ key: StaticString, _ date: Date?) {
        guard let date else { return }
        writer.raw(key)
        writer.text("(D:\(PDFDate.text(date).filter(\.isNumber))Z)")
      }
      write(" /Title ", info.title)
      write(" /Author ", info.author)
      write(" /Subject ", info.subject)
      write(" /Keywords ", info.joinedKeywords)
      write(" /CreationDate ", info.creationDate)
      write(" /ModDate ", info.modificationDate)
      writer.raw(" >>")
    }
  }
}
