import EaselBlocks
import EaselCanvas
import Foundation

extension Report {
  /// Writes the report to a PDF file; after an error the file is as it was before.
  ///
  /// ```swift
  /// let report = Report("March", language: "en") { Text("Hello") }
  /// try report.write(to: URL(filePath: "march.pdf")) { pages in print("\(pages) pages") }
  /// ```
  ///
  /// A canceled task stops between two pages and leaves the file as it was before.
  ///
  /// - Parameters:
  ///   - url: The file, with the extension `pdf`.
  ///   - options: The appearance, locale, limits, and the policy for diagnostics.
  ///   - progress: A closure that is called after each page, with the number of pages so far.
  /// - Returns: The diagnostics.
  /// - Throws: `unsupportedFormat` for another extension, `invalidSize` if margins, header and
  ///   footer leave no space, `unsupportedOption` for asynchronous rows, `CancellationError`,
  ///   `outputFailed`, and the diagnostics that the policy of the options throws.
  @discardableResult
  public func write(
    to url: URL, options: RenderOptions = RenderOptions(), progress: ((Int) -> Void)? = nil
  ) throws -> [Diagnostic] {
    try checkPDF(url)
    return try render(to: .file(url), options: options, progress: progress).unreadDiagnostics
  }

  /// Writes the report to a PDF file, and waits for tables with asynchronous rows.
  ///
  /// The file is the same as that of the synchronous method, independent of when the rows arrive.
  ///
  /// - Parameters:
  ///   - url: The file, with the extension `pdf`.
  ///   - options: The appearance, locale, limits, and the policy for diagnostics.
  ///   - progress: A closure that is called after each page, with the number of pages so far.
  ///   - isolation: The actor that reads the rows; by default that of the caller.
  /// - Returns: The diagnostics.
  /// - Throws: `unsupportedFormat` for another extension, `invalidSize` if margins, header and
  ///   footer leave no space, `CancellationError`, `outputFailed`, errors of the rows, and the
  ///   diagnostics that the policy of the options throws.
  @discardableResult
  public func write(
    to url: URL, options: RenderOptions = RenderOptions(), progress: ((Int) -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> [Diagnostic] {
    try checkPDF(url)
    return try await render(
      to: .file(url), options: options, progress: progress, isolation: isolation
    ).unreadDiagnostics
  }

  /// Returns the report as the bytes of a PDF document.
  ///
  /// - Parameters:
  ///   - format: The format, which must be `.pdf`.
  ///   - options: The appearance, locale, limits, and the policy for diagnostics.
  /// - Throws: `unsupportedFormat` for another format, and the errors of
  ///   ``write(to:options:progress:)``.
  public func data(
    as format: RenderFormat = .pdf, options: RenderOptions = RenderOptions()
  ) throws -> Data {
    try rendered(as: format, options: options).output
  }

  /// Returns the report as the bytes of a PDF document, and waits for tables with asynchronous
  /// rows.
  ///
  /// - Parameters:
  ///   - format: The format, which must be `.pdf`.
  ///   - options: The appearance, locale, limits, and the policy for diagnostics.
  ///   - isolation: The actor that reads the rows; by default that of the caller.
  /// - Throws: `unsupportedFormat` for another format, errors of the rows, and the errors of
  ///   ``write(to:options:progress:)``.
  public func data(
    as format: RenderFormat = .pdf, options: RenderOptions = RenderOptions(),
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Data {
    try check(format)
    return try await render(to: .data, options: options, isolation: isolation).output
  }

  /// Returns the bytes of a PDF document of the report, together with the rendering's diagnostics.
  ///
  /// - Parameters:
  ///   - format: The format, which must be `.pdf`.
  ///   - options: The appearance, locale, limits, and the policy for diagnostics.
  /// - Throws: `unsupportedFormat` for another format, and the errors of
  ///   ``write(to:options:progress:)``.
  public func rendered(
    as format: RenderFormat = .pdf, options: RenderOptions = RenderOptions()
  ) throws -> RenderResult<Data> {
    try check(format)
    return try render(to: .data, options: options)
  }

  /// Writes the report as a PDF document, page by page, to a file, to memory or to a closure.
  ///
  /// ```swift
  /// let report = Report("March", language: "en") { Text("Hello") }
  /// var response = Data()
  /// try report.render(to: .sink { bytes in response.append(contentsOf: bytes) })
  /// ```
  ///
  /// The first bytes arrive after the first pages are drawn, long before the last page is laid out.
  /// If the closure of the target throws, the rendering ends after the current page and throws that
  /// error. A closure that blocks also blocks the rendering: call this method on a separate thread
  /// then.
  ///
  /// - Parameters:
  ///   - target: The target of the bytes.
  ///   - options: The appearance, locale, limits, and the policy for diagnostics.
  ///   - progress: A closure that is called after each page, with the number of pages so far.
  /// - Returns: The output with the diagnostics; the data is empty unless the target is `.data`.
  /// - Throws: The errors of ``write(to:options:progress:)``, and those of the target.
  @discardableResult
  public func render(
    to target: OutputTarget, options: RenderOptions = RenderOptions(),
    progress: ((Int) -> Void)? = nil
  ) throws -> RenderResult<Data> {
    let document = try open(target, options)
    do {
      try attachFiles(to: document)
      let pages = PDFPageTarget(document)
      let rendering = ReportRendering(self, to: pages, document.options, progress: progress)
      try rendering.finish()
      return try finish(document, pages)
    } catch {
      document.abandon()
      throw error
    }
  }

  /// Writes the report as a PDF document, page by page, to a file, to memory or to a closure, and
  /// waits for tables with asynchronous rows.
  ///
  /// - Parameters:
  ///   - target: The target of the bytes.
  ///   - options: The appearance, locale, limits, and the policy for diagnostics.
  ///   - progress: A closure that is called after each page, with the number of pages so far.
  ///   - isolation: The actor that reads the rows; by default that of the caller.
  /// - Returns: The output with the diagnostics; the data is empty unless the target is `.data`.
  /// - Throws: The errors of ``write(to:options:progress:)``, those of the target, and those of the
  ///   rows.
  @discardableResult
  public func render(
    to target: OutputTarget, options: RenderOptions = RenderOptions(),
    progress: ((Int) -> Void)? = nil, isolation: isolated (any Actor)? = #isolation
  ) async throws -> RenderResult<Data> {
    let document = try open(target, options)
    do {
      try attachFiles(to: document)
      let pages = PDFPageTarget(document)
      let rendering = ReportRendering(self, to: pages, document.options, progress: progress)
      try await rendering.finish(isolation)
      return try finish(document, pages)
    } catch {
      document.abandon()
      throw error
    }
  }

  private func open(_ target: OutputTarget, _ options: RenderOptions) throws -> PDFDocument {
    var options = completed(options)
    try checkInvoice(options.conformance)
    let standards = options.conformance
    if invoice != nil { options.conformance = standards.withInvoice }
    let document = try PDFDocument(to: target, encryption: encryption, options: options)
    if options.conformance != standards {
      document.context.note(
        .note, .nonconforming,
        "the invoice requires PDF/A-3, which the report does not claim: it is written as PDF/A-3b; "
          + "name the claim by .conformance([.a3b])", operation: "Report.invoice")
    }
    return document
  }

  /// Attaches the files and the invoice.
  ///
  /// This happens before the first page, so that a reader of a stream gets no page of a report that
  /// fails because of them.
  private func attachFiles(to document: PDFDocument) throws {
    for attach in attachments { try attach(document) }
    if let invoice { try document.attach(invoice) }
    try document.context.throwFailure()
  }

  private func finish(
    _ document: PDFDocument, _ pages: PDFPageTarget
  ) throws -> RenderResult<Data> {
    pages.closeElements()
    return try document.finish()
  }

  private func checkPDF(_ url: URL) throws {
    try check(RenderFormat.named(by: url, operation: "Report.write"))
  }

  private func check(_ format: RenderFormat) throws {
    guard format != .pdf else { return }
    throw EaselError(
      .unsupportedFormat,
      "a report has pages, which \(format.rawValue) does not support; write a pdf, or call images(scale:)",
      operation: "Report.write", value: format.rawValue)
  }
}
