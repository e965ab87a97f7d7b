import EaselCanvas
import Foundation

extension GraphicsContext {
  // MARK: Documents

  /// Makes a context that draws the pages of a PDF document, with the origin at the bottom left and
  /// y upwards.
  ///
  /// ``beginPDFPage(_:)`` begins each page. ``closePDF()`` completes the document; so does letting the
  /// context go. Nil where the document cannot be made, which is noted: its target cannot be written,
  /// or a password is asked for, since documents are not encrypted.
  ///
  /// - Parameters:
  ///   - consumer: Where the document goes.
  ///   - mediaBox: The bounds of pages that give none; without it, 612 × 792 points.
  ///   - auxiliaryInfo: What the document says of itself, by keys such as ``kCGPDFContextTitle``.
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

  /// Makes a context that draws the pages of a PDF file, with the origin at the bottom left and y
  /// upwards; nil where the file cannot be written.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Makes a context of a document's dictionary, whose diagnostics it notes.
  convenience init(
    pdfTo target: OutputTarget, bounds: CGRect, space: PDFContextPages.Space,
    _ dictionary: [AnyHashable: Any]?, deliver: @escaping (Data) -> Void = { _ in }
  ) throws {
    let info = PDFContextInfo(dictionary)
    if let refusal = info.refusal { throw refusal }
    try self.init(
      pdfTo: target, bounds: info.mediaBox ?? bounds, space: space, info: info.document,
      deliver: deliver)
    for diagnostic in info.diagnostics { canvas.context.note(diagnostic) }
  }

  /// Reports a document that was not made.
  static func reportFailure(_ error: any Error) {
    let known = error as? EaselError
    report([
      Diagnostic(
        .error, known?.code ?? .outputFailed, known?.message ?? "\(error)",
        operation: known?.operation, value: known?.value)
    ])
  }

  /// Ends the open page and completes the document.
  public func closePDF() { closePages() }

  // MARK: Pages

  /// Begins a page, with the initial state; its bounds come from ``kCGPDFContextMediaBox``, where the
  /// dictionary has it.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    beginPage(nil, pageInfo as? [AnyHashable: Any])
  }

  /// Ends the page.
  public func endPDFPage() { endPage() }

  /// Begins a page of the given bounds.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(mediaBox?.pointee) }

  /// Begins a page of bounds, or of those that a page's dictionary has.
  func beginPage(_ bounds: CGRect?, _ dictionary: [AnyHashable: Any]?) {
    let info = PDFContextInfo(dictionary)
    for diagnostic in info.diagnostics { canvas.context.note(diagnostic) }
    beginPage(info.mediaBox ?? bounds)
  }

  // MARK: Links

  /// Makes a rectangle of the page a link to an address; y grows upwards from the page's bottom, as
  /// ``userSpaceToDeviceSpaceTransform`` gives it.
  public func setURL(_ url: CFURL, for rect: CGRect) {
    addLink(.url((url as URL).absoluteString), rect)
  }

  /// Makes a rectangle of the page a link to a destination of the document; y grows upwards from the
  /// page's bottom.
  public func setDestination(_ name: CFString, for rect: CGRect) {
    addLink(.destination(name as String), rect)
  }

  /// Gives a point of the page a name that links lead to; y grows upwards from the page's bottom.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    addDestination(name as String, point)
  }
}
