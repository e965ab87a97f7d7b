import EaselCanvas
import Foundation

/// The scaling and alignment of an image in a layer's bounds.
///
/// The size of an image that is not scaled is its size in pixels divided by
/// ``Layer/contentsScale``.
public enum ContentsGravity: String, Hashable, Sendable, CaseIterable {
  /// Stretches the image to the size of the bounds, which can distort it.
  case resize
  /// Scales the image uniformly to the largest size that fits into the bounds.
  case resizeAspect
  /// Scales the image uniformly to fill the bounds; ``Layer/masksToBounds`` clips the overflow.
  case resizeAspectFill
  /// Places the image in the center of the bounds, without scaling.
  case center
  /// Places the image at the top edge of the bounds, centered horizontally, without scaling.
  case top
  /// Places the image at the bottom edge of the bounds, centered horizontally, without scaling.
  case bottom
  /// Places the image at the left edge of the bounds, centered vertically, without scaling.
  case left
  /// Places the image at the right edge of the bounds, centered vertically, without scaling.
  case right
  /// Places the image in the top left corner of the bounds, without scaling.
  case topLeft
  /// Places the image in the top right corner of the bounds, without scaling.
  case topRight
  /// Places the image in the bottom left corner of the bounds, without scaling.
  case bottomLeft
  /// Places the image in the bottom right corner of the bounds, without scaling.
  case bottomRight

  /// Returns the rectangle in which an image of the size `size` is drawn for the bounds `rect`.
  ///
  /// The result is the whole rectangle for a size whose width or height is not positive.
  public func frame(of size: CGSize, in rect: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return rect }
    let (across, down) = (rect.width / size.width, rect.height / size.height)
    var scaled = size
    switch self {
    case .resize: return rect
    case .resizeAspect, .resizeAspectFill:
      let scale = self == .resizeAspect ? min(across, down) : max(across, down)
      scaled = CGSize(width: size.width * scale, height: size.height * scale)
    default: break
    }
    let (x, y) = position
    return CGRect(
      x: rect.minX + (rect.width - scaled.width) * x,
      y: rect.minY + (rect.height - scaled.height) * y,
      width: scaled.width, height: scaled.height)
  }

  /// The fraction of the free space to the left of the image and above it.
  private var position: (x: CGFloat, y: CGFloat) {
    switch self {
    case .resize, .resizeAspect, .resizeAspectFill, .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }
}
