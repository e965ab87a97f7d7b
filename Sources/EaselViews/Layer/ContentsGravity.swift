import EaselCanvas
import Foundation

/// How a picture lies in a layer's bounds.
public enum ContentsGravity: String, Hashable, Sendable, CaseIterable {
  /// Stretched to the bounds.
  case resize
  /// Scaled evenly to lie whole within the bounds.
  case resizeAspect
  /// Scaled evenly to fill the bounds.
  case resizeAspectFill
  /// Its own size in the middle.
  case center
  /// Its own size at the middle of the top.
  case top
  /// Its own size at the middle of the bottom.
  case bottom
  /// Its own size at the middle of the left side.
  case left
  /// Its own size at the middle of the right side.
  case right
  /// Its own size in the top left corner.
  case topLeft
  /// Its own size in the top right corner.
  case topRight
  /// Its own size in the bottom left corner.
  case bottomLeft
  /// Its own size in the bottom right corner.
  case bottomRight

  /// Where a picture of a size lies in a rectangle.
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

  /// The share of the free room that lies left of the picture and above it.
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
