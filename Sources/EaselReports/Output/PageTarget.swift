import EaselBlocks
import EaselCanvas
import Foundation

/// The destination of the pages of a report.
protocol PageTarget: AnyObject {
  /// The context of the rendering, which collects diagnostics.
  var context: RenderContext { get }
  /// The number of pages, including inserted ones.
  var pageCount: Int { get }

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - size: The size of the page, including the bleed.
  ///   - boxes: The trim and bleed boxes.
  ///   - position: The insertion point of the page; `nil` appends it.
  ///   - draw: Draws the page.
  func page(
    size: CGSize, boxes: PDFPageBoxes, at position: Int?, _ draw: (any Canvas) throws -> Void)
    throws
  /// Adds all pages of a PDF file at the end.
  func append(_ pages: [EmbeddedPDF]) throws
  /// Marks a position for pages that are drawn later; returns its number.
  func insertionPoint() -> Int
  /// Marks the next page as the first one of a numbering; returns the number of the mark.
  func keepNumbering(at position: Int?) -> Int
  /// Sets the page labels from a marked page on.
  func number(_ numbering: PageNumbering, from start: Int, at kept: Int)
  /// Defers drawing a part of the current page; returns the number of the part.
  func deferDrawing(in rect: CGRect, on canvas: any Canvas) throws -> Int
  /// Draws a deferred part.
  func draw(deferred number: Int, _ draw: (any Canvas) throws -> Void) throws
  /// Adds a heading to the outline.
  func addOutlineEntry(_ title: String, to destination: String, level: Int) throws
}

/// The reason why a part of a page cannot be deferred.
enum PageTargetError: Error {
  /// The part is in a recording, which the page draws as a whole.
  case recorded
}
