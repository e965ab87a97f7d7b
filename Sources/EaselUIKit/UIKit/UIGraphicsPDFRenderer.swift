import EaselCanvas
import Foundation

/// Draws PDF documents by a closure.
///
/// ```swift
/// let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 612, height: 792))
/// let data = renderer.pdfData { context in
///   context.beginPage()
///   "March".draw(at: CGPoint(x: 72, y: 72), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
/// }
/// ```
///
/// An empty rectangle stands for pages of 612 × 792 points. What drawing notes goes to the context
/// around.
open class UIGraphicsPDFRenderer: GraphicsRenderer {
  /// What draws the pages of a document.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  private let pdfFormat: UIGraphicsPDFRendererFormat

  /// Makes a renderer of documents whose pages have the given bounds.
  public init(
    bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()
  ) {
    pdfFormat = UIGraphicsPDFRendererFormat()
    pdfFormat.documentInfo = format.documentInfo
    super.init(bounds: bounds, format: pdfFormat)
  }

  /// How documents are made.
  open override var format: UIGraphicsPDFRendererFormat { pdfFormat }

  /// Draws a document; empty data, and a note, where it cannot be made, because a password is asked
  /// for, say.
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

  /// Draws a document to a file, which then has the whole of it, or what it had before.
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

/// How a renderer makes PDF documents.
open class UIGraphicsPDFRendererFormat: GraphicsRendererFormat {
  /// What documents say of themselves, by keys such as ``kCGPDFContextTitle``.
  open var documentInfo: [String: Any] = [:]

  /// Makes a format without information.
  public required init() {}
}

/// What the closure of a PDF renderer draws with.
open class UIGraphicsPDFRendererContext: GraphicsRendererContext {
  private let pdfFormat: UIGraphicsPDFRendererFormat

  init(_ context: GraphicsContext, _ format: UIGraphicsPDFRendererFormat) {
    pdfFormat = format
    super.init(context, format)
  }

  /// How the document is made.
  open override var format: UIGraphicsPDFRendererFormat { pdfFormat }

  /// The bounds of the page, or of pages that give none before one is begun.
  open var pdfContextBounds: CGRect { cgContext.pages?.bounds ?? .zero }

  /// Begins a page of the renderer's bounds, and ends the one before.
  open func beginPage() { cgContext.beginPage() }

  /// Begins a page of bounds of its own, and ends the one before.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    cgContext.beginPage(bounds, pageInfo)
  }

  /// Makes a rectangle of the page a link to an address; y grows upwards from the page's bottom, as
  /// `cgContext.userSpaceToDeviceSpaceTransform` gives it.
  open func setURL(_ url: URL, for rect: CGRect) {
    cgContext.addLink(.url(url.absoluteString), rect)
  }

  /// Gives a point of the page a name that links lead to; y grows upwards from the page's bottom.
  open func addDestination(withName name: String, at point: CGPoint) {
    cgContext.addDestination(name, point)
  }

  /// Makes a rectangle of the page a link to a destination of the document; y grows upwards from the
  /// page's bottom.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    cgContext.addLink(.destination(name), rect)
  }
}
