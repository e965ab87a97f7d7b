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

/// QuartzCore's name for ``/EaselCanvas/RectCorner``.
public typealias CACornerMask = RectCorner

extension RectCorner {
  /// The top left corner: the least x and the least y.
  public static var layerMinXMinYCorner: RectCorner { .topLeft }
  /// The top right corner: the greatest x and the least y.
  public static var layerMaxXMinYCorner: RectCorner { .topRight }
  /// The bottom left corner: the least x and the greatest y.
  public static var layerMinXMaxYCorner: RectCorner { .bottomLeft }
  /// The bottom right corner: the greatest x and the greatest y.
  public static var layerMaxXMaxYCorner: RectCorner { .bottomRight }
}

/// The shape of rounded corners.
public enum CALayerCornerCurve: String, Hashable, Sendable {
  /// Quarters of a circle.
  case circular
  /// Curves whose curvature grows gradually; they are drawn as quarters of a circle.
  case continuous
}

extension Layer {
  /// The corners that ``/EaselViews/Layer/cornerRadius`` rounds; all by default.
  ///
  /// It has no effect on a layer with ``/EaselViews/Layer/cornerRadii``.
  public var maskedCorners: CACornerMask {
    get { roundedCorners }
    set { roundedCorners = newValue }
  }

  /// The shape of the corners, always `circular`; the setter does nothing.
  public var cornerCurve: CALayerCornerCurve {
    get { .circular }
    set { _ = newValue }
  }

  /// Returns the affine part of ``/EaselViews/Layer/transform``.
  public func affineTransform() -> CGAffineTransform { transform.affineTransform }

  /// The visible part of the layer, always its bounds.
  public var visibleRect: CGRect { bounds }

  /// Whether edges are antialiased, always `true`; the setter does nothing.
  public var allowsEdgeAntialiasing: Bool {
    get { true }
    set { _ = newValue }
  }

  /// Whether a translucent layer is drawn as a group with its sublayers, always `true`; the setter
  /// does nothing.
  public var allowsGroupOpacity: Bool {
    get { true }
    set { _ = newValue }
  }

  /// Draws the layer and its sublayers in a context, in the layer's own coordinate system, without
  /// its position and transform.
  public func render(in context: GraphicsContext) {
    context.canvas.withSavedState {
      let placement = transformToSuperlayer
      if placement.isInvertible { context.canvas.concatenate(placement.inverted()) }
      render(on: context.canvas)
    }
  }
}
