import EaselCanvas
import Foundation

extension GraphicsContext {
  /// From user space to the surface's: a page's points from its bottom left, upwards, or the pixels of
  /// an image from its top left, downwards.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    let scale = canvas.context.deviceScale
    return ctm.concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }

  /// A point of user space on the surface.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }

  /// A size of user space on the surface.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform)
  }

  /// The rectangle around one of user space on the surface.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform)
  }

  /// A point of the surface in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// A size of the surface in user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// The rectangle around one of the surface in user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
}
