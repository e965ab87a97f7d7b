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

  /// Not kept: nothing is ever touched.
  public var isMultipleTouchEnabled: Bool {
    get { false }
    set { _ = newValue }
  }
}
