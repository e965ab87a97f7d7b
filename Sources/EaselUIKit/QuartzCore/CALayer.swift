import EaselCanvas
import EaselViews
import Foundation

/// Properties that QuartzCore has in other types than Easel: they hide Easel's.
extension Layer {
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
}

extension Layer {
  /// Draws the layer and all that is in it on a context, with its bounds at the context's origin.
  public func render(in context: GraphicsContext) {
    context.canvas.withSavedState {
      let place = transformToSuperlayer
      if place.isInvertible { context.canvas.concatenate(place.inverted()) }
      render(on: context.canvas)
    }
  }
}
