internal import CCairo
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
/// Figures (``Content/figure(label:value:)``) have their words as alternative text. A document with
/// any is tagged: what lies between figures is text, in the order of its drawing, and the language
/// is that of ``RenderOptions/localeIdentifier``. Without figures nothing is tagged but links.
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
  private let sink: OutputSink
  private let tagger: PDFTagger
  private let surface: CairoSurface
  private let images = CairoImageCache()
  private var links = PDFLinks()
  private var outline: [(title: String, link: LinkTarget, parent: Int?, isOpen: Bool)] = []
  private var isFinished = false

  /// Opens a document; throws when the target cannot be written.
  public init(
    to target: OutputTarget = .data, info: DocumentInfo = DocumentInfo(),
    options: RenderOptions = RenderOptions()
  ) throws {
    self.options = options
    context = RenderContext(options)
    let sink = try OutputSink(target, synchronizes: options.synchronizesFile)
    self.sink = sink
    let tagger = PDFTagger(sink)
    self.tagger = tagger
    // The tagger outlives the surface: this object owns both, and deinit finishes the surface first.
    let pointer = cairo_pdf_surface_create_for_stream(
      { closure, bytes, count in
        guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
        let tagger = Unmanaged<PDFTagger>.fromOpaque(closure).takeUnretainedValue()
        let written = tagger.write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
        return written ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
      }, Unmanaged.passUnretained(tagger).toOpaque(), 595, 842)
    surface = try CairoSurface(owning: pointer, "PDFDocument")
    cairo_pdf_surface_restrict_to_version(surface.pointer, CAIRO_PDF_VERSION_1_5)
    describe(info)
  }

  deinit {
    if !isFinished {
      cairo_surface_finish(surface.pointer)
      sink.abandon()
    }
  }

  private func describe(_ info: DocumentInfo) {
    func set(_ field: cairo_pdf_metadata_t, _ text: String?) {
      guard let text else { return }
      cairo_pdf_surface_set_metadata(surface.pointer, field, SafeText(text).text)
    }
    set(CAIRO_PDF_METADATA_TITLE, info.title)
    set(CAIRO_PDF_METADATA_AUTHOR, info.author)
    set(CAIRO_PDF_METADATA_SUBJECT, info.subject)
    set(
      CAIRO_PDF_METADATA_KEYWORDS,
      info.keywords.isEmpty ? nil : info.keywords.joined(separator: ", "))
    set(CAIRO_PDF_METADATA_CREATOR, "Easel")
    // An empty date keeps cairo from writing the present one.
    set(CAIRO_PDF_METADATA_CREATE_DATE, info.creationDate.map(PDFDate.text) ?? "")
    set(CAIRO_PDF_METADATA_MOD_DATE, info.modificationDate.map(PDFDate.text))
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
    defer { context.page = nil }
    cairo_pdf_surface_set_size(surface.pointer, size.width, size.height)
    if let label { cairo_pdf_surface_set_page_label(surface.pointer, SafeText(label).text) }
    let canvas = try CairoCanvas(
      surface, size: size, isVector: true, images: images, context: context)
    let figures = PDFFigures()
    canvas.figures = figures
    var found: [PDFLinks.Found] = []
    canvas.onContent = { content, area in found.append(.init(content: content, area: area)) }
    canvas.compareContrast(size: size)
    let result = Result { try options.limits.whileSettingText { try draw(canvas) } }
    canvas.finish()
    links.write(found, canvas.links?.areas(context) ?? [], on: canvas)
    canvas.closeStructure()
    tagger.beginPage(figures.found)
    cairo_show_page(canvas.cr)
    tagger.endPage(figures.found)
    let status = cairo_surface_status(surface.pointer)
    if status != CAIRO_STATUS_SUCCESS, sink.failure == nil {
      context.note(.error, .backendFailed, cairoMessage(status), operation: "PDFDocument.page")
    }
    try result.get()
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
    if let parent, !outline.indices.contains(parent.index) {
      throw EaselError(
        .invalidOutline, "the parent of “\(title)” is not an entry of this document",
        operation: "PDFDocument.addOutlineEntry", value: title)
    }
    guard !isFinished else {
      throw EaselError(
        .documentClosed, "the document is finished", operation: "PDFDocument.addOutlineEntry")
    }
    outline.append((title, target, parent?.index, isOpen))
    return OutlineEntry(index: outline.count - 1)
  }

  /// Completes the document; returns its bytes when they went to memory, else nothing.
  ///
  /// Strictly, throws the first error that was noted, and leaves no output.
  @discardableResult
  public func finish() throws -> Data { try render().output }

  /// Completes the document and returns it with everything that was noted.
  public func render() throws -> Rendered<Data> {
    guard !isFinished else {
      throw EaselError(.documentClosed, "the document is finished", operation: "PDFDocument.finish")
    }
    if pageCount == 0 {
      context.note(
        .error, .invalidSize, "a PDF document needs at least one page",
        operation: "PDFDocument.finish")
    }
    isFinished = true
    writeOutline()
    links.noteMissing(in: context)
    tagger.beginEnd()
    let finishing = Result { try surface.finish("PDFDocument.finish") }
    tagger.finish(language: language, in: context)
    do {
      if let failure = sink.failure { throw failure }
      try context.throwRefusal()
      try finishing.get()
    } catch {
      sink.abandon()
      throw error
    }
    return Rendered(output: try sink.finish(), diagnostics: context.diagnostics)
  }

  /// The language of the locale as a tag of BCP 47; nil without a locale.
  private var language: String? {
    guard let locale = options.localeIdentifier else { return nil }
    let tag = locale.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-")
    let isSound = tag.allSatisfy { $0 == "-" || $0.isASCII && ($0.isLetter || $0.isNumber) }
    return isSound && !tag.isEmpty ? String(tag) : nil
  }

  private func writeOutline() {
    var identifiers: [Int32] = []
    for entry in outline {
      let parent = entry.parent.map { identifiers[$0] } ?? CAIRO_PDF_OUTLINE_ROOT
      let flags: UInt32 = entry.isOpen ? CAIRO_PDF_OUTLINE_FLAG_OPEN.rawValue : 0
      identifiers.append(
        cairo_pdf_surface_add_outline(
          surface.pointer, parent, SafeText(entry.title).text,
          links.attributes(for: entry.link, in: context) ?? "page=1",
          cairo_pdf_outline_flags_t(rawValue: flags)))
    }
  }
}
