// Free functions have the names of UIKit.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import Foundation

/// Begins a PDF document that is appended to data when it ends, and makes its context the current
/// one.
///
/// The origin of a page is at the top left and y points downward. If the document cannot be made,
/// for example because a password is requested, no document is begun, and a diagnostic is noted.
///
/// - Parameters:
///   - data: The data to which the document is appended.
///   - bounds: The bounds of pages for which none are given; zero width and height mean 612 × 792
///     points.
///   - documentInfo: The metadata of the document, by keys such as ``kCGPDFContextTitle``. Its
///     ``kCGPDFContextMediaBox`` takes precedence over `bounds`.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  _ = beginDocument(.data, bounds, documentInfo) { data.append($0) }
}

/// Begins a PDF file and makes its context the current one; returns `false` if the file cannot be
/// made.
///
/// The file is complete when ``UIGraphicsEndPDFContext()`` returns.
///
/// - Parameters:
///   - path: The path of the file.
///   - bounds: The bounds of pages for which none are given; zero width and height mean 612 × 792
///     points.
///   - documentInfo: The metadata of the document, by keys such as ``kCGPDFContextTitle``. Its
///     ``kCGPDFContextMediaBox`` takes precedence over `bounds`.
/// - Returns: `false` if the file cannot be written or a password is requested.
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

/// Ends the open page, if any, and begins one with the bounds given for the PDF document.
///
/// If the current context does not draw a PDF document, nothing happens, and a warning is noted.
public func UIGraphicsBeginPDFPage() { currentPDF("UIGraphicsBeginPDFPage")?.beginPage() }

/// Ends the open page, if any, and begins one with the given bounds in points; `CGRect.zero` uses
/// the document's.
///
/// If the current context does not draw a PDF document, nothing happens, and a warning is noted.
///
/// - Parameters:
///   - bounds: The bounds; zero width and height use those of the document.
///   - pageInfo: The dictionary of the page, whose ``kCGPDFContextMediaBox`` takes precedence.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  currentPDF("UIGraphicsBeginPDFPageWithInfo")?.beginPage(bounds, pageInfo)
}

/// Returns the bounds of the open PDF page in points; before the first page, those of the document.
///
/// The result is zero if the current context does not draw a PDF document.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  GraphicsContext.current?.pages?.bounds ?? .zero
}

/// Makes a rectangle of the open page a link to a URL; it is in points with y upward in the
/// coordinates of the page's bounds.
///
/// The bottom left corner of the page has the origin of the page's bounds as its coordinates,
/// usually (0, 0).
///
/// `userSpaceToDeviceSpaceTransform` converts to that space.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  currentPDF("UIGraphicsSetPDFContextURLForRect")?.addLink(.url(url.absoluteString), rect)
}

/// Adds a named destination for links at a point of the open page, in points with y upward.
///
/// The bottom left corner of the page has the origin of the page's bounds as its coordinates,
/// usually (0, 0).
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  currentPDF("UIGraphicsAddPDFContextDestinationAtPoint")?.addDestination(name, point)
}

/// Makes a rectangle of the open page a link to a named destination; it is in points with y upward
/// in the coordinates of the page's bounds.
///
/// The bottom left corner of the page has the origin of the page's bounds as its coordinates,
/// usually (0, 0).
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
