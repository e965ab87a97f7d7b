import EaselCanvas
import Foundation

/// A renderer that draws PDF documents with a closure.
///
/// ```swift
/// let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 612, height: 792))
/// let data = renderer.pdfData { context in
///   context.beginPage()
///   "March".draw(
///     at: CGPoint(x: 72, y: 72), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
/// }
/// ```
///
/// The diagnostics of the drawing are passed to the surrounding context.
open class UIGraphicsPDFRenderer: GraphicsRenderer {
  /// A closure that draws the pages of a document.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  private let pdfFormat: UIGraphicsPDFRendererFormat

  /// Creates a renderer of documents whose pages have the given bounds.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of pages; zero width and height mean 612 × 792 points.
  ///   - format: The metadata of the documents. Its ``kCGPDFContextMediaBox`` takes precedence over
  ///     `bounds`.
  public init(
    bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()
  ) {
    pdfFormat = UIGraphicsPDFRendererFormat()
    pdfFormat.documentInfo = format.documentInfo
    super.init(bounds: bounds, format: pdfFormat)
  }

  /// The renderer's copy of the format, with the metadata of the documents.
  open override var format: UIGraphicsPDFRendererFormat { pdfFormat }

  /// Draws a PDF document with a closure and returns its bytes; empty data if it cannot be made.
  ///
  /// It cannot be made if a password is requested, for example. A diagnostic is noted then.
  ///
  /// - Parameter actions: A closure that draws the pages.
  open func pdfData(
    actions: (UIGraphicsPDFRendererContext) throws -> Void
  ) rethrows -> Data {
    var data = Data()
    let context: GraphicsContext
    do {
      context = try makeContext(.data) { data = $0 }
    } catch {
      GraphicsContext.reportFailure(error)
      return data
    }
    try draw(on: context, actions)
    context.closePages()
    return data
  }

  /// Draws a PDF document with a closure and writes it to a file; after an error the file remains
  /// as it was.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - actions: A closure that draws the pages.
  /// - Throws: The error by which the document cannot be made or written, and the errors of the
  ///   closure.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) throws -> Void
  ) throws {
    let context = try makeContext(.file(url)) { _ in }
    try draw(on: context, actions)
    try context.finishPages()
  }

  private func makeContext(
    _ target: OutputTarget, _ deliver: @escaping (Data) -> Void
  ) throws -> GraphicsContext {
    try GraphicsContext(
      pdfTo: target, bounds: bounds, space: .downwards, format.documentInfo, deliver: deliver)
  }

  private func draw(
    on context: GraphicsContext, _ actions: (UIGraphicsPDFRendererContext) throws -> Void
  ) rethrows {
    try context.drawingPages { try actions(UIGraphicsPDFRendererContext(context, format)) }
  }
}

/// The settings of the PDF documents of a renderer: their metadata.
open class UIGraphicsPDFRendererFormat: GraphicsRendererFormat {
  /// The metadata of the documents, by keys such as ``kCGPDFContextTitle``; empty by default.
  open var documentInfo: [String: Any] = [:]

  /// Creates a format without metadata.
  public required init() {}
}

/// The context that a PDF renderer passes to its closure, for pages, links and destinations.
open class UIGraphicsPDFRendererContext: GraphicsRendererContext {
  private let pdfFormat: UIGraphicsPDFRendererFormat

  init(_ context: GraphicsContext, _ format: UIGraphicsPDFRendererFormat) {
    pdfFormat = format
    super.init(context, format)
  }

  /// The format of the renderer, with the metadata of the document.
  open override var format: UIGraphicsPDFRendererFormat { pdfFormat }

  /// The bounds of the open page in points; before the first page, those of the document.
  open var pdfContextBounds: CGRect { cgContext.pages?.bounds ?? .zero }

  /// Ends the open page, if any, and begins one with the bounds of the renderer.
  ///
  /// A ``kCGPDFContextMediaBox`` in the metadata of the format takes precedence over them.
  open func beginPage() { cgContext.beginPage() }

  /// Ends the open page, if any, and begins one with the given bounds in points; `CGRect.zero` uses
  /// the renderer's.
  ///
  /// - Parameters:
  ///   - bounds: The bounds; zero width and height use those of the renderer.
  ///   - pageInfo: The dictionary of the page, whose ``kCGPDFContextMediaBox`` takes precedence.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    cgContext.beginPage(bounds, pageInfo)
  }

  /// Makes a rectangle of the open page a link to a URL; it is in points with y upward in the
  /// coordinates of the page's bounds.
  ///
  /// The bottom left corner of the page has the origin of the page's bounds as its coordinates,
  /// usually (0, 0).
  ///
  /// `cgContext.userSpaceToDeviceSpaceTransform` converts to that space.
  open func setURL(_ url: URL, for rect: CGRect) {
    cgContext.addLink(.url(url.absoluteString), rect)
  }

  /// Adds a named destination for links at a point of the open page, in points with y upward.
  ///
  /// The bottom left corner of the page has the origin of the page's bounds as its coordinates,
  /// usually (0, 0).
  open func addDestination(withName name: String, at point: CGPoint) {
    cgContext.addDestination(name, point)
  }

  /// Makes a rectangle of the open page a link to a named destination; it is in points with y
  /// upward in the coordinates of the page's bounds.
  ///
  /// The bottom left corner of the page has the origin of the page's bounds as its coordinates,
  /// usually (0, 0).
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    cgContext.addLink(.destination(name), rect)
  }
}
