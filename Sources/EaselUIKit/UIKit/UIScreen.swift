import EaselCanvas
import EaselViews
import Foundation

/// The screen that drawing code asks for its scale: there is none, but a scale there is.
public struct UIScreen {
  /// The one screen.
  public static var main: UIScreen { UIScreen() }

  /// Pixels to a point for pictures that are drawn on the way, at least 2.
  public var scale: CGFloat { GraphicsContext.deviceScale }

  /// The same as ``scale``.
  public var nativeScale: CGFloat { scale }

  /// What can be drawn on at present; an A4 page in points outside of drawing.
  public var bounds: CGRect {
    guard let canvas = GraphicsContext.current?.canvas else {
      return CGRect(origin: .zero, size: PageSize.a4)
    }
    return CGRect(origin: .zero, size: canvas.clipBounds.size)
  }

  /// The traits of what is being drawn.
  public var traitCollection: TraitCollection { .current }
}

extension Window {
  /// The one screen.
  public var screen: UIScreen { .main }
}
