import EaselBlocks
import EaselCanvas
import Foundation

/// Where the pages of a report go.
protocol PageTarget: AnyObject {
  /// What the rendering knows and notes.
  var context: RenderContext { get }
  /// How many pages there are, with those that were put before others.
  var pageCount: Int { get }

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - size: Its size, with what is cut off.
  ///   - boxes: What is cut off.
  ///   - place: Before which pages it stands; nil is behind the others.
  ///   - draw: Draws it.
  func page(
    size: CGSize, boxes: PDFPageBoxes, at place: Int?, _ draw: (any Canvas) throws -> Void) throws
  /// Keeps a place for pages that are drawn later; returns its number.
  func insertionPoint() -> Int
  /// Keeps the next page, to number it and those that follow; returns its number among those kept.
  func keepNumbering(at place: Int?) -> Int
  /// Numbers the pages from one that was kept on, as viewers show it.
  func number(_ numbering: PageNumbering, from start: Int, at kept: Int)
  /// Leaves a part of the page that is drawn to be drawn later; returns its number.
  func deferDrawing(in rect: CGRect, on canvas: any Canvas) throws -> Int
  /// Draws a part that was left.
  func draw(deferred number: Int, _ draw: (any Canvas) throws -> Void) throws
  /// Adds a heading to the outline.
  func addOutlineEntry(_ title: String, to destination: String, level: Int) throws
}

/// Why a part of a page cannot be drawn later.
enum PageTargetError: Error {
  /// It is recorded, for a drawing that the page draws as a whole.
  case recorded
}
