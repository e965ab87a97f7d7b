import EaselCanvas
import Foundation

/// A view whose contents may be larger than itself, as layout and rendering know it.
///
/// ``View/scrolledContents`` says which views have such contents.
protocol ScrolledContents: View {
  /// The contents, for constraints.
  var contentLayoutGuide: LayoutGuide { get }
  /// The size of the contents.
  var contentSize: CGSize { get }
  /// The size of the contents where constraints do not decide it.
  var ownContentSize: CGSize { get }
  /// Whether all of the contents is being drawn.
  var showsEverything: Bool { get }
  /// Whether the view rendered by itself shows the part that it is scrolled to alone.
  var rendersViewportOnly: Bool { get }
  /// Whether something follows the part that is seen, so that only pages of it are right.
  var followsViewport: Bool { get }
  /// The rectangle of the contents, with the room around them.
  var contentRect: CGRect { get }
  /// The parts of the contents that are pages of a document.
  var pageRects: [CGRect] { get }

  /// Gives the contents the size that constraints lead to.
  func takeContentSize(_ size: CGSize)
  /// Draws the view scrolled to a page.
  func render(_ page: CGRect, on canvas: any Canvas)
  /// All of the contents as one drawing, put together from pages.
  func drawingOfPages() -> PageDrawing
  /// Runs a closure while the view shows all of its contents.
  func showingEverything<Result>(_ body: () throws -> Result) rethrows -> Result
}
