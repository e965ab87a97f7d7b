import Foundation

/// How a picture fills a rectangle of another shape.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// Stretched to the rectangle.
  case scaleToFill
  /// As large as it fits whole.
  case scaleAspectFit
  /// As small as it covers the rectangle; what hangs over is cut.
  case scaleAspectFill
  /// Stretched: a rendering draws everything anew in any case.
  case redraw
  /// In its own size, in the middle.
  case center
  /// In its own size, in the middle of the top.
  case top
  /// In its own size, in the middle of the bottom.
  case bottom
  /// In its own size, in the middle of the left side.
  case left
  /// In its own size, in the middle of the right side.
  case right
  /// In its own size, at the top left.
  case topLeft
  /// In its own size, at the top right.
  case topRight
  /// In its own size, at the bottom left.
  case bottomLeft
  /// In its own size, at the bottom right.
  case bottomRight

  /// Where a picture of a size lies in a rectangle.
  public func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    let factor: CGFloat
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: factor = min(x, y)
    case .scaleAspectFill: factor = max(x, y)
    default: factor = 1
    }
    let scaled = CGSize(width: size.width * factor, height: size.height * factor)
    let (column, row) = place
    return CGRect(
      x: bounds.minX + (bounds.width - scaled.width) * column,
      y: bounds.minY + (bounds.height - scaled.height) * row, width: scaled.width,
      height: scaled.height)
  }

  /// Which share of the room that is left lies before the picture, along both axes.
  private var place: (column: CGFloat, row: CGFloat) {
    switch self {
    case .topLeft: (0, 0)
    case .top: (0.5, 0)
    case .topRight: (1, 0)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .bottomLeft: (0, 1)
    case .bottom: (0.5, 1)
    case .bottomRight: (1, 1)
    default: (0.5, 0.5)
    }
  }
}
