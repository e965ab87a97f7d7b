import EaselCanvas
import Foundation

/// A view whose contents can be larger than its bounds, as layout and rendering use it.
///
/// ``View/scrolledContents`` returns the view as this type.
protocol ScrolledContents: View {
  /// The layout guide of the contents, for constraints.
  var contentLayoutGuide: LayoutGuide { get }
  /// The size of the contents.
  var contentSize: CGSize { get }
  /// The size of the contents if constraints do not determine it.
  var ownContentSize: CGSize { get }
  /// Whether all of the contents is being drawn.
  var showsEverything: Bool { get }
  /// Whether rendering the view by itself draws only the part that it is scrolled to.
  var rendersViewportOnly: Bool { get }
  /// Whether a delegate follows the visible part, so that the contents must be drawn page by page.
  var followsViewport: Bool { get }
  /// The rectangle of the contents enlarged by the content insets, in the view's coordinate system.
  var contentRect: CGRect { get }
  /// The parts of the contents that become the pages of a document.
  var pageRects: [CGRect] { get }

  /// Sets the size of the contents that constraints lead to.
  func takeContentSize(_ size: CGSize)
  /// Draws the view scrolled to a page.
  func render(_ page: CGRect, on canvas: any Canvas)
  /// Returns one drawing of all contents, composed of the pages.
  func drawingOfPages() -> PageDrawing
  /// Runs a closure while the view shows all of its contents.
  func showingEverything<Result>(_ body: () throws -> Result) rethrows -> Result
}
