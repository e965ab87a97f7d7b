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
    return gravity.frame(of: size, in: bounds)
  }

  /// The layer's word for the same.
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
