import EaselCanvas
import EaselViews
import Foundation

/// A stub for source compatibility with UIKit: a screen with the properties of the current drawing.
public struct UIScreen {
  /// The only screen.
  public static var main: UIScreen { UIScreen() }

  /// The default number of pixels per point of images in the current drawing, at least 2.
  ///
  /// It is that of the drawing, if greater than 2. Outside of drawing it is 2.
  public var scale: CGFloat { GraphicsContext.deviceScale }

  /// The number of pixels per point, the same as ``scale``.
  public var nativeScale: CGFloat { scale }

  /// A rectangle at the origin with the size of the current clip in points; outside of drawing, the
  /// size of an A4 page.
  public var bounds: CGRect {
    guard let canvas = GraphicsContext.current?.canvas else {
      return CGRect(origin: .zero, size: PageSize.a4)
    }
    return CGRect(origin: .zero, size: canvas.clipBounds.size)
  }

  /// The appearance of the current drawing and ``scale``; outside of drawing, light and 2 pixels
  /// per point.
  public var traitCollection: TraitCollection { .current }
}

extension Window {
  /// The screen of the window: the only one.
  public var screen: UIScreen { .main }
}
