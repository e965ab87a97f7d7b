import Foundation

/// The scaling and alignment of an image in a rectangle of other proportions.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// Stretches the image to the size of the rectangle, which can distort it.
  case scaleToFill
  /// Scales the image uniformly to the largest size that fits into the rectangle.
  case scaleAspectFit
  /// Scales the image uniformly to fill the rectangle and clips the overflow.
  case scaleAspectFill
  /// Stretches the image to the size of the rectangle, the same as ``scaleToFill``.
  ///
  /// With every mode, a view of another size is drawn again.
  case redraw
  /// Centers the image at its own size.
  case center
  /// Aligns the image at its own size with the top edge, centered horizontally.
  case top
  /// Aligns the image at its own size with the bottom edge, centered horizontally.
  case bottom
  /// Aligns the image at its own size with the left edge, centered vertically.
  case left
  /// Aligns the image at its own size with the right edge, centered vertically.
  case right
  /// Aligns the image at its own size with the top left corner.
  case topLeft
  /// Aligns the image at its own size with the top right corner.
  case topRight
  /// Aligns the image at its own size with the bottom left corner.
  case bottomLeft
  /// Aligns the image at its own size with the bottom right corner.
  case bottomRight

  /// Returns the rectangle, in the coordinate system of the bounds, that an image of a size covers
  /// with this mode.
  ///
  /// The rectangle can be larger than the bounds. It is zero for a size whose width or height is
  /// not positive.
  public func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    return gravity.frame(of: size, in: bounds)
  }

  /// The layer's equivalent of the mode.
  private var gravity: ContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
