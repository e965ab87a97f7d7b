import EaselCanvas
import EaselViews
import Foundation

/// Properties that have other types in QuartzCore; they hide those of Easel.
extension Layer {
  /// The outline that casts the shadow; `nil` uses everything that the layer draws.
  public var shadowPath: GraphicsPath? {
    get { shadowOutline.map(GraphicsPath.init) }
    set { shadowOutline = newValue?.path }
  }

  /// The image of the layer, a `UIImage` or `CGImage`, or `nil` for none; another type sets `nil`.
  public var contents: Any? {
    get { contentsImage }
    set { contentsImage = newValue as? Image }
  }
}

extension Layer {
  /// Draws the layer and its sublayers in a context, in the layer's own coordinate system, without
  /// its position and transform.
  public func render(in context: GraphicsContext) {
    context.canvas.withSavedState {
      let place = transformToSuperlayer
      if place.isInvertible { context.canvas.concatenate(place.inverted()) }
      render(on: context.canvas)
    }
  }
}
