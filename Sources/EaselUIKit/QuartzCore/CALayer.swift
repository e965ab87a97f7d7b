import EaselCanvas
import EaselViews
import Foundation

/// Properties that QuartzCore has in other types than Easel: they hide Easel's.
extension Layer {
  /// Opacity of the layer with all that is in it, 0…1.
  public var opacity: Float {
    get { Float(opacityValue) }
    set { opacityValue = CGFloat(newValue) }
  }

  /// Opacity of the shadow; 0 draws none.
  public var shadowOpacity: Float {
    get { Float(shadowOpacityValue) }
    set { shadowOpacityValue = CGFloat(newValue) }
  }

  /// The outline that casts the shadow; nil is all that the layer draws.
  public var shadowPath: GraphicsPath? {
    get { shadowOutline.map(GraphicsPath.init) }
    set { shadowOutline = newValue?.path }
  }

  /// A picture that fills the bounds; anything but a picture is none.
  public var contents: Any? {
    get { contentsImage }
    set { contentsImage = newValue as? Image }
  }

  /// Colour of the border; nil is transparent.
  public var borderColor: Color? {
    get { borderPaint }
    set { borderPaint = newValue ?? .clear }
  }

  /// Colour of the shadow; nil is transparent.
  public var shadowColor: Color? {
    get { shadowPaint }
    set { shadowPaint = newValue ?? .clear }
  }
}
