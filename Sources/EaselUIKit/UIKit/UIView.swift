import EaselCanvas
import EaselViews
import Foundation

extension View {
  /// UIKit's name for ``/EaselViews/ContentMode``.
  public typealias ContentMode = EaselViews.ContentMode

  /// The number of pixels per point, the same as ``UIScreen/scale``; the setter does nothing.
  ///
  /// It is that of the current drawing, but at least 2, and outside of drawing 2.
  public var contentScaleFactor: CGFloat {
    get { GraphicsContext.deviceScale }
    set { _ = newValue }
  }

  /// The window of the view, always `nil`.
  public var window: Window? { nil }

  /// Draws the view and its subviews, scaled to fill a rectangle of the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - afterScreenUpdates: Not used: views are always up to date.
  /// - Returns: `false` outside of drawing, and for a view of zero size.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let canvas = GraphicsContext.current?.canvas, bounds.width > 0, bounds.height > 0 else {
      return false
    }
    canvas.withSavedState {
      canvas.translate(x: rect.minX, y: rect.minY)
      canvas.scale(x: rect.width / bounds.width, y: rect.height / bounds.height)
      canvas.translate(x: -bounds.minX, y: -bounds.minY)
      // The drawing of a view begins at the corner of its frame; what its layer adds is undone.
      let placement = layer.transformToSuperlayer
        .concatenating(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
      if placement.isInvertible { canvas.concatenate(placement.inverted()) }
      render(on: canvas)
    }
    return true
  }

  /// Does nothing: there is no focus.
  public func setNeedsFocusUpdate() {}

  /// Does nothing: there is no focus.
  public func updateFocusIfNeeded() {}

  /// Whether other views receive no touches meanwhile, always `false`; the setter does nothing.
  public var isExclusiveTouch: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Whether the view is cleared before it is drawn, always `true`; the setter does nothing.
  public var clearsContextBeforeDrawing: Bool {
    get { true }
    set { _ = newValue }
  }

  /// Whether the view receives several touches, always `false`; the setter does nothing.
  public var isMultipleTouchEnabled: Bool {
    get { false }
    set { _ = newValue }
  }
}
