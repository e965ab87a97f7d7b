import EaselCanvas
import Foundation

extension GraphicsContext {
  // MARK: Documents

  /// Creates a context that draws the pages of a PDF document for a consumer; `nil` on failure.
  ///
  /// ```swift
  /// let data = NSMutableData()
  /// var box = CGRect(x: 0, y: 0, width: 612, height: 792)
  /// if let consumer = CGDataConsumer(data: data),
  ///   let context = CGContext(consumer: consumer, mediaBox: &box, nil)
  /// {
  ///   context.beginPDFPage(nil)
  ///   context.fill(CGRect(x: 72, y: 72, width: 100, height: 50))
  ///   context.endPDFPage()
  ///   context.closePDF()
  /// }
  /// ```
  ///
  /// The origin is at the bottom left and y points upward. ``beginPDFPage(_:)`` begins each page.
  /// ``closePDF()`` completes the document, as does releasing the context. The result is `nil`, and
  /// a diagnostic is noted, if the target cannot be written or a password is requested, since
  /// documents are not encrypted.
  ///
  /// - Parameters:
  ///   - consumer: The destination of the document.
  ///   - mediaBox: The bounds of pages for which none are given; `nil` means 612 × 792 points.
  ///   - auxiliaryInfo: The metadata of the document, by keys such as ``kCGPDFContextTitle``. Its
  ///     ``kCGPDFContextMediaBox`` takes precedence over `mediaBox`.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let target: OutputTarget
    var data: NSMutableData?
    switch consumer.target {
    case .data(let bytes): (target, data) = (.data, bytes)
    case .file(let url): target = .file(url)
    }
    do {
      try self.init(
        pdfTo: target, bounds: mediaBox?.pointee ?? .zero, space: .upwards,
        auxiliaryInfo as? [AnyHashable: Any]
      ) { data?.append($0) }
    } catch {
      Self.reportFailure(error)
      return nil
    }
  }

  /// Creates a context that draws the pages of a PDF file; `nil` on failure.
  ///
  /// The origin is at the bottom left and y points upward. The result is `nil` if the URL is not a
  /// file URL, and, with a diagnostic, if the file cannot be written or a password is requested.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - mediaBox: The bounds of pages for which none are given; `nil` means 612 × 792 points.
  ///   - auxiliaryInfo: The metadata of the document, by keys such as ``kCGPDFContextTitle``. Its
  ///     ``kCGPDFContextMediaBox`` takes precedence over `mediaBox`.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Makes a context from a document's dictionary and notes the diagnostics about the dictionary.
  convenience init(
    pdfTo target: OutputTarget, bounds: CGRect, space: PDFContextPages.Space,
    _ dictionary: [AnyHashable: Any]?, deliver: @escaping (Data) -> Void = { _ in }
  ) throws {
    let info = PDFContextInfo(dictionary)
    if let failure = info.failure { throw failure }
    try self.init(
      pdfTo: target, bounds: info.mediaBox ?? bounds, space: space, info: info.document,
      deliver: deliver)
    for diagnostic in info.diagnostics { canvas.context.note(diagnostic) }
  }

  /// Reports the failure to make a document.
  static func reportFailure(_ error: any Error) {
    let known = error as? EaselError
    report([
      Diagnostic(
        .error, known?.code ?? .outputFailed, known?.message ?? "\(error)",
        operation: known?.operation, value: known?.value)
    ])
  }

  /// Ends the open page and writes the completed document to its destination.
  public func closePDF() { closePages() }

  // MARK: Pages

  /// Begins a page with the initial graphics state and the bounds in a dictionary; `nil` uses those
  /// of the document.
  ///
  /// - Parameter pageInfo: The dictionary of the page. Its bounds come from
  ///   ``kCGPDFContextMediaBox``, if present; otherwise they are those of the document.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    beginPage(nil, pageInfo as? [AnyHashable: Any])
  }

  /// Ends the open page; without one, nothing changes and a warning is noted.
  public func endPDFPage() { endPage() }

  /// Begins a page with bounds in points and the initial graphics state; `nil` uses those of the
  /// document.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(mediaBox?.pointee) }

  /// Begins a page with the bounds in its dictionary, or with the given ones.
  func beginPage(_ bounds: CGRect?, _ dictionary: [AnyHashable: Any]?) {
    let info = PDFContextInfo(dictionary)
    for diagnostic in info.diagnostics { canvas.context.note(diagnostic) }
    beginPage(info.mediaBox ?? bounds)
  }

  // MARK: Links

  /// Makes a rectangle of the open page a link to a URL; it is in points with y upward in the
  /// coordinates of the page's bounds.
  ///
  /// The rectangle is in the coordinate system of the page's bounds, which the current transform
  /// does not change, see ``userSpaceToDeviceSpaceTransform``. Without an open page nothing is
  /// added, and an error is noted.
  public func setURL(_ url: CFURL, for rect: CGRect) {
    addLink(.url((url as URL).absoluteString), rect)
  }

  /// Makes a rectangle of the open page a link to a named destination; it is in points with y
  /// upward in the coordinates of the page's bounds.
  ///
  /// The rectangle is in the coordinate system of the page's bounds, as for ``setURL(_:for:)``.
  public func setDestination(_ name: CFString, for rect: CGRect) {
    addLink(.destination(name as String), rect)
  }

  /// Adds a named destination of links at a point of the open page; it is in points with y upward
  /// in the coordinates of the page's bounds.
  ///
  /// The point is in the coordinate system of the page's bounds, as for ``setURL(_:for:)``.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    addDestination(name as String, point)
  }
}
