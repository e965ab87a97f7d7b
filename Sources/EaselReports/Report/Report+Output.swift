import EaselBlocks
import EaselCanvas
import Foundation

extension Report {
  /// Writes the report to a PDF file, whole or not at all.
  ///
  /// ```swift
  /// try report.write(to: URL(filePath: "march.pdf")) { pages in print("\(pages) pages") }
  /// ```
  ///
  /// A task that is cancelled stops between two pages, and leaves no file.
  ///
  /// - Parameters:
  ///   - url: The file, whose extension is `pdf`.
  ///   - options: Appearance, locale, limits, and which diagnostics are thrown.
  ///   - progress: Called with the number of pages so far, when each was drawn.
  /// - Returns: The diagnostics.
  /// - Throws: `unsupportedFormat` for another extension, `invalidSize` for margins that leave no
  ///   room, `unsupportedOption` for asynchronous rows, `CancellationError`, `outputFailed`, and what
  ///   the policy of the options throws.
  @discardableResult
  public func write(
    to url: URL, options: RenderOptions = RenderOptions(), progress: ((Int) -> Void)? = nil
  ) throws -> [Diagnostic] {
    try checkPDF(url)
    return try render(to: .file(url), options: options, progress: progress).unreadDiagnostics
  }

  /// Writes the report to a PDF file, and waits for asynchronous rows.
  ///
  /// The file is the same as that of the synchronous twin, whenever the rows come.
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

  /// The bytes of the report as a PDF document.
  public func data(
    as format: RenderFormat = .pdf, options: RenderOptions = RenderOptions()
  ) throws -> Data {
    try rendered(as: format, options: options).output
  }

  /// The bytes of the report as a PDF document; waits for asynchronous rows.
  public func data(
    as format: RenderFormat = .pdf, options: RenderOptions = RenderOptions(),
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Data {
    try check(format)
    return try await render(to: .data, options: options, isolation: isolation).output
  }

  /// The bytes of the report as a PDF document, with all diagnostics.
  public func rendered(
    as format: RenderFormat = .pdf, options: RenderOptions = RenderOptions()
  ) throws -> RenderResult<Data> {
    try check(format)
    return try render(to: .data, options: options)
  }

  /// Draws the report as a PDF document, and hands it to a target page by page.
  ///
  /// ```swift
  /// try report.render(to: .sink { bytes in response.append(bytes) })
  /// ```
  ///
  /// The first bytes come when the first pages are drawn, long before the last one is laid out. What the
  /// closure throws ends the rendering after the page that is drawn, and is thrown on. It may wait, which
  /// holds the rendering up: call it on a thread of its own then.
  @discardableResult
  public func render(
    to target: OutputTarget, options: RenderOptions = RenderOptions(),
    progress: ((Int) -> Void)? = nil
  ) throws -> RenderResult<Data> {
    let document = try open(target, options)
    let pages = PDFPageTarget(document)
    do {
      let rendering = ReportRendering(self, to: pages, document.options, progress: progress)
      try rendering.finish()
      return try finish(document, pages)
    } catch {
      document.abandon()
      throw error
    }
  }

  /// Draws the report as a PDF document, and hands it to a target page by page; waits for
  /// asynchronous rows.
  @discardableResult
  public func render(
    to target: OutputTarget, options: RenderOptions = RenderOptions(),
    progress: ((Int) -> Void)? = nil, isolation: isolated (any Actor)? = #isolation
  ) async throws -> RenderResult<Data> {
    let document = try open(target, options)
    let pages = PDFPageTarget(document)
    do {
      let rendering = ReportRendering(self, to: pages, document.options, progress: progress)
      try await rendering.finish(isolation)
      return try finish(document, pages)
    } catch {
      document.abandon()
      throw error
    }
  }

  private func open(_ target: OutputTarget, _ options: RenderOptions) throws -> PDFDocument {
    try PDFDocument(to: target, encryption: encryption, options: completed(options))
  }

  private func finish(
    _ document: PDFDocument, _ pages: PDFPageTarget
  ) throws -> RenderResult<Data> {
    pages.closeElements()
    for attach in attachments { try attach(document) }
    return try document.finish()
  }

  private func checkPDF(_ url: URL) throws {
    try check(RenderFormat.named(by: url, operation: "Report.write"))
  }

  private func check(_ format: RenderFormat) throws {
    guard format != .pdf else { return }
    throw EaselError(
      .unsupportedFormat,
      "a report has pages, which \(format.rawValue) has not; write a pdf, or call images(scale:)",
      operation: "Report.write", value: format.rawValue)
  }
}
