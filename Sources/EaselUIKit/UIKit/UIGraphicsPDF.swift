// Free functions have the names that UIKit gave them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import Foundation

/// Begins a PDF document that is appended to data when it ends, and makes its context the current one.
///
/// The origin of a page is at its top left and y grows downwards. An empty rectangle stands for pages
/// of 612 × 792 points. Where a document cannot be made, because a password is asked for, say, that is
/// noted and nothing is begun.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  _ = beginDocument(.data, bounds, documentInfo) { data.append($0) }
}

/// Begins a PDF file, and makes its context the current one; false where it cannot be written.
///
/// The file is there, whole, when ``UIGraphicsEndPDFContext()`` returned.
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

/// Ends the open page and the PDF document that was begun last; the context from before is current.
public func UIGraphicsEndPDFContext() { GraphicsContext.endDocument() }

/// Begins a page of the document's bounds, and ends the one before.
public func UIGraphicsBeginPDFPage() { currentPDF("UIGraphicsBeginPDFPage")?.beginPage() }

/// Begins a page of bounds of its own, and ends the one before; an empty rectangle stands for those of
/// the document.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  currentPDF("UIGraphicsBeginPDFPageWithInfo")?.beginPage(bounds, pageInfo)
}

/// The bounds of the page, or of pages that give none before one is begun; zero where the current
/// context draws no PDF document.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  GraphicsContext.current?.pages?.bounds ?? .zero
}

/// Makes a rectangle of the page a link to an address; y grows upwards from the page's bottom, as
/// `userSpaceToDeviceSpaceTransform` gives it.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  currentPDF("UIGraphicsSetPDFContextURLForRect")?.addLink(.url(url.absoluteString), rect)
}

/// Gives a point of the page a name that links lead to; y grows upwards from the page's bottom.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  currentPDF("UIGraphicsAddPDFContextDestinationAtPoint")?.addDestination(name, point)
}

/// Makes a rectangle of the page a link to a destination of the document; y grows upwards from the
/// page's bottom.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  currentPDF("UIGraphicsSetPDFContextDestinationForRect")?.addLink(.destination(name), rect)
}

/// The current context, where it draws a PDF document; nil, and noted, for any other.
private func currentPDF(_ operation: String) -> GraphicsContext? {
  if let context = GraphicsContext.current, context.pages != nil { return context }
  GraphicsContext.report([
    Diagnostic(
      .warning, .unbalancedState,
      "the current context draws no PDF document; begin one by UIGraphicsBeginPDFContextToData before",
      operation: operation)
  ])
  return nil
}
