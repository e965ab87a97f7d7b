// Free functions have the names of UIKit.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import Foundation

/// Begins a PDF document in memory, and makes its context the current one.
///
/// The document is appended to the data when it ends.
///
/// The origin of a page is at the top left and y points downward. If the document cannot be made,
/// for example because a password is requested, no document is begun, and a diagnostic is noted.
///
/// - Parameters:
///   - data: The data to which the document is appended.
///   - bounds: The bounds of pages for which none are given; an empty rectangle means 612 × 792
///     points.
///   - documentInfo: The metadata of the document, by keys such as ``kCGPDFContextTitle``.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  _ = beginDocument(.data, bounds, documentInfo) { data.append($0) }
}

/// Begins a PDF file, and makes its context the current one.
///
/// The file is complete when ``UIGraphicsEndPDFContext()`` returns.
///
/// - Parameters:
///   - path: The path of the file.
///   - bounds: The bounds of pages for which none are given; an empty rectangle means 612 × 792
///     points.
///   - documentInfo: The metadata of the document, by keys such as ``kCGPDFContextTitle``.
/// - Returns: `false` if the file cannot be written.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  beginDocument(.file(URL(fileURLWithPath: path)), bounds, documentInfo) { _ in }
}

private func beginDocument(
  _ target: OutputTarget, _ bounds: CGRect, _ info: [AnyHashable: Any]?,
  _ deliver: @escaping (Data) -> Void
) -> Bool {
  do {
    GraphicsContext.beginDocument(
      try GraphicsContext(
        pdfTo: target, bounds: bounds, space: .downwards, info, deliver: deliver))
    return true
  } catch {
    GraphicsContext.reportFailure(error)
    return false
  }
}

/// Ends the open page and the PDF document that was begun last, and restores the previous context.
public func UIGraphicsEndPDFContext() { GraphicsContext.endDocument() }

/// Ends the open page and begins a page with the bounds of the document.
public func UIGraphicsBeginPDFPage() { currentPDF("UIGraphicsBeginPDFPage")?.beginPage() }

/// Ends the open page and begins a page with its own bounds.
///
/// - Parameters:
///   - bounds: The bounds; an empty rectangle uses those of the document.
///   - pageInfo: The dictionary of the page, whose ``kCGPDFContextMediaBox`` takes precedence.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  currentPDF("UIGraphicsBeginPDFPageWithInfo")?.beginPage(bounds, pageInfo)
}

/// Returns the bounds of the open page; before the first page, those of the document.
///
/// The result is zero if the current context does not draw a PDF document.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  GraphicsContext.current?.pages?.bounds ?? .zero
}

/// Makes a rectangle of the page a link to a URL.
///
/// The rectangle is in points from the bottom left of the page with y upward;
/// `userSpaceToDeviceSpaceTransform` converts to that space.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  currentPDF("UIGraphicsSetPDFContextURLForRect")?.addLink(.url(url.absoluteString), rect)
}

/// Adds a named destination at a point of the page, for links.
///
/// The point is in points from the bottom left of the page with y upward.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  currentPDF("UIGraphicsAddPDFContextDestinationAtPoint")?.addDestination(name, point)
}

/// Makes a rectangle of the page a link to a destination of the document.
///
/// The rectangle is in points from the bottom left of the page with y upward.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  currentPDF("UIGraphicsSetPDFContextDestinationForRect")?.addLink(.destination(name), rect)
}

/// Returns the current context if it draws a PDF document; otherwise `nil`, with a diagnostic.
private func currentPDF(_ operation: String) -> GraphicsContext? {
  if let context = GraphicsContext.current, context.pages != nil { return context }
  GraphicsContext.report([
    Diagnostic(
      .warning, .unbalancedState,
      "the current context does not draw a PDF document; begin one by UIGraphicsBeginPDFContextToData before",
      operation: operation)
  ])
  return nil
}
