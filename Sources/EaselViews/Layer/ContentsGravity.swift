import EaselCanvas
import Foundation

/// The scaling and alignment of an image in a layer's bounds.
public enum ContentsGravity: String, Hashable, Sendable, CaseIterable {
  /// Stretches the image to the size of the bounds, which can distort it.
  case resize
  /// Scales the image uniformly to the largest size that fits into the bounds.
  case resizeAspect
  /// Scales the image uniformly to fill the bounds; ``Layer/masksToBounds`` clips the overflow.
  case resizeAspectFill
  /// Centers the image at its own size.
  case center
  /// Centers the image at its own size along the top edge.
  case top
  /// Centers the image at its own size along the bottom edge.
  case bottom
  /// Centers the image at its own size along the left edge.
  case left
  /// Centers the image at its own size along the right edge.
  case right
  /// Aligns the image at its own size with the top left corner.
  case topLeft
  /// Aligns the image at its own size with the top right corner.
  case topRight
  /// Aligns the image at its own size with the bottom left corner.
  case bottomLeft
  /// Aligns the image at its own size with the bottom right corner.
  case bottomRight

  /// Returns the rectangle that an image of a size covers within a rectangle.
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
    let (x, y) = place
    return CGRect(
      x: rect.minX + (rect.width - scaled.width) * x,
      y: rect.minY + (rect.height - scaled.height) * y,
      width: scaled.width, height: scaled.height)
  }

  /// The fraction of the free space to the left of the image and above it.
  private var place: (x: CGFloat, y: CGFloat) {
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
