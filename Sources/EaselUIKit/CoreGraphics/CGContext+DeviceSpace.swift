import EaselCanvas
import Foundation

extension GraphicsContext {
  /// The transform from user space to the space of the surface.
  ///
  /// The space of a page has points, with the origin at the bottom left and y upward. The space of
  /// an image has pixels, with the origin at the top left and y downward.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    let scale = canvas.context.deviceScale
    return ctm.concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Converts a point from user space to the space of the surface.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Converts a size from user space to the space of the surface.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Returns the bounding rectangle of a rectangle of user space, in the space of the surface.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Converts a point from the space of the surface to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Converts a size from the space of the surface to user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Returns the bounding rectangle of a rectangle of the surface, in user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
}
