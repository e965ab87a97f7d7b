import EaselCanvas
import EaselViews
import Foundation

extension View {
  /// UIKit's name of ``/EaselViews/ContentMode``.
  public typealias ContentMode = EaselViews.ContentMode

  /// Pixels to a point of what is being drawn; it cannot be set.
  public var contentScaleFactor: CGFloat {
    get { GraphicsContext.deviceScale }
    set { _ = newValue }
  }

  /// The window that the view is in: none.
  public var window: Window? { nil }

  /// Draws the view and all that is in it into a rectangle of the current context, scaled to its
  /// size; false outside of drawing and for a view without a size.
  ///
  /// What the screen would show is always up to date.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let canvas = GraphicsContext.current?.canvas, bounds.width > 0, bounds.height > 0 else {
      return false
    }
    canvas.withSavedState {
      canvas.translate(x: rect.minX, y: rect.minY)
      canvas.scale(x: rect.width / bounds.width, y: rect.height / bounds.height)
      if !transform.isIdentity, transform.isInvertible { canvas.concatenate(transform.inverted()) }
      render(on: canvas)
    }
    return true
  }

  /// Does nothing: nothing is ever in focus.
  public func setNeedsFocusUpdate() {}

  /// Does nothing: nothing is ever in focus.
  public func updateFocusIfNeeded() {}

  /// Not kept: nothing is ever touched.
  public var isMultipleTouchEnabled: Bool {
    get { false }
    set { _ = newValue }
  }
}
