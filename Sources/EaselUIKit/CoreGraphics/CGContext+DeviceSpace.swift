import EaselCanvas
import Foundation

extension GraphicsContext {
  /// The transform from user space to the surface: to pixels of an image, or to points of a page.
  ///
  /// The space of an image has pixels, with the origin at the top left and y downward. In a context
  /// that was created for a PDF document, the space of a page is that of its bounds: points with y
  /// upward, from the bottom left if the bounds begin at (0, 0). On any other canvas it has points,
  /// with the origin at the top left and y downward.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    let scale = canvas.context.deviceScale
    return ctm.concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Converts a point from user space to pixels of an image, or to points of a page.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Converts a size from user space to pixels of an image, or to points of a page.
  ///
  /// A side is negative if its axis is flipped.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Returns the bounding rectangle of a rectangle of user space, in pixels of an image or points
  /// of a page.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Converts a point from pixels of an image, or from points of a page, to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Converts a size from pixels of an image, or from points of a page, to user space.
  ///
  /// A side is negative if its axis is flipped.
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Returns the bounding rectangle in user space of a rectangle in pixels of an image or points of
  /// a page.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
}
